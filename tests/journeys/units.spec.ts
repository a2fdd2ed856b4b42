import { expect, type Page, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

const BALL_VALVES = '/products/sirca-valves/ball-valves';

/** The value of a specification, and beside it the same in the other system of units. */
const valuesOf = (page: Page, label: string) =>
  page
    .locator('dl > div:has(dd + dd)')
    .filter({ has: page.getByText(label, { exact: true }) })
    // Above them stand the figures, in large letters.
    .last()
    .locator('dd');
const valueOf = (page: Page, label: string) => valuesOf(page, label).first();
const choose = (page: Page, unit: '야드파운드법' | '미터법') =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: '단위' })
    .getByRole('button', { name: unit })
    .click();

test('values are shown in imperial units, marked, kept, in another tab too, and back again as stated', async ({
  page,
  context,
}) => {
  await goTo(page, `${BALL_VALVES}/s10`);
  const value = valueOf(page, '사용 온도');
  const stated = '−29 ~ +200 °C';
  await expect(value).toHaveText(stated);
  const before = await value.boundingBox();
  await choose(page, '야드파운드법');
  await expect(valuesOf(page, '사용 온도')).toHaveText(['−20 ~ +392 °F', stated]);
  expect((await value.boundingBox())?.height).toBe(before?.height);
  await expect(page).toHaveURL(/[?&]units=imperial/);

  // Kept on the device: another page without it in the address.
  const other = await context.newPage();
  await goTo(other, `${BALL_VALVES}/s20`);
  await expect(valueOf(other, '사용 온도')).toContainText('°F');
  await choose(other, '미터법');
  await expect(valueOf(other, '사용 온도')).toContainText('°C');
  await expect(other).not.toHaveURL(/units=/);

  // A tab whose address says nothing follows the other one.
  await choose(page, '미터법');
  await expect(value).toHaveText(stated);
  await choose(page, '야드파운드법');
  await expect(valueOf(other, '사용 온도')).toContainText('°F');
});

test('an address carries the choice; a wrong one is ignored', async ({ page }) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=100&units=imperial&lang=en');
  const head = (text: string) => page.getByRole('columnheader').filter({ hasText: text }).first();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('radio', { name: 'DN 100' }) }),
  ).toContainText('11.1');
  await expect(head('in (conv.)')).toBeVisible();
  await page.goto('/products/pinch-valve/pqvf/pqvf?units=cubits&lang=en');
  await expect(head('mm')).toBeVisible();
});

test('nothing moves where the device has chosen imperial units', async ({ page }) => {
  const places = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll('dd, article')].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [Math.round(top + scrollY), Math.round(height)];
      });
    });
  // The fonts come after the page; what they move is not what units move.
  await page.route('**/*.woff2', (route) => route.abort());
  await goTo(page, BALL_VALVES);
  const stated = await places();
  await page.evaluate(() => localStorage.setItem('gamasan.units', 'imperial'));
  await page.reload();
  await expect(page.getByText('°F').first()).toBeVisible();
  expect(await places()).toEqual(stated);
});
