import { type APIRequestContext, expect, test } from '@playwright/test';

import { groups, manifest, type Visit, visits } from './addresses.ts';
import { fetchDocument } from './document.ts';

for (const [name, group] of groups)
  test(`without scripts every address answers with a whole page: ${name}`, async ({ request }) => {
    for (const visit of group) await test.step(visit.address, () => checkPage(request, visit));
  });

/** Words of the application that were left where the visitor's should stand. */
const RAW_KEY =
  /\b(?:catalogue|chrome|company|compare|errors|finder|home|inquiry|menu|product|quote|search|units):[a-z]\w+/;

async function checkPage(request: APIRequestContext, { address, language, path }: Visit) {
  const page = await fetchDocument(request, address);
  const at = (what: string) => `${what} of ${address}`;
  expect(page.status, at('status')).toBe(200);
  expect(page.attributes('html', 'lang'), at('language')).toEqual([language]);
  expect(page.texts('head > title').join(''), at('title')).not.toBe('');
  expect(page.count('h1'), at('h1 elements')).toBe(1);
  for (const name of ['description', 'keywords'])
    expect(page.attributes(`meta[name=${name}]`, 'content')[0], at(name)).toBeTruthy();
  const canonical = page.attributes('link[rel=canonical]', 'href');
  expect(canonical, at('canonical')).toHaveLength(1);
  expect(new URL(canonical[0] ?? '').searchParams.get('lang')).toBe(
    language === 'en' ? 'en' : null,
  );
  expect(page.attributes('link[rel=alternate][hreflang]', 'hreflang'), at('alternates')).toEqual([
    'ko',
    'en',
    'x-default',
  ]);
  // Every page is indexable, except the admin placeholder (readings.md).
  expect(
    page.attributes('meta[name=robots]', 'content').some((value) => value.includes('noindex')),
    at('noindex'),
  ).toBe(path === '/admin');
  for (const data of page.structuredData())
    expect(data, at('structured data')).toHaveProperty('@type');
  const text = page.texts('body').join(' ');
  expect(text, at('text')).not.toMatch(/\b(?:undefined|NaN)\b|\[object Object\]/);
  expect(text, at('raw message key')).not.toMatch(RAW_KEY);
  if (language === 'ko') return;
  // Links that switch the language (the switcher, the sitemap) alone leave English, and say so.
  const files = /\.(?:pdf|dxf|step|zip|svg|webp|avif)$/;
  const korean = page
    .attributes('a[href^="/"]', 'href')
    .filter(
      (href) =>
        !files.test(href.split(/[?#]/)[0] ?? '') &&
        new URL(href, 'http://x').searchParams.get('lang') !== 'en',
    );
  for (const href of korean) expect(href, at('link')).toMatch(/[?&]lang=ko\b/);
}

test('no two pages have the same title and address', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { address } of visits) {
    const page = await fetchDocument(request, address);
    const title = page.texts('head > title').join('');
    const canonical = page.attributes('link[rel=canonical]', 'href').join('');
    const other = seen.get(title);
    if (other !== undefined)
      expect(canonical, `${address} has the title of another page: ${title}`).toBe(other);
    seen.set(title, canonical);
  }
});

test('the sitemap for search engines lists every canonical address, and the admin placeholder nowhere', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = new Set(
    [...xml.matchAll(/<loc>([^<]*)/g)].map(
      ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
    ),
  );
  expect(listed.has('/admin')).toBe(false);
  for (const path of listed) expect(Object.keys(manifest.documents)).toContain(path);
  expect(listed.size).toBeGreaterThan(40);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
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
    test(`an unknown address answers 404 with a whole page: ${path}${query}`, async ({
      request,
    }) => {
      const page = await fetchDocument(request, path + query);
      expect(page.status).toBe(404);
      expect(page.attributes('html', 'lang')).toEqual([language]);
      expect(page.count('h1')).toBe(1);
      expect(page.count('body > header, header[class]')).toBeGreaterThan(0);
      expect(page.attributes('main a', 'href')).not.toEqual([]);
      expect(page.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    });
}
