/** Downloads that go on where they broke off, and what stands in the head of every answer, whoever gives it. */
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { untilTestsEnd } from '#tests/lifetimes.ts';

import { makeFixtureSite } from './fixture-site.ts';
import { nginxMissing, startNginx, startServer, type Host } from './hosts.ts';
import { rawRequest } from './raw-request.ts';
import { startServerProcess } from './server-process.ts';

const scope = untilTestsEnd();
const site = scope.use(await makeFixtureSite());
const hosts = [{ name: 'server', host: scope.use(await startServer(site.dist)) }];
if (!nginxMissing()) hosts.push({ name: 'nginx', host: scope.use(await startNginx(site.dist)) });
const server = scope.use(
  await startServerProcess(site.dist, {
    DATA_DIR: join(site.dist, 'data'),
    SITE_URL: 'https://www.example.com',
    SECURITY_CONTACT: 'mailto:security@example.com',
  }),
);

const get = (host: Host, file: string, headers: Record<string, string>) =>
  rawRequest(host.port, `/files/${file}`, { headers });

// The archive is too large to be kept in memory: it is read while it is sent.
test.each(['valve.step', 'valves.zip'])(
  '%s goes on where its download broke off, by server and by nginx',
  async (file) => {
    for (const { name, host } of hosts) {
      const whole = await get(host, file, {});
      expect(whole.body.length).toBe(Number(whole.headers['content-length']));
      const head = await rawRequest(host.port, `/files/${file}`, { method: 'HEAD' });
      expect([head.headers['content-length'], head.body.length]).toEqual([
        whole.headers['content-length'],
        0,
      ]);
      expect([name, whole.status, whole.headers['accept-ranges']]).toEqual([name, 200, 'bytes']);
      const tag = whole.headers['etag'] ?? '';
      const rest = await get(host, file, { Range: 'bytes=1000-', 'If-Range': tag });
      expect([name, rest.status]).toEqual([name, 206]);
      const { length } = whole.body;
      expect(rest.headers['content-range']).toBe(`bytes 1000-${length - 1}/${length}`);
      expect(rest.body.equals(whole.body.subarray(1000))).toBe(true);
      // A file that has changed meanwhile comes whole.
      expect((await get(host, file, { Range: 'bytes=1000-', 'If-Range': '"other"' })).status).toBe(
        200,
      );
      expect((await get(host, file, { Range: `bytes=${length}-` })).status).toBe(416);
    }
  },
);

test('a download that goes on after a release gets no part of another file, by server and by nginx', async () => {
  for (const { name, host } of hosts) {
    const { headers } = await get(host, 'valves.zip', {});
    const [tag = '', date = ''] = [headers['etag'], headers['last-modified']];
    const part = async (more: Record<string, string>) => {
      const answer = await get(host, 'valves.zip', { Range: 'bytes=1000-1009', ...more });
      return [name, answer.status, answer.body.length];
    };
    const earlier = new Date(Date.parse(date) - 3_600_000).toUTCString();
    for (const same of [
      { 'If-Match': tag },
      { 'If-Match': `"other", ${tag}` },
      { 'If-Match': '*' },
      { 'If-Unmodified-Since': date },
      { 'If-Range': date },
    ])
      expect([same, await part(same)]).toEqual([same, [name, 206, 10]]);
    for (const other of [
      { 'If-Match': '"other"' },
      { 'If-Match': `W/${tag}` },
      { 'If-Unmodified-Since': earlier },
      // The tag counts, and not the date.
      { 'If-Match': '"other"', 'If-Unmodified-Since': date },
    ])
      expect([other, (await part(other))[1]]).toEqual([other, 412]);
    expect((await part({ 'If-Range': earlier }))[1]).toBe(200);
    const since = async (value: string) =>
      (await get(host, 'valve.step', { 'If-Modified-Since': value })).status;
    const small = (await get(host, 'valve.step', {})).headers['last-modified'] ?? '';
    expect([name, await since(small), await since(earlier)]).toEqual([name, 304, 200]);
    const missing = await rawRequest(host.port, '/no/such/page');
    expect([name, missing.status, missing.headers['last-modified']]).toEqual([
      name,
      404,
      undefined,
    ]);
  }
});

