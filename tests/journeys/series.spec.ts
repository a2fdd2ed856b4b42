import { expect, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const WORDS = [
  {
    query: '',
    and: '',
    model: (code: string) => `모델 ${code}`,
    ask: '모델을 고르십시오.',
    unknown: '480-999: 이 시리즈에 없는 모델입니다.',
    details: '상세보기',
    more: '480-050 하나 늘리기',
    add: /^견적 목록에 담기/,
    quantity: '수량',
    quote: '견적 요청',
  },
  {
    query: '?lang=en',
    and: '&lang=en',
    model: (code: string) => `Model ${code}`,
    ask: 'Choose a model.',
    unknown: '480-999 of the address: the series has no such model.',
    details: 'Details',
    more: 'Increase quantity of 480-050',
    add: /^Add to quote list/,
    quantity: 'Quantity',
    quote: 'Request Quote',
  },
] as const;

for (const text of WORDS)
  for (const width of [390, 1440])
    test(`a model of the series is chosen from the table, kept in the address and asked a quote for (${text.query || 'ko'}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/products/special/quarter-turn-480${text.query}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByText(text.ask)).toBeVisible();
      // The specified cards are its rows: an article each, with the code as its heading and a way to the preview.
      await expect(main.getByRole('article')).toHaveCount(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      await expect(main.getByRole('rowheader', { name: '480-035', exact: true })).toBeVisible();
      await main.getByRole('radio', { name: text.model('480-035') }).check();
      await page.keyboard.press('ArrowDown');
      await expect(main.getByRole('radio', { name: text.model('480-050') })).toBeChecked();
      await expect(page).toHaveURL(/[?&]model=480-050/);
      await page.reload();
      await hydrated(page);
      await expect(main.getByRole('radio', { name: text.model('480-050') })).toBeChecked();
      await main.getByRole('button', { name: text.more }).click();
      await main.getByRole('button', { name: text.add }).click();
      const kept = await page.evaluate(() => localStorage.getItem('gamasan.quote'));
      expect(kept).toContain('"productCode":"480-050"');
      expect(kept).toContain('"quantity":2');
      // The code chooses as the rest of its row does; its page is reached from below and from the preview.
      await main.getByRole('link', { name: '480-080', exact: true }).click();
      await expect(main.getByRole('radio', { name: text.model('480-080') })).toBeChecked();
      await expect(page).toHaveURL(/quarter-turn-480\?.*model=480-080/);
      await expect(
        main.getByRole('paragraph').getByRole('link', { name: '480-080', exact: true }),
      ).toHaveAttribute('href', `/products/special/quarter-turn-480/480-080${text.query}`);
      const row = main.getByRole('row').filter({
        has: page.getByRole('heading', { name: '480-110' }),
      });
      const details = row.getByRole('link', { name: text.details });
      await details.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('480-110');
      await expect(page.getByRole('dialog').getByRole('link', { name: text.quote })).toBeVisible();
    });

test('a model that the series does not have is said, and the rest of the page stays', async ({
  page,
}) => {
  for (const text of WORDS) {
    await page.goto(`/products/special/quarter-turn-480?model=480-999${text.and}`);
    await expect(page.getByRole('main').getByText(text.unknown)).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  }
});

for (const text of [
  { query: '', fits: '적합', no: '제외', ask: '60 Hz', question: /요청$/ },
  { query: '&lang=en', fits: 'Fits', no: 'No', ask: '60 Hz', question: /^Ask: / },
])
  test(`each model's row says what the bar counts, and the question says what it asks${text.query}`, async ({
    page,
  }) => {
    await page.goto(`/products/special/quarter-turn-480?torque=300${text.query}`);
    await hydrated(page);
    const rows = page.getByRole('main').locator('tr:has(input[type=radio])');
    await expect(page.locator('tr[data-verdict]')).toHaveCount(await rows.count());
    const fits = page.locator('tr[data-verdict=fits]');
    const out = page.locator('tr[data-verdict=no]');
    await expect(fits).toHaveCount(4);
    await expect(out).toHaveCount(4);
    await expect(fits.first()).toContainText(text.fits);
    // The limit, in words.
    await expect(out.first().locator('article + p')).toContainText(/Nm/);
    const question = page.getByRole('main').getByRole('button', { name: text.question });
    await expect(question.filter({ hasText: text.ask })).toBeVisible();
  });

test('a link from the finder leads to the sizing on a phone, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products?torque=300');
  await hydrated(page);
  await page.getByRole('link', { name: '밸브 토크로 모델 고르기' }).first().click();
  await expect(page).toHaveURL(/quarter-turn-480.*#sizing/);
  const tool = page.getByRole('heading', { name: '밸브 토크로 모델 고르기' });
  await expect(tool).toBeInViewport();
  // The rows above it get their verdicts later, and it stays in view.
  await expect(page.locator('tr[data-verdict]')).toHaveCount(8);
  await expect(tool).toBeInViewport();
});

test('the page’s own inquiry button takes the chosen model along, and none before one is chosen', async ({
  page,
}) => {
  await page.goto('/products/special/quarter-turn-480');
  await hydrated(page);
  const main = page.getByRole('main');
  const inquire = main.getByRole('link', { name: '문의하기', exact: true });
  await inquire.click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(main.getByRole('textbox', { name: '수량' })).toHaveCount(0);
  await page.goBack();
  await main.getByRole('radio', { name: '모델 480-050' }).check();
  await expect(page).toHaveURL(/model=480-050/);
  await inquire.click();
  await expect(main.getByRole('group', { name: '480-050' })).toBeVisible();
});

test('on a phone a model’s row with its verdict is at most 96 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ['', '&lang=en', '&lang=en&units=imperial']) {
    await page.goto(`/products/special/quarter-turn-480?torque=300${query}`);
    const rows = page.locator('tr[data-verdict]');
    await expect(rows).toHaveCount(8);
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(96);
  }
});
