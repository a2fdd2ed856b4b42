import { expect, type Locator, type Page, test } from '@playwright/test';

import { rowCount } from './finder-answers.ts';
import { goTo, reload } from './hydrated.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** An input method as Chromium reports it: what is composed stands in the field, its keys have code 229. */
async function compose(page: Page, stages: readonly string[]) {
  const client = await page.context().newCDPSession(page);
  for (const text of stages) {
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  return {
    commit: (text: string) => client.send('Input.insertText', { text }),
    /** A key that the input method takes for itself. */
    key: (key: string) =>
      client.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key,
        windowsVirtualKeyCode: 229,
        code: key,
      }),
  };
}

const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^(?:검색|Search)$/ });
const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

test('product and data sheet are found, the first row opened by Enter; all results are one press away', async ({
  page,
}) => {
  await goTo(page, '/about?lang=en');
  const field = searchField(page);

  await test.step('a product by its code in any spelling', async () => {
    await field.click();
    for (const code of ['480006', '480-006', '480 006']) {
      await field.fill(code);
      await expect(options(page).first()).toContainText('480-006');
    }
    await field.press('Enter');
    await expect(page).toHaveURL(/\/products\/special\/quarter-turn-480\/480-006\?lang=en$/);
    await expect(field).toHaveValue('');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('price is answered before the products', async () => {
    await field.click();
    await field.fill('480 price');
    await expect(options(page).first()).toHaveAttribute('href', '/contact?lang=en');
    await expect(
      page.getByRole('group', { name: 'Products' }).getByRole('option').first(),
    ).toContainText(/480-006.*60 Nm/s);
    await page.getByRole('link', { name: /^Show all \d+ results$/ }).click();
    await expect(page).toHaveURL(/\/search\?q=480/);
    await expect(page).toHaveTitle(/480.+ \| /);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('480 price');
    const products = page.getByRole('region', { name: 'Products' });
    await products.getByRole('link', { name: /480-050/ }).click();
    await expect(page).toHaveURL(/\/480-050/);
  });

  await test.step('a data sheet that is asked for by its product', async () => {
    await field.click();
    await field.fill('S10 data sheet');
    await expect(options(page).first()).toHaveAttribute('href', '/files/s10-en.pdf');
    const opened = page.waitForResponse('**/files/s10-en.pdf');
    await field.press('Enter');
    expect((await opened).headers()['content-type']).toBe('application/pdf');
  });
});

test('the page of results shows as many as it says; what is not found goes into the inquiry', async ({
  page,
}) => {
  await goTo(page, '/search?q=pqvf&lang=en');
  const group = page.getByRole('region', { name: /^Products/ });
  const count = Number(await group.getByRole('heading').locator('small').textContent());
  expect(count).toBeGreaterThan(8);
  await expect(group.getByRole('listitem')).toHaveCount(count);

  await page.goto('/search?q=zzzzqqq&lang=en');
  const main = page.getByRole('main');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await main.getByRole('link', { name: /zzzzqqq/ }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(main.getByText('zzzzqqq').first()).toBeVisible();
});

test('under the field: an index that came at the second try, arrows that go round, every spelling, and a size that leads to its drawing', async ({
  page,
}) => {
  let broken = true;
  await page.route('**/search.json', (route) => (broken ? route.abort() : route.continue()));
  await goTo(page, '/');
  const field = searchField(page);
  const found = options(page);

  await test.step('an index that does not come is said, and asked for again', async () => {
    await field.click();
    await field.fill('s30');
    const retry = page.getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    broken = false;
    await retry.click();
    await expect(found.first()).toContainText('S30');
  });

  await test.step('the first is chosen, the arrows go round at the ends, and the choice is said', async () => {
    await field.fill('ㅂㅌㅍㄹㅇ');
    await expect(
      page.getByRole('listbox', { name: '검색 결과' }).getByRole('option').first(),
    ).toContainText('301');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await found.first().getAttribute('id')) ?? '',
    );
    await field.press('ArrowUp');
    await expect(found.last()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Escape');
    await expect(found.first()).toBeHidden();
    await expect(field).toHaveValue('');
  });

  await test.step('every spelling of actuator, a word of a document and a typo find something', async () => {
    for (const word of ['액추에이터', '액츄에이터', '엑추에이터', '구동기', 'actuater']) {
      await field.fill(word);
      await expect(
        page.getByRole('group', { name: '제품' }).getByRole('option').first(),
      ).toBeVisible();
    }
    await field.fill('PG21');
    await expect(page.getByRole('group', { name: '기술 자료' }).getByRole('option')).toContainText(
      'PG21',
    );
    await field.fill('zzzzqqq');
    await expect(page.getByText('결과가 없습니다')).toBeVisible();
  });

  await test.step('while an input method composes there are results, and its keys move nothing', async () => {
    await field.fill('');
    const method = await compose(page, ['ㅂ', '버', '벝']);
    const chosen = page.locator('[role=option][aria-selected=true]');
    await expect(found.first()).toContainText('301');
    await method.key('ArrowDown');
    await method.key('Enter');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\/$/);
    await method.commit('버터');
    await expect(field).toHaveValue('버터');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
  });

  await test.step('a size of a product leads to its drawing', async () => {
    await field.fill('pqvf100');
    await expect(found.first()).toContainText('PQVF');
    await found.first().click();
    await expect(page).toHaveURL(/\/products\/pinch-valve\/pqvf\/pqvf\?dn=100/);
  });
});

test('the size looked for goes along with the product, and the other conditions stay', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: '사용 조건', exact: true });
  await goTo(page, '/products/sirca-valves?temp=60');
  const field = searchField(page);
  await field.click();
  await field.fill('DN100 butterfly');
  await page.getByRole('group', { name: '제품' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/dn=100/);
  await expect(bar).toContainText('DN 100');
  await expect(bar).toContainText('60 °C');

  await field.click();
  await field.fill('DN80 butterfly');
  // The first row leads to all of them, in the finder.
  await expect(options(page).first()).toHaveAttribute('href', /dn=80&family=butterfly.*#finder$/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(bar).toContainText('DN 80');
  await expect(bar).toContainText('60 °C');
});