test('downloads that are broken off, and questions for their heads, leave no file open', async () => {
  const { port } = new URL(server.url);
  // By an address as the site writes it, and by one that it has to look up.
  for (const address of ['/files/valves.zip', '/files/valves.zip?x=1']) {
    for (let count = 0; count < 10; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      // More than the buffers between the two hold, so that the server is writing when the connection goes.
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(8));
      await once(socket, 'readable');
      socket.destroy();
      await rawRequest(Number(port), address, { method: 'HEAD' });
    }
  }
  const folder = `/proc/${server.child.pid}/fd`;
  const open = async () =>
    (
      await Promise.all(
        (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
      )
    ).filter((path) => path.endsWith('.zip'));
  await expect.poll(open).toEqual([]);
});

test('large files that are asked for in one go come whole, one after the other', async () => {
  for (const { name, host } of hosts) {
    const whole = await get(host, 'valves.zip', {});
    const ask = (more: string) => `GET /files/valves.zip HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const verbatim = ask('').repeat(4) + ask('Connection: close\r\n');
    // All that comes after the first head.
    const { body } = await rawRequest(host.port, '', { verbatim });
    const pieces = body.toString('latin1').split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s);
    expect([name, pieces.length]).toEqual([name, 5]);
    for (const piece of pieces) expect(piece === whole.body.toString('latin1')).toBe(true);
  }
});

test('a file is shown by the browser, and saved under a readable name, by server and by nginx', async () => {
  for (const { name, host } of hosts) {
    for (const headers of [{}, { Range: 'bytes=0-9' }]) {
      const answer = await get(host, 'valve.step', headers as Record<string, string>);
      expect([name, answer.headers['content-type']]).toEqual([name, 'model/step']);
      expect([name, answer.headers['content-disposition']]).toEqual([
        name,
        "inline; filename=valve.step; filename*=UTF-8''%EB%B3%BC%20%EB%B0%B8%EB%B8%8C%20%28%EC%99%B8%ED%98%95%29.step",
      ]);
    }
    const page = await rawRequest(host.port, '/', {});
    expect([name, page.headers['content-disposition']]).toEqual([name, undefined]);
  }
});

test.each([
  ['a document', 'GET', '/'],
  ['a file', 'GET', '/robots.txt'],
  ['a page that is not there', 'GET', '/no/such/page'],
  ['a redirect', 'GET', '/about/'],
  ['a wrong address', 'GET', '/%00'],
  ['a wrong method', 'PUT', '/'],
  ['health', 'GET', '/healthz'],
  ['an empty form', 'POST', '/f/inquiry'],
  ['a wrong method of the form', 'PUT', '/f/inquiry'],
  ['a part of a file', 'GET', '/files/valve.step'],
])(
  '%s cannot be taken for another type or by another site, and is asked for over TLS only',
  async (_what, method, path) => {
    const { port } = new URL(server.url);
    const { headers } = await rawRequest(Number(port), path, {
      method,
      headers: { Range: 'bytes=0-9' },
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  },
);

const HOST = 'Host: 127.0.0.1\r\nConnection: close\r\n';
test.each([
  ['what is not HTTP', 400, 'nonsense\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'two lengths',
    400,
    `POST /f/inquiry HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a body in chunks',
    411,
    `POST /misses HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`,
  ],
  [
    'a body of a request that only asks',
    400,
    `HEAD / HTTP/1.1\r\n${HOST}Content-Length: 1\r\n\r\nx`,
  ],
  ['an unknown expectation', 417, `GET / HTTP/1.1\r\n${HOST}Expect: magic\r\n\r\n`],
  ['too long a head', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(40_000)}\r\n\r\n`],
])('%s: refused with %i, with the same care', async (_what, expected, verbatim) => {
  const { status, headers } = await rawRequest(Number(new URL(server.url).port), '/', { verbatim });
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

test.each([
  ['PUT', '/', 405, 'GET, HEAD'],
  ['POST', '/products', 405, 'GET, HEAD'],
  ['POST', '/healthz', 405, 'GET, HEAD'],
  ['DELETE', '/f/inquiry', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/f/inquiry', 204, 'GET, HEAD, POST'],
  ['OPTIONS', '/products', 204, 'GET, HEAD'],
  ['OPTIONS', '/misses', 204, 'POST'],
  ['GET', '/misses', 405, 'POST'],
])('%s %s: told what is allowed', async (method, path, status, allow) => {
  const answer = await fetch(server.url + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
});

test('security.txt says whom to tell, until when, and where it belongs', async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
  const end = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 365 * 86_400_000);
});
