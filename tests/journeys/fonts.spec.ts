/** The web fonts, which come after everything else. */
import { expect, type Page, test } from '@playwright/test';

const SHEET = '**/assets/deferred-*.css';

/** How many parts of the site's font are in use. */
const partsInUse = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => /^\W?Gamasan Sans\W?$/.test(family) && status === 'loaded',
      ).length,
  );
const isNoted = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).includes('gamasan.fonts'));

test('the fonts that a Korean page needs come together, and the browser notes that it has them', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => partsInUse(page)).toBe(2);
  expect(await isNoted(page)).toBe(true);
});

test('an English page fetches no Korean font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('/products?lang=en');
  await expect.poll(() => isNoted(page)).toBe(true);
  expect(await partsInUse(page)).toBe(1);
  expect(fonts.filter((address) => !address.includes('/latin-'))).toEqual([]);
});

test('a browser that cannot read style sheets from scripts has the fonts all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.CSSStyleSheet = function Refused() {
      throw new TypeError('Illegal constructor');
    } as unknown as typeof CSSStyleSheet;
  });
  await page.goto('/');
  await expect.poll(() => partsInUse(page)).toBeGreaterThanOrEqual(2);
});

test('fonts that did not come are not noted as there: the next page asks for them late again', async ({
  page,
}) => {
  await page.route(SHEET, (route) => route.fulfill({ status: 404, body: 'no such file' }));
  const again = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'stylesheet' && /deferred-/.test(response.url()),
  );
  await page.goto('/');
  await again;
  expect(await isNoted(page)).toBe(false);
  await page.unroute(SHEET);
  await page.reload();
  await expect.poll(() => isNoted(page)).toBe(true);
  expect(await partsInUse(page)).toBe(2);
});

test('a font that does not come keeps the others away for ten seconds at most', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/hangul-*.woff2', () => undefined);
  const latin = page.waitForResponse('**/latin-*.woff2');
  await page.goto('/');
  await page.clock.runFor(1000);
  await (await latin).finished();
  await page.clock.runFor(10_000);
  await expect.poll(() => partsInUse(page)).toBe(1);
  expect(await isNoted(page)).toBe(false);
});