test('/ and Ctrl+K call it: the field in sight, the dialog where it is not; not while writing', async ({
  page,
}) => {
  await goTo(page, '/contact?lang=en');
  await page.keyboard.press('/');
  const field = page
    .getByRole('banner')
    .or(page.locator('nav'))
    .getByRole('combobox', { name: 'Search' })
    .first();
  await expect(field).toBeFocused();
  await field.blur();
  const words = page.getByRole('form').getByRole('textbox').last();
  await words.focus();
  await words.pressSequentially('a/b');
  await expect(words).toHaveValue(/a\/b$/);
  await words.blur();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  // Escape clears what is typed, and closes at the second press.
  await dialog.getByRole('combobox').fill('S30');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  // The key of one character can be switched off, and stays off.
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await reload(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog.or(field).first()).toBeVisible();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
});

test('on a phone a button beside the menu opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '검색' }).click();
  const dialog = page.getByRole('dialog', { name: '검색' });
  await dialog.getByRole('combobox').fill('ap 10');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/products\/pneumatic\/rotary\/ap-da/);
  await expect(dialog).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of all pages stands in the place of the search, and a press on Find shows the table of all products', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(searchField(page)).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: '빠른 메뉴' }).getByRole('link', { name: '사이트맵' }),
    ).toBeVisible();
    const strip = page.locator('main form').first();
    await strip.getByRole('button').click();
    await expect(page).toHaveURL(/\/products\?.*#finder$/);
    await expect(page.locator('#finder').getByRole('rowheader')).toHaveCount(rowCount);
    await page.goto('/search?q=480');
    await expect(
      page.getByText('검색 결과를 보려면 브라우저의 스크립트가 필요합니다'),
    ).toBeVisible();
    await expect(page.getByText('찾을 낱말을 위의 검색란에')).toBeHidden();
  });
});
