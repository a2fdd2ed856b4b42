/** What is done on a product's page. What it holds: tests/site/lists-and-products.test.ts. */
import { expect, type Page, test } from '@playwright/test';

import { goTo, moveTo, touchPage } from './hydrated.ts';
import { storedQuestions, storeQuestions } from './stored-quote.ts';

const S30 = '/products/sirca-valves/ball-valves/s30';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '이미지 보기' });

test('the viewer wraps around, counts, and closes by button, backdrop and Escape', async ({
  page,
}) => {
  await goTo(page, S30);
  const picture = page.locator('main button:has(img)');
  const views = page.getByRole('group', { name: '그림 보기' }).getByRole('button');
  const total = await views.count();
  await picture.click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: '이전' }).click();
  await expect(viewer.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: '다음' }).click();
  await expect(viewer.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: '닫기' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();

  await views.nth(1).click();
  await picture.click();
  await expect(viewer.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await picture.click();
  await expect(viewer).toBeVisible();
  await page.mouse.click(60, 690);
  await expect(viewer).toHaveCount(0);
});

test('a product is asked for by its code, name and category', async ({ page }) => {
  await goTo(page, '/products/pinch-valve/pqvf/pqvf');
  await page.getByRole('link', { name: '견적 요청' }).click();
  await expect(page).toHaveURL('/contact?product=pqvf');
  expect(await page.evaluate(() => (history.state as { state: unknown }).state)).toMatchObject({
    productCode: 'PQVF',
    productName: expect.stringMatching(/./),
    category: 'pinch-valve',
  });
});

test('the sheet shows each view by its button, leaders on the axonometric one alone', async ({
  page,
}) => {
  await goTo(page, '/products/special/quarter-turn-480/480-050');
  const views = page.getByRole('group', { name: '그림 보기' });
  const picture = page.locator('main button:has(img)').first();
  await expect(views.getByRole('button', { name: '축측 투상도', pressed: true })).toBeVisible();
  await expect(page.getByText('하우징').filter({ visible: true })).toHaveCount(1);
  await views.getByRole('button', { name: '은선도' }).click();
  await expect(picture.locator('img')).toHaveAttribute('src', /-hidden\.svg$/);
  await expect(page.getByText('하우징')).toHaveCount(0);
  await picture.click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText('3 / 4', { exact: true })).toBeVisible();
});

test('questions asked in one language are the same ones on the page in the other', async ({
  page,
}) => {
  await goTo(page, '/products/special/quarter-turn-480/480-035?lang=en');
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'Questions' }).click();
  await main.getByRole('button', { name: 'Add all' }).click();
  const asked = async () => (await storedQuestions(page)).length;
  const count = await asked();
  expect(count).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(main.getByRole('button', { name: '모두 빼기' })).toBeVisible();
  await expect(main.getByRole('button', { pressed: true, name: '치수·중량' })).toBeVisible();
  expect(await asked()).toBe(count);
});

test('a question that is put back is asked in the language that the page has by then', async ({
  page,
}) => {
  await storeQuestions(page, [{ code: 'S10', about: '최대 토크' }]);
  await goTo(page, '/contact');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'S10: 최대 토크 빼기' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(main).toContainText('S10: 최대 토크: no longer asked.');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Remove S10: Maximum torque' })).toBeVisible();
  expect(await storedQuestions(page)).toEqual(['S10: Maximum torque']);
});

test('a question that is one too many is refused with the reason, and taken once another one is left', async ({
  page,
}) => {
  await storeQuestions(
    page,
    Array.from({ length: 60 }, (_, index) => ({ code: 'X', about: String(index) })),
  );
  const full = '한 문의에는 60개까지 요청합니다.';
  const count = async () => (await storedQuestions(page)).length;
  await goTo(page, '/products/s30');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: '포지셔너' });
  await button.click();
  await expect(main.getByText(full).first()).toBeVisible();
  await expect(page.locator('body > [aria-live]')).toContainText(full);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await count()).toBe(60);

  await moveTo(page, '/contact');
  await main
    .getByRole('button', { name: /^X: 1 빼기/ })
    .first()
    .click();
  await moveTo(page, '/products/s30');
  await button.click();
  await expect(main.getByRole('button', { name: '포지셔너', pressed: true })).toBeVisible();
  await expect(main.getByText(full)).toHaveCount(0);
  expect(await count()).toBe(60);
});

