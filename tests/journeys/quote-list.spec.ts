import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';
import { fillIn, submitButton } from './inquiry-form.ts';

const LANGUAGES = [
  {
    query: '',
    counter: /^견적 목록\s*, 제품 \d+개$/,
    toggle: '견적',
    dialog: '견적 목록',
    add: '견적 목록에 담기',
    quantity: '수량',
    note: '비고',
    request: '견적 요청',
    asked: '문의 제품',
    remove: 'S30 빼기',
    heading: '[견적 요청 제품]',
    fields: ['회사명', '이름', '전화번호', '이메일', '문의 내용'],
    send: '문의 보내기',
    details: '상세보기',
    unknown: '이 사이트의 자료에 없는 코드입니다.',
    ballValve: '볼 밸브',
    removeFirst: 'S10 빼기',
    removeDn50: 'S30 DN 50 빼기',
    undo: '되돌리기',
    undone: '되돌렸습니다.',
    clear: '목록 비우기',
    otherSize: 'S30 DN 50: 다른 크기 추가',
  },
  {
    query: '?lang=en',
    counter: /^Quote list\s*, \d+ products?$/,
    toggle: 'Quote',
    dialog: 'Quote list',
    add: 'Add to quote list',
    quantity: 'Quantity',
    note: 'Note',
    request: 'Request Quote',
    asked: 'Products you ask about',
    remove: 'Remove S30',
    heading: '[Quote request]',
    fields: ['Company Name', 'Name', 'Phone', 'Email', 'Inquiry'],
    send: 'Submit Inquiry',
    details: 'Details',
    unknown: 'No product of this site has this code.',
    ballValve: 'Ball valve',
    removeFirst: 'Remove S10',
    removeDn50: 'Remove S30 DN 50',
    undo: 'Undo',
    undone: 'Undone.',
    clear: 'Clear the list',
    otherSize: 'S30 DN 50: add another size',
  },
] as const;

