/** What every host of the site must answer, asked of the project's server and of the real nginx alike. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { fixturePolicy, makeFixtureSite } from './fixture-site.ts';
import { documents, hostile, named, redirects, unknown } from './host-requests.ts';
import { nginxMissing, startNginx, startServer, type Host } from './hosts.ts';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request.ts';

interface Kind {
  readonly name: string;
  readonly start: (dist: string) => Promise<Host>;
  readonly missing: string | null;
  readonly codings: readonly string[];
}

const kinds: readonly Kind[] = [
  { name: 'server', start: startServer, missing: null, codings: ['br', 'zstd', 'gzip'] },
  { name: 'nginx', start: startNginx, missing: nginxMissing(), codings: ['br', 'gzip'] },
];

const bodyText = ({ headers, body }: RawAnswer): string => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  const coding = headers['content-encoding'];
  return (coding ? decode[coding as keyof typeof decode](body) : body).toString();
};

for (const { name, start, missing, codings } of kinds) {
  if (missing) console.warn(`Not tested with ${name}: ${missing}`);
  describe.skipIf(missing)(missing ? `${name} (left out: ${missing})` : name, () => {
    const scope = untilTestsEnd();
    let host: Host;
    const get = (target: string, request: RawRequest = {}) =>
      rawRequest(host.port, target, request);
    beforeAll(async () => {
      const site = scope.use(await makeFixtureSite());
      host = scope.use(await start(site.dist));
    });

    test.each(documents)('%s answers 200 with %s', async (target, file) => {
      const answer = await get(target);
      expect([answer.status, bodyText(answer)]).toEqual([
        200,
        expect.stringContaining(`file:${file}<`),
      ]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': fixturePolicy(file),
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    });

    test.each(unknown)('%s answers 404 with %s', async (target, file) => {
      const answer = await get(target);
      expect([answer.status, bodyText(answer)]).toEqual([
        404,
        expect.stringContaining(`file:${file}<`),
      ]);
      expect(answer.headers['content-security-policy']).toBe(fixturePolicy(file));
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    test.each(redirects)('%s redirects with %i to %s', async (target, status, location) => {
      const answer = await get(target);
      expect([answer.status, answer.headers['location']]).toEqual([status, location]);
    });

    test.each(named(hostile))(
      '%s answers 400 or 404, with nothing of a file',
      async (_name, target) => {
        const answer = await get(target);
        expect([400, 404]).toContain(answer.status);
        expect(answer.headers['location']).toBeUndefined();
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(bodyText(answer)).not.toContain('outside the site');
      },
    );

    test('a target beyond every buffer is refused', async () => {
      const { status } = await get(`/${'a'.repeat(100_000)}`);
      // Node does not tell which part of a head is too long: 431 is what it says of the whole.
      expect([400, 414, 431]).toContain(status);
    });

    test('a header beyond every buffer is refused', async () => {
      const { status } = await get('/', { headers: { 'X-Long': 'a'.repeat(100_000) } });
      expect([400, 431]).toContain(status);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
      '%s answers 405 and says what is allowed',
      async (method) => {
        for (const target of ['/', '/about', '/nothing', '/assets/entry-a1b2c3.js']) {
          const { status, headers } = await get(target, {
            method,
            headers: { 'Content-Length': '0' },
          });
          expect([target, status, headers['allow']]).toEqual([target, 405, 'GET, HEAD']);
        }
      },
    );

    test('OPTIONS is told what is allowed', async () => {
      for (const target of ['/', '/about', '/nothing', '/assets/entry-a1b2c3.js']) {
        const { status, headers, body } = await get(target, { method: 'OPTIONS' });
        expect([target, status, headers['allow'], body.length]).toEqual([
          target,
          204,
          'GET, HEAD',
          0,
        ]);
      }
    });

    test.each([
      'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'get / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /?lang=\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: evil.example/?\r\nConnection: close\r\n\r\n',
      'GET / HTTP/9.9\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET http://evil.example/about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\nConnection: close\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaa==\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    ])('%j is no 5xx', async (verbatim) => {
      // Hanging up is an answer too; a keep-alive connection is cut by the client below.
      const answer = await Promise.race([
        get('', { verbatim: Buffer.from(verbatim, 'latin1') }).catch(() => null),
        new Promise<null>((resolve) => setTimeout(() => resolve(null), 500)),
      ]);
      // 501 and 505 say precisely what is not supported.
      expect(answer === null || answer.status < 500 || [501, 505].includes(answer.status)).toBe(
        true,
      );
      expect(answer?.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
      expect((await get('/about')).status).toBe(200);
    });

    test('HEAD answers as GET does, without a body', async () => {
      for (const target of [
        '/about',
        '/nothing',
        '/about/',
        '/assets/entry-a1b2c3.js',
        '/data/search.json',
      ]) {
        const headers = { 'Accept-Encoding': 'br' };
        const full = await get(target, { headers });
        const head = await get(target, { method: 'HEAD', headers });
        expect(head.body.byteLength).toBe(0);
        const { date: _a, ...expected } = full.headers;
        const { date: _b, ...actual } = head.headers;
        expect([head.status, actual]).toEqual([full.status, expected]);
      }
    });

    test('files have their type and their time to live', async () => {
      const table = [
        [
          '/assets/entry-a1b2c3.js',
          'text/javascript; charset=utf-8',
          'public, max-age=31536000, immutable',
        ],
        [
          '/assets/tiny-d4e5f6.css',
          'text/css; charset=utf-8',
          'public, max-age=31536000, immutable',
        ],
        ['/data/search.json', 'application/json', 'no-cache'],
        ['/pictures/valve.svg', 'image/svg+xml', 'public, max-age=86400'],
        ['/pictures/valve.png', 'image/png', 'public, max-age=86400'],
        ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ['/products/pneumatic/rotary.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ] as const;
      for (const [target, type, cache] of table) {
        for (const suffix of ['', '?v=1', '?lang=en']) {
          const { status, headers } = await get(target + suffix);
          expect([target, status, headers['content-type'], headers['cache-control']]).toEqual([
            target,
            200,
            type,
            cache,
          ]);
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
      }
    });

    test('the coding is the one that the client takes', async () => {
      const best = 'br';
      const table: readonly (readonly [header: string, coding: string | undefined])[] = [
        ...codings.map((coding) => [coding, coding] as const),
        ['gzip, deflate, br, zstd', best],
        ['gzip;q=1.0, br;q=0', 'gzip'],
        ['GZIP', 'gzip'],
        ['deflate', undefined],
        ['identity', undefined],
        ['br;q=0', undefined],
        ['', undefined],
        [','.repeat(500), undefined],
        ['\xff\xfe', undefined],
        ['gzip;q=0, br;q=0, zstd;q=0, *;q=0', undefined],
      ];
      for (const target of ['/', '/about?lang=en', '/assets/entry-a1b2c3.js', '/nothing']) {
        const plain = bodyText(await get(target));
        for (const [header, coding] of table) {
          const answer = await get(target, { headers: { 'Accept-Encoding': header } });
          expect([target, header, answer.headers['content-encoding']]).toEqual([
            target,
            header,
            coding,
          ]);
          expect(answer.headers['vary']).toMatch(/(?:^|, )Accept-Encoding$/);
          expect(bodyText(answer)).toBe(plain);
        }
      }
    });

    test('a conditional request is answered 304, by the tag of the same coding', async () => {
      for (const target of ['/', '/?lang=en', '/assets/entry-a1b2c3.js', '/pictures/valve.png']) {
        for (const coding of [...codings, 'identity']) {
          const headers = { 'Accept-Encoding': coding };
          const first = await get(target, { headers });
          const tag = first.headers['etag'] ?? '';
          expect(tag).toMatch(/^"[^"]+"$/);
          for (const value of [tag, `W/${tag}`, '*', `"x", ${tag}`, `W/"x",W/${tag} , "y"`]) {
            const again = await get(target, { headers: { ...headers, 'If-None-Match': value } });
            expect([
              target,
              value,
              again.status,
              again.headers['etag'],
              again.body.byteLength,
            ]).toEqual([target, value, 304, tag, 0]);
            expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
          }
          for (const value of ['"x"', tag.slice(1, -1), '', '"', 'W/', `"${tag}`]) {
            const again = await get(target, { headers: { ...headers, 'If-None-Match': value } });
            expect([target, value, again.status]).toEqual([target, value, 200]);
          }
        }
      }
      const tags = new Set<string | undefined>();
      for (const coding of [...codings, 'identity']) {
        tags.add((await get('/', { headers: { 'Accept-Encoding': coding } })).headers['etag']);
      }
      expect(tags.size).toBe(codings.length + 1);
    });

    test('a missing document is never 304', async () => {
      expect((await get('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
    });
  });
}
