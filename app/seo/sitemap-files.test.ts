import { describe, expect, test } from 'vitest';

import { robotsTxt, type SitemapAddress, sitemapXml } from './sitemap-files.ts';

const address = (path: string, more: Partial<SitemapAddress> = {}): SitemapAddress => ({
  path,
  ownPages: 1,
  noindex: false,
  ...more,
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

describe('sitemap.xml', () => {
  test('lists each page once per language', () =>
    expect(locations(sitemapXml([address('/about')], 'https://valve.example.com/'))).toEqual([
      'https://valve.example.com/about',
      'https://valve.example.com/about?lang=en',
    ]));

  test('lists each catalogue page; page 1 carries no number', () =>
    expect(locations(sitemapXml([address('/a', { ownPages: 2 })], 'https://x.example'))).toEqual([
      'https://x.example/a',
      'https://x.example/a?lang=en',
      'https://x.example/a?page=2',
      'https://x.example/a?page=2&amp;lang=en',
    ]));

  test('leaves out aliases and what is not to be indexed', () =>
    expect(
      locations(
        sitemapXml(
          [address('/products/s30t', { ownPages: 0 }), address('/admin', { noindex: true })],
          'https://x.example',
        ),
      ),
    ).toEqual([]));

  test('gives each page its alternates, x-default being the Korean one', () => {
    const xml = sitemapXml([address('/about')], 'https://x.example');
    const alternates = [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang, href]) => [lang, href],
    );
    const one = [
      ['ko', 'https://x.example/about'],
      ['en', 'https://x.example/about?lang=en'],
      ['x-default', 'https://x.example/about'],
    ];
    expect(alternates).toEqual([...one, ...one]);
  });
});

test('a page says when it was last changed, and its pictures', () => {
  const xml = sitemapXml(
    [address('/a', { lastmod: '2026-11-22', images: ['/p.svg'] })],
    'https://x.example',
  );
  expect(xml).toContain('<lastmod>2026-11-22</lastmod>');
  expect(xml).toContain('<image:loc>https://x.example/p.svg</image:loc>');
  expect(sitemapXml([address('/a')], 'https://x.example')).not.toContain('lastmod');
});

test('robots.txt allows everything and names the sitemap', () =>
  expect(robotsTxt('https://x.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://x.example/sitemap.xml\n',
  ));
