/** What search engines and messengers read of every page: titles, descriptions, pictures and structured data. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { addresses } from '#content/addresses.ts';
import { findProductById } from '#content/index.ts';

import {
  columnsOf,
  MAX_DESCRIPTION,
  MAX_TITLE_COLUMNS,
  MIN_DESCRIPTION,
} from '#app/seo/head-texts.ts';

import { groups, type Visit, visits } from './addresses.ts';
import { fetchDocument, type SiteDocument } from './document.ts';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
const canonicalOf = (page: SiteDocument) =>
  pathOf(page.attributes('link[rel=canonical]', 'href')[0] ?? '');
const nodesOf = (page: SiteDocument) => page.structuredData() as Node[];
const ofType = (page: SiteDocument, type: string) =>
  nodesOf(page).filter((node) => node['@type'] === type);

for (const [name, group] of groups)
  test(`titles, descriptions and previews fit where they are shown: ${name}`, async ({
    request,
  }) => {
    for (const visit of group)
      await test.step(visit.address, async () =>
        checkHead(await fetchDocument(request, visit.address), visit),
      );
  });

function checkHead(page: SiteDocument, { address, language, path }: Visit) {
  const at = (what: string) => `${what} of ${address}`;
  const meta = (name: string) =>
    page.attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const title = page.texts('head > title').join('');
  expect(columnsOf(title), at(`title "${title}"`)).toBeLessThanOrEqual(MAX_TITLE_COLUMNS);
  const [description = ''] = meta('description');
  expect(description.length, at(`description "${description}"`)).toBeGreaterThanOrEqual(
    MIN_DESCRIPTION,
  );
  expect(description.length, at(`description "${description}"`)).toBeLessThanOrEqual(
    MAX_DESCRIPTION,
  );
  expect(meta('og:title'), at('og:title')).toEqual([title]);
  expect(meta('og:site_name')[0], at('site name')).toBeTruthy();
  expect(meta('og:image:alt')[0], at('words of the preview')).toBeTruthy();
  expect(meta('og:locale'), at('locale')).toEqual([language === 'ko' ? 'ko_KR' : 'en_US']);
  expect(meta('theme-color')[0], at('theme colour')).toMatch(/^#[0-9a-f]{6}$/);
  const crumbs = ofType(page, 'BreadcrumbList').flatMap(
    (list) => list['itemListElement'] as Node[],
  );
  if (path === '/') return expect(crumbs).toEqual([]);
  expect(pathOf(String(crumbs[0]?.['item'])), at('first crumb')).toBe(
    language === 'ko' ? '/' : '/?lang=en',
  );
  expect(pathOf(String(crumbs.at(-1)?.['item'])), at('last crumb')).toBe(canonicalOf(page));
  expect(crumbs.map((crumb) => crumb['position'])).toEqual(crumbs.map((_, index) => index + 1));
}

test('no two pages have the same description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { address } of visits) {
    const page = await fetchDocument(request, address);
    const description = page.attributes('meta[name=description]', 'content').join('');
    const canonical = canonicalOf(page);
    const other = seen.get(description);
    if (other !== undefined)
      expect(canonical, `${address} has the description of another page: ${description}`).toBe(
        other,
      );
    seen.set(description, canonical);
  }
});

test('every page has a preview picture of its own, of the size that messengers take', async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const { address, page: number } of visits.filter(({ page }) => page === 1)) {
    const page = await fetchDocument(request, address);
    const [url = ''] = page.attributes('meta[property="og:image"]', 'content');
    const picture = pathOf(url);
    const canonical = canonicalOf(page);
    expect(pictures.get(picture) ?? canonical, `${picture}, page ${number}`).toBe(canonical);
    pictures.set(picture, canonical);
  }
  for (const picture of pictures.keys()) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height], picture).toEqual([1200, 630]);
  }
});

test('a category is a page of its own', async ({ request }) => {
  for (const { path, title } of addresses.filter(({ kind }) => kind === 'category'))
    for (const [language, query] of [
      ['ko', ''],
      ['en', '?lang=en'],
    ] as const) {
      const page = await fetchDocument(request, path + query);
      expect(page.texts('h1')).toEqual([title[language]]);
      expect(canonicalOf(page)).toBe(path + query);
      const [list] = ofType(page, 'ItemList');
      const listed = ((list?.['itemListElement'] ?? []) as Node[]).map((item) =>
        pathOf(String(item['url'])),
      );
      const below = addresses.filter(
        (other) => other.kind === 'subcategory' && other.path.startsWith(`${path}/`),
      );
      expect(listed).toEqual(below.map((other) => other.path + query));
      const links = page.attributes('main a', 'href');
      for (const other of below) expect(links).toContain(other.path + query);
    }
});

test('the further pages of a category are those of its first subcategory', async ({ request }) => {
  const page = await fetchDocument(request, '/products/pneumatic?page=2&lang=en');
  expect(canonicalOf(page)).toBe('/products/pneumatic/rotary?page=2&lang=en');
});

test('lists for search engines name canonical addresses only', async ({ request }) => {
  const canonical = new Set(addresses.filter(({ alias }) => !alias).map(({ path }) => path));
  for (const address of ['/products', '/gallery', '/products/sirca-valves/ball-valves']) {
    const page = await fetchDocument(request, address);
    const items = ofType(page, 'ItemList').flatMap((list) => list['itemListElement'] as Node[]);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(canonical).toContain(pathOf(String(item['url'])));
  }
});

test('the supplier: district and city apart, telephone and fax international', async ({
  request,
}) => {
  const page = await fetchDocument(request, '/');
  const [organization] = ofType(page, 'Organization');
  expect(organization).toMatchObject({
    telephone: expect.stringMatching(/^\+82-/) as unknown,
    faxNumber: expect.stringMatching(/^\+82-/) as unknown,
    address: { addressLocality: '금천구', addressRegion: '서울특별시', addressCountry: 'KR' },
  });
  expect(ofType(page, 'WebSite')).toHaveLength(1);
});

test('a product: code, brand, model, quantities with unit codes, and its seller on the page', async ({
  request,
}) => {
  const page = await fetchDocument(request, '/products/sirca-valves/ball-valves/s30?lang=en');
  const [product] = ofType(page, 'Product');
  const found = findProductById('s30');
  if (found.kind !== 'found') throw new Error('S30 is no product');
  expect(product).toMatchObject({
    sku: found.product.code,
    model: found.product.code,
    brand: { '@type': 'Brand', name: 'SIRCA' },
    offers: { priceCurrency: 'KRW', seller: { '@type': 'Organization' } },
  });
  expect(product).not.toHaveProperty('inLanguage');
  expect(JSON.stringify(product)).not.toMatch(/"price":|Not stated|Not applicable/);
  const { temperature } = found.product.technical as unknown as {
    temperature: { min: number; max: number };
  };
  expect(product?.['additionalProperty']).toContainEqual(
    expect.objectContaining({
      minValue: temperature.min,
      maxValue: temperature.max,
      unitCode: 'CEL',
    }),
  );
});

test('a technical document is one, in its language', async ({ request }) => {
  const page = await fetchDocument(request, '/products/electric/electric-features?lang=en');
  expect(ofType(page, 'TechArticle')[0]).toMatchObject({ inLanguage: 'en' });
});

test('icons and manifests are there', async ({ request }) => {
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  for (const [address, language] of [
    ['/', 'ko'],
    ['/?lang=en', 'en'],
  ] as const) {
    const page = await fetchDocument(request, address);
    const [href = ''] = page.attributes('link[rel=manifest]', 'href');
    const manifest = (await (await request.get(href)).json()) as {
      lang: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.lang).toBe(language);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

test('programs find feeds, pictures and the catalogue as text', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toMatch(/<image:loc>[^<]*\/pictures\//);
  for (const [address, language] of [
    ['/', 'ko'],
    ['/?lang=en', 'en'],
  ] as const) {
    const page = await fetchDocument(request, address);
    const [href = ''] = page.attributes('link[type="application/rss+xml"]', 'href');
    const feed = await request.get(href);
    expect(feed.headers()['content-type']).toBe('application/xml');
    const text = await feed.text();
    expect(text).toContain(`<language>${language}</language>`);
    for (const { path } of addresses.filter(({ kind }) => kind === 'guide'))
      expect(text).toContain(`${path}${language === 'en' ? '?lang=en' : ''}</link>`);
  }
  const catalogue = await (await request.get('/llms.txt')).text();
  for (const { path } of addresses.filter(({ kind }) => kind === 'product'))
    expect(catalogue).toContain(`${path}?lang=en`);
});

test('a page number that does not exist, and an unknown subcategory, keep the canonical of what is shown', async ({
  request,
}) => {
  for (const [address, canonical] of [
    ['/products/pneumatic/rotary?page=99', '/products/pneumatic/rotary'],
    ['/products/pneumatic?page=99', '/products/pneumatic'],
    ['/products/sirca-valves/nonsense?page=2', '/products/sirca-valves/butterfly-valves?page=2'],
  ] as const) {
    const page = await fetchDocument(request, address);
    expect(page.status, address).toBe(200);
    expect(canonicalOf(page), address).toBe(canonical);
    expect(page.attributes('meta[name=robots]', 'content'), address).toEqual([]);
  }
  const unknown = await fetchDocument(request, '/products/electric/nonsense');
  expect(unknown.status).toBe(404);
  expect(unknown.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(unknown.count('link[rel=canonical]')).toBe(0);
  const gallery = await request.get('/gallery/999', { maxRedirects: 0 });
  expect(gallery.status()).toBe(302);
  expect(gallery.headers()['location']).toBe('/gallery');
  const english = await request.get('/en', { maxRedirects: 0 });
  expect([english.status(), english.headers()['location']]).toEqual([302, '/?lang=en']);
});
