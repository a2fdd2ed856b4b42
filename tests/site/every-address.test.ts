/** Every document of the site, as a reader without scripts and a search engine get it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';

import {
  columnsOf,
  MAX_DESCRIPTION,
  MAX_TITLE_COLUMNS,
  MIN_DESCRIPTION,
} from '#app/seo/head-texts.ts';

import { manifest, type Visit, visits } from './addresses.ts';
import { bytesOf, canonicalOf, fetchDocument, get, pathOf, type SiteDocument } from './document.ts';

test.for(visits)('answers with a whole page: $address', async (visit) => {
  const page = await fetchDocument(visit.address);
  expect(page.status).toBe(200);
  checkHead(page, visit);
  checkPreview(page, visit);
  checkTexts(page, visit);
});

function checkHead(page: SiteDocument, { language, path }: Visit) {
  expect(page.attributes('html', 'lang')).toEqual([language]);
  const title = page.texts('head > title').join('');
  expect(title).not.toBe('');
  expect(columnsOf(title), `title "${title}"`).toBeLessThanOrEqual(MAX_TITLE_COLUMNS);
  const [description = ''] = page.attributes('meta[name=description]', 'content');
  expect(description.length, `"${description}"`).toBeGreaterThanOrEqual(MIN_DESCRIPTION);
  expect(description.length, `"${description}"`).toBeLessThanOrEqual(MAX_DESCRIPTION);
  expect(page.attributes('meta[name=keywords]', 'content')[0], 'keywords').toBeTruthy();
  const canonical = page.attributes('link[rel=canonical]', 'href');
  expect(canonical, 'canonical').toHaveLength(1);
  expect(new URL(canonical[0] ?? '').searchParams.get('lang')).toBe(
    language === 'en' ? 'en' : null,
  );
  expect(page.attributes('link[rel=alternate][hreflang]', 'hreflang')).toEqual([
    'ko',
    'en',
    'x-default',
  ]);
  // Every page is indexable, except the admin placeholder (readings.md).
  expect(
    page.attributes('meta[name=robots]', 'content').some((value) => value.includes('noindex')),
    'noindex',
  ).toBe(path === '/admin');
}

/** What messengers show of a page, and its structured data. */
function checkPreview(page: SiteDocument, { language, path }: Visit) {
  const property = (name: string) => page.attributes(`meta[property="${name}"]`, 'content');
  expect(property('og:title')).toEqual(page.texts('head > title'));
  expect(property('og:site_name')[0], 'site name').toBeTruthy();
  expect(property('og:image:alt')[0], 'words of the preview').toBeTruthy();
  expect(property('og:locale')).toEqual([language === 'ko' ? 'ko_KR' : 'en_US']);
  expect(page.attributes('meta[name=theme-color]', 'content')[0]).toMatch(/^#[0-9a-f]{6}$/);
  const data = page.structuredData();
  for (const each of data) expect(each, 'structured data').toHaveProperty('@type');
  const crumbs = data
    .filter((each) => (each as { '@type': string })['@type'] === 'BreadcrumbList')
    .flatMap(
      (list) => (list as { itemListElement: { item: string; position: number }[] }).itemListElement,
    );
  if (path === '/') return expect(crumbs).toEqual([]);
  expect(pathOf(crumbs[0]?.item ?? ''), 'first crumb').toBe(language === 'ko' ? '/' : '/?lang=en');
  expect(pathOf(crumbs.at(-1)?.item ?? ''), 'last crumb').toBe(canonicalOf(page));
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
}

/** Words of the application that were left where the visitor's should stand. */
const RAW_KEY =
  /\b(?:catalogue|chrome|company|compare|errors|finder|home|inquiry|menu|product|quote|search|units):[a-z]\w+/;

function checkTexts(page: SiteDocument, { language }: Visit) {
  expect(page.count('h1'), 'h1 elements').toBe(1);
  const text = page.texts('body').join(' ');
  expect(text).not.toMatch(/\b(?:undefined|NaN)\b|\[object Object\]/);
  expect(text, 'raw message key').not.toMatch(RAW_KEY);
  if (language === 'ko') return;
  // Links that switch the language (the switcher, the sitemap) alone leave English, and say so.
  const files = /\.(?:pdf|dxf|step|zip|svg|webp|avif|xlsx|csv|json)$/;
  const korean = page
    .attributes('a[href^="/"]', 'href')
    .filter(
      (href) =>
        !files.test(href.split(/[?#]/)[0] ?? '') &&
        new URL(href, 'http://x').searchParams.get('lang') !== 'en',
    );
  for (const href of korean) expect(href).toMatch(/[?&]lang=ko\b/);
}

test('no two pages have the same title, description or preview picture', async () => {
  const seen = new Map<string, string>();
  const pictures = new Set<string>();
  for (const { address, page: number } of visits) {
    const page = await fetchDocument(address);
    const [picture = ''] = page.attributes('meta[property="og:image"]', 'content').map(pathOf);
    const texts = [
      `title: ${page.texts('head > title').join('')}`,
      `description: ${page.attributes('meta[name=description]', 'content').join('')}`,
      // The further pages of a catalogue show that of the first.
      ...(number === 1 ? [`picture: ${picture}`] : []),
    ];
    const canonical = canonicalOf(page);
    for (const text of texts) {
      expect(seen.get(text) ?? canonical, `${address}, ${text}`).toBe(canonical);
      seen.set(text, canonical);
    }
    pictures.add(picture);
  }
  for (const picture of pictures) {
    const answer = await get(picture);
    expect(answer.headers.get('content-type'), picture).toBe('image/jpeg');
    const { width, height } = await sharp(await bytesOf(answer)).metadata();
    // The size that messengers take.
    expect([width, height], picture).toEqual([1200, 630]);
  }
});

for (const language of manifest.languages) {
  const query = language === 'en' ? '?lang=en' : '';
  for (const path of [
    '/no/such/page',
    '/products/no-such-product',
    '/products/electric/no-such',
    '/products/sirca-valves/ball-valves/no-such',
    '/about/no-such',
  ])
    test(`an unknown address answers 404 with a whole page: ${path}${query}`, async () => {
      const page = await fetchDocument(path + query);
      expect(page.status).toBe(404);
      expect(page.attributes('html', 'lang')).toEqual([language]);
      expect(page.count('h1')).toBe(1);
      expect(page.count('body > header, header[class]')).toBeGreaterThan(0);
      expect(page.attributes('main a', 'href')).not.toEqual([]);
      expect(page.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
      expect(page.count('link[rel=canonical]')).toBe(0);
    });
}
