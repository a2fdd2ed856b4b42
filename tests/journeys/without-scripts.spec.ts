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
  '/nowhere',
];

/** Controls that a press does nothing with: outside every form that the browser can send by itself, and not read by a style sheet. */
const dead = (page: Page) =>
  page
    .locator('main :is(button, select, input:not([name="missing"])):not(form[action] *)')
    .filter({ visible: true });

test('without scripts nothing that cannot work is shown', async ({ page }) => {
  for (const address of PAGES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(dead(page), address).toHaveCount(0);
    });
  await test.step('the 404 page shows the address and leads home', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
    // Playwright reads no text of a noscript element: tests/site/lists-and-products.test.ts does.
    await expect(page.getByRole('note', { name: '요청한 주소' })).toBeVisible();
    await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  });
  await test.step('the home page shows its first sentence, and its valve at 60° without a scale', async () => {
    await page.goto('/');
    await expect(page.getByTestId('hero-sentence')).toBeVisible();
    await expect(page.getByTestId('hero-sentence')).toHaveAttribute('data-index', '0');
    await expect(page.locator('img[src$="turning-valve-60.svg"]')).toBeVisible();
    await expect(page.getByText('60° 중간', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

test('without scripts pictures and cards lead on, and tools say that they need scripts', async ({
  page,
  request,
}) => {
  for (const [address, least] of [
    ['/gallery/1', 19],
    ['/products/pinch-valve/pqvf/pqvf', 5],
  ] as const) {
    await page.goto(address);
    const pictures = page.getByRole('main').getByRole('link', { name: /^크게 보기: ./ });
    expect(await pictures.count()).toBeGreaterThanOrEqual(least);
    const file = await pictures.last().getAttribute('href');
    const answer = await request.get(file ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    await pictures.first().click();
    await expect(page).toHaveURL(/\/pictures\/.+/);
  }

  await page.goto('/products#finder');
  await expect(page.locator('#finder noscript p')).toContainText(
    '거르지 않은 전체 목록을 보여 줍니다',
  );
  await expect(page.locator('#finder noscript p')).toBeInViewport();
  await page.goto('/products/special/quarter-turn-480#sizing');
  await expect(page.locator('#sizing noscript p')).toContainText(
    '계산에는 브라우저의 스크립트가 필요합니다',
  );
  await expect(page.locator('#sizing').getByRole('textbox')).toHaveCount(0);
  await page.goto('/compare');
  await expect(page.locator('main noscript p')).toContainText(
    '비교에는 브라우저의 스크립트가 필요합니다',
  );

  await test.step('a card and the code of a model lead to their pages', async () => {
    await page.goto('/products/sirca-valves/ball-valves');
    await page.getByRole('article').nth(2).getByRole('link', { name: '상세보기' }).click();
    await expect(page).toHaveURL(/\/ball-valves\/s30$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('S30');
    await page.goto('/products/special/quarter-turn-480?lang=en');
    const model = page
      .getByRole('table')
      .first()
      .getByRole('link', { name: /^480-035/ });
    await model.click();
    await expect(page).toHaveURL('/products/special/quarter-turn-480/480-035?lang=en');
  });
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
  await expect(rows.first()).toContainText('기술 자료');
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('a browser that is too old for the application, or does not get it, shows the page of readers without scripts', async ({
    page,
    browser,
  }) => {
    const expectPlain = async (at: Page) => {
      await expect(at.locator('html')).toHaveAttribute('data-plain', '');
      await expect(dead(at)).toHaveCount(0);
    };
    await test.step('too old', async () => {
      const older = await browser.newPage();
      await older.addInitScript(() => Reflect.deleteProperty(CSSStyleSheet.prototype, 'replace'));
      await older.goto('/products');
      await expect(older.getByText('거르지 않은 전체 목록을 보여 줍니다')).toBeVisible();
      await expectPlain(older);
      await older.goto('/products/pinch-valve/pqvf/pqvf');
      await expect(
        older.getByRole('main').getByRole('link', { name: /^크게 보기: ./ }),
      ).not.toHaveCount(0);
      await expectPlain(older);
      await older.close();
    });
    await test.step('a file that does not come: ten seconds later', async () => {
      await page.clock.install();
      await page.route('**/assets/entry.browser-*', (route) => route.abort());
      await page.goto('/products/special/quarter-turn-480/480-035');
      await expect(page.locator('html')).not.toHaveAttribute('data-plain');
      await expect
        .poll(async () => {
          await page.clock.runFor(10_000);
          return page.locator('html').getAttribute('data-plain');
        })
        .toBe('');
      await expectPlain(page);
      await page.goto('/contact');
      await expect(page.locator('html')).not.toHaveAttribute('data-plain');
      await page.unrouteAll();
    });
    await test.step('a file that stalls: a minute later', async () => {
      await page.route('**/assets/entry.browser-*', () => undefined);
      await page.goto('/products/special/quarter-turn-480/480-035');
      await page.clock.runFor(40_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-plain');
      await page.clock.runFor(21_000);
      await expectPlain(page);
    });
  });
});
