/** Sizes of products on the quote list: several of one product, one typed twice, and those that follow the conditions. */
import { expect, type Page, test } from '@playwright/test';

import { goTo, hydrated, moveTo, reload } from './hydrated.ts';
import { sendForm } from './inquiry-form.ts';
import { storedQuote, storeQuote } from './stored-quote.ts';

const S30_DN_50 = { productCode: 'S30', size: 'DN 50', quantity: 3 };
/** The products of the inquiry. */
const asked = (page: Page) =>
  page.getByRole('list', { name: /^(?:문의 제품|Products)$/ }).getByRole('listitem');

test('a product is asked for in two sizes; one that is typed twice is said when its field is left, and nothing is lost', async ({
  page,
}) => {
  await storeQuote(page, [S30_DN_50]);
  await goTo(page, '/contact');
  const rows = asked(page);
  const size = rows.nth(1).locator('[data-quote-size]');
  const quantity = rows.nth(1).getByLabel('수량', { exact: true });
  const words = '이 크기는 이미 목록에 있습니다. 두 항목 모두 전달됩니다.';
  const said = rows.getByText(words);

  await test.step('another size', async () => {
    await rows.getByRole('button', { name: 'S30 DN 50: 다른 크기 추가' }).click();
    await expect(rows).toHaveCount(2);
    await expect(size).toBeFocused();
    await page.keyboard.type('DN 80');
    await expect(page.getByRole('group', { name: 'S30 DN 80' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'S30 DN 50' })).toBeVisible();
    await reload(page);
    await expect(rows).toHaveCount(2);
  });

  await test.step('the same size', async () => {
    await size.fill('');
    await size.pressSequentially('DN 50');
    // Not before it is left: more may follow.
    const second = rows.getByRole('button', { name: 'S30 DN 50 (2) 빼기', exact: true });
    await expect(second).toBeVisible();
    await expect(said).toHaveCount(0);
    await size.press('Tab');
    await expect(rows.nth(1).getByText(words)).toBeVisible();
    await expect(size).toHaveAccessibleDescription(words);
    await expect(page.locator('[data-announcer]').last()).toHaveText(words);
    await expect(rows.nth(0).getByText(words)).toHaveCount(0);
  });

  await test.step('the same size in other words, and a press right after it', async () => {
    await size.fill('DN 80');
    await expect(said).toHaveCount(0);
    await size.fill('2 in');
    await rows
      .nth(1)
      .getByRole('button', { name: /^S30 2 in.*늘리기$/ })
      .click();
    await expect(quantity).toHaveValue('2');
    await expect(said).toBeVisible();
  });
});

test('of a size that stands on the list twice the one that is taken off goes, in the list’s dialog', async ({
  page,
}) => {
  await storeQuote(page, [S30_DN_50]);
  await goTo(page, '/products?lang=en');
  await page
    .getByRole('button', { name: /^Quote list/ })
    .first()
    .click();
  const rows = page.getByRole('dialog').getByRole('list').getByRole('listitem');
  await rows.getByRole('button', { name: 'S30 DN 50: add another size' }).click();
  const size = rows.nth(1).locator('[data-quote-size]');
  await size.pressSequentially('DN 50');
  const said = 'This size is on the list already. Both entries are sent.';
  const second = rows.getByRole('button', { name: 'Remove S30 DN 50 (2)', exact: true });
  await expect(second).toBeVisible();
  await expect(rows.getByText(said)).toHaveCount(0);
  await size.press('Tab');
  await expect(rows.nth(1).getByText(said)).toBeVisible();
  await expect(size).toHaveAccessibleDescription(said);
  await expect(page.locator('[data-announcer]').last()).toHaveText(said);
  await expect(rows.nth(0).getByText(said)).toHaveCount(0);
  await rows.nth(1).getByLabel('Quantity', { exact: true }).fill('7');
  await rows.getByRole('button', { name: 'Remove S30 DN 50', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByLabel('Quantity', { exact: true })).toHaveValue('7');
  await expect(rows.getByText(said)).toHaveCount(0);
});

test('sizes follow the operating point unless written, and nothing contradicts it in what is sent', async ({
  page,
}) => {
  await goTo(page, '/products?dn=100&pn=16&temp=180');
  const add = (code: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`${code}$`) });
  const dn = page.locator('#finder').getByRole('textbox', { name: '호칭경' });
  await dn.fill('150');
  await dn.press('Enter');
  // At once: a click by the pointer takes as long as the page needs to follow.
  await add('401N').evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => storedQuote(page)).toEqual(['401N ~ × 1']);
  await expect(page).toHaveURL(/dn=150/);
  await add('501M').click();
  await moveTo(page, '/contact');
  const list = page.getByRole('list', { name: '문의 제품' });
  const size = (index: number) => asked(page).nth(index).getByLabel('크기', { exact: true });
  await expect(asked(page)).toHaveCount(2);
  for (const index of [0, 1]) {
    await expect(size(index)).toHaveValue('DN 150');
    await expect(asked(page).nth(index).getByLabel('비고', { exact: true })).toHaveValue('');
  }
  await size(1).fill('DN 80');
  await page.locator('main').getByRole('button', { name: '수정', exact: true }).click();
  const conditions = page.getByRole('region', { name: '사용 조건', exact: true });
  await conditions.getByRole('textbox', { name: '호칭경' }).fill('100');
  await conditions.getByRole('button', { name: '적용', exact: true }).click();
  await expect(size(0)).toHaveValue('DN 100');
  await expect(size(1)).toHaveValue('DN 80');
  const differs = list.getByText('사용 조건은 DN 100, 이 제품은 DN 80입니다.');
  await expect(differs).toHaveCount(1);
  await expect(asked(page)).toHaveCount(2);
  await list.getByRole('button', { name: '맞추기: 501M DN 80' }).click();
  await expect(size(1)).toHaveValue('DN 100');
  await expect(differs).toHaveCount(0);

  const sent = page.waitForRequest('**/f/**');
  await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
  await sendForm(page, 'ko');
  const body = (await sent).postData() ?? '';
  expect(body).not.toContain('DN 150');
  expect(body).toContain('401N DN 100');
  expect(body).toContain('수량 1');
  await expect(page.getByRole('table').getByRole('row')).toContainText(['번호', '401N', '501M']);
});

