import { expect, type Page, test } from '@playwright/test';

import { findCategory, findDocument, products } from '#content/index.ts';

import { hydrated } from './hydrated.ts';

const KO = {
  subcategories: '하위 분류',
  pages: '페이지 이동',
  next: '다음 페이지',
  previous: '이전 페이지',
  breadcrumb: '현재 위치',
};
const EN = {
  subcategories: 'Subcategories',
  pages: 'Page navigation',
  next: 'Next page',
  previous: 'Previous page',
  breadcrumb: 'Breadcrumb',
};

const BALL = '/products/sirca-valves/ball-valves';
const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const ROTARY = '/products/pneumatic/rotary';

/** Both of a page; the one below says so in its name. */
const pageNav = (page: Page, name: string) => page.getByRole('navigation', { name });
/** The codes that the content puts on a page of a document. */
const shownCodes = (document: string, page: number): string[] =>
  (findDocument(document)?.pages[page - 1]?.content ?? [])
    .flatMap((block) => (block.type === 'product-catalog' ? block.products : []))
    .map((id) => products.find((product) => product.id === id)?.code ?? '');
const codes = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

for (const [language, query, words] of [
  ['Korean', '', KO],
  ['English', '?lang=en', EN],
] as const) {
  test.describe(`category pages in ${language}`, () => {
    test('show where one is: breadcrumb of home, category and subcategory, and the subcategories', async ({
      page,
    }) => {
      await page.goto(`${BALL}${query}`);
      await expect(
        page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem'),
      ).toHaveCount(3);
      const menu = page.getByRole('navigation', { name: words.subcategories });
      await expect(menu.getByRole('link')).toHaveCount(
        findCategory('sirca-valves')?.subcategories.length ?? 0,
      );
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute(
        'href',
        `${BALL}${query}`,
      );
      await expect(menu.locator('xpath=ancestor::*[@data-theme][1]')).toHaveAttribute(
        'data-theme',
        'valves',
      );
    });

    test('have two page navigations, the current page in brackets', async ({ page }) => {
      await page.goto(`${BUTTERFLY}${query}`);
      await expect(pageNav(page, words.pages)).toHaveCount(2);
      for (const nav of await pageNav(page, words.pages).all()) {
        await expect(nav.locator('[aria-current="page"]')).toHaveText('[1]');
        await nav.getByRole('link', { name: words.next }).waitFor();
        await expect(nav.getByRole('link', { name: words.previous })).toHaveCount(0);
      }
      await pageNav(page, words.pages).first().getByRole('link', { name: words.next }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => codes(page)).toEqual(shownCodes('butterfly-valves', 2));
      await expect(pageNav(page, words.pages).last().locator('[aria-current="page"]')).toHaveText(
        '[2]',
      );
    });
  });
}

test('where a subcategory is not found the menu leads on', async ({ page }) => {
  await page.goto('/products/electric/nonsense');
  await expect(page.getByText('하위 분류를 찾을 수 없습니다').last()).toBeVisible();
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: KO.subcategories });
  await menu.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/electric\//);
  await expect(page.locator('main h1')).not.toHaveText('하위 분류를 찾을 수 없습니다');
});

test.describe('page navigation', () => {
  test('turning a page shows its top and moves the focus there; back restores', async ({
    page,
  }) => {
    await page.goto(`${ROTARY}?page=2`);
    await hydrated(page);
    const nav = pageNav(page, KO.pages).last();
    await nav.scrollIntoViewIfNeeded();
    await nav.getByRole('link', { name: KO.next }).click();
    await expect(page.locator('[aria-current="page"]', { hasText: '[3]' })).toHaveCount(2);
    const catalogue = page.getByRole('region', { name: '카탈로그' });
    await expect(catalogue).toBeFocused();
    await expect(catalogue).toBeInViewport();
    expect((await catalogue.boundingBox())?.y).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.locator('[aria-current="page"]', { hasText: '[2]' })).toHaveCount(2);
  });

  test("arrow keys are the page's own", async ({ page }) => {
    await page.goto(`${ROTARY}?page=2`);
    await hydrated(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/page=2$/);
  });
});

test.describe('product cards', () => {
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [360, 1],
  ] as const) {
    test(`stand in ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(BALL);
      const tops = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  }

  test('show code, name, picture and the action', async ({ page }) => {
    await page.goto(`${BALL}?lang=en`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'S30T', exact: true }) });
    await expect(card.locator('img').first()).toBeVisible();
    await expect(card.getByText('Ball valve', { exact: true })).toBeVisible();
    await expect(card.getByText('Not stated').first()).toBeVisible();
    await expect(card.getByRole('link', { name: 'Details' })).toBeVisible();
  });

  for (const width of [390, 820, 1440])
    test(`stand on the products page without words over their pictures at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/products');
      const cards = page.locator('[data-theme]:has(> h2)');
      await expect(cards).toHaveCount(6);
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

  test('a picture that does not come goes, and the card stays', async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.abort());
    await page.goto(BALL);
    await hydrated(page);
    const card = page.getByRole('article').first();
    await expect(card.locator('img')).toBeHidden();
    await expect(card.getByRole('link', { name: '상세보기' })).toBeVisible();
  });

  test('without scripts are plain links to the detail page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(BALL);
    await page.getByRole('article').nth(2).getByRole('link', { name: '상세보기' }).click();
    await expect(page).toHaveURL(/\/ball-valves\/s30$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('S30');
    await context.close();
  });
});

test('a page whose code does not come is opened as a document, and pointing at its link does nothing', async ({
  page,
}) => {
  // Such a visitor's browser fetches no code ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/gallery');
  await hydrated(page);
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
