/** What every host of the site must answer, asked of the project's server and of the real nginx alike. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFixtureSite, type FixtureSite } from './fixture-site.ts';
import { nginxMissing, startNginx, startServer, type Host } from './hosts.ts';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request.ts';

/** Target and the document that answers it with 200. */
const documents: readonly (readonly [target: string, file: string])[] = [
  ['/', 'index.html'],
  ['/?lang=en', 'en/index.html'],
  ['/?lang=ko', 'index.html'],
  ['/about?lang=en&utm_source=mail', 'en/about/index.html'],
  ['/about?x=1&lang=en', 'en/about/index.html'],
  ['/about?%6Cang=e%6e', 'en/about/index.html'],
  // Not a language: Korean.
  ['/about?lang=fr', 'about/index.html'],
  ['/about?lang=EN', 'about/index.html'],
  ['/about?LANG=en', 'about/index.html'],
  ['/about?lang=', 'about/index.html'],
  ['/about?lang', 'about/index.html'],
  ['/about?lang=en&lang=en', 'about/index.html'],
  ['/about?lang=en&lang=ko', 'about/index.html'],
  ['/about?lang&lang=en', 'about/index.html'],
  ['/about?a=1&lang&lang=en', 'about/index.html'],
  ['/about?lang=en&l%61ng', 'about/index.html'],
  ['/about?xlang=en', 'about/index.html'],
  ['/about?lang=en%00', 'about/index.html'],
  ['/about?lang=../en', 'about/index.html'],
  ['/about?lang=%zz', 'about/index.html'],
  ['/about?lang=en;', 'about/index.html'],
  ['/about?__proto__=1&constructor=2', 'about/index.html'],
  ['/about?lang[]=en', 'about/index.html'],
  ['/about?', 'about/index.html'],
  ['/about?&&lang=en&&', 'en/about/index.html'],
  ['/about??lang=en', 'about/index.html'],
  // Pages.
  ['/products/pneumatic/rotary?page=2', 'products/pneumatic/rotary/page-2.html'],
  ['/products/pneumatic/rotary?page=3&lang=en', 'en/products/pneumatic/rotary/page-3.html'],
  ['/products/pneumatic/rotary?lang=en&page=2&x=1', 'en/products/pneumatic/rotary/page-2.html'],
  ['/products/pneumatic/rotary?page=%32', 'products/pneumatic/rotary/page-2.html'],
  ...[
    '1',
    '0',
    '-1',
    '1.5',
    '1e1',
    '007',
    '02',
    '99999',
    '4',
    '2x',
    ' 2',
    '%202',
    '+2',
    '',
    'two',
    '2&page=2',
    '2&page=3',
    '9'.repeat(40),
  ].map(
    (page) =>
      [
        `/products/pneumatic/rotary?page=${page.replace(' ', '%20')}`,
        'products/pneumatic/rotary/index.html',
      ] as const,
  ),
  ['/about?page=2', 'about/index.html'],
  // Letter case of a product code, and of nothing else.
  ['/products/S30T', 'products/s30t/index.html'],
  ['/products/s30T?lang=en', 'en/products/s30t/index.html'],
  ['/products/sirca-valves/ball-valves/S30T', 'products/sirca-valves/ball-valves/s30t/index.html'],
  ['/products/%53%330t', 'products/s30t/index.html'],
  // Exactly one unknown segment.
  ['/products/pneumatic/unknown', 'products/pneumatic/rotary/index.html'],
  ['/products/pneumatic/Unknown?page=2&lang=en', 'en/products/pneumatic/rotary/page-2.html'],
  ['/products/pneumatic/%EB%B0%B8%EB%B8%8C', 'products/pneumatic/rotary/index.html'],
];

/** Target and the 404 document that answers it. */
const unknown: readonly (readonly [target: string, file: string])[] = [
  ['/nothing', '404.html'],
  ['/nothing?lang=en', 'en/404.html'],
  ['/About', '404.html'],
  ['/products/nothing', 'products-404.html'],
  ['/products/pneumatic/a/b', 'product-404.html'],
  ['/Products/s30t', '404.html'],
  ['/products/sirca-valves/ball-valves/s99?lang=en', 'en/product-404.html'],
  ['/products/a/b/c/d', 'products-404.html'],
  // Parts of answers, not addresses.
  ['/en', '404.html'],
  ['/index.html', '404.html'],
  ['/en/index.html', '404.html'],
  ['/en/about', '404.html'],
  ['/404.html', '404.html'],
  ['/about/index.html', '404.html'],
  ['/products/pneumatic/rotary/page-2.html', 'product-404.html'],
  ['/assets/entry-a1b2c3.js.br', '404.html'],
  ['/assets/entry-a1b2c3.js.gz', '404.html'],
  ['/assets/entry-a1b2c3.js.zst', '404.html'],
  ['/index.html.br', '404.html'],
  ['/assets', '404.html'],
  ['/Assets/entry-a1b2c3.js', '404.html'],
  ['/routes.json', '404.html'],
  ['/nginx.conf', '404.html'],
  ['/.hidden', '404.html'],
  ['/.git/config', '404.html'],
  ['/.env', '404.html'],
  ['/gallery/1/x', '404.html'],
  ['/%252e%252e/secret.txt', '404.html'],
];