for (const text of LANGUAGES) {
  test.describe(text.query || 'ko', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('products from card, preview and page are counted, kept, and sent in the inquiry', async ({
      page,
    }) => {
      await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
      await hydrated(page);
      await page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'S30', exact: true }) })
        .getByRole('button', { name: `${text.toggle} S30` })
        .click();
      await page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'S10', exact: true }) })
        .getByRole('link', { name: text.details })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: text.add }).click();
      await page.keyboard.press('Escape');
      await page.goto(`/products/pinch-valve/pqvf/pqvf${text.query}`);
      await hydrated(page);
      await page.getByRole('button', { name: text.add }).click();
      const counter = page.getByRole('button', { name: text.counter }).first();
      await expect(counter).toContainText('3');
      await page.reload();
      await expect(counter).toContainText('3');

      await counter.click();
      const dialog = page.getByRole('dialog', { name: text.dialog });
      await dialog.getByRole('textbox', { name: text.quantity, exact: true }).first().fill('6');
      await dialog
        .getByRole('textbox', { name: text.note, exact: true })
        .first()
        .fill('TAG-101, or equal');
      await dialog.getByRole('link', { name: text.request }).click();
      await expect(page).toHaveURL(/\/contact/);
      const list = page.getByRole('list', { name: text.asked });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      const first = list.getByRole('listitem').first();
      await expect(first.getByRole('textbox', { name: text.quantity, exact: true })).toHaveValue(
        '6',
      );
      await expect(first.getByRole('textbox', { name: text.note, exact: true })).toHaveValue(
        'TAG-101, or equal',
      );

      // It fails first: nothing is lost.
      let sent = '';
      let broken = true;
      await page.route('**/f/**', (route) => {
        sent = route.request().postData() ?? '';
        return broken ? route.abort() : route.fulfill({ json: { ok: true, next: '/thanks' } });
      });
      for (const field of text.fields) {
        const control = page.getByRole('textbox', { name: field, exact: true });
        await control.fill(/@|이메일|Email/.test(field) ? 'a@example.com' : '02-000-0000');
      }
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(counter).toContainText('3');

      broken = false;
      await page.getByRole('button', { name: text.send }).click();
      await expect(
        page.getByRole('status').filter({ hasText: /성공적으로|Successfully/ }),
      ).toBeVisible();
      expect(sent).toContain(text.heading);
      expect(sent).toMatch(/1\. SIRCA S30 \| .+ \| SIRCA .+ \| .*6 \| .*TAG-101, or equal/);
      await expect(counter).toContainText('0');
    });

    test('a product taken out of the inquiry is off the list too', async ({ page }) => {
      await page.addInitScript(() => {
        if (!sessionStorage['seeded'])
          localStorage.setItem(
            'gamasan.quote',
            JSON.stringify({
              version: 1,
              items: [{ productCode: 'S30', productName: 'x', category: 'sirca-valves' }],
            }),
          );
        sessionStorage['seeded'] = '1';
      });
      await page.goto(`/contact${text.query}`);
      await page
        .getByRole('list', { name: text.asked })
        .getByRole('button', { name: text.remove })
        .click();
      await expect(page.getByRole('button', { name: text.counter }).first()).toContainText('0');
      await page.reload();
      await expect(page.getByRole('list', { name: text.asked })).toBeHidden();
    });

    test('what is taken off the list by mistake comes back with its quantity and note', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const item = { productName: 'x', category: 'sirca-valves' };
        localStorage['gamasan.quote'] = JSON.stringify({
          version: 1,
          items: [
            { ...item, productCode: 'S10', quantity: 3, note: 'TAG-1' },
            { ...item, productCode: 'S30', quantity: 4 },
          ],
        });
      });
      await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
      await hydrated(page);
      await page.getByRole('button', { name: text.counter }).first().click();
      const dialog = page.getByRole('dialog', { name: text.dialog });
      const rows = dialog.getByRole('listitem');
      // Named in the language of the page, whatever the list was written in.
      await expect(rows.first()).toContainText(text.ballValve);
      await rows.first().getByRole('button', { name: text.removeFirst, exact: true }).click();
      await expect(rows).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: text.undo })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(2);
      await expect(dialog.getByRole('status').filter({ hasText: text.undone })).toBeVisible();
      await dialog.getByRole('button', { name: text.clear }).click();
      await expect(rows).toHaveCount(0);
      await dialog.getByRole('button', { name: text.undo }).click();
      await expect(rows).toHaveCount(2);
      const first = rows.first();
      await expect(first).toContainText('S10');
      await expect(first.getByRole('textbox', { name: text.quantity, exact: true })).toHaveValue(
        '3',
      );
      await expect(first.getByRole('textbox', { name: text.note, exact: true })).toHaveValue(
        'TAG-1',
      );
    });

    test('a line that another one has taken the size of comes back beside it, also when the list was closed', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const item = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
        localStorage['gamasan.quote'] = JSON.stringify({
          version: 1,
          items: [
            { ...item, size: 'DN 50', quantity: 5, note: 'TAG-A' },
            { ...item, size: 'DN 80' },
          ],
        });
      });
      await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
      await hydrated(page);
      const counter = page.getByRole('button', { name: text.counter }).first();
      await counter.click();
      const dialog = page.getByRole('dialog', { name: text.dialog });
      const rows = dialog.getByRole('listitem');
      await rows.first().getByRole('button', { name: text.removeDn50, exact: true }).click();
      await expect(rows).toHaveCount(1);
      await rows.first().locator('[data-quote-size]').fill('DN 50');
      await page.keyboard.press('Escape');
      await counter.click();
      await dialog.getByRole('button', { name: text.undo }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.first().getByRole('textbox', { name: text.note, exact: true })).toHaveValue(
        'TAG-A',
      );
    });

    test('of several things taken off one after the other each comes back', async ({ page }) => {
      await page.addInitScript(() => {
        const item = { productName: 'x', category: 'sirca-valves' };
        localStorage['gamasan.quote'] = JSON.stringify({
          version: 1,
          items: ['S10', 'S20', 'S30'].map((productCode) => ({ ...item, productCode })),
        });
      });
      await page.goto(`/contact${text.query}`);
      await hydrated(page);
      const rows = page.getByRole('list', { name: text.asked }).getByRole('listitem');
      await rows.first().getByRole('button', { name: text.removeFirst, exact: true }).click();
      await rows.last().getByRole('button', { name: text.remove, exact: true }).click();
      await expect(rows).toHaveCount(1);
      await page.getByRole('main').getByRole('button', { name: text.undo }).click();
      await page.getByRole('main').getByRole('button', { name: text.undo }).click();
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText('S10');
    });

    test('a product is asked for in two sizes', async ({ page }) => {
      await page.addInitScript(() => {
        if (sessionStorage['seeded']) return;
        sessionStorage['seeded'] = '1';
        const item = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
        localStorage['gamasan.quote'] = JSON.stringify({
          version: 1,
          items: [{ ...item, size: 'DN 50', quantity: 2 }],
        });
      });
      await page.goto(`/contact${text.query}`);
      await hydrated(page);
      const rows = page.getByRole('list', { name: text.asked }).getByRole('listitem');
      await rows.getByRole('button', { name: text.otherSize }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1).locator('[data-quote-size]')).toBeFocused();
      await page.keyboard.type('DN 80');
      await expect(page.getByRole('group', { name: 'S30 DN 80' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'S30 DN 50' })).toBeVisible();
      await page.reload();
      await expect(rows).toHaveCount(2);
    });

    test('of a stored list of an older version or another hand the valid part is kept, and the rest said', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        if (!sessionStorage['seeded'])
          localStorage.setItem(
            'gamasan.quote',
            JSON.stringify({
              version: 0,
              items: [
                { productCode: 'S30', productName: 'x', category: 'sirca-valves', quantity: '3' },
                { productCode: 'ZZZ', productName: 'x', category: 'nothing', quantity: -4 },
                7,
                { productCode: {} },
              ],
            }),
          );
        sessionStorage['seeded'] = '1';
      });
      await page.goto(`/${text.query}`);
      await expect(page.getByRole('button', { name: text.counter }).first()).toContainText('2');
      const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
      await expect(notice).toBeVisible();
      await notice.getByRole('button').click();
      await page.reload();
      await expect(page.getByRole('button', { name: text.counter }).first()).toContainText('2');
      await expect(notice).toBeHidden();

      await page.goto(`/contact${text.query}`);
      const items = page.getByRole('list', { name: text.asked }).getByRole('listitem');
      const [known, unknown] = [items.first(), items.last()];
      await expect(known.getByLabel(text.quantity, { exact: true })).toHaveValue('3');
      await expect(known).not.toContainText(text.unknown);
      await expect(unknown.getByLabel(text.quantity, { exact: true })).toHaveValue('-4');
      await expect(unknown).toContainText(text.unknown);
    });
  });
}

