/** The quote list: what is put on it, taken off, brought back, kept by the device and sent. Its sizes: quote-sizes.spec.ts. */
import { expect, type Page, test } from '@playwright/test';

import { goTo, hydrated, moveTo, reload } from './hydrated.ts';
import { fillIn, sendForm, submitButton, SUCCESS } from './inquiry-form.ts';
import { storedQuote, storeQuote } from './stored-quote.ts';

const BALL_VALVES = '/products/sirca-valves/ball-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';

const counter = (page: Page) =>
  page.getByRole('button', { name: /^(?:견적 목록|Quote list)\s*, / });
const card = (page: Page, code: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: code, exact: true }) });
/** The products of the inquiry. */
const asked = (page: Page) =>
  page.getByRole('list', { name: /^(?:문의 제품|Products)$/ }).getByRole('listitem');

test('products from card, preview and page are counted, kept, and sent in the inquiry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, BALL_VALVES);
  await card(page, 'S30').getByRole('button', { name: '견적 S30' }).click();
  await card(page, 'S10').getByRole('link', { name: '상세보기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '견적 목록에 담기' }).click();
  await page.keyboard.press('Escape');
  await moveTo(page, PQVF);
  await page.getByRole('button', { name: '견적 목록에 담기' }).click();
  await expect(counter(page).first()).toHaveAccessibleName(/제품 3개$/);
  await page.reload();
  await expect(counter(page).first()).toContainText('3');

  await counter(page).first().click();
  const dialog = page.getByRole('dialog', { name: '견적 목록' });
  await dialog.getByRole('textbox', { name: '수량', exact: true }).first().fill('6');
  await dialog.getByRole('textbox', { name: '비고', exact: true }).first().fill('TAG-101, 동급');
  await dialog.getByRole('link', { name: '견적 요청' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(asked(page)).toHaveCount(3);
  const first = asked(page).first();
  await expect(first.getByRole('textbox', { name: '수량', exact: true })).toHaveValue('6');
  await expect(first.getByRole('textbox', { name: '비고', exact: true })).toHaveValue(
    'TAG-101, 동급',
  );

  // It fails first: nothing is lost.
  let sent = '';
  let broken = true;
  await page.route('**/f/**', (route) => {
    sent = route.request().postData() ?? '';
    return broken ? route.abort() : route.fulfill({ json: { ok: true, next: '/thanks' } });
  });
  await sendForm(page, 'ko');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(asked(page)).toHaveCount(3);
  await expect(counter(page).first()).toContainText('3');

  broken = false;
  await submitButton(page, 'ko').click();
  await expect(page.getByRole('status').filter({ hasText: SUCCESS.ko[1] })).toBeVisible();
  expect(sent).toContain('[견적 요청 제품]');
  expect(sent).toMatch(/1\. SIRCA S30 \| .+ \| SIRCA .+ \| .*6 \| .*TAG-101, 동급/);
  await expect(counter(page).first()).toContainText('0');
});

test('what is taken off the list comes back with its quantity and note, beside what was changed meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeQuote(page, [
    { productCode: 'S10', quantity: 3, note: 'TAG-1' },
    { productCode: 'S30', size: 'DN 50', quantity: 5, note: 'TAG-A' },
    { productCode: 'S30', size: 'DN 80' },
  ]);
  await goTo(page, `${BALL_VALVES}?lang=en`);
  await counter(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Quote list' });
  const rows = dialog.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  const note = (index: number) =>
    rows.nth(index).getByRole('textbox', { name: 'Note', exact: true });

  await test.step('one product, by keyboard', async () => {
    // Named in the language of the page, whatever the list was written in.
    await expect(rows.first()).toContainText('Ball valve');
    await rows.first().getByRole('button', { name: 'Remove S10', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(dialog.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
  });

  await test.step('all of them', async () => {
    await dialog.getByRole('button', { name: 'Clear the list' }).click();
    await expect(rows).toHaveCount(0);
    await undo.click();
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('S10');
    const quantity = rows.first().getByRole('textbox', { name: 'Quantity', exact: true });
    await expect(quantity).toHaveValue('3');
    await expect(note(0)).toHaveValue('TAG-1');
  });

  await test.step('a line whose size another one has taken, after the list was closed', async () => {
    await rows.nth(1).getByRole('button', { name: 'Remove S30 DN 50', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await rows.nth(1).locator('[data-quote-size]').fill('DN 50');
    await page.keyboard.press('Escape');
    await counter(page).first().click();
    await undo.click();
    await expect(rows).toHaveCount(3);
    await expect(note(1)).toHaveValue('TAG-A');
  });
});

test('of several products taken out of the inquiry each comes back; one that stays out is off the list too', async ({
  page,
}) => {
  await storeQuote(
    page,
    ['S10', 'S20', 'S30'].map((productCode) => ({ productCode })),
  );
  await goTo(page, '/contact');
  const rows = asked(page);
  const remove = (code: string) => rows.getByRole('button', { name: `${code} 빼기`, exact: true });
  const undo = page.getByRole('main').getByRole('button', { name: '되돌리기' });
  await remove('S10').click();
  await remove('S30').click();
  await expect(rows).toHaveCount(1);
  await undo.click();
  await undo.click();
  await expect(rows).toHaveText([/S10/, /S20/, /S30/]);
  for (const code of ['S10', 'S20', 'S30']) await remove(code).click();
  await expect(counter(page).first()).toContainText('0');
  await reload(page);
  await expect(page.getByRole('list', { name: '문의 제품' })).toBeHidden();
});

test('of a stored list of an older version or another hand the valid part is kept, and the rest said', async ({
  page,
}) => {
  await storeQuote(
    page,
    [
      { productCode: 'S30', quantity: '3' },
      { productCode: 'ZZZ', category: 'nothing', quantity: -4 },
      7,
      { productCode: {} },
    ],
    0,
  );
  await page.goto('/?lang=en');
  await expect(counter(page).first()).toContainText('2');
  const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button').click();

  await goTo(page, '/contact?lang=en');
  await expect(counter(page).first()).toContainText('2');
  await expect(notice).toBeHidden();
  const [known, unknown] = [asked(page).first(), asked(page).last()];
  const noCode = 'This site has no product of this code.';
  await expect(known.getByLabel('Quantity', { exact: true })).toHaveValue('3');
  await expect(known).not.toContainText(noCode);
  await expect(unknown.getByLabel('Quantity', { exact: true })).toHaveValue('-4');
  await expect(unknown).toContainText(noCode);
});

test('a quantity of 0 adds nothing, and its field takes the focus, on a product and on a model', async ({
  page,
}) => {
  for (const path of [PQVF, '/products/special/quarter-turn-480']) {
    if (path === PQVF) {
      await goTo(page, path);
    } else await moveTo(page, path);
    const main = page.getByRole('main');
    if (path !== PQVF) await main.getByRole('radio', { name: /480-050/ }).check();
    const quantity = main.getByRole('textbox', { name: '수량', exact: true });
    await quantity.fill('0');
    const add = main.getByRole('button', { name: /^견적 목록에 담기/ });
    await add.click();
    await expect(quantity).toBeFocused();
    await expect(main.getByText(/수량은 1에서/)).toBeVisible();
    await expect(add).not.toHaveAttribute('data-listed');
    await quantity.fill('2');
    await add.click();
    const code = path === PQVF ? 'PQVF' : '480-050';
    await expect.poll(() => storedQuote(page)).toContain(`${code} × 2`);
  }
});

test('an address with products keeps them: in a new tab, once a visit, and what of it cannot be used is said', async ({
  page,
  context,
}) => {
  await goTo(page, `${PQVF}?dn=80`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: '수량', exact: true }).fill('4');
  const request = main.getByRole('link', { name: '견적 요청' }).first();
  await expect(request).toHaveAttribute('href', '/contact?product=pqvf~~4');

  // As a colleague opens it from a mail, in the source of which it was found.
  const mailed = await context.newPage();
  await goTo(
    mailed,
    '/contact?product=zzz&amp;product=s40~dn50~4&amp;product=pqvf~dn90~0&amp;size=80&amp;lang=en',
  );
  const inquiry = mailed.getByRole('main');
  const s40 = inquiry.getByRole('group', { name: 'S40 DN 50', exact: true });
  await expect(s40.getByLabel('Quantity', { exact: true })).toHaveValue('4');
  await expect(inquiry.getByRole('group', { name: /^PQVF/ })).toBeVisible();
  await expect(asked(mailed)).toHaveCount(2);
  for (const part of ['zzz', 'pqvf~dn90', 'pqvf~~0', 'size=80'])
    await expect(inquiry).toContainText(part);
  // Removed it does not come back, and the address still says it.
  await inquiry.getByRole('button', { name: 'Remove S40 DN 50', exact: true }).click();
  await expect(asked(mailed)).toHaveCount(1);
  await reload(mailed);
  await expect(asked(mailed)).toHaveCount(1);
  expect(mailed.url()).toContain('product=s40~dn50~4');
  await mailed.getByRole('link', { name: '한국어' }).first().click();
  await expect(mailed.getByRole('list', { name: '문의 제품' })).toBeVisible();
  await expect(asked(mailed)).toHaveCount(1);
});

test('an address that is opened says what stands in the form; conditions and products of before are offered, and read by no verdict', async ({
  page,
  context,
}) => {
  await goTo(page, '/products?dn=150&bar=10&temp=180');
  const main = page.getByRole('main');
  await goTo(page, '/contact?product=s40~dn50~4');
  const left = main.getByText('앞서 다른 제품을 찾으며 정하신 조건은 문의에 넣지 않습니다.');
  await expect(left).toBeVisible();
  await expect(asked(page)).toHaveCount(1);
  await expect(asked(page)).not.toContainText(/범위|최고|사용 조건/);
  await main.getByRole('button', { name: '다시 넣기' }).click();
  await expect(asked(page)).toContainText('범위 밖');
  await main.getByRole('button', { name: '넣지 않기' }).click();
  await expect(asked(page)).not.toContainText('범위 밖');

  // A second address, on the same device.
  const second = await context.newPage();
  await goTo(second, '/contact?product=480-050~~2~ph3');
  await expect(asked(second)).toHaveCount(1);
  await expect(asked(second).getByRole('combobox', { name: '전원' })).toHaveValue('3');
  await asked(second).getByRole('combobox', { name: '전원' }).selectOption('1');
  expect(await storedQuote(second)).toEqual(['480-050 ~ × 2, phase 1']);
  const offer = second.getByText('먼저 담아 두신 1건은 따로 두고 이번 문의에 넣지 않습니다.');
  await expect(offer).toBeVisible();
  await second.getByRole('button', { name: '함께 넣기' }).click();
  await expect(offer).toBeHidden();
  await expect(asked(second)).toHaveCount(2);
});

test('what was sent with an inquiry goes along with the next only when it is put in again', async ({
  page,
}) => {
  await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
  const main = page.getByRole('main');
  await goTo(page, '/products?dn=50&bar=10&temp=80');
  await moveTo(page, '/products/sirca-valves/ball-valves/s10');
  await main.getByRole('link', { name: '견적 요청' }).first().click();
  await expect(asked(page)).toContainText('범위 내');
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await expect(page.getByRole('status').filter({ hasText: SUCCESS.ko[1] })).toBeVisible();

  await goTo(page, '/contact?product=s20~~3');
  await expect(
    main.getByText('앞서 다른 제품을 찾으며 정하신 조건은 문의에 넣지 않습니다.'),
  ).toBeVisible();
  await expect(asked(page)).not.toContainText('범위');
  await expect(asked(page).getByRole('combobox', { name: '크기' })).toHaveValue('');
  const text = page.waitForRequest('**/f/**');
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  expect((await text).postData()).not.toMatch(/DN 50|10 bar|80 °C/);
});

test('a product taken out of the inquiry stays out when the conditions change and when Back returns to it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const askAndTakeOut = async (code: string, query = '') => {
    await goTo(page, `/products/pinch-valve/${code}/${code}${query}`);
    await main.getByRole('link', { name: '견적 요청' }).first().click();
    await expect(asked(page)).toHaveText(new RegExp(code, 'i'));
    await main.getByRole('button', { name: new RegExp(`^${code}.* 빼기$`, 'i') }).click();
    await expect(asked(page)).toHaveCount(0);
  };
  await askAndTakeOut('pqvf', '?dn=80');
  const conditions = main.getByRole('region', { name: '사용 조건', exact: true });
  await conditions.getByRole('button', { name: '수정' }).click();
  await conditions.getByRole('textbox', { name: '호칭경' }).fill('100');
  await conditions.getByRole('textbox', { name: '호칭경' }).press('Enter');
  await expect(page).toHaveURL(/dn=100/);
  await expect(conditions).toContainText('DN 100');
  await expect(asked(page)).toHaveCount(0);
  await reload(page);
  await expect(asked(page)).toHaveCount(0);

  await askAndTakeOut('pqvi');
  await page.goBack();
  await expect(page).toHaveURL(/\/pqvi/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
  await hydrated(page);
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

test('what another tab lists is kept by a page that shows no list, and shown where one is', async ({
  page,
  context,
}) => {
  const add = async (tab: Page, code: string) => {
    await goTo(tab, `/products/pinch-valve/${code}/${code}`);
    const button = tab
      .getByRole('main')
      .getByRole('button', { name: /^(?:견적 목록에 담기|담김) / })
      .first();
    await button.click();
    await expect(button).toHaveAttribute('data-listed');
  };
  await add(page, 'pqvf');
  await add(await context.newPage(), 'pqvi');
  // The first tab has read the list before the other wrote it.
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  await expect(asked(page)).toHaveText([/PQVF/, /PQVI/]);
  await page.goBack();
  const listed = page.getByRole('main').locator('button[data-listed]');
  await listed.first().click();
  await expect(listed).toHaveCount(0);
  expect(await storedQuote(page)).toEqual(['PQVI × 1']);
});

test('a product taken off by its button and put back has its sizes, quantities and notes; a list that another tab has changed meanwhile is read again', async ({
  page,
}) => {
  const item = { productCode: 'PQVF', category: 'pinch-valve' };
  await storeQuote(page, [
    { ...item, size: 'DN 80', quantity: 3 },
    { ...item, size: 'DN 100', note: 'TAG-9' },
  ]);
  await goTo(page, '/products/pinch-valve');
  const toggle = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:견적|담김) PQVF$/ })
    .first();
  await toggle.click();
  await expect.poll(() => storedQuote(page)).toEqual([]);
  // However long that takes.
  await reload(page);
  await toggle.click();
  await expect.poll(() => storedQuote(page)).toEqual(['PQVF DN 80 × 3', 'PQVF DN 100, TAG-9']);

  // Playwright turns the browser's cache of pages off: what its return is told by, and a list that nobody told of.
  await page.evaluate(() => {
    const product = { code: 'S40', name: 'sample', category: 'sirca-valves' };
    localStorage['gamasan.entries'] = JSON.stringify({ entries: [{ id: 'x', product }] });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(toggle).not.toHaveAttribute('data-listed');
  await toggle.click();
  await expect(toggle).toHaveAttribute('data-listed');
  expect(await storedQuote(page)).toEqual(['S40', 'PQVF × 1']);
});

test('the summary of errors leads to the quantity that is wrong, and not to another', async ({
  page,
}) => {
  await storeQuote(page, [
    { productCode: 'PQVF', quantity: 2 },
    { productCode: 'S30', entered: '0' },
    { productCode: 'S10', entered: '1.5' },
  ]);
  await goTo(page, '/contact');
  await sendForm(page, 'ko');
  for (const code of ['S10', 'S30']) {
    const link = page.getByRole('alert').getByRole('link', { name: new RegExp(`${code}: 수량`) });
    const field = page
      .getByRole('main')
      .getByRole('group', { name: code, exact: true })
      .getByRole('textbox', { name: '수량' });
    await expect(link).toHaveAttribute('href', `#${await field.getAttribute('id')}`);
    await link.click();
    await expect(field).toBeFocused();
  }
});

test('a product that was added in the finder goes out with its conditions in the language of the page, and with a note', async ({
  page,
}) => {
  await goTo(page, '/products?phase=3&volt=400&flange=F07&ip=IP67&lang=en');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '480-015', exact: true }) })
    .getByRole('button', { name: /480-015$/ })
    .click();
  await moveTo(page, '/contact?lang=ko');
  const entry = page.getByRole('main').getByRole('group', { name: '480-015' });
  const note = entry.getByRole('textbox', { name: /^(?:비고|Note)$/ });
  await expect(entry).toContainText(/삼상.*F07/);
  await note.fill('own words');
  await moveTo(page, '/contact?lang=en');
  await expect(note).toHaveValue('own words');
  const conditions = entry.getByText(/Three-phase.*F07/);
  await expect(conditions).toBeVisible();
  await entry.getByRole('button', { name: /^Remove Three-phase.*F07/ }).click();
  await expect(conditions).toHaveCount(0);
});

test('a list that is full says so, and keeps what it holds; of a pasted list the rest is refused with its count, and what is too long to be sent is said', async ({
  page,
}) => {
  await storeQuote(
    page,
    Array.from({ length: 200 }, (_, index) => ({
      productCode: `X${index}`,
      note: 'x'.repeat(300),
    })),
  );
  await goTo(page, `${BALL_VALVES}?lang=en`);
  const add = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Quote/ });
  await expect(add).toHaveAttribute('title', /holds 200 products at most/);
  await add.focus();
  await page.keyboard.press('Enter');
  // The list opens, says why, and lets something be taken off.
  const list = page.getByRole('dialog', { name: 'Quote list' });
  await expect(list.getByText('holds 200 products at most').first()).toBeVisible();
  await expect(list.locator('[data-announcer]')).toContainText('holds 200 products at most');
  await list.getByRole('button', { name: 'Remove X0', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(add).not.toHaveAttribute('title');
  await expect(add).toHaveAccessibleName(/^Quote/);
  expect((await storedQuote(page)).join()).toContain('X199');

  // There is room for one.
  await counter(page).first().click();
  await list.getByRole('button', { name: 'Paste a list' }).click();
  const pasted = page.getByRole('dialog', { name: 'Paste a list' });
  await pasted.getByRole('textbox').fill('S10\t4\nBall valve 50A\t2\nBall valve 80A\t3');
  await expect(pasted).toContainText('The list holds 200 products. Not added: 2.');
  await pasted.getByRole('button', { name: 'Add 1 item', exact: true }).click();
  expect(await storedQuote(page)).toHaveLength(200);
  await list.getByRole('link', { name: 'Request Quote' }).click();
  await sendForm(page, 'en');
  await expect(page.getByRole('alert').first()).toContainText('one inquiry takes 56 kB');
});
