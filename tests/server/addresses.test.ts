/** The application, the server and nginx read the query of an address alike, whatever stands in it. */
import { Agent, request } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageDataFile } from '#app/shared/page/data-file.ts';
import { languageOf, pageOf } from '#contract/address.ts';
import { makeFixtureSite, manifest, type FixtureSite } from './fixture-site.ts';
import { nginxMissing, startNginx, startServer, type Host } from './hosts.ts';
import { rawQuery } from './raw-query.ts';

const BATCHES = 100;
const BATCH_SIZE = 100;

const path = '/products/pneumatic/rotary';
const pages = manifest.documents[path];
if (!pages) throw new Error(`the fixture has no ${path}`);

/** The document that the application's rule names. */
function documentOf(query: string): string | undefined {
  const { search } = new URL(`http://site.invalid${path}?${query}`);
  return pages?.[languageOf(search)][pageOf(search, pages.ko.length) - 1];
}

/** Few connections, many requests: ten thousand connections would take a minute. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The document that a host answers with. */
function answeredDocument(port: number, query: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path: `${path}?${query}` }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => resolve(/file:([^<]*)</.exec(body)?.[1]));
    })
      .on('error', reject)
      .end();
  });
}

let site: FixtureSite;
const running = new Map<string, Host>();
const missing = nginxMissing();

beforeAll(async () => {
  site = await makeFixtureSite();
  running.set('server', await startServer(site.dist));
  if (missing) console.warn(`Not compared with nginx: ${missing}`);
  else running.set('nginx', await startNginx(site.dist));
});
afterAll(async () => {
  agent.destroy();
  for (const host of running.values()) await host[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('10,000 queries get the same document from every host, and the application its data', async () => {
  const batch = fc.array(rawQuery, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(batch, async (queries) => {
      for (const [name, { port }] of running) {
        const answers = await Promise.all(
          queries.map(async (query) => ({ query, answer: await answeredDocument(port, query) })),
        );
        const others = answers.filter(({ query, answer }) => answer !== documentOf(query));
        expect(others, `${name} answers otherwise than the application reads`).toEqual([]);
      }
      compared += queries.length;
    }),
    { numRuns: BATCHES },
  );
  expect(compared).toBeGreaterThanOrEqual(BATCHES * BATCH_SIZE);
}, 120_000);

test('a repeated page is no page, for the data file as for the document', () => {
  const url = new URL(`http://site.invalid${path}?page=2&page=3`);
  expect(pageDataFile(url)).toBe(`/data/ko${path}/1.json`);
});
