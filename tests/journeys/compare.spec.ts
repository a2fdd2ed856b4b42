import { expect, test } from '@playwright/test';

import { products } from '#content/index.ts';
import { goTo, hydrated, moveTo } from './hydrated.ts';
import { storedQuote } from './stored-quote.ts';

/** Face-to-face length of PQVF DN 100, as the comparison writes it. */
const LENGTH_OF_DN_100 = `${lengthOf('pqvf', 100)} mm`;

function lengthOf(id: string, dn: number): number {
  const technical = products.find((product) => product.id === id)?.technical;
  const rows = technical?.family === 'pinch-valve-flanged' ? technical.dimensions : [];
  return rows.find((row) => row.dn === dn)?.l ?? 0;
}

test('products are chosen on their cards, four at most, kept, and compared side by side; without a choice the page says how to make one', async ({
  page,
}) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: '비교할 제품이 없습니다' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  await hydrated(page);
  await moveTo(page, '/products/sirca-valves/ball-valves');
  const box = (code: string) => page.getByRole('checkbox', { name: `비교 ${code}`, exact: true });
  const tray = page.getByRole('complementary', { name: '비교할 제품' });
  for (const code of ['S10', 'S20', 'S30', 'S40']) await box(code).check();
  await expect(box('S50')).toBeDisabled();
  await tray.getByRole('button', { name: 'S20 비교에서 빼기' }).click();
  await expect(box('S50')).toBeEnabled();
  await tray.getByRole('button', { name: 'S40 비교에서 빼기' }).click();
  await expect(tray).toContainText('2/4');
  await page.reload();
  await expect(box('S10')).toBeChecked();
  await tray.getByRole('link', { name: '비교하기' }).click();
  await expect(page).toHaveURL(/\/compare\?items=(s10,s30|s10%2Cs30)$/);
  const temperature = page.getByRole('table', { name: /^유체 온도/ });
  await expect(temperature).toContainText('모두 다름');
  await expect(temperature.getByRole('row', { name: 'S10' })).toContainText('−29 ~ +200 °C');
  await expect(tray).toBeHidden();
});

test('an address can be shared: missing values are said, what is no product is named, sizes are chosen', async ({
  page,
}) => {
  await page.goto('/compare?items=S30,480-006,pqvf,zzz&lang=en');
  await expect(page.getByText('more than four: zzz')).toBeVisible();
  const torque = page.getByRole('table', { name: /^Maximum torque/ });
  await expect(torque.getByRole('rowheader')).toHaveText(['480-006']);
  await expect(torque).toContainText(
    products.find(({ id }) => id === '480-006')?.specifications.en['Maximum torque'] ?? '',
  );
  await page.getByRole('combobox', { name: 'Size of PQVF' }).selectOption('pqvf.100');
  await expect(page).toHaveURL(/items=(s30,480-006,pqvf\.100|s30%2C480-006%2Cpqvf\.100)/);
  await expect(page.getByRole('cell', { name: LENGTH_OF_DN_100 })).toBeVisible();
  await page.getByRole('link', { name: 'Add a product' }).click();
  await expect(page.getByLabel('Product to add')).toBeFocused();
  await page.getByLabel('Product to add').selectOption('s10');
  await page.getByRole('button', { name: 'Add a product' }).click();
  const heads = page.getByRole('list', { name: 'Products compared' }).getByRole('listitem');
  await expect(heads.filter({ hasText: 'S10' })).toBeVisible();
  await expect(page.getByLabel('Product to add')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('cell', { name: LENGTH_OF_DN_100 })).toBeVisible();
});

