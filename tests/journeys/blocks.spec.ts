import { expect, test } from '@playwright/test';

test('tables have captions, headers with scopes, and scroll in their own box on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/special/quarter-turn-480/480-050');
  const table = page.getByRole('table').first();
  await expect(table.locator('caption')).not.toBeEmpty();
  for (const header of await table.locator('th').all()) {
    expect(await header.getAttribute('scope')).toMatch(/^(?:col|row)$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const box = table.locator('xpath=..');
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(box).toHaveAttribute('tabindex', '0');
});

test('without scripts the rows of the 480 table lead to the models', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products/special/quarter-turn-480?lang=en');
  await page.getByRole('table').first().getByRole('link', { name: '480-035', exact: true }).click();
  await expect(page).toHaveURL('/products/special/quarter-turn-480/480-035?lang=en');
  await context.close();
});

const DOCUMENTS = [
  ...[
    'manufacturer-specialists',
    'modular-design',
    'electric-features',
    'range-series',
    '400-410-series',
    '400-470-digital',
    '460-470-series',
    'integral-control',
  ].map((id) => `/products/electric/${id}`),
  ...['actuator-controls', 'quarter-turn-480', 'hydraulic-pneumatic-actuators'].map(
    (id) => `/products/special/${id}`,
  ),
  '/products/pinch-valve/pqvf',
  '/products/pinch-valve/pqvi',
];

for (const address of DOCUMENTS) {
  test(`${address} reads well in both languages and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const query of ['', '?lang=en']) {
      await page.goto(`${address}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(/undefined|\[object|NaN|(?:catalogue|product):/);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}