/** Target and where it leads. */
const redirects: readonly (readonly [target: string, status: number, location: string])[] = [
  ['/about/', 308, '/about'],
  ['/about/?lang=en&page=2', 308, '/about?lang=en&page=2'],
  ['/about/?', 308, '/about'],
  ['/products/pneumatic/rotary/?page=2', 308, '/products/pneumatic/rotary?page=2'],
  ['/nothing/', 308, '/nothing'],
  ['/en/', 308, '/en'],
  ['/assets/', 308, '/assets'],
  ['/%EB%B0%B8/', 308, '/%EB%B0%B8'],
  ['/about/?next=//evil.example', 308, '/about?next=//evil.example'],
  ['/evil.example/', 308, '/evil.example'],
  ['/gallery/2', 302, '/gallery'],
  ['/gallery/2?lang=en', 302, '/gallery?lang=en'],
  ['/gallery/2?lang=ko&x=1', 302, '/gallery?lang=ko'],
  ['/gallery/2?lang=en&lang=en', 302, '/gallery'],
  ['/gallery/2?lang=%0d%0aSet-Cookie:x', 302, '/gallery'],
];

/** Targets that may be answered by 400 or 404, and by nothing else. */
const hostile: readonly string[] = [
  '//',
  '///',
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '//evil.example/%2f..',
  '/about//',
  '//about',
  '/\\evil.example/',
  '/\\evil.example',
  '/%5cevil.example/',
  '/%5Cevil.example',
  '/%2fevil.example/',
  '/%2Fevil.example',
  '/\t',
  '/%09/evil.example/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/about%0d%0a',
  '/..',
  '/../',
  '/../secret.txt',
  '/../../etc/passwd',
  '/%2e%2e/secret.txt',
  '/.%2e/secret.txt',
  '/%2E./secret.txt',
  '/about/..',
  '/about/../about',
  '/about/%2e%2e/products',
  '/./about',
  '/about/.',
  '/%2e/about',
  '/assets/../../secret.txt',
  '/gallery/%2e%2e%2e',
  '/...',
  '/.well-known',
  '/.well-known/..',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%c0%af..%c0%afsecret.txt',
  '/..;/secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/products%2fs30t',
  '/products%5cs30t',
  '/%00',
  '/about%00',
  '/about%00.html',
  '/assets/entry-a1b2c3.js%00',
  '/%',
  '/%z',
  '/%zz',
  '/about%',
  '/%e0%a4%a',
  '/%ff',
  '/%c3%28',
  '/\xff\xfe',
  '/\xeb\xb0\xb8',
  '/about#x',
  '/about#',
  '/about%23',
  '/about%3Flang=en',
  '/about;lang=en',
  '/about&lang=en',
  '/%7f',
  '/%01',
  '/about%20',
  '/%20about',
  '/about.',
  '/about..',
  '/"><script>alert(1)</script>',
  "/'",
  '/$site_document',
  '/${jndi:ldap://x}',
  '/{{maps}}',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(3000)}`,
  `/${'../'.repeat(1000)}`,
  `/${'%2e%2e/'.repeat(500)}`,
  `/${'//'.repeat(1000)}`,
  '/__proto__',
  '/constructor',
  '/hasOwnProperty',
  '/toString',
  '/products/__proto__',
  '/products/constructor',
  '/secret.txt',
  '/etc/passwd',
  '/CON',
  '/aux.html',
];

interface Kind {
  readonly name: string;
  readonly start: (dist: string) => Promise<Host>;
  readonly missing: string | null;
  readonly codings: readonly string[];
}

/** Each with a name that fits a line of the report and shows control characters. */
const named = (targets: readonly string[]) =>
  targets.map((target) => [JSON.stringify(target.slice(0, 60)), target] as const);

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
    let site: FixtureSite;
    let host: Host;
    const get = (target: string, request: RawRequest = {}) =>
      rawRequest(host.port, target, request);
    beforeAll(async () => {
      site = await makeFixtureSite();
      host = await start(site.dist);
    });
    afterAll(async () => {
      await host[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
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
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    });

    test.each(unknown)('%s answers 404 with %s', async (target, file) => {
      const answer = await get(target);
      expect([answer.status, bodyText(answer)]).toEqual([
        404,
        expect.stringContaining(`file:${file}<`),
      ]);
      expect(answer.headers['content-security-policy']).toBe("frame-ancestors 'none'");
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
      expect([400, 414]).toContain(status);
    });

    test('a header beyond every buffer is refused', async () => {
      const { status } = await get('/', { headers: { 'X-Long': 'a'.repeat(100_000) } });
      expect([400, 431]).toContain(status);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
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
          expect(answer.headers['vary']).toBe('Accept-Encoding');
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
