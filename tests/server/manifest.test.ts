import { describe, expect, test } from 'vitest';
import { patternSource } from '#contract/address-patterns.ts';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { manifest } from './fixture-site.ts';

describe('routes manifest', () => {
  test('the fixture is one', () => {
    expect(parseRoutesManifest(structuredClone(manifest))).toEqual(manifest);
  });

  const { policy } = manifest;
  const document = { ko: ['a.html'], en: ['en/a.html'] };
  test.each([
    ['an address with a trailing slash', { documents: { '/a/': document } }],
    ['an address that climbs', { documents: { '/../a': document } }],
    ['an address in capitals', { documents: { '/A': document } }],
    ['a file that climbs', { documents: { '/a': { ...document, ko: ['../a.html'] } } }],
    ['an address without a document', { documents: { '/a': { ...document, en: [] } } }],
    [
      'pages that only one language has',
      { documents: { '/a': { ...document, ko: ['a.html', 'a/page/2.html'] } } },
    ],
    ['a fallback to nowhere', { fallbacks: [{ under: '/products', document: '/nowhere' }] }],
    ['no document for unknown paths', { notFound: [] }],
    [
      'a redirect off the site',
      { redirects: [{ pattern: '/x', to: '//evil.example', status: 302 }] },
    ],
    ['a header that breaks nginx.conf', { headers: { 'X-A': 'a"; return 200 "$uri' } }],
    ['a header that breaks HTTP', { headers: { 'X-A': 'a\r\nSet-Cookie: b' } }],
    ['a document whose styles the policy does not know', { policy: { ...policy, styles: {} } }],
    [
      'a policy without a place for styles',
      { policy: { ...policy, header: "default-src 'none'" } },
    ],
    ['another version', { version: 2 }],
  ])('refuses %s', (_what, change) => {
    expect(() => parseRoutesManifest({ ...manifest, ...change })).toThrow(/routes\.json/);
  });

  test.each([
    [
      '/gallery/*',
      ['/gallery/2', '/gallery/a.b'],
      ['/gallery', '/gallery/', '/gallery/a/b', '/x/gallery/2'],
    ],
    ['/products/**', ['/products', '/products/', '/products/a/b'], ['/productsx', '/x/products']],
    ['/**', ['/', '/a', '/a/b', '//'], []],
    ['/a.b/*/c', ['/a.b/x/c'], ['/axb/x/c', '/a.b/c']],
  ])('pattern %s', (pattern, matching, others) => {
    const expression = new RegExp(patternSource(pattern), 's');
    expect(matching.filter((path) => !expression.test(path))).toEqual([]);
    expect(others.filter((path) => expression.test(path))).toEqual([]);
  });
});
