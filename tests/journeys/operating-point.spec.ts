import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';
import { fillIn, submitButton } from './inquiry-form.ts';

const WORDS = {
  ko: {
    query: '',
    bar: '사용 조건',
    size: /^호칭경 DN/,
    sizeField: '호칭경',
    temperature: /^유체 온도/,
    temperatureField: '유체 온도',
    apply: '적용',
    cancel: '취소',
    edit: '수정',
    clear: '지우기',
    undo: '되돌리기',
    cleared: '조건을 지웠습니다.',
    fits: '적합 3',
    inside: '적합: 어느 사양이 이 온도에 쓰이는지는 확인 필요',
    tooHot: '제외: 온도 +100 °C까지',
    counted: '이 분류 6개: 적합 3, 문의 1, 제외 2',
    results: /^조건에 맞는 제품/,
    remove: / 빼기$/,
    butterfly: /버터플라이/,
    menu: 'SIRCA 밸브',
    other: 'English',
    wrong: /온도를 °C/,
    wrongTemperature: /−273 ~ 2,000 °C입니다/,
    pressureField: '압력',
    pressure: /^압력 /,
    refused: /dn=155, temp=x/,
    repeated: /pn=40: 같은 조건이 여러 번/,
  },
  en: {
    query: 'lang=en&',
    bar: 'Operating point',
    size: /^Nominal size DN/,
    sizeField: 'Nominal size',
    temperature: /^Medium temperature/,
    temperatureField: 'Medium temperature',
    apply: 'Apply',
    cancel: 'Cancel',
    edit: 'Edit',
    clear: 'Clear',
    undo: 'Undo',
    cleared: 'Conditions cleared.',
    fits: 'Fits 3',
    inside: 'Fits: Which version covers this temperature: to be confirmed',
    tooHot: 'Excluded: Temperature up to +100 °C',
    counted: '6 in this group: Fits 3, Ask us 1, Excluded 2',
    results: /fit/,
    remove: /^Remove /,
    butterfly: /Butterfly/,
    menu: 'SIRCA Valves',
    other: '한국어',
    wrong: /temperature in °C/,
    wrongTemperature: /accepted range −273 to 2,000 °C/,
    pressureField: 'Pressure',
    pressure: /^Pressure /,
    refused: /dn=155, temp=x/,
    repeated: /first value of a condition counts: pn=40/,
  },
} as const;

const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';
const barOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What a screen reader was told last. */
const said = (page: Page) => page.locator('body > [aria-live]');

