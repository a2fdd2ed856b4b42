/** The drawing of a chosen size. What the page holds without scripts: tests/site/lists-and-products.test.ts. */
import { expect, type Page, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

const PQVF = '/products/pinch-valve/pqvf/pqvf';
const drawing = (page: Page) => page.locator('figure img[src*="-dimensions"]');
const shows = (page: Page, dn: number) =>
  expect(drawing(page)).toHaveAttribute(
    'src',
    `/pictures/pqvf-dn${dn}-dimensions${page.url().includes('lang=en') ? '-en' : ''}.svg`,
  );
const marked = (page: Page) => page.getByRole('row').and(page.locator('[data-selected]'));

/** Place in the document, whatever has been scrolled. */
const place = (page: Page) =>
  drawing(page).evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    // Below the heading: a chosen size is a condition, and opens the bar above the page.
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
    return { x, y: Math.round(y - top), width, height };
  });

async function open(page: Page, query: string) {
  await goTo(page, `${PQVF}${query}`);
}

test('the drawing changes with the size, chosen by a radio button, arrow keys or a press on its row; it is marked, said and kept in the address, with its files', async ({
  page,
  request,
}) => {
  await open(page, '');
  const group = page.getByRole('radiogroup', { name: '도면의 호칭경' });
  await expect(group.getByRole('radio')).toHaveCount(8);
  await expect(group.getByRole('radio', { name: 'DN 100' })).toBeChecked();
  await shows(page, 100);
  const before = await place(page);

  await group.getByRole('radio', { name: 'DN 125' }).check();
  await shows(page, 125);
  await expect(drawing(page)).toHaveAttribute('alt', /길이 L 350 mm/);
  await expect(page.getByRole('status').filter({ hasText: 'DN 125' })).toContainText(
    '길이 L 350 mm',
  );
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toContainText('350');
  await expect(page).toHaveURL(/[?&]dn=125\b/);
  expect(await place(page)).toEqual(before);

  await test.step('the files of the chosen size are offered, and it is said what they are', async () => {
    const step = page.getByRole('link', { name: /^3D 모델 STEP [\d,]+ kB, DN 125 파일$/ });
    await expect(step).toHaveAttribute('href', '/cad/pqvf-dn125.step');
    await expect(page.getByText('볼트 구멍과 피치원은 표에 적힌 플랜지 규격')).toBeVisible();
    await expect(page.getByText('단순화 모델')).toBeVisible();
    for (const format of ['dxf', 'step'])
      expect((await request.head(`/cad/pqvf-dn125.${format}`)).status()).toBe(200);
  });

  await test.step('the arrow keys choose', async () => {
    await group.getByRole('radio', { name: 'DN 100' }).check();
    await page.getByRole('radio', { name: 'DN 100' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'DN 125' })).toBeFocused();
    await shows(page, 125);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await shows(page, 80);
    await expect(page).toHaveURL(/dn=80/);
  });

  await test.step('pressing anywhere in a row chooses it; a row is at least 44 px high', async () => {
    const cell = page.getByRole('cell', { name: '559', exact: true });
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await cell.click({ position: { x: 4, y: 4 } });
    await shows(page, 200);
  });
});

test('the size survives a reload, Back, and the other language', async ({ page }) => {
  await open(page, '?dn=150');
  await shows(page, 150);
  await page.getByRole('radio', { name: 'DN 65' }).check();
  await page.reload();
  await shows(page, 65);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await shows(page, 65);
  await expect(drawing(page)).toHaveAttribute('alt', /length L 184 mm/);
  await expect(page.getByRole('radiogroup', { name: 'Size of the drawing' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^3D model STEP [\d,]+ kB, DN 65$/ })).toBeVisible();
  await page.getByRole('link', { name: /^List PQVF/ }).click();
  await expect(page).toHaveURL(/\/products\/pinch-valve\/pqvf\?lang=en/);
  await page.goBack();
  await shows(page, 65);
  await expect(page.getByRole('radio', { name: 'DN 65' })).toBeChecked();
});

test('an address that names no size is ignored; of two sizes the first is drawn', async ({
  page,
}) => {
  // What a size is at all: nominal-size.test.ts. The last one is kept for the pages that follow.
  for (const [query, dn] of [
    ['?dn=90', 100],
    ['?dn=%3Cscript%3E', 100],
    ['?dn=40&dn=50', 40],
  ] as const)
    await test.step(query, async () => {
      await open(page, query);
      await shows(page, dn);
      await expect(page.getByRole('radio', { name: `DN ${dn}`, exact: true })).toBeChecked();
    });
});

test('only the chosen drawing is fetched, others when they are likely to be wanted', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const dn = /pqvf-dn(\d+)-dimensions/.exec(request.url())?.[1];
    if (dn) fetched.add(dn);
  });
  await open(page, '');
  await drawing(page).scrollIntoViewIfNeeded();
  await expect.poll(() => [...fetched]).toEqual(['100']);
  await page.getByRole('cell', { name: '156', exact: true }).hover();
  await expect.poll(() => fetched.has('40')).toBe(true);
  expect(fetched.size).toBe(2);
});

test('on a phone the drawing comes first and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '');
  await page.locator('summary', { hasText: '호칭경별 사양' }).click();
  const [picture, table] = [
    await drawing(page).boundingBox(),
    await page.getByRole('table').first().boundingBox(),
  ];
  expect(picture && table && picture.y + picture.height <= table.y).toBe(true);
  // The views stand one above the other.
  expect(picture && picture.height > picture.width).toBe(true);
  await drawing(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('pqvf-dn100-dimensions-upright.svg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await test.step('nor in the document, where no box of its own does', async () => {
    await goTo(page, '/products/pinch-valve/pqvf');
    const shown = page.locator('figure img[src*="-dimensions"]');
    await shown.scrollIntoViewIfNeeded();
    const box = (await shown.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
    expect(box.height).toBeGreaterThan(box.width);
  });
});
