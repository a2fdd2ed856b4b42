import { expect, type Page, test } from '@playwright/test';

import { holdBack } from './hold-back.ts';
import { hydrated } from './hydrated.ts';

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

test('a visitor sees Korean first', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
});

test('the switcher keeps the page, its query and the scroll position, and is remembered', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await page.goto('/products/pneumatic/rotary?page=3');
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
  await page.goto('/products/pneumatic/rotary?page=3');
  await hydrated(page);
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
  await page.goto('/products?dn=50#finder');
  await hydrated(page);
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

test("the switcher's Korean link opened in a new tab stays Korean and cleans its address", async ({
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
});

test('a Korean link of the English sitemap leads to Korean, and is remembered', async ({
  page,
}) => {
  await page.goto('/sitemap?lang=en');
  await page.getByRole('link', { name: '오시는 길', exact: true }).click();
  await expect(page).toHaveURL(/\/about\/map$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

for (const query of [
  'lang=fr',
  'lang=EN',
  'lang=',
  'lang=en&lang=ko',
  'lang=%00',
  'lang=<script>alert(1)</script>',
])
  test(`a language that does not exist is ignored: ${query}`, async ({ page }) => {
    const errors = consoleErrors(page);
    const response = await page.goto(`/products?${query}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    expect(await stored(page)).toBeNull();
    expect(errors).toEqual([]);
  });

for (const address of [
  // A page of each kind, at its own address and at others that show it.
  '/',
  '/?lang=en',
  '/products',
  '/products?lang=en',
  '/products/electric',
  '/products/special/quarter-turn-480?lang=en',
  '/products/special/quarter-turn-480/480-006',
  '/products/pinch-valve/pqvf/pqvf?lang=en',
  '/products/pqvf',
  '/about/message',
  '/about/map?lang=en',
  '/gallery',
  '/contact',
  '/contact?lang=en',
  '/compare?lang=en',
  '/sitemap',
  '/privacy',
  '/products/sirca-valves/ball-valves/S30T',
  '/no/such/page',
  '/about/no-such',
  '/products/pneumatic/no-such',
  '/products?utm_source=mail',
  '/products/pneumatic/rotary?page=99',
])
  test(`the application hydrates without a warning at ${address}`, async ({ page }) => {
    const errors = consoleErrors(page);
    await page.goto(address);
    await hydrated(page);
    expect(page.url().endsWith(address)).toBe(true);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(errors).toEqual([]);
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

test('a trailing slash leads to the address without one, query kept', async ({ page }) => {
  await page.goto('/products/?lang=en');
  await expect(page).toHaveURL(/\/products\?lang=en$/);
});