for (const [language, width] of [
  ['ko', 1440],
  ['en', 390],
] as const) {
  const words = WORDS[language];
  const other = WORDS[language === 'ko' ? 'en' : 'ko'];
  test.describe(`the operating point in ${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('survives page moves, reload, Back and a change of language, and can be edited in the bar', async ({
      page,
    }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150&pn=16&temp=180`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await expect(bar).toContainText(words.fits);

      // A link within the page, without the point in its address, takes it along.
      await page.getByRole('main').getByRole('link', { name: words.menu }).first().click();
      await expect(page).toHaveURL(/sirca-valves\?.*dn=150&pn=16&temp=180/);
      await expect(bar.getByRole('button', { name: words.size })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/butterfly-valves/);
      await expect(bar).toContainText('DN 150');

      // The page's plain address: the device keeps the point.
      await page.goto(`${BUTTERFLY}${language === 'en' ? '?lang=en' : ''}`);
      await hydrated(page);
      await expect(page).toHaveURL(/dn=150&pn=16&temp=180/);
      await page.reload();
      await hydrated(page);

      // A value opens its own field: Escape leaves it, a wrong one is refused, Enter applies.
      await bar.getByRole('button', { name: words.temperature }).click();
      const field = bar.getByRole('textbox', { name: words.temperatureField });
      await expect(field).toBeFocused();
      await field.fill('90');
      await field.press('Escape');
      await expect(bar.getByRole('button', { name: words.temperature })).toContainText('180 °C');
      await expect(bar.getByRole('button', { name: words.temperature })).toBeFocused();
      await bar.getByRole('button', { name: words.temperature }).press('Enter');
      await field.fill('18O');
      await field.press('Enter');
      await expect(bar).toContainText(words.wrong);
      await field.fill('90');
      await field.press('Enter');
      await expect(page).toHaveURL(/temp=90/);
      await expect(bar.getByRole('button', { name: words.temperature })).toContainText('90 °C');

      await page.getByRole('contentinfo').getByRole('link', { name: words.other }).click();
      await expect(barOf(page, other.bar)).toContainText('90 °C');
      await expect(page).toHaveURL(/dn=150&pn=16&temp=90/);
    });

    test('a screen reader is told what a change in the bar did to the page, and nothing on arrival', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(`${BUTTERFLY}/301?${words.query}temp=90`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      const value = bar.getByRole('button', { name: words.temperature });
      await expect(bar).toContainText(words.inside.replace(/^.*?: /, ''));
      await page.clock.runFor(1_000);
      await expect(said(page)).toHaveCount(0);

      // In the value's own field.
      await value.click();
      await bar.getByRole('textbox').fill('180');
      await bar.getByRole('textbox').press('Enter');
      await expect(said(page)).toHaveText(words.tooHot);
      await expect(value).toBeFocused();
      // In the dialog, which is closed when it is told.
      await bar.getByRole('button', { name: words.edit, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.bar });
      await dialog.getByRole('textbox', { name: words.temperatureField }).fill('90');
      await dialog.getByRole('button', { name: words.apply }).click();
      await expect(said(page)).toHaveText(words.inside);
      await bar.getByRole('button', { name: words.edit, exact: true }).click();
      await dialog.getByRole('button', { name: words.clear }).click();
      await expect(said(page)).toHaveText(words.cleared);
      await bar.getByRole('button', { name: words.undo }).press('Enter');
      await expect(said(page)).toHaveText(words.inside);

      // Where a page shows several, how many fit.
      await page.goto(`${BUTTERFLY}?${words.query}dn=150&pn=16&temp=90`);
      await hydrated(page);
      await expect(bar).toContainText('PN 16');
      await value.click();
      await bar.getByRole('textbox').fill('180');
      await bar.getByRole('textbox').press('Enter');
      await expect(said(page)).toHaveText(words.counted);

      // The finder tells its results itself, once.
      await page.goto(`/products?${words.query}temp=90`);
      await hydrated(page);
      const results = page
        .locator('#finder')
        .getByRole('status')
        .filter({ hasText: words.results });
      const before = await results.textContent();
      await value.click();
      await bar.getByRole('textbox').fill('180');
      await bar.getByRole('textbox').press('Enter');
      await expect(results).not.toHaveText(before ?? '');
      await page.clock.runFor(1_000);
      await expect(said(page)).toHaveCount(0);
    });

    test('Escape leaves a field of the bar from its buttons too', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150&temp=90`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      const size = bar.getByRole('button', { name: words.size });
      for (const inside of [words.apply, words.cancel]) {
        await size.click();
        await bar.getByRole('button', { name: inside }).focus();
        await page.keyboard.press('Escape');
        await expect(bar.getByRole('textbox')).toHaveCount(0);
        await expect(size).toBeFocused();
      }
    });

    test('the focus stays in the bar when a condition is emptied', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150&temp=90`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      const size = bar.getByRole('button', { name: words.size });
      await bar.getByRole('button', { name: words.temperature }).click();
      await bar.getByRole('textbox').fill('');
      await bar.getByRole('button', { name: words.apply }).click();
      await expect(bar.getByRole('button', { name: words.temperature })).toHaveCount(0);
      await expect(page).not.toHaveURL(/temp=/);
      await expect(bar).toBeFocused();
      // The last one too, which can be brought back.
      await size.click();
      await bar.getByRole('textbox').fill('');
      await bar.getByRole('textbox').press('Enter');
      await expect(page).not.toHaveURL(/dn=/);
      await expect(said(page)).toHaveText(words.cleared);
      const undo = bar.getByRole('button', { name: words.undo });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(page).toHaveURL(/dn=150/);
      await expect(size).toBeVisible();
    });

    test('all values are edited at once; cleared, they can be brought back', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await bar.getByRole('button', { name: words.edit, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.bar });
      await dialog.getByRole('textbox', { name: words.sizeField }).fill('4 in');
      // A pressure that names its kind is of that kind, whichever is chosen.
      const pressure = dialog.getByRole('textbox', { name: words.pressureField });
      await pressure.fill('300#');
      const temperature = dialog.getByRole('textbox', { name: words.temperatureField });
      await temperature.fill('hot');
      await dialog.getByRole('button', { name: words.apply }).click();
      await expect(temperature).toBeFocused();
      await expect(temperature).toHaveAccessibleDescription(words.wrongTemperature);
      await expect(dialog.getByRole('combobox')).toHaveValue('ansi');
      await temperature.fill('-10');
      await dialog.getByRole('button', { name: words.apply }).click();
      await expect(page).toHaveURL(/dn=100&class=300&temp=-10/);
      // In the bar too.
      await bar.getByRole('button', { name: words.pressure }).press('Enter');
      await bar.getByRole('textbox').fill('PN 16');
      await bar.getByRole('textbox').press('Enter');
      await expect(page).toHaveURL(/dn=100&pn=16&temp=-10/);
      await expect(bar.getByRole('button', { name: words.pressure })).toBeFocused();
      await bar.getByRole('button', { name: words.edit, exact: true }).click();
      await pressure.fill('');
      await dialog.getByRole('button', { name: words.apply }).click();
      await expect(page).toHaveURL(/dn=100&temp=-10/);
      await bar.getByRole('button', { name: words.edit, exact: true }).click();
      await dialog.getByRole('button', { name: words.clear }).click();
      await expect(bar).toContainText(words.cleared);
      await expect(page).not.toHaveURL(/dn=/);
      const undo = bar.getByRole('button', { name: words.undo });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(page).toHaveURL(/dn=100&temp=-10/);
      await expect(bar).toBeFocused();
    });

    test('what an address asks for is the whole point, in whatever words', async ({ page }) => {
      await page.goto(`/products?${words.query}dn=65&bar=20`);
      await hydrated(page);
      const remove = page.locator('#finder').getByRole('button', { name: words.remove });
      await expect(remove).toHaveText([/DN 65/, /20 bar/]);
      await page.goto(`/products?${words.query}p=16&pu=pn`);
      await hydrated(page);
      await expect(remove).toHaveText([/PN 16/]);
      await page.goto(`/products?${words.query}q=버터플라이 150A 200도`);
      await hydrated(page);
      await expect(remove).toHaveText([/DN 150/, /200 °C/, words.butterfly]);
      await expect(page).not.toHaveURL(/dn=65|bar=20/);
      // So it is for the page that is visited next.
      await page.goto(`${BUTTERFLY}?${words.query}`);
      await hydrated(page);
      await expect(page).toHaveURL(/dn=150&temp=200$/);
    });

    test('an address that cannot be used is said, and its valid part kept', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=155&pn=16&temp=x`);
      await hydrated(page);
      await expect(barOf(page, words.bar)).toContainText(words.refused);
      await expect(barOf(page, words.bar)).toContainText('PN 16');
    });

    test('what of an address cannot be used is said beside the point that the device keeps', async ({
      page,
    }) => {
      const bar = barOf(page, words.bar);
      await page.goto(`${PQVF}?${words.query}dn=80`);
      await hydrated(page);
      await expect(bar).toContainText('DN 80');
      await page.goto(`${PQVF}?${words.query}dn=abc`);
      await hydrated(page);
      await expect(bar).toContainText('dn=abc');
      await expect(bar).toContainText('DN 80');
      await page.goto(`${PQVF}?${words.query}pn=16&pn=40`);
      await hydrated(page);
      await expect(bar).toContainText(words.repeated);
      await expect(bar).toContainText('PN 16');
    });

    test('a press right after a change takes the change along', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await bar.getByRole('button', { name: words.size }).click();
      const field = bar.getByRole('textbox', { name: words.sizeField });
      await field.fill('80');
      // Applied and left for another page in one breath, before anything is rendered in between.
      await page.evaluate(() => {
        document.querySelector<HTMLFormElement>('section form')?.requestSubmit();
        document.querySelector<HTMLElement>('main a[href*="/products/pinch-valve"]')?.click();
      });
      await expect(page).toHaveURL(/pinch-valve.*dn=80/);
      await expect(bar).toContainText('DN 80');
      // And the other way round: a change while the next page is on its way goes there.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-facet=size]')?.click();
      });
      await field.fill('100');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('header a[href*="/products/sirca-valves"]')?.click();
        document.querySelector<HTMLFormElement>('section form')?.requestSubmit();
      });
      await expect(page).toHaveURL(/sirca-valves.*dn=100/);
      await page.goBack();
      await expect(page).toHaveURL(/pinch-valve/);
      // The switch of language turns the address asked for, not the one rendered.
      await page.goForward();
      await expect(page).toHaveURL(/sirca-valves.*dn=100/);
    });
  });
}

const WAY = {
  ko: {
    query: '',
    size: '호칭경',
    temperature: '유체 온도',
    find: '찾기',
    valves: '밸브',
    quantity: '수량',
    bad: /정수여야 합니다/,
    ask: /^요청 /,
    quote: '견적 요청',
    fields: ['회사명', '이름', '전화번호', '이메일', '문의 내용'],
    email: '이메일',
    send: '문의 보내기',
    text: [
      '[견적 요청 제품]\n1. PQVF DN 80 | 플랜지형 핀치 밸브 | 핀치 밸브 | 수량 4',
      '[사용 조건]\n호칭경: DN 80 (입력 3 in)\n유체 온도: 60 °C',
      '[확인 요청]\n1. PQVF: ',
      '[문의 내용]\n',
    ],
  },
  en: {
    query: '?lang=en',
    size: 'Nominal size',
    temperature: 'Medium temperature',
    find: 'Find',
    valves: 'Valves',
    quantity: 'Quantity',
    bad: /must be a whole number/,
    ask: /^Ask /,
    quote: 'Request Quote',
    fields: ['Company Name', 'Name', 'Phone', 'Email', 'Inquiry'],
    email: 'Email',
    send: 'Submit Inquiry',
    text: [
      '[Quote request]\n1. PQVF DN 80 | Flanged pinch valve | ',
      '| Quantity 4',
      '[Operating point]\nNominal size: DN 80 (entered as 3 in)\nMedium temperature: 60 °C',
      '[Please state]\n1. PQVF: ',
      '[Inquiry]\n',
    ],
  },
} as const;

for (const [language, width] of [
  ['ko', 390],
  ['en', 1440],
] as const) {
  const words = WAY[language];
  test(`from a condition on the home page to the text of the inquiry, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${words.query}`);
    await hydrated(page);
    const strip = page.locator('main form').first();
    await strip.getByRole('textbox', { name: words.size }).fill('3 in');
    await strip.getByRole('textbox', { name: words.temperature }).fill('60');
    await strip.getByRole('button', { name: words.find }).click();
    // Straight to the result: its first row is in view.
    const table = page.locator('#finder').getByRole('table', { name: words.valves });
    const row = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'PQVF', exact: true }),
    });
    await expect(table.getByRole('rowheader').first()).toBeInViewport();
    if (width < 768) {
      const { height } = (await row.boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThanOrEqual(96);
    }
    await row.getByRole('link', { name: 'PQVF', exact: true }).click();
    await expect(page).toHaveURL(/pqvf\/pqvf.*dn=80&temp=60/);

    const quantity = page.getByRole('textbox', { name: words.quantity, exact: true });
    await quantity.fill('1.5');
    await expect(page.getByText(words.bad)).toBeVisible();
    await quantity.fill('4');
    const ask = page.getByRole('main').getByRole('button', { name: words.ask }).first();
    await ask.click();
    await expect(
      page.getByRole('main').getByRole('button', { name: /PQVF/, pressed: true }).first(),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: words.quote, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(quantity).toHaveValue('4');

    // A quantity that is none keeps the inquiry from being sent, and stays.
    let sent = '';
    await page.route('**/f/**', (route) => {
      sent = route.request().postData() ?? '';
      return route.fulfill({ json: { ok: true, next: '/thanks' } });
    });
    for (const field of words.fields)
      await page
        .getByRole('textbox', { name: field, exact: true })
        .fill(field === words.email ? 'a@example.com' : '02-000-0000');
    await quantity.fill('-3');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.bad).first()).toBeVisible();
    await expect(quantity).toHaveValue('-3');
    expect(sent).toBe('');
    await quantity.fill('4');
    await page.getByRole('button', { name: words.send }).click();
    await expect.poll(() => sent).not.toBe('');
    const text = sent.replaceAll('\r\n', '\n');
    for (const part of words.text) expect(text).toContain(part);
  });
}

test('without a condition there is no bar, and nothing moves when one is there', async ({
  page,
}) => {
  await page.goto(BUTTERFLY);
  await hydrated(page);
  await expect(barOf(page, '사용 조건')).toHaveCount(0);
  await page.goto(`${BUTTERFLY}?dn=150`);
  await hydrated(page);
  await expect(barOf(page, '사용 조건')).toContainText('DN 150');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('with an operating point a page says how many of its products fit, and its cards draw size and PN too', async ({
  page,
}) => {
  const card = page.getByRole('article').filter({ hasText: '301TSS' });
  await page.goto('/products/sirca-valves/butterfly-valves');
  await hydrated(page);
  await expect(page.getByText('제품 6개', { exact: true })).toBeVisible();
  await expect(card.locator('dd svg')).toHaveCount(1);
  await page.goto('/products/sirca-valves/butterfly-valves?dn=150&pn=16&temp=180');
  await expect(page.getByText('이 페이지 3개 · 적합 1 · 제외 2', { exact: true })).toBeVisible();
  // The bar counts the whole group, and says so.
  await expect(barOf(page, '사용 조건')).toContainText('이 분류 6개 적합 3 문의 1 · 제외 2');
  await expect(card.locator('dd svg')).toHaveCount(3);
  // What a product is excluded for stands out, and the signs are explained.
  const excluded = page.getByRole('article', { name: '301', exact: true });
  await expect(excluded.getByText('−20 ~ +100 °C')).toHaveCSS('font-weight', '700');
  await expect(excluded.getByText('DN 40–1200')).not.toHaveCSS('font-weight', '700');
  await expect(page.getByText('조건에 맞지 않는 제품의 범위')).toBeVisible();
  await expect(page.getByText('허용 압력은 온도가 올라가면 낮아지므로').first()).toBeVisible();
  await page.getByRole('link', { name: '적합한 제품 모두 보기' }).click();
  await expect(page).toHaveURL(
    /\/products\?.*category=sirca-valves.*dn=150.*#finder$|dn=150.*category=sirca-valves.*#finder$/,
  );
});

test('on a phone an excluded card folds to a line that shows where the point lies outside its range', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BUTTERFLY}?dn=150&pn=16&temp=180`);
  await hydrated(page);
  const folded = page.getByRole('article', { name: '301', exact: true });
  await expect(folded).toContainText('+100 °C');
  const { height } = (await folded.boundingBox()) ?? { height: 0 };
  expect(Math.round(height)).toBe(88);
  const [range, needle] = [folded.locator('svg:visible rect'), folded.locator('svg:visible line')];
  await expect(needle).toHaveCount(1);
  const [from, at] = [await range.boundingBox(), await needle.boundingBox()];
  expect((from?.x ?? 0) + (from?.width ?? 0)).toBeLessThan(at?.x ?? 0);
  // Opened, it has the axes of its figures, and not this one besides.
  await folded.getByRole('button').click();
  await expect(folded.locator('dd svg').first()).toBeVisible();
  await expect(needle).toHaveCount(await folded.locator('dd line').count());
});

