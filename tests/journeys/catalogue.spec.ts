/** Lists of products: turning their pages, and how their cards stand. What they hold: tests/site/lists-and-products.test.ts. */
import { expect, type Page, test } from '@playwright/test';

import { findDocument, products } from '#content/index.ts';

import { goTo, moveTo } from './hydrated.ts';

const BALL = '/products/sirca-valves/ball-valves';
const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const ROTARY = '/products/pneumatic/rotary';

/** Both of a page. */
const pageNav = (page: Page) => page.getByRole('navigation', { name: '페이지 이동' });
const current = (page: Page, number: string) =>
  page.locator('[aria-current="page"]', { hasText: number });
/** The codes that the content puts on a page of a document. */
const shownCodes = (document: string, page: number): string[] =>
  (findDocument(document)?.pages[page - 1]?.content ?? [])
    .flatMap((block) => (block.type === 'product-catalog' ? block.products : []))
    .map((id) => products.find((product) => product.id === id)?.code ?? '');
const codes = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('turning a page shows its top and its products, and moves the focus there; back restores', async ({
  page,
}) => {
  await goTo(page, BUTTERFLY);
  await pageNav(page).first().getByRole('link', { name: '다음 페이지' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => codes(page)).toEqual(shownCodes('butterfly-valves', 2));
  await expect(pageNav(page).last().locator('[aria-current="page"]')).toHaveText('[2]');

  await moveTo(page, `${ROTARY}?page=2`);
  await test.step('arrow keys are the page’s own', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/page=2$/);
  });
  const nav = pageNav(page).last();
  await nav.scrollIntoViewIfNeeded();
  await nav.getByRole('link', { name: '다음 페이지' }).click();
  await expect(current(page, '[3]')).toHaveCount(2);
  const catalogue = page.getByRole('region', { name: '카탈로그' });
  await expect(catalogue).toBeFocused();
  await expect(catalogue).toBeInViewport();
  expect((await catalogue.boundingBox())?.y).toBeGreaterThan(0);
  await page.goBack();
  await expect(current(page, '[2]')).toHaveCount(2);
});

test('product cards stand in one column on a phone, two on a tablet, three beyond', async ({
  page,
}) => {
  await page.goto(BALL);
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = () =>
      page.getByRole('article').evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(inFirstRow, `${width} px`).toBe(columns);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  }
});

test('the cards of the products page have no words over their pictures', async ({ page }) => {
  await page.goto('/products');
  const cards = page.locator('[data-theme]:has(> h2)');
  await expect(cards).toHaveCount(6);
  for (const width of [390, 820, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const card of await cards.all()) {
        const picture = card.locator('img');
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const image = (await picture.boundingBox())!;
        const name = (await card.locator('h2').boundingBox())!;
        const isBeside = image.x + image.width <= name.x;
        expect(isBeside || image.y + image.height <= name.y).toBe(true);
      }
    });
});

test('a picture that does not come goes, and the card stays', async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await goTo(page, BALL);
  const card = page.getByRole('article').first();
  await expect(card.locator('img')).toBeHidden();
  await expect(card.getByRole('link', { name: '상세보기' })).toBeVisible();
});

test('a page whose code does not come is opened as a document, and pointing at its link does nothing', async ({
  page,
}) => {
  // Such a visitor's browser fetches no code ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await goTo(page, '/gallery');
  let missing = true;
  await page.route('**/*.js', (route) => (missing ? route.abort() : route.continue()));
  await page.route('**/sitemap', (route) => {
    missing = false;
    return route.continue();
  });
  await page.evaluate(() => (window.kept = true));
  const link = page.getByRole('link', { name: '사이트맵' }).first();
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  expect(await page.evaluate(() => window.kept)).toBe(true);
  await link.click();
  await expect(page).toHaveURL('/sitemap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('사이트맵');
  expect(await page.evaluate(() => window.kept)).toBeUndefined();
});

declare global {
  interface Window {
    kept?: boolean;
  }
}