for (const text of [
  {
    query: '',
    add: '견적 목록에 담기',
    asked: '문의 제품',
    size: '크기',
    note: '비고',
    edit: '수정',
    dn: '호칭경',
    apply: '적용',
    differs: '사용 조건은 DN 100, 이 제품은 DN 80입니다.',
    match: '맞추기: 501M DN 80',
    open: '수량 미정',
  },
  {
    query: 'lang=en&',
    add: 'Add to quote list',
    asked: 'Products you ask about',
    size: 'Size',
    note: 'Note',
    edit: 'Edit',
    dn: 'Nominal size',
    apply: 'Apply',
    differs: 'Operating point DN 100, this product DN 80.',
    match: 'Match: 501M DN 80',
    open: 'quantity not given',
  },
]) {
  test(`sizes follow the operating point unless written, and nothing contradicts it in what is sent: ${text.open}`, async ({
    page,
  }) => {
    await page.goto(`/products?${text.query}dn=150&pn=16&temp=180`);
    await hydrated(page);
    for (const code of ['401N', '501M'])
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: code, exact: true }) })
        .getByRole('button', { name: `${text.add} ${code}` })
        .click();
    await page.goto(`/contact?${text.query}`);
    await hydrated(page);
    const list = page.getByRole('list', { name: text.asked });
    const size = (index: number) =>
      list.getByRole('listitem').nth(index).getByLabel(text.size, { exact: true });
    const note = (index: number) =>
      list.getByRole('listitem').nth(index).getByLabel(text.note, { exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    for (const index of [0, 1]) {
      await expect(size(index)).toHaveValue('DN 150');
      await expect(note(index)).toHaveValue('');
    }
    await size(1).fill('DN 80');
    await page.locator('main').getByRole('button', { name: text.edit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.dn }).fill('100');
    await dialog.getByRole('button', { name: text.apply, exact: true }).click();
    await expect(size(0)).toHaveValue('DN 100');
    await expect(size(1)).toHaveValue('DN 80');
    await expect(list.getByText(text.differs)).toHaveCount(1);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: text.match }).click();
    await expect(size(1)).toHaveValue('DN 100');
    await expect(list.getByText(text.differs)).toHaveCount(0);

    const sent = page.waitForRequest('**/f/**');
    await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
    await fillIn(page, text.query === '' ? 'ko' : 'en');
    await submitButton(page, text.query === '' ? 'ko' : 'en').click();
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain('DN 150');
    expect(body).toContain('401N DN 100');
    expect(body).toContain(text.open);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText(text.open);
  });
}