test('Back closes a field that is open in the bar before it leaves the page', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page);
  await page.goto(`${BUTTERFLY}?dn=150`);
  await hydrated(page);
  const bar = barOf(page, '사용 조건');
  const value = bar.getByRole('button', { name: /^호칭경 DN/ });
  await value.click();
  await expect(bar.getByRole('textbox')).toBeFocused();
  await page.goBack();
  await expect(bar.getByRole('textbox')).toBeHidden();
  await expect(value).toBeFocused();
  await expect(page).toHaveURL(/butterfly-valves\?dn=150$/);
  // Applied, a value stays, and its field takes no further Back than a dialog would.
  await value.click();
  await bar.getByRole('textbox').fill('200');
  await bar.getByRole('textbox').press('Enter');
  await expect(value).toContainText('DN 200');
});

test('a change of language leaves what is typed into a field of the bar', async ({ page }) => {
  await page.goto(`${BUTTERFLY}?dn=150`);
  await hydrated(page);
  await barOf(page, '사용 조건')
    .getByRole('button', { name: /^호칭경 DN/ })
    .click();
  await barOf(page, '사용 조건').getByRole('textbox').fill('250');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  const bar = barOf(page, 'Operating point');
  const field = bar.getByRole('textbox', { name: 'Nominal size' });
  await expect(field).toHaveValue('250');
  // Nor does it take the focus from the link that was pressed.
  await expect(field).not.toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL(/lang=en&dn=250$/);
});