test('supply and quantity are chosen in one block, questions below it; they reach the list, go out with the inquiry, and are there when the visitor comes back', async ({
  page,
}) => {
  const address = '/products/special/quarter-turn-480/480-050?lang=en';
  await goTo(page, address);
  const block = page.getByRole('region', { name: 'Request Quote' });
  await block.getByRole('button', { name: 'Add to quote list 480-050' }).click();
  // What is entered after the product was put on the list is not lost.
  await block.getByRole('radio', { name: 'Three-phase 380–440 V' }).check();
  const quantity = block.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('12');
  await page.locator('summary', { hasText: 'Questions' }).click();
  const counter = page.getByRole('button', { name: /^Quote list/ }).first();
  await expect(counter).toContainText('1');
  await page.getByRole('button', { name: 'Operating time at 60 Hz' }).click();
  await expect(counter).toContainText('2');
  await expect(page.getByRole('main').getByRole('link', { name: /^Send/ })).toBeVisible();
  await page.getByRole('button', { name: 'Dimensions, weight' }).click();
  await page.getByRole('button', { name: 'Dimensions, weight', pressed: true }).click();
  await page
    .getByRole('button', { name: /^Quote list/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: 'Quote list' });
  await expect(list.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('12');
  await expect(list.getByRole('combobox').first()).toHaveValue('3');
  await list.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main')).toContainText('480-050 Operating time at 60 Hz');

  await page.goto(address);
  await expect(quantity).toHaveValue('12');
  await expect(block.getByRole('radio', { name: 'Three-phase 380–440 V' })).toBeChecked();
  await block.getByRole('button', { name: 'Increase quantity of 480-050' }).click();
  await expect(quantity).toHaveValue('13');
});

test('on a phone the request stays at hand once its block has left the view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/products/sirca-valves/ball-valves/s10');
  const requests = page.getByRole('link', { name: '견적 요청' });
  await expect(requests).toHaveCount(1);
  await page.getByRole('textbox', { name: '수량' }).fill('4');
  // No bar stands while a field has the focus.
  await page.getByRole('textbox', { name: '수량' }).blur();
  await page.getByRole('navigation', { name: '같은 제품군' }).scrollIntoViewIfNeeded();
  await expect(requests).toHaveCount(2);
  await expect(requests.last()).toBeInViewport();
  await requests.last().click();
  await expect(page).toHaveURL('/contact?product=s10~~4');
  await expect(page.getByRole('textbox', { name: '수량' })).toHaveValue('4');
});

test('while the viewer is open the page does not scroll, and a swipe turns the picture', async ({
  browser,
}) => {
  const page = await touchPage(browser);
  await goTo(page, S30);
  await page.locator('main button:has(img)').first().click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.move(320, 420);
  await page.mouse.down();
  await page.mouse.move(60, 420, { steps: 6 });
  await page.mouse.up();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.context().close();
});

test('a picture that does not come is replaced by the placeholder', async ({ page }) => {
  await page.route(/\/pictures\/(?!placeholder)/, (route) => route.abort());
  await goTo(page, S30);
  await expect(page.locator('main button img').first()).toHaveAttribute('src', /placeholder/);
  // It keeps the place of the one that did not come.
  await moveTo(page, '/about/map');
  const map = page.locator('main figure img');
  await expect(map).toHaveAttribute('src', /placeholder/);
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(640 / 430, 1);
});

test('turning a phone upright leaves no page that scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  // The tables have been found to fit, and stand in no box that scrolls.
  await expect(page.locator('[data-fits]')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
