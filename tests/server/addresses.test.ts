/** The application, the server and nginx take an address alike, whatever stands in its path and query. */
import { Agent, request } from 'node:http';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAddressLookup } from '#contract/address-lookup.ts';
import { addressTable } from '#contract/routes-manifest.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { arbitraryPath, arbitraryQuery } from './arbitrary-address.ts';
import { makeFixtureSite, manifest } from './fixture-site.ts';
import { nginxMissing, startNginx, startServer } from './hosts.ts';

const BATCH_SIZE = 100;

const lookUp = createAddressLookup(addressTable(manifest));

/** What the rule says to an address as a browser reads it: status and file, or status and Location. */
function expectedAnswer(target: string): string {
  const { pathname, search } = new URL(target, 'http://site.invalid');
  const answer = lookUp(pathname, search);
  switch (answer.kind) {
    case 'document':
      return `200 ${manifest.documents[answer.path]?.[answer.language][answer.page - 1]}`;
    case 'redirect':
      return `${answer.status} ${answer.location}`;
    case 'missing':
      return `404 ${manifest.notFound.find(({ pattern }) => pattern === answer.pattern)?.[answer.language]}`;
    default:
      return answer.kind;
  }
}

/** Few connections, many requests: ten thousand connections would take a minute. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** What a host answers, in the same form. */
function hostAnswer(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path: target }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode, headers } = response;
        const file = /file:([^<]*)</.exec(body)?.[1];
        // A URL writes some signs, such as the apostrophe, in another way.
        const { pathname, search } = new URL(headers.location ?? '', 'http://site.invalid');
        resolve(`${statusCode} ${headers.location === undefined ? file : pathname + search}`);
      });
    })
      .on('error', reject)
      .end();
  });
}

const missing = nginxMissing();
if (missing) console.warn(`Not compared with nginx: ${missing}`);
const scope = untilTestsEnd();
const site = scope.use(await makeFixtureSite());
const running = new Map([['server', scope.use(await startServer(site.dist))]]);
if (!missing) running.set('nginx', scope.use(await startNginx(site.dist)));
scope.defer(() => agent.destroy());

/** Asks every host for targets in batches and compares with the rule. */
async function compare(target: fc.Arbitrary<string>, batches: number): Promise<void> {
  const batch = fc.array(target, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE });
  await fc.assert(
    fc.asyncProperty(batch, async (targets) => {
      for (const [host, { port }] of running) {
        const answers = await Promise.all(
          targets.map(async (each) => ({ target: each, answer: await hostAnswer(port, each) })),
        );
        const others = answers
          .map((each) => ({ ...each, expected: expectedAnswer(each.target) }))
          .filter(({ answer, expected }) => answer !== expected);
        expect(others, `answers of ${host} that are not what the rule says`).toEqual([]);
      }
    }),
    { numRuns: batches },
  );
}

test('2,000 queries get the same document from every host', async () => {
  const [path = '/'] = Object.entries(manifest.documents).find(([, { ko }]) => ko.length > 1) ?? [];
  await compare(
    arbitraryQuery.map((query) => `${path}?${query}`),
    20,
  );
});

test('1,000 paths get the same answer from every host', async () => {
  await compare(
    fc
      .tuple(
        arbitraryPath,
        fc.oneof(
          fc.constant(''),
          arbitraryQuery.map((query) => `?${query}`),
        ),
      )
      .map((pair) => pair.join('')),
    10,
  );
});