for (const text of [
  { query: 'lang=ko', add: '견적 목록에 담기 S30', asked: '문의 제품', size: '크기' },
  {
    query: 'lang=en',
    add: 'Add to quote list S30',
    asked: 'Products you ask about',
    size: 'Size',
  },
])
  test(`a product added before the sizes of products have come gets the operating point's size: ${text.query}`, async ({
    page,
  }) => {
    const come = Promise.withResolvers<void>();
    // What judges products, of every page, is the finder's own data.
    await page.route('**/data/*/products/1.json*', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(`/products/sirca-valves/ball-valves?${text.query}&dn=100`);
    await hydrated(page);
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'S30', exact: true }) })
      .getByRole('link')
      .click();
    await page.getByRole('dialog').getByRole('button', { name: text.add }).click();
    await page.goto(`/contact?${text.query}`);
    await hydrated(page);
    const asked = page.getByRole('list', { name: text.asked }).getByRole('listitem');
    await expect(asked).toHaveCount(1);
    const size = asked.getByLabel(text.size, { exact: true });
    await expect(size).toHaveValue('');
    come.resolve();
    await expect(size).toHaveValue('DN 100');
  });

test('a product added directly after a size was typed is listed in that size', async ({ page }) => {
  await page.goto('/products?dn=100');
  await hydrated(page);
  await page.locator('#finder input[name="dn"]').fill('150');
  // At once: a click by the pointer takes as long as the page needs to follow.
  await page
    .getByRole('main')
    .getByRole('button', { name: /담기 401N$/ })
    .evaluate((button: HTMLElement) => button.click());
  await expect
    .poll(() => page.evaluate(() => localStorage['gamasan.quote'] ?? ''))
    .toMatch(/"productCode":"401N".*"size":"DN 150"/);
});