test('a product added before the sizes of products have come gets the operating point’s size', async ({
  page,
}) => {
  const come = Promise.withResolvers<void>();
  // What judges products, of every page, is the finder's own data.
  await page.route('**/data/*/products/1.json*', async (route) => {
    await come.promise;
    await route.continue();
  });
  await goTo(page, '/products/sirca-valves/ball-valves?lang=en&dn=100');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'S30', exact: true }) })
    .getByRole('link')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to quote list S30' }).click();
  await moveTo(page, '/contact?lang=en');
  await expect(asked(page)).toHaveCount(1);
  const size = asked(page).getByLabel('Size', { exact: true });
  await expect(size).toHaveValue('');
  come.resolve();
  await expect(size).toHaveValue('DN 100');
});

test('a product that is asked for in a second size is a second entry, whatever size is typed', async ({
  page,
}) => {
  await storeQuote(page, [
    {
      productCode: 'PQVF',
      category: 'pinch-valve',
      size: 'DN 15',
      quantity: 3,
      note: 'tag P-101',
    },
  ]);
  await goTo(page, '/products/pinch-valve/pqvf/pqvf?dn=80&lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Request Quote' }).first().click();
  const [second, first] = [asked(page).first(), asked(page).nth(1)];
  const size = first.getByLabel('Size', { exact: true });
  await expect(second.getByLabel('Size', { exact: true })).toHaveValue('DN 15');
  await expect(size).toHaveValue('DN 80');
  // Past the other entry's size.
  await size.fill('DN 15');
  await size.press('End');
  await size.pressSequentially('0');
  await expect(size).toHaveValue('DN 150');
  await expect(second.getByLabel('Size', { exact: true })).toHaveValue('DN 15');
  await expect(second.getByLabel('Note', { exact: true })).toHaveValue('tag P-101');

  await first.getByLabel('Quantity', { exact: true }).fill('7');
  await size.fill('DN 15');
  await first.getByLabel('Note', { exact: true }).fill('tag P-102');
  await reload(page);
  for (const row of [first, second])
    await expect(row.getByLabel('Size', { exact: true })).toHaveValue('DN 15');
  await expect(first.getByLabel('Quantity', { exact: true })).toHaveValue('7');
  await expect(second.getByLabel('Quantity', { exact: true })).toHaveValue('3');
  await expect(first.getByText('This size is on the list already.')).toBeVisible();
});

