import { expect, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** Data of a product whose card stands on the ball valves' page. */
const S30_DATA = '**/data/*/products/sirca-valves/ball-valves/s30/*.json*';

test('a product that is slow to come says that it is loading, and then shows (spec §4)', async ({
  page,
}) => {
  let answer = () => undefined as void;
  await page.route(S30_DATA, async (route) => {
    await new Promise<void>((done) => (answer = done));
    await route.continue();
  });
  await page.goto('/products/sirca-valves/ball-valves?lang=en');
  await hydrated(page);
  await page.evaluate(() => {
    // A plain link: a press on a card opens its preview.
    const link = document.createElement('a');
    link.href = '/products/sirca-valves/ball-valves/s30?lang=en';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByText('Loading product information')).toBeVisible();
  await expect(main.getByText('제품 정보를 불러오는 중입니다')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ball valve');
  await expect(main).not.toHaveAttribute('aria-busy');
  // Reading goes on at the new page, however long it took.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a move the heading has the focus and the title is announced; a language switch keeps the place', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: '갤러리' }).first().click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '갤러리 |' })).toHaveText(
    await page.title(),
  );
  const language = page.getByRole('link', { name: 'English' }).first();
  await language.focus();
  await language.press('Enter');
  await expect(page).toHaveURL('/gallery?lang=en');
  await expect(page.getByRole('link', { name: '한국어' }).first()).toBeFocused();
});

test('any other slow move says so too, and the page comes back where it is given up', async ({
  page,
}) => {
  let answer = () => undefined as void;
  await page.route('**/data/ko/gallery/1.json*', async (route) => {
    await new Promise<void>((done) => (answer = done));
    await route.continue();
  });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: '갤러리' }).first().click();
  await expect(page.getByText('페이지를 불러오는 중입니다')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText('페이지를 불러오는 중입니다')).toBeHidden();
});

test('data that does not come is said within header and footer, and can be asked for again', async ({
  page,
}) => {
  let broken = true;
  await page.route('**/data/ko/sitemap/1.json*', (route) =>
    broken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: '사이트맵' }).first().click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('사이트맵');
});

test('an address without a product code says what is missing (spec §4, invalid_params)', async ({
  page,
}) => {
  await page.goto('/products/sirca-valves/ball-valves/%20?lang=en');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(page.getByRole('main')).toContainText('address');
});

test('the back link of a product leads to the list page that holds it', async ({ page }) => {
  await page.goto('/products/sirca-valves/butterfly-valves/ht600');
  await expect(page.getByRole('link', { name: /^← / })).toHaveAttribute(
    'href',
    '/products/sirca-valves/butterfly-valves?page=2',
  );
});

test('on a short address the menu marks the category of the product', async ({ page }) => {
  await page.goto('/products/s30t');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await expect(menu.locator('[aria-current]').first()).toHaveText('SIRCA 밸브');
});
