import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** A page of every kind that has something to press. */
const PAGES = [
  '/',
  '/products',
  '/products/pneumatic/rotary',
  '/products/special/quarter-turn-480',
  '/products/special/quarter-turn-480/480-035',
  '/products/pinch-valve/pqvf',
  '/products/pinch-valve/pqvf/pqvf',
  '/gallery/1',
  '/compare',
  '/downloads',
  '/offline',
];

/** Controls that a press does nothing with: outside every form that the browser can send by itself, and not read by a style sheet. */
const dead = (page: Page) =>
  page
    .locator('main :is(button, select, input:not([name="missing"])):not(form[action] *)')
    .filter({ visible: true });

test('without scripts nothing that cannot work is shown', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    await expect(dead(page), address).toHaveCount(0);
  }
});

for (const { query, enlarge, all, noSizing, noCompare } of [
  {
    query: '',
    enlarge: '크게 보기',
    all: '아래에 전체 목록을 보여 줍니다',
    noSizing: '계산에는 브라우저의 스크립트가 필요합니다',
    noCompare: '비교에는 브라우저의 스크립트가 필요합니다',
  },
  {
    query: '?lang=en',
    enlarge: 'Enlarge',
    all: 'the whole list is shown below',
    noSizing: 'needs scripts in your browser',
    noCompare: 'Comparing needs scripts',
  },
])
  test(`without scripts pictures lead to their files, and tools say that they need them (${query})`, async ({
    page,
    request,
  }) => {
    for (const [address, least] of [
      ['/gallery/1', 19],
      ['/products/pinch-valve/pqvf/pqvf', 5],
    ] as const) {
      await page.goto(`${address}${query}`);
      const pictures = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${enlarge}: .`) });
      expect(await pictures.count()).toBeGreaterThanOrEqual(least);
      const file = await pictures.last().getAttribute('href');
      const answer = await request.get(file ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
      await pictures.first().click();
      await expect(page).toHaveURL(/\/pictures\/.+/);
    }

    await page.goto(`/products${query}#finder`);
    await expect(page.locator('#finder noscript p')).toContainText(all);
    await expect(page.locator('#finder noscript p')).toBeInViewport();
    await page.goto(`/products/special/quarter-turn-480${query}#sizing`);
    await expect(page.locator('#sizing noscript p')).toContainText(noSizing);
    await expect(page.locator('#sizing').getByRole('textbox')).toHaveCount(0);
    await page.goto(`/compare${query}`);
    await expect(page.locator('main noscript p')).toContainText(noCompare);
  });

test('without scripts the register still shows one kind of file at a time', async ({ page }) => {
  await page.goto('/downloads');
  const kinds = page.getByRole('navigation', { name: '종류' });
  await kinds.getByRole('link', { name: /^STEP/ }).click();
  const rows = page.locator('main li[data-kind]').filter({ visible: true });
  await page.locator('#pinch-valve summary').click();
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText('STEP');
  await kinds.getByRole('link', { name: /^모두/ }).click();
  await expect(rows.first()).toContainText('데이터 시트');

  const missing = page.locator('main li').filter({ hasText: 'STEP, DXF: PQVI' });
  await expect(missing).toBeVisible();
  await page.getByRole('checkbox', { name: '없는 자료도 보기' }).uncheck();
  await expect(missing).toBeHidden();
});