test('an operating point is judged on every lane; what is not stated is asked for; the address is shared with its language', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?items=s10,s30,501m&dn=150&pn=16&temp=180&lang=en');
  await expect(page).toHaveTitle(/^Comparison of S10, S30, 501M/);
  const heads = page.getByRole('list', { name: 'Products compared' }).getByRole('listitem');
  await expect(heads.filter({ hasText: 'S10' })).toContainText('Out of range');
  const size = page.getByRole('table', { name: /^Nominal size/ });
  await expect(heads.filter({ hasText: 'S10' })).toContainText('up to DN 100');
  await expect(size.getByRole('row', { name: 'S10' })).toContainText('DN 15–100');
  const unstated = page
    .getByRole('table', { name: /^Nominal pressure PN/ })
    .getByRole('row', { name: 'S30' });
  await expect(unstated).toHaveText(/^S30\s*Not stated$/);
  // One line asks for everything that a lane lacks.
  const questions = page.locator('main details', { hasText: 'Questions 1' });
  await questions.locator('summary').click();
  const ask = questions.getByRole('button', { name: /Nominal pressure PN/ });
  await ask.click();
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  // Each goes on the list in the size that was asked for, where it has it.
  await page.getByRole('button', { name: 'Add to quote list' }).click();
  expect(await storedQuote(page)).toEqual(['S10 × 1', 'S30 ~ × 1', '501M ~ × 1']);
  await expect(page.getByText('All are on the quote list.')).toBeVisible();
  // One of them taken off the list: not all are on it any more.
  await page.evaluate(() => {
    const { entries } = JSON.parse(String(localStorage['gamasan.entries'])) as {
      entries: unknown[];
    };
    const newValue = JSON.stringify({ entries: entries.slice(1) });
    localStorage['gamasan.entries'] = newValue;
    // What the browser tells this tab when another one does so.
    dispatchEvent(new StorageEvent('storage', { key: 'gamasan.entries', newValue }));
  });
  await expect(page.getByText('All are on the quote list.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the address', exact: true }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.get('items')).toBe('s10,s30,501m');
  expect(copied.searchParams.get('temp')).toBe('180');
  expect(copied.searchParams.get('lang')).toBe('en');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Request Quote for 3 products' }).click();
  await expect(page).toHaveURL(/\/contact/);
  for (const code of ['S10', 'S30', '501M'])
    await expect(page.getByRole('main')).toContainText(code);
});

test('a stored choice from another hand is dropped with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage['seeded'])
      localStorage.setItem('gamasan.compare', '{"version":1,"items":["s10",{"a":1},"<script>"]}');
    sessionStorage['seeded'] = '1';
  });
  await page.goto('/products');
  await expect(page.getByRole('complementary', { name: '비교할 제품' })).toContainText('1/4');
  const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('complementary', { name: '비교할 제품' })).toContainText('1/4');
  await expect(notice).toBeHidden();
});

test('at 820 px a value stands in one line at its lane, and the buttons above the foot; the supplies of a series are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await goTo(page, '/compare?items=s10,s30,pqvf,480-050&temp=80&lang=en');
  const lane = (quantity: string, code: string) =>
    page
      .getByRole('table', { name: new RegExp(`^${quantity}`) })
      .getByRole('row', { name: new RegExp(`^${code} `) });
  const heightOf = async (quantity: string, code: string) =>
    (await lane(quantity, code).boundingBox())?.height ?? Infinity;
  await expect(lane('Class', 'S30')).toContainText('ANSI 150/300/600');
  expect(await heightOf('Class', 'S30')).toBeLessThanOrEqual(28);
  expect(await heightOf('Medium temperature', 'S10')).toBeLessThanOrEqual(28);
  const button = await page.getByRole('link', { name: /^Request Quote for 4/ }).boundingBox();
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(24);

  for (const language of ['ko', 'en']) {
    await moveTo(page, `/products/special/quarter-turn-480/480-050?lang=${language}`);
    const table = page.getByRole('table', { name: /480/ });
    await expect(table).toBeVisible();
    expect(
      await table.evaluate(
        ({ parentElement, clientWidth }) => clientWidth <= parentElement!.clientWidth,
      ),
    ).toBe(true);
  }
});