for (const text of [
  {
    query: '?lang=ko',
    counter: /^견적 목록/,
    asked: '문의 제품',
    said: '이 크기는 이미 목록에 있습니다. 두 항목 모두 전달됩니다.',
    removeFirst: 'S30 DN 50 빼기',
    removeSecond: 'S30 DN 50 (2) 빼기',
    quantity: '수량',
  },
  {
    query: '?lang=en',
    counter: /^Quote list/,
    asked: 'Products you ask about',
    said: 'This size is on the list already. Both entries are sent.',
    removeFirst: 'Remove S30 DN 50',
    removeSecond: 'Remove S30 DN 50 (2)',
    quantity: 'Quantity',
  },
])
  for (const place of ['inquiry', 'dialog'])
    test(`a size typed twice is said when its field is left, and nothing is lost: ${place}${text.query}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const item = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
        localStorage['gamasan.quote'] ??= JSON.stringify({
          version: 1,
          items: [{ ...item, size: 'DN 50', quantity: 3 }],
        });
      });
      await page.goto((place === 'inquiry' ? '/contact' : '/products') + text.query);
      await hydrated(page);
      if (place === 'dialog')
        await page.getByRole('button', { name: text.counter }).first().click();
      const rows = (
        place === 'inquiry'
          ? page.getByRole('list', { name: text.asked })
          : page.getByRole('dialog').getByRole('list')
      ).getByRole('listitem');
      await rows.getByRole('button', { name: /^(?:S30 DN 50: 다른|S30 DN 50: add)/ }).click();
      const size = rows.nth(1).locator('[data-quote-size]');
      await size.pressSequentially('DN 50');
      // Not before it is left: more may follow.
      await expect(
        rows.getByRole('button', { name: text.removeSecond, exact: true }),
      ).toBeVisible();
      await expect(rows.getByText(text.said)).toHaveCount(0);
      await size.press('Tab');
      await expect(rows.nth(1).getByText(text.said)).toBeVisible();
      await expect(size).toHaveAccessibleDescription(text.said);
      await expect(page.locator('[data-announcer]').last()).toHaveText(text.said);
      await expect(rows.nth(0).getByText(text.said)).toHaveCount(0);
      await rows.nth(1).getByLabel(text.quantity, { exact: true }).fill('7');

      // Taken off by its own name, it is the only one that goes.
      await rows.getByRole('button', { name: text.removeFirst, exact: true }).click();
      await expect(rows).toHaveCount(1);
      await expect(rows.getByLabel(text.quantity, { exact: true })).toHaveValue('7');
      await expect(rows.getByText(text.said)).toHaveCount(0);
    });

test('a size typed twice is written otherwise, and a press right after it is not lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const item = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
    localStorage['gamasan.quote'] ??= JSON.stringify({
      version: 1,
      items: [{ ...item, size: 'DN 50' }, item],
    });
  });
  await page.goto('/contact?lang=en');
  await hydrated(page);
  const rows = page.getByRole('list', { name: 'Products you ask about' }).getByRole('listitem');
  const said = rows.getByText('This size is on the list already.');
  const size = rows.nth(1).locator('[data-quote-size]');
  await size.fill('2 in');
  await rows.nth(1).getByRole('button', { name: 'Increase quantity of S30 2 in' }).click();
  await expect(rows.nth(1).getByLabel('Quantity', { exact: true })).toHaveValue('1');
  await expect(said).toBeVisible();
  await size.fill('DN 80');
  await expect(said).toHaveCount(0);
});

test('an entry of the inquiry and one of the list that say different things both stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const item = { productCode: 'PQVF', productName: 'x', category: 'pinch-valve' };
    localStorage['gamasan.quote'] ??= JSON.stringify({
      version: 1,
      items: [{ ...item, size: 'DN 100', quantity: 3 }],
    });
  });
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=80&lang=en');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Request Quote' }).first().click();
  const rows = page.getByRole('list', { name: 'Products you ask about' }).getByRole('listitem');
  const quantities = rows.getByLabel('Quantity', { exact: true });
  await expect(rows).toHaveText([/PQVF DN 80/, /PQVF DN 100/]);
  await quantities.first().fill('7');
  await rows.first().locator('[data-quote-size]').fill('DN 100');
  await rows.first().getByLabel('Note', { exact: true }).fill('tag P-101');
  await page.reload();
  await hydrated(page);
  await expect(rows).toHaveText([/PQVF DN 100/, /PQVF DN 100/]);
  await expect(quantities.first()).toHaveValue('7');
  await expect(quantities.last()).toHaveValue('3');
  await expect(rows.first().getByText('This size is on the list already.')).toBeVisible();
});

for (const [language, add, added] of [
  ['ko', '견적 S30', '담김 S30'],
  ['en', 'Quote S30', 'Added S30'],
] as const)
  test(`at an operating point the button of a product speaks of that size, and leaves another one alone: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const item = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
      localStorage['gamasan.quote'] ??= JSON.stringify({
        version: 1,
        items: [{ ...item, size: 'DN 50', quantity: 2 }],
      });
    });
    const sizes = () =>
      page.evaluate(() =>
        String(localStorage['gamasan.quote']).match(/(?<="size":")[^"]*|(?<="quantity":)\d+/g),
      );
    const grid = `/products/sirca-valves/ball-valves?lang=${language}`;
    const button = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'S30', exact: true }) })
      .getByRole('button', { name: /S30$/ });
    await page.goto(`${grid}&dn=100`);
    await hydrated(page);
    await expect(button).toHaveAccessibleName(add);
    await button.click();
    await expect(button).toHaveAccessibleName(added);
    expect(await sizes()).toEqual(['DN 50', '2', 'DN 100']);
    await button.click();
    await expect(button).toHaveAccessibleName(add);
    expect(await sizes()).toEqual(['DN 50', '2']);

    // On the product's own page the quantity is that of the point's size too.
    await page.goto(`/products/s30?lang=${language}&dn=100`);
    await hydrated(page);
    const quantity = page.getByRole('main').getByLabel(/^(?:수량|Quantity)$/);
    await expect(quantity).toHaveValue('');
    await quantity.fill('7');
    expect(await sizes()).toEqual(['DN 50', '2']);

    // Without an operating point every size counts.
    await page.evaluate(() => localStorage.removeItem('gamasan.point'));
    await page.goto(grid);
    await hydrated(page);
    await expect(button).toHaveAccessibleName(added);
  });

