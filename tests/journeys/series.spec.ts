/** The table of a series, in which a model is chosen. */
import { expect, test } from '@playwright/test';

import { goTo, moveTo, reload } from './hydrated.ts';
import { storedQuote } from './stored-quote.ts';

const SERIES = '/products/special/quarter-turn-480';

test('a model of the series is chosen from the table, kept in the address and asked a quote for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const main = page.getByRole('main');
  const model = (code: string) => main.getByRole('radio', { name: `모델 ${code}` });

  await test.step('a model that the series does not have is said, and the rest of the page stays', async () => {
    await page.goto(`${SERIES}?model=480-999`);
    await expect(main.getByText('480-999: 이 시리즈에 없는 모델입니다.')).toBeVisible();
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await goTo(page, SERIES);
  // The specified cards are its rows: an article each, with the code as its heading and a way to the preview.
  await expect(main.getByRole('article')).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(main.getByRole('rowheader', { name: '480-035', exact: true })).toBeVisible();
  await model('480-035').check();
  await page.keyboard.press('ArrowDown');
  await expect(model('480-050')).toBeChecked();
  await expect(page).toHaveURL(/[?&]model=480-050/);
  await reload(page);
  await expect(model('480-050')).toBeChecked();
  await main.getByRole('button', { name: '480-050 하나 늘리기' }).click();
  await main.getByRole('button', { name: /^견적 목록에 담기/ }).click();
  expect(await storedQuote(page)).toEqual(['480-050 × 2']);
  // The code is the row's only link, and opens the preview.
  await main.getByRole('link', { name: /^480-080/ }).click();
  await expect(page.getByRole('dialog')).toContainText('480-080');
  await page.keyboard.press('Escape');
  const row = main.getByRole('row').filter({
    has: page.getByRole('heading', { name: '480-110' }),
  });
  const details = row.getByRole('link', { name: '상세보기' });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('480-110');
  await expect(page.getByRole('dialog').getByRole('link', { name: '견적 요청' })).toBeVisible();
});

test('each model’s row says what the bar counts and is at most 96 px high on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.locator('tr[data-verdict]');
  for (const [search, fits] of [
    ['?torque=300', '범위 내'],
    ['?torque=300&lang=en', 'In range'],
    ['?torque=300&lang=en&units=imperial', 'In range'],
  ] as const)
    await test.step(search, async () => {
      if (search === '?torque=300') {
        await goTo(page, SERIES + search);
      } else await moveTo(page, SERIES + search);
      await expect(rows).toHaveCount(8);
      const main = page.getByRole('main');
      await expect(main.locator('tr:has(input[type=radio])')).toHaveCount(8);
      const fitting = page.locator('tr[data-verdict=in-range]');
      const out = page.locator('tr[data-verdict=out-of-range]');
      await expect(fitting).toHaveCount(4);
      await expect(out).toHaveCount(4);
      await expect(fitting.first()).toContainText(fits);
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(96);
      if (search.includes('imperial')) return;
      // The limit, in words.
      await expect(out.first().locator('article + p')).toContainText(/Nm/);
    });
});

test('a link from the finder leads to the sizing on a phone, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/products?torque=300');
  await page.getByRole('link', { name: '밸브 토크로 모델 선택' }).first().click();
  await expect(page).toHaveURL(/quarter-turn-480.*#sizing/);
  const tool = page.getByRole('heading', { name: '밸브 토크로 모델 선택' });
  await expect(tool).toBeInViewport();
  // The rows above it get their verdicts later, and it stays in view.
  await expect(page.locator('tr[data-verdict]')).toHaveCount(8);
  await expect(tool).toBeInViewport();
  // What is typed becomes the operating point, which judges the rows above: the fields stay where they are.
  const factor = page.getByRole('textbox', { name: '안전율' });
  await page.getByRole('textbox', { name: '개방 토크' }).fill('280');
  const before = await factor.boundingBox();
  await factor.fill('1.5');
  await expect(page.locator('tr[data-verdict=in-range]')).toHaveCount(3);
  // To the pixel: the browser gives sixty-fourths of one.
  expect((await factor.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});
