import { expect, type Page, test } from '@playwright/test';

import { products } from '#content/index.ts';

import { hydrated } from './hydrated.ts';

/** S20 is stated in both units. */
const statedRating = products.find(({ id }) => id === 's20')?.specifications.en['Pressure rating'];

const LANGUAGES = [
  {
    query: '',
    and: '&',
    units: '단위',
    imperial: '야드파운드법',
    stated: '−29 ~ +200 °C',
    converted: '−20 ~ +392 °F',
    mark: '환산',
    temperature: '사용 온도',
    rating: '압력 등급',
  },
  {
    query: '?lang=en',
    and: '&',
    units: 'Units',
    imperial: 'Imperial',
    stated: '−29 to +200 °C',
    converted: '−20 to +392 °F',
    mark: 'conv.',
    temperature: 'Temperature',
    rating: 'Pressure rating',
  },
] as const;

const valueOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .last();

for (const text of LANGUAGES) {
  test.describe(text.query || 'ko', () => {
    test('values are shown in imperial units, marked, kept, and back again as stated', async ({
      page,
    }) => {
      await page.goto(`/products/sirca-valves/ball-valves/s10${text.query}`);
      const value = valueOf(page, text.temperature);
      await expect(value).toHaveText(text.stated);
      const group = page.getByRole('group', { name: text.units });
      const before = await value.boundingBox();
      await group.getByRole('button', { name: text.imperial }).click();
      await expect(value).toContainText(text.converted);
      await expect(value).toContainText(text.mark);
      await expect(value).toContainText(text.stated); // said, not shown
      expect((await value.boundingBox())?.height).toBe(before?.height);
      await expect(page).toHaveURL(/[?&]units=imperial/);
      // Kept on the device: another page without it in the address.
      await page.goto(`/products/sirca-valves/ball-valves/s20${text.query}`);
      await expect(valueOf(page, text.temperature)).toContainText('°F');
      // What the source states in both units is not converted.
      await expect(valueOf(page, text.rating)).toHaveText(statedRating ?? '');
      await page
        .getByRole('group', { name: text.units })
        .getByRole('button', { name: 'SI' })
        .click();
      await expect(valueOf(page, text.temperature)).toContainText('°C');
      await expect(page).not.toHaveURL(/units=/);
    });

    test('an address carries the choice; a wrong one is ignored', async ({ page }) => {
      await page.goto(
        `/products/pinch-valve/pqvf/pqvf?dn=100&units=imperial${text.query.replace('?', '&')}`,
      );
      await expect(
        page.getByRole('row').filter({ has: page.getByRole('radio', { name: 'DN 100' }) }),
      ).toContainText('11.1');
      await expect(
        page
          .getByRole('columnheader')
          .filter({ hasText: `in (${text.mark})` })
          .first(),
      ).toBeVisible();
      await page.goto(
        `/products/pinch-valve/pqvf/pqvf?units=cubits${text.query.replace('?', '&')}`,
      );
      await expect(page.getByRole('columnheader').filter({ hasText: 'mm' }).first()).toBeVisible();
    });

    test('nothing moves where the device has chosen imperial units', async ({ page }) => {
      const path = `/products/sirca-valves/ball-valves${text.query}`;
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
      await page.goto(path);
      await hydrated(page);
      const stated = await places();
      await page.evaluate(() => localStorage.setItem('gamasan.units', 'imperial'));
      await page.reload();
      await expect(page.getByText('°F').first()).toBeVisible();
      expect(await places()).toEqual(stated);
    });
  });
}

test('units chosen in another tab are shown in this one too', async ({ page, context }) => {
  await page.goto('/products/sirca-valves/ball-valves');
  await hydrated(page);
  await expect(page.getByText('°F').first()).toBeHidden();
  const other = await context.newPage();
  await other.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(other);
  await other.getByRole('button', { name: '야드파운드법' }).click();
  await expect(page.getByText('°F').first()).toBeVisible();
});