for (const text of [
  { query: '', add: '견적 목록에 담기', quantity: '수량', wrong: /수량은 1에서/ },
  {
    query: '?lang=en',
    add: 'Add to quote list',
    quantity: 'Quantity',
    wrong: /1 to 9,999|between 1 and 9,999/,
  },
])
  for (const path of ['/products/pinch-valve/pqvf/pqvf', '/products/special/quarter-turn-480'])
    test(`a quantity of 0 adds nothing, and its field takes the focus: ${path}${text.query}`, async ({
      page,
    }) => {
      await page.goto(path + text.query);
      await hydrated(page);
      const main = page.getByRole('main');
      if (path.endsWith('480')) await main.getByRole('radio', { name: /480-050/ }).check();
      const quantity = main.getByRole('textbox', { name: text.quantity, exact: true });
      await quantity.fill('0');
      const add = main.getByRole('button', { name: new RegExp(`^${text.add}`) });
      await add.click();
      await expect(quantity).toBeFocused();
      await expect(main.getByText(text.wrong)).toBeVisible();
      await expect(add).not.toHaveAttribute('data-listed');
      await quantity.fill('2');
      await add.click();
      await expect
        .poll(() => page.evaluate(() => localStorage['gamasan.quote'] ?? ''))
        .toContain('"quantity":2');
    });

for (const [query, asked, remove, unknown] of [
  ['', '문의 제품', 'PQVF DN 100 빼기', '주소의 zzz, pqvf.90'],
  ['&lang=en', 'Products you ask about', 'Remove PQVF DN 100', 'zzz, pqvf.90'],
] as const)
  test(`products that the address names are asked about, and unknown ones said: ${query || 'ko'}`, async ({
    page,
  }) => {
    await page.goto(`/contact?items=zzz,s40,pqvf.100,pqvf.90${query}`);
    await hydrated(page);
    const items = page.getByRole('list', { name: asked }).getByRole('listitem');
    await expect(items).toHaveText([/S40/, /PQVF DN 100/, /PQVF(?! DN)/]);
    await expect(page.getByRole('main')).toContainText(unknown);
    // Removed it does not come back.
    await page.getByRole('main').getByRole('button', { name: remove, exact: true }).click();
    await expect(items).toHaveCount(2);
    await page.reload();
    await hydrated(page);
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText(unknown);
  });

test('a product taken out of the inquiry stays out when the operating point changes', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=80');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  const items = page.getByRole('list', { name: '문의 제품' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'PQVF DN 80 빼기' }).click();
  await expect(items).toHaveCount(0);
  const bar = page.getByRole('region', { name: '사용 조건', exact: true }).first();
  await bar.getByRole('button', { name: /^호칭경/ }).click();
  await bar.getByRole('textbox').fill('100');
  await bar.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/dn=100/);
  await expect(bar).toContainText('DN 100');
  await expect(items).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(items).toHaveCount(0);
});

