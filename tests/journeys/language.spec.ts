import { expect, type Page, test } from '@playwright/test';

import { holdBack } from './hold-back.ts';
import { goTo, hydrated, identities } from './hydrated.ts';

/** Console errors of a page: React says there when a document and the application differ. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('gamasan.lang'));

test('a visitor sees Korean first; the switcher keeps the page, its query and the scroll position, and is remembered', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await page.goto('/products/pneumatic/rotary?page=3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 300));
  await page
    .getByRole('navigation', { name: '빠른 메뉴' })
    .getByRole('link', { name: 'English' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/products\/pneumatic\/rotary\?page=3&lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The browser keeps what is in view where it was; the text above it is a line longer in one language.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(60);
  expect(await stored(page)).toBe('en');
  await expect(page.getByRole('navigation', { name: 'Page navigation' }).first()).toContainText(
    '[3]',
  );

  await page
    .getByRole('navigation', { name: 'Quick links' })
    .getByRole('link', { name: '한국어' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/products\/pneumatic\/rotary\?page=3$/);
  expect(await stored(page)).toBe('ko');
  expect(errors).toEqual([]);
});

test('a language that is slow to come leaves the page in view, and the visitor where they are on it', async ({
  page,
}) => {
  const answer = await holdBack(page, '**/data/en/products/pneumatic/rotary/*.json*');
  await goTo(page, '/products/pneumatic/rotary?page=3');
  await page.evaluate(() => scrollTo(0, 300));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'English' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('페이지를 불러오는 중입니다')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '로터리 액추에이터' })).toBeAttached();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  answer();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(60);
});

test('the switcher keeps the place on the page that the address names', async ({ page }) => {
  await goTo(page, '/products?dn=50#finder');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/products?dn=50&lang=en#finder');
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/products?dn=50#finder');
});

test('a stored English choice is written into an address without a language, with no flash of Korean', async ({
  page,
}) => {
  await page.goto('/about?lang=en');
  expect(await stored(page)).toBe('en');
  await page.addInitScript(() => {
    // What was ever painted: the language of the document at each animation frame, also of one that was replaced.
    const look = () => {
      if (document.body && !document.documentElement.hidden)
        sessionStorage.setItem(`painted ${document.documentElement.lang}`, '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/products');
  await expect(page).toHaveURL(/\/products\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const painted = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('painted')));
  await expect.poll(painted).toEqual(['painted en']);
});

test('a link to Korean leads from an English page to Korean, in a new tab and in the same one, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/products?lang=en');
  const href = await page
    .getByRole('navigation', { name: 'Quick links' })
    .getByRole('link', { name: '한국어' })
    .getAttribute('href');
  expect(href).toBe('/products?lang=ko');
  const tab = await context.newPage();
  await tab.goto(href ?? '');
  await expect(tab).toHaveURL(/\/products$/);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await stored(tab)).toBe('ko');
  await tab.close();

  // A Korean link of the English sitemap.
  await page.goto('/sitemap?lang=en');
  expect(await stored(page)).toBe('en');
  await page.getByRole('link', { name: '오시는 길', exact: true }).click();
  await expect(page).toHaveURL(/\/about\/map$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await stored(page)).toBe('ko');
});

test('a language that does not exist is ignored', async ({ page }) => {
  const errors = consoleErrors(page);
  // The finder on /products rewrites its own address.
  for (const address of [
    '/products?lang=fr',
    '/products?lang=EN',
    '/products?lang=',
    '/products?lang=en&lang=ko',
    '/products?lang=%00',
    '/products?lang=<script>alert(1)</script>',
    '/about?lang=fr',
  ])
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      expect(await stored(page)).toBeNull();
      expect(errors).toEqual([]);
    });
});

/** Other addresses that show a page, and addresses that nobody of the site writes. Pages at their own: tests/site/every-page.spec.ts. */
const KOREAN = [
  '/products/pqvf',
  '/about/message',
  '/products/sirca-valves/ball-valves/S30T',
  '/no/such/page',
  '/about/no-such',
  '/products/pneumatic/no-such',
  '/products?utm_source=mail',
  '/products/pneumatic/rotary?page=99',
  // A repeated page, a page of an address without pages, an encoded page.
  '/products/pneumatic/rotary?page=2&page=3',
  '/products/S30T?page=2',
  '/products/pneumatic/rotary?page=%32',
  // An encoded code, and names in capitals.
  '/products/%53%330T',
  '/products/PNEUMATIC',
  '/products/Electric/unknown',
  '/products/sirca-valves/Ball-valves/s10',
  // A repeated language, an empty first segment.
  '/about?lang=en&lang=en',
  '//about/x',
];
const ENGLISH = [
  '/products/pneumatic/rotary?page=99&lang=en',
  '/products/pneumatic/unknown?page=2&lang=en',
  '/products/electric/unknown?lang=en',
];

test('the application hydrates without a warning at second, unknown and odd addresses, and shows what its document says', async ({
  page,
  baseURL,
}) => {
  const errors = consoleErrors(page);
  // The English addresses come last: from then on English is the language chosen.
  for (const address of [...KOREAN, ...ENGLISH])
    await test.step(address, async () => {
      await goTo(page, `${baseURL}${address}`);
      expect.soft(page.url()).toBe(`${baseURL}${address}`);
      await expect.soft(page.locator('h1'), address).toHaveCount(1);
      const { shown, plain } = await identities(page);
      expect.soft(shown, address).toEqual(plain);
      expect.soft(errors.splice(0), address).toEqual([]);
    });
});

test('a host that cannot look at the query serves the Korean first page, and the visitor still gets what the address says', async ({
  page,
}) => {
  // Stands in for such a host: the query never reaches the server for documents.
  await page.route(/\/products\/pneumatic\/rotary\?/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const url = new URL(route.request().url());
    url.search = '';
    return route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  const errors = consoleErrors(page);
  await page.goto('/products/pneumatic/rotary?page=2&lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Page navigation' }).first()).toContainText(
    '[2]',
  );
  await expect(page).toHaveURL(/\?page=2&lang=en$/);
  await expect(page.locator('html')).not.toHaveAttribute('hidden');
  expect(errors).toEqual([]);
});
