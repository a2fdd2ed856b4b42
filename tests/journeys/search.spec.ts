import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const LANGUAGES = [
  {
    language: 'ko',
    query: '',
    label: '검색',
    results: '검색 결과',
    product: '제품',
    point: '사용 조건',
    document: '기술 자료',
    nothing: '결과가 없습니다',
    price: '480 가격',
    sheet: '데이터 시트 S10',
  },
  {
    language: 'en',
    query: '?lang=en',
    label: 'Search',
    results: 'Search results',
    product: 'Products',
    point: 'Operating point',
    document: 'Documents',
    nothing: 'Nothing found',
    price: '480 price',
    sheet: 'S10 data sheet',
  },
] as const;

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

for (const text of LANGUAGES) {
  test.describe(text.language, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('a product is found by its code in any spelling, chosen and opened by Enter', async ({
      page,
    }) => {
      await page.goto(`/about${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      for (const code of ['480006', '480-006', '480 006']) {
        await field.fill(code);
        await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
          '480-006',
        );
      }
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/products/special/quarter-turn-480/480-006${text.query.replace('?', '\\?')}$`),
      );
      await expect(field).toHaveValue('');
      await expect(page.getByRole('listbox')).toBeHidden();
    });

    test('price is answered before the products, and Enter without a choice shows all results', async ({
      page,
    }) => {
      await page.goto(`/about${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill(text.price);
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toHaveAttribute('href', `/contact${text.query}`);
      await expect(
        page.getByRole('group', { name: text.product }).getByRole('option').first(),
      ).toContainText(/480-006.*60 Nm/s);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=480/);
      await expect(page).toHaveTitle(/480.+ \| /);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.price);
      const products = page.getByRole('region', { name: text.product });
      await products.getByRole('link', { name: /480-050/ }).click();
      await expect(page).toHaveURL(/\/480-050/);
    });

    test('a data sheet that is asked for by its product is opened by Enter', async ({ page }) => {
      await page.goto(`/about${text.query}`);
      await hydrated(page);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill(text.sheet);
      const first = page.getByRole('listbox').getByRole('option').first();
      await expect(first).toHaveAttribute('href', `/files/s10-${text.language}.pdf`);
      const opened = page.waitForResponse(`**/files/s10-${text.language}.pdf`);
      await field.press('Enter');
      expect((await opened).headers()['content-type']).toBe('application/pdf');
    });

    test('the page of results shows as many as it says', async ({ page }) => {
      await page.goto(`/search?q=pqvf${text.query.replace('?', '&')}`);
      const group = page.getByRole('region', { name: new RegExp(`^${text.product}`) });
      const count = Number(await group.getByRole('heading').locator('small').textContent());
      expect(count).toBeGreaterThan(8);
      await expect(group.getByRole('listitem')).toHaveCount(count);
    });

    test('what is not found goes into the inquiry', async ({ page }) => {
      await page.goto(`/search${text.query === '' ? '?' : `${text.query}&`}q=zzzzqqq`);
      await expect(page.getByRole('status').filter({ hasText: text.nothing })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /zzzzqqq/ })
        .click();
      await expect(page).toHaveURL(/\/contact/);
      await expect(page.getByRole('main').getByText('zzzzqqq').first()).toBeVisible();
    });

    test('a size of a product leads to its drawing', async ({ page }) => {
      await page.goto(`/${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill('pqvf100');
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page).toHaveURL(/\/products\/pinch-valve\/pqvf\/pqvf\?dn=100/);
    });

    test('the size looked for goes along with the product, and the other conditions stay', async ({
      page,
    }) => {
      const bar = page.getByRole('region', { name: text.point, exact: true });
      await page.goto(`/products/sirca-valves?temp=60${text.query.replace('?', '&')}`);
      await hydrated(page);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill('DN100 butterfly');
      await page.getByRole('group', { name: text.product }).getByRole('option').first().click();
      await expect(page).toHaveURL(/dn=100/);
      await expect(bar).toContainText('DN 100');
      await expect(bar).toContainText('60 °C');

      await field.click();
      await field.fill('DN80 butterfly');
      await field.press('Enter');
      await page
        .getByRole('region', { name: text.product })
        .getByRole('link', { name: /301 / })
        .click();
      await expect(bar).toContainText('DN 80');
      await expect(bar).toContainText('60 °C');
    });

    test('the arrows choose, go round at the ends, and the choice is said', async ({ page }) => {
      await page.goto(`/${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill('ㅂㅌㅍㄹㅇ');
      const options = page.getByRole('listbox', { name: text.results }).getByRole('option');
      await expect(options.first()).toContainText('301');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await field.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id')) ?? '',
      );
      await field.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await field.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await field.press('Escape');
      await expect(options.first()).toBeHidden();
      await expect(field).toHaveValue('');
    });

    test('every spelling of actuator, a word of a document and a typo find something', async ({
      page,
    }) => {
      await page.goto(`/${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      for (const word of ['액추에이터', '액츄에이터', '엑추에이터', '구동기', 'actuater']) {
        await field.fill(word);
        await expect(
          page.getByRole('group', { name: text.product }).getByRole('option').first(),
        ).toBeVisible();
      }
      await field.fill('PG21');
      await expect(
        page.getByRole('group', { name: text.document }).getByRole('option'),
      ).toContainText('PG21');
      await field.fill('zzzzqqq');
      await expect(page.getByText(text.nothing)).toBeVisible();
    });

    test('while an input method composes there are results, and its keys move nothing', async ({
      page,
    }) => {
      await page.goto(`/${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      const method = await compose(page, ['ㅂ', '버', '벝']);
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toContainText('301');
      await method.key('ArrowDown');
      await method.key('Enter');
      await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${text.query.replace('?', '\\?')}$`));
      await method.commit('버터');
      await expect(field).toHaveValue('버터');
      await field.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
    });

    test('/ and Ctrl+K call it: the field in sight, the dialog where it is not; not while writing', async ({
      page,
    }) => {
      await page.goto(`/contact${text.query}`);
      await hydrated(page);
      await page.keyboard.press('/');
      const field = page
        .getByRole('banner')
        .or(page.locator('nav'))
        .getByRole('combobox', { name: text.label })
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
      const dialog = page.getByRole('dialog', { name: text.label });
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
      await page.reload();
      await hydrated(page);
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(dialog.or(field).first()).toBeVisible();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
    });

    test('on a phone a button beside the menu opens it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${text.query}`);
      await page.getByRole('banner').getByRole('button', { name: text.label }).click();
      const dialog = page.getByRole('dialog', { name: text.label });
      await dialog.getByRole('combobox').fill('ap 10');
      await dialog.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/products\/pneumatic\/rotary\/ap-da/);
      await expect(dialog).toBeHidden();
    });

    test('an index that does not come is said, and asked for again', async ({ page }) => {
      let broken = true;
      await page.route('**/search.json', (route) => (broken ? route.abort() : route.continue()));
      await page.goto(`/${text.query}`);
      const field = page.getByRole('combobox', { name: text.label });
      await field.click();
      await field.fill('s30');
      const retry = page.getByRole('alert').getByRole('button');
      await expect(retry).toBeVisible();
      broken = false;
      await retry.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('S30');
    });
  });
}

test('without scripts the list of all pages stands in its place', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: '검색' })).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: '빠른 메뉴' }).getByRole('link', { name: '사이트맵' }),
  ).toBeVisible();
  await page.goto('/search?q=480');
  await expect(page.getByText('검색 결과를 보려면 브라우저의 스크립트가 필요합니다')).toBeVisible();
  await expect(page.getByText('찾을 낱말을 위의 검색란에')).toBeHidden();
  await context.close();
});
