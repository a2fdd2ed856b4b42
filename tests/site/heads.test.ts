/** What search engines and other programs read of single pages, and the files made for them. */
import { expect, test } from 'vitest';
import sharp from 'sharp';

import { addresses } from '#content/addresses.ts';
import { findProductById } from '#content/index.ts';

import { localizedHref } from '#contract/address.ts';

import { bytesOf, canonicalOf, fetchDocument, get, pathOf, type SiteDocument } from './document.ts';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

const nodesOf = (page: SiteDocument) => page.structuredData() as Node[];
const ofType = (page: SiteDocument, type: string) =>
  nodesOf(page).filter((node) => node['@type'] === type);

test('a category is a page of its own', async () => {
  for (const { path, title } of addresses.filter(({ kind }) => kind === 'category'))
    for (const [language, query] of [
      ['ko', ''],
      ['en', '?lang=en'],
    ] as const) {
      const page = await fetchDocument(path + query);
      expect(page.texts('h1')).toEqual([title[language]]);
      expect(canonicalOf(page)).toBe(path + query);
      const [list] = ofType(page, 'ItemList');
      const listed = ((list?.['itemListElement'] ?? []) as Node[]).map((item) =>
        pathOf(String(item['url'])),
      );
      const below = addresses.filter(
        (other) => other.kind === 'subcategory' && other.path.startsWith(`${path}/`),
      );
      // The 480 series is electric as well; its own page stays among the special actuators.
      const also = path === '/products/electric' ? ['/products/special/quarter-turn-480'] : [];
      const all = [...below.map((other) => other.path), ...also].map((to) => to + query);
      expect(listed).toEqual(all);
      expect(page.attributes('main a', 'href')).toEqual(expect.arrayContaining(all));
    }
});

test('the further pages of a category are those of its first subcategory', async () => {
  const page = await fetchDocument('/products/pneumatic?page=2&lang=en');
  expect(canonicalOf(page)).toBe('/products/pneumatic/rotary?page=2&lang=en');
});

test('lists for search engines name canonical addresses only', async () => {
  const canonical = new Set(addresses.filter(({ alias }) => !alias).map(({ path }) => path));
  for (const address of ['/products', '/gallery', '/products/sirca-valves/ball-valves']) {
    const page = await fetchDocument(address);
    const items = ofType(page, 'ItemList').flatMap((list) => list['itemListElement'] as Node[]);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(canonical).toContain(pathOf(String(item['url'])));
  }
});

test('the supplier: district and city apart, telephone and fax international', async () => {
  const page = await fetchDocument('/');
  const [organization] = ofType(page, 'Organization');
  expect(organization).toMatchObject({
    telephone: expect.stringMatching(/^\+82-/) as unknown,
    faxNumber: expect.stringMatching(/^\+82-/) as unknown,
    address: { addressLocality: '금천구', addressRegion: '서울특별시', addressCountry: 'KR' },
  });
  expect(ofType(page, 'WebSite')).toHaveLength(1);
});

test('a product: code, brand, model, quantities with unit codes, and a seller whom the home page describes', async () => {
  const page = await fetchDocument('/products/sirca-valves/ball-valves/s30?lang=en');
  const [product] = ofType(page, 'Product');
  const found = findProductById('s30');
  if (found.kind !== 'found') throw new Error('S30 is no product');
  expect(product).toMatchObject({
    sku: found.product.code,
    model: found.product.code,
    brand: { '@type': 'Brand', name: 'SIRCA' },
    offers: {
      priceCurrency: 'KRW',
      description: 'On request (KRW)',
      seller: {
        '@type': 'Organization',
        '@id': expect.stringMatching(/\/#organization$/) as unknown,
      },
    },
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

test('a technical document is one, in its language', async () => {
  const page = await fetchDocument('/products/electric/electric-features?lang=en');
  expect(ofType(page, 'TechArticle')[0]).toMatchObject({ inLanguage: 'en' });
});

test('icons and manifests are there', async () => {
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
  for (const [address, language] of [
    ['/', 'ko'],
    ['/?lang=en', 'en'],
  ] as const) {
    const page = await fetchDocument(address);
    const [href = ''] = page.attributes('link[rel=manifest]', 'href');
    const manifest = (await (await get(href)).json()) as {
      lang: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.lang).toBe(language);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await bytesOf(await get(src))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

test('programs find feeds and pictures', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  expect(xml).toMatch(/<image:loc>[^<]*\/pictures\//);
  for (const [address, language] of [
    ['/', 'ko'],
    ['/?lang=en', 'en'],
  ] as const) {
    const page = await fetchDocument(address);
    const [href = ''] = page.attributes('link[type="application/rss+xml"]', 'href');
    const feed = await get(href);
    expect(feed.headers.get('content-type')).toBe('application/xml');
    const text = await feed.text();
    expect(text).toContain(`<language>${language}</language>`);
    for (const { path } of addresses.filter(({ kind }) => kind === 'guide'))
      expect(text).toContain(`${path}${language === 'en' ? '?lang=en' : ''}</link>`);
  }
});

test.each([
  ['ko', '/llms.ko.txt', '.md'],
  ['en', '/llms.txt', '.en.md'],
] as const)('the site as a list of texts: %s', async (language, file, ending) => {
  const list = await (await get(file)).text();
  for (const { path } of addresses.filter(({ kind }) => kind === 'product'))
    expect(list).toContain(`${path}${ending})`);
  const page = await fetchDocument(localizedHref('/products', language));
  expect(page.attributes('link[rel=describedby]', 'href')).toEqual([file]);
  expect(page.attributes('link[type="text/markdown"]', 'href')).toEqual([`/products${ending}`]);
  // What may not be combined stands before the links.
  expect(list.slice(0, list.indexOf('## '))).toMatch(
    language === 'ko' ? /호칭이며/ : /designation/,
  );
});

test('a page number that does not exist, and an unknown subcategory that falls back, keep the canonical of what is shown', async () => {
  for (const [address, canonical] of [
    ['/products/pneumatic/rotary?page=99', '/products/pneumatic/rotary'],
    ['/products/pneumatic?page=99', '/products/pneumatic'],
    ['/products/sirca-valves/nonsense?page=2', '/products/sirca-valves/butterfly-valves?page=2'],
  ] as const) {
    const page = await fetchDocument(address);
    expect(page.status, address).toBe(200);
    expect(canonicalOf(page), address).toBe(canonical);
    expect(page.attributes('meta[name=robots]', 'content'), address).toEqual([]);
  }
  const english = await get('/en', { redirect: 'manual' });
  expect([english.status, english.headers.get('location')]).toEqual([302, '/?lang=en']);
});
