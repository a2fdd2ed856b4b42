import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const PQVF = '/products/pinch-valve/pqvf/pqvf';
/** DN, L, D, Di (specification §9). */
const SIZES = [
  [40, 156, 150, 40],
  [50, 167, 165, 45],
  [65, 184, 185, 60],
  [80, 226, 200, 75],
  [100, 282, 220, 95],
  [125, 350, 250, 120],
  [150, 420, 285, 145],
  [200, 559, 340, 195],
] as const;

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
  await page.goto(`${PQVF}${query}`);
  await hydrated(page);
}

for (const [language, query, words] of [
  [
    'Korean',
    '',
    {
      group: '도면의 호칭경',
      length: '길이 L 350 mm',
      download: /^3D 모델 STEP [\d,]+ kB, DN 125 파일$/,
      confirm: '볼트 구멍과 피치원은 표에 적힌 플랜지 규격',
      envelope: '단순화 모델',
    },
  ],
  [
    'English',
    '?lang=en',
    {
      group: 'Size of the drawing',
      length: 'length L 350 mm',
      download: /^3D model STEP [\d,]+ kB, DN 125$/,
      confirm: 'Bolt holes and pitch circle are those of the flange standard',
      envelope: 'simplified envelope models',
    },
  ],
] as const) {
  test.describe(`the dimension drawing in ${language}`, () => {
    test('changes with the chosen size, which is marked, said and kept in the address', async ({
      page,
    }) => {
      await open(page, query);
      const group = page.getByRole('radiogroup', { name: words.group });
      await expect(group.getByRole('radio')).toHaveCount(8);
      await expect(group.getByRole('radio', { name: 'DN 100' })).toBeChecked();
      await shows(page, 100);
      const before = await place(page);

      await group.getByRole('radio', { name: 'DN 125' }).check();
      await shows(page, 125);
      await expect(drawing(page)).toHaveAttribute('alt', new RegExp(words.length));
      await expect(page.getByRole('status').filter({ hasText: 'DN 125' })).toContainText(
        words.length,
      );
      await expect(marked(page)).toHaveCount(1);
      await expect(marked(page)).toContainText('350');
      await expect(page).toHaveURL(/[?&]dn=125\b/);
      expect(await place(page)).toEqual(before);
    });

    test('offers the files of the chosen size and says what they are', async ({
      page,
      request,
    }) => {
      await open(page, `${query}${query ? '&' : '?'}dn=125`);
      const step = page.getByRole('link', { name: words.download });
      await expect(step).toHaveAttribute('href', '/cad/pqvf-dn125.step');
      await expect(page.getByText(words.confirm)).toBeVisible();
      await expect(page.getByText(words.envelope)).toBeVisible();
      for (const format of ['dxf', 'step'])
        expect((await request.head(`/cad/pqvf-dn125.${format}`)).status()).toBe(200);
    });

    test('without scripts is a table beside the drawing of DN 100, with the files of every size', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(`${PQVF}${query}`);
      await shows(page, 100);
      await expect(page.locator('input[type=radio]').first()).toBeHidden();
      const rows = page.getByRole('table').first().getByRole('row');
      for (const [index, figures] of SIZES.entries())
        await expect(rows.nth(index + 1)).toHaveText(
          new RegExp(`^${figures.join('\\s*')}\\s*DIN 263[23]$`),
        );
      await expect(page.locator('a[href^="/cad/"]')).toHaveCount(16);
      await context.close();
    });
  });
}

test('the arrow keys choose', async ({ page }) => {
  await open(page, '');
  await page.getByRole('radio', { name: 'DN 100' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'DN 125' })).toBeFocused();
  await shows(page, 125);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await shows(page, 80);
  await expect(page).toHaveURL(/dn=80/);
});

test('pressing anywhere in a row chooses it; a row is at least 44 px high', async ({ page }) => {
  await open(page, '');
  const cell = page.getByRole('cell', { name: '559', exact: true });
  expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await cell.click({ position: { x: 4, y: 4 } });
  await shows(page, 200);
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
  await page.getByRole('link', { name: /Back to/ }).click();
  await expect(page).toHaveURL(/\/products\/pinch-valve\/pqvf\?lang=en/);
  await page.goBack();
  await shows(page, 65);
  await expect(page.getByRole('radio', { name: 'DN 65' })).toBeChecked();
});

for (const query of ['?dn=90', '?dn=', '?dn=1e2', '?dn=0100', '?dn=%3Cscript%3E'])
  test(`an address that names no size is ignored: ${query}`, async ({ page }) => {
    await open(page, query);
    await shows(page, 100);
    await expect(page.getByRole('radio', { name: 'DN 100' })).toBeChecked();
  });

test('of two sizes in an address the first is drawn', async ({ page }) => {
  await open(page, '?dn=40&dn=50');
  await shows(page, 40);
  await expect(page.getByRole('radio', { name: 'DN 40' })).toBeChecked();
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
});
