/** The functions for Cloudflare, Netlify and Vercel answer what the server and nginx answer. */
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { HOSTS } from '#tools/hosts/write.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { fixturePolicy, makeFixtureSite, type FixtureSite } from './fixture-site.ts';
import { startFunctionHost, VISITOR } from './function-hosts.ts';
import { documents, hostile, named, redirects, unknown } from './host-requests.ts';
import type { Host } from './hosts.ts';
import { rawRequest, type RawRequest } from './raw-request.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A function gets a URL by the standard: what that tidies away, it cannot see. */
const isSeen = (target: string): boolean => {
  const url = URL.parse(`http://a${target}`);
  return url !== null && url.pathname + url.search === target;
};

describe.each(HOSTS)('%s', (name) => {
  /** Netlify asks its function before it looks for a file, so it is kept from folders of files (deploy/file-hosts.md). */
  const asked = <Row extends readonly [string, ...unknown[]]>(
    rows: readonly Row[],
  ): readonly Row[] =>
    rows.filter(([target]) => name !== 'netlify' || !/^\/(?:assets|data|pictures)\//.test(target));

  const scope = untilTestsEnd();
  let host: Host;
  const get = (target: string, request: RawRequest = {}) => rawRequest(host.port, target, request);
  beforeAll(async () => {
    const site = scope.use(await makeFixtureSite());
    host = scope.use(await startFunctionHost(name, site.dist));
  });

  test.each(documents)('%s answers 200 with %s', async (target, file) => {
    const { status, headers, body } = await get(target);
    expect([status, body.toString()]).toEqual([200, expect.stringContaining(`file:${file}<`)]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': fixturePolicy(file),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test.each(asked(unknown))('%s answers 404 with %s', async (target, file) => {
    const { status, headers, body } = await get(target);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining(`file:${file}<`)]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(fixturePolicy(file));
  });

  test.each(asked(redirects))('%s redirects with %i to %s', async (target, status, location) => {
    const answer = await get(target);
    expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  });

  test.each(named(hostile.filter(isSeen)))(
    '%s answers 400 or 404, with nothing of a file',
    async (_name, target) => {
      const { status, headers, body } = await get(target);
      expect([400, 404]).toContain(status);
      expect(headers['location']).toBeUndefined();
      expect(body.toString()).not.toContain('outside the site');
    },
  );

  test.each(hostile.filter((target) => !isSeen(target) && target.startsWith('/')).slice(0, 40))(
    '%j, which the standard tidies, leads to nothing of a file and nowhere else',
    async (target) => {
      const { status, headers, body } = await get(target);
      expect([200, 308, 400, 404]).toContain(status);
      expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
      expect(body.toString()).not.toContain('outside the site');
    },
  );

  test('files of the site, with their time to live', async () => {
    for (const [target, cache] of [
      ['/assets/entry-a1b2c3.js', 'public, max-age=31536000, immutable'],
      ['/data/search.json', 'no-cache'],
      ['/pictures/valve.png', 'public, max-age=86400'],
      ['/robots.txt', 'no-cache'],
      ['/products/pneumatic/rotary.txt', 'no-cache'],
      ['/.well-known/security.txt', 'no-cache'],
    ] as const) {
      const { status, headers } = await get(target);
      expect([target, status, headers['cache-control']]).toEqual([target, 200, cache]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const target of [
      '/.hidden',
      '/secret.txt',
      '/assets/entry-a1b2c3.js.br',
      '/assets/none.js',
    ]) {
      const { status, headers } = await get(target);
      expect([target, status]).toEqual([target, 404]);
      // A missing file must not be kept for a year.
      if (name !== 'netlify') expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test.each([
    ['POST', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['PATCH', 405],
    ['OPTIONS', 204],
  ])('%s answers %i', async (method, expected) => {
    const { status, headers } = await get('/about', { method, headers: { 'Content-Length': '0' } });
    expect([status, headers['allow']]).toEqual([expected, 'GET, HEAD']);
  });

  test('HEAD has no body; a conditional request is answered 304, a missing document never', async () => {
    expect(await get('/about', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    });
    const { headers } = await get('/about?lang=en');
    const again = (target: string) =>
      get(target, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
    expect(await again('/about?lang=en')).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await again('/about')).status).toBe(200);
    const missing = await get('/nothing');
    expect(missing.headers['etag']).toBeUndefined();
    expect((await get('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe.each(HOSTS)('%s before a server', (name) => {
  let site: FixtureSite;
  const data = temporaryFolder();
  let server: ServerProcess;
  let proxy: Server;
  let host: Host;
  /** Heads of what came to the server. */
  const asked: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    site = await makeFixtureSite();
    const settings = { DATA_DIR: data.path, SITE_URL: 'https://www.example.com' };
    server = await startServerProcess(site.dist, settings);
    // Notes what comes, and hands it on.
    proxy = createServer((incoming, outgoing) => {
      asked.push(incoming.headers);
      const { method, url, headers } = incoming;
      const onward = request(new URL(url ?? '/', server.url), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    host = await startFunctionHost(name, site.dist, { address, key: 'sample-key-of-16' });
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
    data.remove();
    await site[Symbol.asyncDispose]();
  });
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...options });

  test('an inquiry of its page is stored by the server, and a form without scripts led on', async () => {
    const fields = { companyName: '○○', name: 'Kim', phone: '02-000-0000', email: 'a@example.com' };
    const send = (inquiry: string, accept: string) =>
      ask('/f/inquiry', {
        method: 'POST',
        headers: { Origin: 'https://www.example.com', Accept: accept },
        body: new URLSearchParams({ ...fields, inquiry }),
      });
    const stored = await send('S30 DN 50', 'application/json');
    expect([stored.status, await stored.json()]).toEqual([
      200,
      { next: expect.stringContaining('receipt=') },
    ]);
    const led = await send('S30 DN 80', 'text/html');
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/f\/inquiry\/received\?/),
    ]);
    expect((await ask(led.headers.get('location')!)).status).toBe(200);
  });

  test('the server hears the visitor’s address from the host, and nothing that the visitor says of it', async () => {
    const lie = { 'X-Forwarded-For': '203.0.113.1', 'X-Visitor-Address': '203.0.113.1' };
    await ask('/notice.json', { headers: { ...lie, 'X-Site-Key': 'guessed' } });
    expect(asked.at(-1)).toMatchObject({
      'x-site-key': 'sample-key-of-16',
      'x-visitor-address': VISITOR,
    });
    expect(JSON.stringify(asked.at(-1))).not.toContain('203.0.113.1');
  });

  test('notice, counts and sheets come from the server, documents and files do not', async () => {
    const before = asked.length;
    expect(await (await ask('/notice.json')).json()).toEqual({ notice: null });
    const counted = await ask('/misses', { method: 'POST', body: '{}' });
    expect(counted.status).not.toBe(405);
    await ask('/answers/aaaaaaaaaaaaaaaaaaaaaaaaaa');
    expect(asked.length - before).toBe(3);
    for (const path of ['/', '/about?lang=en', '/data/search.json', '/fruit', '/mcpx'])
      await ask(path);
    expect(asked.length - before).toBe(3);
  });

  test('a body beyond every limit does not go on, and a server that is gone is said', async () => {
    const before = asked.length;
    const long = await ask('/f/inquiry', { method: 'POST', body: 'x'.repeat(1_000_001) });
    expect([long.status, asked.length - before]).toEqual([413, 0]);
    proxy.closeAllConnections();
    proxy.close();
    expect((await ask('/notice.json')).status).toBe(502);
    expect((await ask('/about')).status).toBe(200);
  });
});
