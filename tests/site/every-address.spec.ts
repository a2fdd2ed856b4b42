import { expect, test } from '@playwright/test';

import { manifest, visits } from './addresses.ts';

test.describe('without scripts, every address of the site', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, language, path } of visits) {
    test(`answers with a whole page: ${address}`, async ({ page }) => {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      for (const name of ['description', 'keywords'])
        expect(await page.locator(`meta[name=${name}]`).getAttribute('content')).toBeTruthy();

      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
      const alternates = page.locator('link[rel=alternate][hreflang]');
      expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(['ko', 'en', 'x-default']);
      // Every page is indexable, except the admin placeholder (readings.md).
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(path === '/admin' ? 1 : 0);

      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/\b(?:undefined|NaN|\[object Object\])\b/);
      expect(text, 'a raw message key').not.toMatch(/\b(?:catalogue|chrome|company|errors|home|inquiry|menu|product):[a-z]\w+/);
      const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const own = links.filter((href) => !/\.(?:pdf|dxf|step|stp|zip|svg|webp|avif)$/.test(href.split(/[?#]/)[0] ?? ''));
      for (const href of own) {
        const wanted = new URL(href, 'http://x').searchParams.get('lang');
        // The switcher alone leads to the other language.
        if (language === 'ko') expect([null, 'en'], href).toContain(wanted);
        else expect(['en', 'ko'], href).toContain(wanted);
      }
    });
  }
});

test('no two pages have the same title and address', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { address } of visits) {
    const html = await (await request.get(address)).text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    const canonical = /rel="canonical" href="([^"]*)/.exec(html)?.[1] ?? '';
    const other = seen.get(title);
    if (other !== undefined) expect(canonical, `${address} has the title of another page: ${title}`).toBe(other);
    seen.set(title, canonical);
  }
});

test('the sitemap for search engines lists every canonical address, and the admin placeholder nowhere', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = new Set([...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname));
  expect(listed.has('/admin')).toBe(false);
  for (const path of listed) expect(Object.keys(manifest.documents)).toContain(path);
  expect(listed.size).toBeGreaterThan(40);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

for (const language of manifest.languages) {
  const query = language === 'en' ? '?lang=en' : '';
  for (const path of ['/no/such/page', '/products/no-such-product', '/products/electric/no-such', '/products/sirca-valves/ball-valves/no-such', '/about/no-such'])
    test(`an unknown address answers 404 with a page that works: ${path}${query}`, async ({ page }) => {
      const response = await page.goto(path + query);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
}
