/** Properties that hold for every path, query and header a stranger can send. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentFilesOf } from '#contract/routes-manifest.ts';
import { createResolver, type Resolution } from '#server/documents.ts';
import { chooseCoding, codings, parseAcceptEncoding } from '#server/negotiate.ts';
import { namesEntityTag } from '#server/preconditions.ts';
import { parseTarget } from '#server/request-target.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite, manifest } from './fixture-site.ts';
import { startServer, type Host } from './hosts.ts';
import { rawRequest } from './raw-request.ts';

const files = new Map([
  ['assets/entry.js', 1],
  ['robots.txt', 1],
  ['index.html', 1],
  ['index.html.br', 1],
]);
const { resolve } = createResolver(manifest, files);

const documentFiles = documentFilesOf(manifest);

const knownPath = fc.constantFrom(
  ...Object.keys(manifest.documents),
  '/assets/entry.js',
  '/robots.txt',
  '/index.html',
);
const segment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '\\',
    'products',
    'pneumatic',
    's30t',
    'S30T',
    'index.html',
    'en',
    '%',
    '#',
    ';',
    '__proto__',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }).map(encodeURIComponent),
);
const path = fc.oneof(
  knownPath,
  fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc.string(),
);
const parameter = fc.oneof(
  fc.constantFrom(
    'lang=en',
    'lang=ko',
    'lang=EN',
    'lang',
    'page=2',
    'page=02',
    'page=99',
    '%6cang=en',
    'page=%32',
    '&',
    '=',
    '?',
  ),
  fc
    .tuple(fc.constantFrom('lang', 'page', 'x'), fc.string({ maxLength: 8 }))
    .map((pair) => pair.join('=')),
);
const query = fc.array(parameter, { maxLength: 5 }).map((parts) => parts.join('&'));
const target = fc
  .tuple(path, fc.option(query, { nil: undefined }))
  .map(([p, q]) => (q === undefined ? p : `${p}?${q}`));

describe('resolving', () => {
  test('every target gets a document, a file of the site, a redirect within it, or 400', () => {
    fc.assert(
      fc.property(target, (text) => {
        const found = resolve(text);
        if (found.kind === 'refused') return;
        if (found.kind === 'redirect') {
          expect(found.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          // Browsers agree that it leads nowhere else.
          expect(new URL(found.location, 'https://site.example/x/y').origin).toBe(
            'https://site.example',
          );
        } else if (!documentFiles.has(found.file)) {
          expect(['assets/entry.js', 'robots.txt']).toContain(found.file);
          expect(found.status).toBe(200);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('a trailing slash leads, in one step, to what is not a trailing slash', () => {
    fc.assert(
      fc.property(path, query, (p, q) => {
        const first = resolve(`${p}/?${q}`);
        if (first.kind !== 'redirect' || first.status !== 308) return;
        const second = resolve(first.location);
        expect(second.kind === 'redirect' && second.status === 308).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('what else stands in the query changes nothing', () => {
    fc.assert(
      fc.property(
        knownPath,
        fc.constantFrom('', '&lang=en', '&page=2&lang=en'),
        fc.string({ maxLength: 20 }),
        (p, q, noise) => {
          const plain: Resolution = resolve(`${p}?${q.slice(1)}`);
          expect(resolve(`${p}?x=${encodeURIComponent(noise)}${q}`)).toEqual(plain);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a parsed path holds nothing that could climb or split a header', () => {
    fc.assert(
      fc.property(target, (text) => {
        const parsed = parseTarget(text);
        if (!parsed) return;
        expect(parsed.rawPath).toMatch(/^\/[\x21-\x5b\x5d-\x7e]*$/);
        expect(parsed.search).toMatch(/^[\x21-\x7e]*$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('negotiation', () => {
  const available = codings.map((coding) => ({ coding })) as [
    { coding: 'br' },
    ...{ coding: (typeof codings)[number] }[],
  ];
  const member = fc
    .tuple(
      fc.constantFrom('br', 'gzip', 'zstd', 'identity', '*', 'deflate', 'x', ''),
      fc.constantFrom(
        '',
        ';q=0',
        ';q=1',
        ';q=0.5',
        ';Q=0.001',
        '; q = 0',
        ';q=2',
        ';q=-1',
        ';q=',
        ';q=1;q=0',
        ';x=1',
      ),
    )
    .map((pair) => pair.join(''));

  test('no header value breaks it, and what is refused is not chosen', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(member).map((list) => list.join(',')),
          fc.constant(undefined),
        ),
        (header) => {
          const weights = parseAcceptEncoding(header);
          for (const weight of Object.values(weights))
            expect(weight).toSatisfy((it: number) => it >= 0 && it <= 1);
          const { coding } = chooseCoding(available, weights);
          if (coding !== 'identity') expect(weights[coding]).toBeGreaterThan(0);
          if (header === undefined) expect(coding).toBe('identity');
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['br;q=0.5, gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0', 'identity'], // refused all: sent all the same
    ['x-gzip', 'gzip'],
    [' ZSTD ; Q=1.000 ', 'zstd'],
    ['br;q=1.5', 'identity'],
  ])('%s takes %s', (header, coding) => {
    expect(chooseCoding(available, parseAcceptEncoding(header)).coding).toBe(coding);
  });

  test('no If-None-Match value breaks the comparison, and it matches only what names the tag', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const named = value.trim() === '*' || value.includes('"tag"');
        if (namesEntityTag(value, '"tag"', true)) expect(named).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('over the wire', () => {
  const scope = untilTestsEnd();
  let host: Host;
  beforeAll(async () => {
    const site = scope.use(await makeFixtureSite());
    host = scope.use(await startServer(site.dist));
  });

  test('no target and no header gets a 5xx or hangs', async () => {
    const name = fc.constantFrom(
      'Accept-Encoding',
      'If-None-Match',
      'Range',
      'If-Modified-Since',
      'Cookie',
      'X-Forwarded-For',
      'Accept-Language',
      'Origin',
      'Content-Type',
    );
    const value = fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => Buffer.from(text.replaceAll(/[\r\n]/g, '')).toString('latin1'));
    await fc.assert(
      fc.asyncProperty(
        target,
        fc.constantFrom('GET', 'HEAD', 'POST'),
        fc.dictionary(name, value, { maxKeys: 3 }),
        async (text, method, headers) => {
          const sent = Buffer.from(text.replaceAll(/[\r\n]/g, '')).toString('latin1');
          const { status } = await rawRequest(host.port, sent, { method, headers });
          expect(status).toSatisfy((it: number) =>
            [200, 302, 304, 308, 400, 404, 405].includes(it),
          );
        },
      ),
      { numRuns: 600 },
    );
  });
});