test('a product taken out of the inquiry stays out when Back returns to where it was asked for', async ({
  page,
}) => {
  const items = page.getByRole('list', { name: '문의 제품' }).getByRole('listitem');
  for (const code of ['pqvf', 'pqvi']) {
    await page.goto(`/products/pinch-valve/${code}/${code}`);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
    await expect(items).toHaveText(new RegExp(code, 'i'));
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${code}.* 빼기$`, 'i') })
      .click();
    await expect(items).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/pqvi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(items).toHaveCount(0);
});

test('what another tab lists is kept by a page that shows no list, and shown where one is', async ({
  page,
  context,
}) => {
  const add = async (tab: Page, path: string) => {
    await tab.goto(path);
    await hydrated(tab);
    const button = tab
      .getByRole('main')
      .getByRole('button', { name: /^(?:견적 목록에 담기|담김) / })
      .first();
    await button.click();
    await expect(button).toHaveAttribute('data-listed');
  };
  await add(page, '/products/pinch-valve/pqvf/pqvf');
  const other = await context.newPage();
  await add(other, '/products/pinch-valve/pqvi/pqvi');
  // The first tab has read the list before the other wrote it.
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  const items = page.getByRole('list', { name: '문의 제품' }).getByRole('listitem');
  await expect(items).toHaveText([/PQVF/, /PQVI/]);
  await page.goBack();
  const listed = page.getByRole('main').locator('button[data-listed]').first();
  await listed.click();
  await expect(page.getByRole('main').locator('button[data-listed]')).toHaveCount(0);
  const kept = await page.evaluate(() => String(localStorage['gamasan.quote']));
  expect(kept).toContain('PQVI');
  expect(kept).not.toContain('PQVF');
});

test('sizes that follow a new operating point are said, and can be kept as they were', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=80');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^견적 목록에 담기 / })
    .first()
    .click();
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=100');
  const said = page.getByText('견적 목록 제품 1개의 크기도 사용 조건을 따라 바뀌었습니다.');
  await expect(said).toBeVisible();
  const kept = () => page.evaluate(() => String(localStorage['gamasan.quote']));
  expect(await kept()).toContain('"DN 100"');
  await page.getByRole('button', { name: '이전 크기 유지' }).click();
  await expect(said).toHaveCount(0);
  expect(await kept()).toContain('"DN 80"');
  expect(await kept()).not.toContain('follows');
});

test('a size of the list that the new operating point leaves empty is said to be so, there and in the inquiry', async ({
  page,
}) => {
  await page.goto('/products/sirca-valves/ball-valves/s10?dn=50&lang=en');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to quote list / })
    .first()
    .click();
  await page.goto('/products/sirca-valves/ball-valves/s10?dn=300&lang=en');
  await expect(
    page.getByText('1 product on the quote list is not listed in this size; its size was emptied.'),
  ).toBeVisible();
  // An actuator has no nominal size: nothing is said of it.
  await page.goto('/products/special/quarter-turn-480/480-050?dn=300&lang=en');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to quote list / })
    .first()
    .click();
  await page.goto('/contact?lang=en');
  const unlisted = page.getByText('Our sources do not list this product in DN 300.');
  await expect(unlisted).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products you ask about' })).toContainText('480-050');
  await expect(unlisted).toHaveCount(1);
});

test('a product that is taken off by its button and put back has its sizes, quantities and notes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const item = { productCode: 'PQVF', productName: 'sample', category: 'pinch-valve' };
    localStorage['gamasan.quote'] ??= JSON.stringify({
      version: 1,
      items: [
        { ...item, size: 'DN 80', quantity: 3 },
        { ...item, size: 'DN 100', note: 'TAG-9' },
      ],
    });
  });
  await page.goto('/products/pinch-valve');
  await hydrated(page);
  const toggle = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:견적|담김) PQVF$/ })
    .first();
  const kept = () => page.evaluate(() => String(localStorage['gamasan.quote'] ?? ''));
  await toggle.click();
  await expect.poll(kept).not.toContain('PQVF');
  await toggle.click();
  await expect.poll(kept).toMatch(/DN 80.*"quantity":3.*DN 100.*TAG-9/);
});

test('a list that another tab has changed while this page was kept by the browser is read again', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:견적 목록에 담기|담김) / })
    .first();
  await expect(add).toBeVisible();
  // Playwright turns the browser's cache of pages off: what its return is told by, and a list that nobody told of.
  await page.evaluate(() => {
    const item = { productCode: 'S40', productName: 'sample', category: 'sirca-valves' };
    localStorage['gamasan.quote'] = JSON.stringify({ version: 1, items: [item] });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await add.click();
  await expect(add).toHaveAttribute('data-listed');
  const kept = await page.evaluate(() => String(localStorage['gamasan.quote']));
  expect(kept).toContain('S40');
  expect(kept).toContain('PQVF');
});

test('what is asked of a listed product goes along with it, and a size typed past another entry’s keeps both', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage['begun']) return;
    sessionStorage['begun'] = 'yes';
    const item = { productCode: 'PQVF', productName: 'sample', category: 'pinch-valve' };
    localStorage['gamasan.quote'] = JSON.stringify({
      version: 1,
      items: [{ ...item, size: 'DN 15', note: 'tag P-101' }],
    });
  });
  await page.goto('/products/pinch-valve/pqvf/pqvf?dn=80');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  const items = page.getByRole('list', { name: '문의 제품' }).getByRole('listitem');
  await expect(items).toHaveText([/PQVF DN 80/, /PQVF DN 15/]);
  const size = items.nth(0).getByLabel('크기', { exact: true });
  await size.fill('DN 15');
  await size.press('End');
  await size.pressSequentially('0');
  await expect(size).toHaveValue('DN 150');
  await expect(items.nth(1).getByLabel('크기', { exact: true })).toHaveValue('DN 15');
  await expect(items.nth(1).getByLabel('비고', { exact: true })).toHaveValue('tag P-101');
});

test('the summary of errors leads to the quantity that is wrong, and not to another', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const items = [
      ['PQVF', '2'],
      ['S30', '0'],
      ['S10', '1.5'],
    ].map(([productCode, entered]) => ({
      productCode,
      productName: 'x',
      category: 'sirca-valves',
      ...(entered === '2' ? { quantity: 2 } : { entered }),
    }));
    localStorage['gamasan.quote'] = JSON.stringify({ version: 1, items });
  });
  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
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

test('a product that was added in the finder has the conditions as its note in the language of the page', async ({
  page,
}) => {
  await page.goto('/products?phase=3&volt=400&flange=F07&ip=IP67&lang=en');
  await hydrated(page);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '480-015', exact: true }) })
    .getByRole('button', { name: /480-015/ })
    .click();
  await page.goto('/contact?lang=ko');
  await hydrated(page);
  const note = page
    .getByRole('main')
    .getByRole('group', { name: '480-015' })
    .getByRole('textbox', { name: '비고' });
  await expect(note).toHaveValue(/삼상.*F07/);
  await note.fill('own words');
  await page.goto('/contact?lang=en');
  await hydrated(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('group', { name: '480-015' })
      .getByRole('textbox', { name: 'Note' }),
  ).toHaveValue('own words');
});

test('a list that is full says so, and keeps what it holds', async ({ page }) => {
  await page.addInitScript(() => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      productCode: `X${index}`,
      productName: 'sample',
      category: 'sirca-valves',
    }));
    localStorage['gamasan.quote'] = JSON.stringify({ version: 1, items });
  });
  await page.goto('/products/sirca-valves/ball-valves?lang=en');
  await hydrated(page);
  const add = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Quote/ });
  await expect(add).toHaveAttribute('title', /holds 50 products at most/);
  await add.focus();
  await page.keyboard.press('Enter');
  // The list opens, says why, and lets something be taken off.
  const list = page.getByRole('dialog', { name: 'Quote list' });
  await expect(list.getByText('holds 50 products at most').first()).toBeVisible();
  await expect(list.locator('[data-announcer]')).toContainText('holds 50 products at most');
  await list.getByRole('button', { name: 'Remove X0', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(add).not.toHaveAttribute('title');
  await expect(add).toHaveAccessibleName(/^Quote/);
  expect(await page.evaluate(() => String(localStorage['gamasan.quote']))).toContain('"X49"');
});
