import { expect, type Page, test } from '@playwright/test';

import { groups, manifest, type Visit, visits } from './addresses.ts';

test.describe('without scripts, every address of the site', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, visits] of groups)
    test(`answers with a whole page: ${name}`, async ({ page }) => {
      test.setTimeout(60_000 + visits.length * 2_000);
      for (const visit of visits) await test.step(visit.address, () => checkPage(page, visit));
    });
});

async function checkPage(page: Page, { address, language, path }: Visit): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const at = (what: string) => `${what} of ${address}`;
  expect(response?.status(), at('status')).toBe(200);
  const found = await page.evaluate(() => {
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      description: attributes('meta[name=description]', 'content'),
      keywords: attributes('meta[name=keywords]', 'content'),
      robots: attributes('meta[name=robots]', 'content'),
      canonical: attributes('link[rel=canonical]', 'href'),
      alternates: attributes('link[rel=alternate][hreflang]', 'hreflang'),
      links: attributes('a[href^="/"]', 'href'),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
      text: document.body.innerText,
    };
  });
  expect(found.lang, at('language')).toBe(language);
  expect(found.title, at('title')).not.toBe('');
  expect(found.headings, at('h1 elements')).toBe(1);
  expect(found.description[0], at('description')).toBeTruthy();
  expect(found.keywords[0], at('keywords')).toBeTruthy();
  expect(found.canonical, at('canonical')).toHaveLength(1);
  expect(new URL(found.canonical[0] ?? '').searchParams.get('lang')).toBe(
    language === 'en' ? 'en' : null,
  );
  expect(found.alternates, at('alternates')).toEqual(['ko', 'en', 'x-default']);
  // Every page is indexable, except the admin placeholder (readings.md).
  expect(
    found.robots.some((value) => value.includes('noindex')),
    at('noindex'),
  ).toBe(path === '/admin');
  for (const data of found.structuredData)
    expect(JSON.parse(data), at('structured data')).toHaveProperty('@type');
  expect(found.text, at('text')).not.toMatch(/\b(?:undefined|NaN)\b|\[object Object\]/);
  expect(found.text, at('raw message key')).not.toMatch(
    /\b(?:catalogue|chrome|company|errors|home|inquiry|menu|product):[a-z]\w+/,
  );
  if (language === 'ko') return;
  // Links that switch the language (the switcher, the sitemap) alone leave English, and say so.
  const files = /\.(?:pdf|dxf|step|zip|svg|webp|avif)$/;
  const korean = found.links.filter(
    (href) =>
      !files.test(href.split(/[?#]/)[0] ?? '') &&
      new URL(href, 'http://x').searchParams.get('lang') !== 'en',
  );
  for (const href of korean) expect(href, at('link')).toMatch(/[?&]lang=ko\b/);
}

test('no two pages have the same title and address', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { address } of visits) {
    const html = await (await request.get(address)).text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    const canonical = /rel="canonical" href="([^"]*)/.exec(html)?.[1] ?? '';
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
    test(`an unknown address answers 404 with a page that works: ${path}${query}`, async ({
      page,
    }) => {
      const response = await page.goto(path + query);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      // The document is taken over at its own address, and then moved to the one asked for.
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    });
}