test('words of the bar that did not come with a change of language come with the next page', async ({
  page,
}) => {
  await page.goto(`${BUTTERFLY}?dn=150`);
  await hydrated(page);
  await expect(barOf(page, '사용 조건')).toContainText('호칭경');
  await page.route('**/messages-en-point-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  const bar = barOf(page, 'Operating point');
  await expect(bar).toContainText('호칭경');
  await page.unroute('**/messages-en-point-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'SIRCA Valves' }).first().click();
  await expect(bar).toContainText('Nominal size');
});

test('an address of the home page with conditions puts the needle on its chart and the values into its form', async ({
  page,
}) => {
  await page.goto('/?dn=80&temp=120');
  await hydrated(page);
  const chart = page.getByRole('region', { name: /한 눈금으로/ });
  await expect(chart.getByRole('listitem').first().locator('svg line')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '호칭경' })).toHaveValue('80');
});

for (const [query, name, sent] of [
  ['', '압력', '압력: 9.997 bar (입력 145 psi)'],
  ['&lang=en', 'Pressure', 'Pressure: 9.997 bar (entered as 145 psi)'],
] as const)
  test(`a pressure that is entered in psi goes out as it was entered too${query}`, async ({
    page,
  }) => {
    await page.goto(`/contact?bar=16&units=imperial${query}`);
    await hydrated(page);
    await page
      .getByRole('region')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill('145');
    await field.press('Enter');
    await expect(page).toHaveURL(/bar=9\.9974/);
    const request = page.waitForRequest('**/f/**');
    await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
    const language = query === '' ? 'ko' : 'en';
    await fillIn(page, language);
    await submitButton(page, language).click();
    expect((await request).postData() ?? '').toContain(sent);
    await expect(page.getByRole('article')).toContainText(sent);
  });

test('what the bar says of a comparison leaves its buttons to be pressed', async ({ page }) => {
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/compare?items=s10,pqvf.40,480-006,ap-da&dn=150&temp=80&lang=en');
    await hydrated(page);
    const bar = page.getByRole('region', { name: WORDS.en.bar });
    const ask = await bar.getByRole('link', { name: 'Ask with these conditions' }).boundingBox();
    const edit = await bar.getByRole('button', { name: WORDS.en.edit }).boundingBox();
    expect(ask && edit && ask.x + ask.width <= edit.x, `${width}`).toBe(true);
    expect(ask && edit && ask.y >= edit.y, `${width}`).toBe(true);
  }
});