test('at an operating point the button of a product speaks of that size, and leaves another one alone', async ({
  page,
}) => {
  await storeQuote(page, [S30_DN_50]);
  const grid = '/products/sirca-valves/ball-valves?lang=en';
  const button = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'S30', exact: true }) })
    .getByRole('button', { name: /S30$/ });
  await goTo(page, `${grid}&dn=100`);
  await expect(button).toHaveAccessibleName('Quote S30');
  await button.click();
  await expect(button).toHaveAccessibleName('Added S30');
  expect(await storedQuote(page)).toEqual(['S30 DN 50 × 3', 'S30 ~ × 1']);
  await button.click();
  await expect(button).toHaveAccessibleName('Quote S30');
  expect(await storedQuote(page)).toEqual(['S30 DN 50 × 3']);

  // On the product's own page the quantity is that of the point's size too.
  await moveTo(page, '/products/s30?lang=en&dn=100');
  const quantity = page.getByRole('main').getByLabel('Quantity', { exact: true });
  await expect(quantity).toHaveValue('1');
  await quantity.fill('7');
  expect(await storedQuote(page)).toEqual(['S30 DN 50 × 3']);

  // Without an operating point every size counts.
  await page.evaluate(() => localStorage.removeItem('gamasan.point'));
  await goTo(page, grid);
  await expect(button).toHaveAccessibleName('Added S30');
});

test('sizes that follow a new operating point are said, and can be kept as they were', async ({
  page,
}) => {
  await goTo(page, '/products/pinch-valve/pqvf/pqvf?dn=80');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^견적 목록에 담기 / })
    .first()
    .click();
  await moveTo(page, '/products/pinch-valve/pqvf/pqvf?dn=100');
  const said = page.getByText('견적 목록 변경: PQVF → DN 100');
  await expect(said).toBeVisible();
  expect(await storedQuote(page)).toEqual(['PQVF ~ × 1']);
  await page
    .getByRole('region', { name: '사용 조건' })
    .getByRole('button', { name: '되돌리기' })
    .click();
  await expect(said).toHaveCount(0);
  expect(await storedQuote(page)).toEqual(['PQVF DN 80 × 1']);
});

test('without an operating point a size that followed it stays, and another product gets none', async ({
  page,
}) => {
  await goTo(page, '/products/pinch-valve/pqvf/pqvf?dn=80&lang=en');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to quote list / })
    .first()
    .click();
  await page.evaluate(() => localStorage.removeItem('gamasan.point'));
  await goTo(page, '/products/pinch-valve/pqvi/pqvi?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Request Quote' }).first().click();
  for (const name of ['PQVF DN 80', 'PQVI'])
    await expect(asked(page).getByRole('group', { name, exact: true })).toBeVisible();
});

test('a product of the list that is not made in the new size keeps its own, and the inquiry says that they differ', async ({
  page,
}) => {
  const add = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to quote list / })
      .first()
      .click();
  await goTo(page, '/products/sirca-valves/ball-valves/s10?dn=50&lang=en');
  await add();
  await moveTo(page, '/products/sirca-valves/ball-valves/s10?dn=300&lang=en');
  expect(await storedQuote(page)).toEqual(['S10 ~ × 1']);
  // An actuator has no nominal size: nothing is said of it.
  await moveTo(page, '/products/special/quarter-turn-480/480-050?dn=300&lang=en');
  await add();
  await moveTo(page, '/contact?lang=en');
  const rows = page.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
  const kept = rows.filter({ hasText: 'S10' });
  await expect(kept.getByLabel('Size', { exact: true })).toHaveValue('DN 50');
  await expect(kept).toContainText('Operating point DN 300, this product DN 50.');
  await expect(rows.filter({ hasText: '480-050' })).not.toContainText(/range|stated/);
});

test('the size of an actuator and the air that are looked for arrive with product and question; the quantity is there again after a file was opened in its place', async ({
  page,
}) => {
  await goTo(page, '/');
  const main = page.getByRole('main');
  await page.keyboard.press('/');
  await page.keyboard.insertText('AP8 복동 조작 공기 6 bar 토크');
  await page.getByRole('option', { name: /^AP-DA AP8/ }).click();
  await expect(page).toHaveURL(/ap-da\?/);
  const size = main.getByLabel('크기', { exact: true });
  const quantity = main.getByRole('textbox', { name: '수량', exact: true });
  await expect(size).toHaveValue('AP8');
  await quantity.fill('12');

  await test.step('another document in the same tab, and back', async () => {
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrated(page);
    await expect(quantity).toHaveValue('12');
    await expect(size).toHaveValue('AP8');
  });

  await main.locator('summary', { hasText: '문의 항목' }).click();
  await main.getByRole('button', { name: '크기별 토크', exact: true }).click();
  await size.fill('10');
  await main.getByRole('link', { name: '보내기 →' }).click();
  await expect(main).toContainText('AP-DA AP10, 공기 6 bar');
  await page.goBack();
  await main.getByRole('link', { name: '견적 요청', exact: true }).first().click();
  await expect(page).toHaveURL(/product=ap-da~ap10~12/);
  const row = asked(page).first();
  await expect(row.getByLabel('크기', { exact: true })).toHaveValue('AP10');
  await expect(row).toContainText('공기 6 bar');
});
