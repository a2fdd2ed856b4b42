/** The operating point: conditions that go along from page to page, in the address, the bar and the inquiry. */
import { expect, type Page, test } from '@playwright/test';

import { goTo, holdScripts, hydrated, moveTo, reload } from './hydrated.ts';
import { fillIn, sendForm, submitButton } from './inquiry-form.ts';

const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const barOf = (page: Page) => page.getByRole('region', { name: /^(?:사용 조건|Operating point)$/ });
/** What a screen reader was told last. */
const said = (page: Page) => page.locator('body > [aria-live]');

/** How far things on the page have moved since it was opened, as the browser counts it, what is on its way to the screen too. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

test('the point survives page moves, reload, Back and a change of language, and can be edited in the bar', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, `${BUTTERFLY}?dn=150&pn=16&temp=180`);
  const bar = barOf(page);
  const temperature = bar.getByRole('button', { name: /^유체 온도/ });
  await expect(bar).toContainText('범위 내 4');

  // A link within the page, without the point in its address, takes it along.
  await page.getByRole('main').getByRole('link', { name: 'SIRCA 밸브' }).first().click();
  await expect(page).toHaveURL(/sirca-valves\?.*dn=150&pn=16&temp=180/);
  await expect(bar.getByRole('button', { name: /^호칭경 DN/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/butterfly-valves/);
  await expect(bar).toContainText('DN 150');

  // The page's plain address: the device keeps the point.
  await goTo(page, BUTTERFLY);
  await expect(page).toHaveURL(/dn=150&pn=16&temp=180/);
  await reload(page);

  // A value opens its own field: Escape leaves it, a wrong one is refused, Enter applies.
  await temperature.click();
  const field = bar.getByRole('textbox', { name: '유체 온도' });
  await expect(field).toBeFocused();
  await field.fill('90');
  await field.press('Escape');
  await expect(temperature).toContainText('180 °C');
  await expect(temperature).toBeFocused();
  await temperature.press('Enter');
  await field.fill('18O');
  await field.press('Enter');
  await expect(bar).toContainText(/−273 ~ 2,000 °C/);
  await field.fill('90');
  await field.press('Enter');
  await expect(page).toHaveURL(/temp=90/);
  await expect(temperature).toContainText('90 °C');

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Operating point' })).toContainText('90 °C');
  await expect(page).toHaveURL(/dn=150&pn=16&temp=90/);
});

test('a screen reader is told what a change in the bar did to the page, and nothing on arrival', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await goTo(page, `${BUTTERFLY}/301?lang=en&temp=90`);
  const bar = barOf(page);
  const value = bar.getByRole('button', { name: /^Medium temperature/ });
  const inside = 'In range';
  const setTemperature = async (entered: string) => {
    await value.click();
    await bar.getByRole('textbox').fill(entered);
    await bar.getByRole('textbox').press('Enter');
  };
  await expect(bar).toContainText(inside);
  await page.clock.runFor(1_000);
  await expect(said(page)).toHaveCount(0);

  await test.step('in the value’s own field', async () => {
    await setTemperature('180');
    await expect(said(page)).toHaveText('Out of range: max. +100 °C');
    await expect(value).toBeFocused();
  });

  await test.step('in the dialog, which is closed when it is told', async () => {
    await bar.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Operating point' });
    await dialog.getByRole('textbox', { name: 'Medium temperature' }).fill('90');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(said(page)).toHaveText(inside);
    await bar.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(said(page)).toHaveText('Conditions cleared.');
    await bar.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(said(page)).toHaveText(inside);
  });

  await test.step('where a page shows several, how many are in range', async () => {
    await moveTo(page, `${BUTTERFLY}?lang=en&dn=150&pn=16&temp=90`);
    await expect(bar).toContainText('PN 16');
    await setTemperature('180');
    await expect(said(page)).toHaveText(
      '6 in this group: In range 4, Not stated 0, Out of range 2',
    );
  });

  await test.step('the finder tells its results itself, once', async () => {
    await goTo(page, '/products?lang=en&temp=90');
    const results = page
      .locator('#finder')
      .getByRole('status')
      .filter({ hasText: /In range/ });
    const before = await results.textContent();
    await setTemperature('180');
    await expect(results).not.toHaveText(before ?? '');
    await page.clock.runFor(1_000);
    await expect(said(page)).toHaveCount(0);
  });
});

test('the fields of the bar keep the focus there: left by Escape, emptied, edited all at once, cleared and brought back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await goTo(page, `${BUTTERFLY}?lang=en&dn=150&temp=90`);
  const bar = barOf(page);
  const field = bar.getByRole('textbox');
  const size = bar.getByRole('button', { name: /^Nominal size DN/ });
  const temperature = bar.getByRole('button', { name: /^Medium temperature/ });
  const edit = bar.getByRole('button', { name: 'Edit', exact: true });
  const undo = bar.getByRole('button', { name: 'Undo' });
  const dialog = page.getByRole('dialog', { name: 'Operating point' });
  const apply = dialog.getByRole('button', { name: 'Apply' });

  await test.step('Escape leaves a field from its buttons too', async () => {
    for (const name of ['Apply', 'Cancel']) {
      await size.click();
      await bar.getByRole('button', { name }).focus();
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      await expect(size).toBeFocused();
    }
  });

  await test.step('a condition is emptied, and the last one too, which can be brought back', async () => {
    await temperature.click();
    await field.fill('');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(temperature).toHaveCount(0);
    await expect(page).not.toHaveURL(/temp=/);
    await expect(bar).toBeFocused();
    await size.click();
    await field.fill('');
    await field.press('Enter');
    await expect(page).not.toHaveURL(/dn=/);
    await expect(said(page)).toHaveText('Conditions cleared.');
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(page).toHaveURL(/dn=150/);
    await expect(size).toBeVisible();
  });

  await test.step('all values at once', async () => {
    await edit.click();
    await dialog.getByRole('textbox', { name: 'Nominal size' }).fill('4 in');
    // A pressure that names its kind is of that kind, whichever is chosen.
    const pressure = dialog.getByRole('textbox', { name: 'Pressure' });
    await pressure.fill('300#');
    const inDialog = dialog.getByRole('textbox', { name: 'Medium temperature' });
    await inDialog.fill('hot');
    await apply.click();
    await expect(inDialog).toBeFocused();
    await expect(inDialog).toHaveAccessibleDescription(/accepted range −273 to 2,000 °C/);
    await expect(dialog.getByRole('combobox')).toHaveValue('ansi');
    await inDialog.fill('-10');
    await apply.click();
    await expect(page).toHaveURL(/dn=100&class=300&temp=-10/);
    // In the bar too.
    const value = bar.getByRole('button', { name: /^Pressure / });
    await value.press('Enter');
    await field.fill('PN 16');
    await field.press('Enter');
    await expect(page).toHaveURL(/dn=100&pn=16&temp=-10/);
    await expect(value).toBeFocused();
    await edit.click();
    await pressure.fill('');
    await apply.click();
    await expect(page).toHaveURL(/dn=100&temp=-10/);
  });

  await test.step('cleared and brought back', async () => {
    await edit.click();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toContainText('Conditions cleared.');
    await expect(page).not.toHaveURL(/dn=/);
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(page).toHaveURL(/dn=100&temp=-10/);
    await expect(bar).toBeFocused();
  });
});

test('what an address asks for is the whole point, in whatever words', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const values = barOf(page).locator('[data-facet] b');
  await goTo(page, '/products?dn=65&bar=20');
  await expect(values).toHaveText(['DN 65', '20 bar']);
  // What the address says in other words stands over the results.
  const remove = page.locator('#finder').getByRole('button', { name: / 빼기$/ });
  await moveTo(page, '/products?p=16&pu=pn');
  await expect(values).toHaveText(['PN 16']);
  await moveTo(page, '/products?q=버터플라이 150A 200도');
  await expect(remove).toHaveText([/DN 150/, /200 °C/, /버터플라이/]);
  await expect(page).not.toHaveURL(/dn=65|bar=20/);
  // So it is for the page that is visited next.
  await moveTo(page, BUTTERFLY);
  await expect(page).toHaveURL(/dn=150&temp=200$/);
});

test('what of an address cannot be used is said, beside its valid part or the point that the device keeps', async ({
  page,
}) => {
  // Each as a document: a link of the site has no such address.
  const bar = barOf(page);
  await goTo(page, `${BUTTERFLY}?lang=en&dn=155&pn=16&temp=x`);
  await expect(bar).toContainText('dn=155, temp=x');
  await expect(bar).toContainText('PN 16');
  await goTo(page, `${PQVF}?lang=en&dn=80`);
  await expect(bar).toContainText('DN 80');
  await goTo(page, `${PQVF}?lang=en&dn=abc`);
  await expect(bar).toContainText('dn=abc');
  await expect(bar).toContainText('DN 80');
  await goTo(page, `${PQVF}?lang=en&pn=16&pn=40`);
  await expect(bar).toContainText('first value of a condition counts: pn=40');
  await expect(bar).toContainText('PN 16');
  // A link to a page whose address is right takes it away.
  await moveTo(page, `${BUTTERFLY}?lang=en&dn=100`);
  await expect(bar).toContainText('DN 100');
  await expect(bar).not.toContainText('pn=40');
});

test('a press right after a change takes the change along', async ({ page }) => {
  await goTo(page, `${BUTTERFLY}?dn=150`);
  const bar = barOf(page);
  await bar.getByRole('button', { name: /^호칭경 DN/ }).click();
  const field = bar.getByRole('textbox', { name: '호칭경' });
  await field.fill('80');
  // Applied and left for another page in one breath, before anything is rendered in between.
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('section form')?.requestSubmit();
    document.querySelector<HTMLElement>('header a[href*="/products/pinch-valve"]')?.click();
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

test('from a condition on the home page to the text of the inquiry', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goTo(page, '/?dn=80&temp=120');
  // The conditions of the address stand on the chart and in the form.
  const chart = page.getByRole('region', { name: /사용 온도$/ });
  await expect(chart.getByRole('listitem').first().locator('svg line')).toHaveCount(1);
  const strip = page.locator('main form').first();
  const size = strip.getByRole('textbox', { name: '호칭경' });
  await expect(size).toHaveValue('80');
  await size.fill('3 in');
  await strip.getByRole('textbox', { name: '유체 온도' }).fill('60');
  await strip.getByRole('button', { name: '찾기' }).click();
  // Straight to the result: its first row is in view.
  const table = page.locator('#finder').getByRole('table', { name: '밸브' });
  const row = table.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'PQVF', exact: true }),
  });
  await expect(table.getByRole('rowheader').first()).toBeInViewport();
  const { height } = (await row.boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThanOrEqual(96);
  await row.getByRole('link', { name: 'PQVF', exact: true }).click();
  await expect(page).toHaveURL(/pqvf\/pqvf.*dn=80&temp=60/);

  const main = page.getByRole('main');
  const quantity = page.getByRole('textbox', { name: '수량', exact: true });
  const bad = main.getByText(/정수여야 합니다/).first();
  await quantity.fill('1.5');
  await expect(bad).toBeVisible();
  await quantity.fill('4');
  await main.getByRole('button', { name: '중량', exact: true }).click();
  await expect(main.getByRole('button', { name: '중량', pressed: true })).toBeVisible();
  await main.getByRole('link', { name: '견적 요청', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(quantity).toHaveValue('4');

  // A quantity that is none keeps the inquiry from being sent, and stays.
  let sent = '';
  await page.route('**/f/**', (route) => {
    sent = route.request().postData() ?? '';
    return route.fulfill({ json: { ok: true, next: '/thanks' } });
  });
  await fillIn(page, 'ko');
  await quantity.fill('-3');
  await submitButton(page, 'ko').click();
  await expect(bad).toBeVisible();
  await expect(quantity).toHaveValue('-3');
  expect(sent).toBe('');
  await quantity.fill('4');
  await submitButton(page, 'ko').click();
  await expect.poll(() => sent).not.toBe('');
  const text = sent.replaceAll('\r\n', '\n');
  for (const part of [
    '[견적 요청 제품]\n1. PQVF DN 80 | 플랜지형 핀치 밸브 | 핀치 밸브 | 수량 4',
    '[사용 조건]\n호칭경: DN 80 (입력 3 in)\n유체 온도: 60 °C',
    '[문의 항목]\n1. PQVF: ',
    '[문의 내용]\n',
  ])
    expect(text).toContain(part);
});

test('a pressure that is edited in the inquiry in psi goes out as it was entered too', async ({
  page,
}) => {
  await goTo(page, '/contact?bar=16&units=imperial&lang=en');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Pressure', exact: true });
  await field.fill('145 rods');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Enter a number and its unit/);
  await field.fill('145');
  await field.press('Enter');
  await expect(page).toHaveURL(/bar=9\.9974/);
  await moveTo(page, '/contact?lang=en');
  const request = page.waitForRequest('**/f/**');
  await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
  await sendForm(page, 'en');
  const sent = 'Pressure: 9.997 bar (entered as 145 psi)';
  expect((await request).postData() ?? '').toContain(sent);
  await expect(page.getByRole('article')).toContainText('9.997 bar (entered as 145 psi)');
});

test('with a point a page says how many of its products fit and shows where others do not; without one it has no bar, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  // Fonts move lines as well, whenever they come: here they do not.
  await page.route('**/*.woff2', (route) => route.abort());
  const card = page.getByRole('article').filter({ hasText: '301TSS' });
  await goTo(page, BUTTERFLY);
  await expect(barOf(page)).toHaveCount(0);
  await expect(card.locator('dd svg')).toHaveCount(3);

  const release = await holdScripts(page);
  const address = `${BUTTERFLY}?dn=150&pn=16&temp=180`;
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.getByText('이 페이지 범위 내 1 · 범위 밖 2', { exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  // The bar counts the whole group, and lists it.
  const counts = barOf(page).getByText('범위 내 4 · 범위 밖 2');
  await counts.click();
  await expect(barOf(page).getByRole('listitem')).toHaveCount(7);
  await expect(barOf(page).getByRole('listitem').first()).toContainText('범위 내');
  await page.keyboard.press('Escape');
  await expect(barOf(page).getByRole('listitem').first()).toBeHidden();
  // What a product is excluded for stands out.
  const excluded = page.getByRole('article', { name: '301', exact: true });
  await expect(excluded.getByText('−20 ~ +100 °C')).toHaveCSS('font-weight', '700');
  await expect(excluded.getByText('DN 40–1200')).not.toHaveCSS('font-weight', '700');
  await expect(page.getByText('허용 압력은 온도에 따라 낮아집니다').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '조건으로 찾기' }).click();
  await expect(page).toHaveURL(/\/products\?(?=.*category=sirca-valves)(?=.*dn=150).*#finder$/);
  await expect(page.locator('#finder')).toBeVisible();

  await test.step('on a phone an excluded card folds to a row with its reason', async () => {
    await page.setViewportSize(PHONE);
    await moveTo(page, address);
    await expect(excluded).toContainText('+100 °C');
    const { height } = (await excluded.boundingBox()) ?? { height: 0 };
    expect(Math.round(height)).toBe(88);
    await expect(excluded.locator('dd svg').first()).toBeHidden();
    await excluded.getByRole('button', { name: '301 보기' }).click();
    await expect(excluded.locator('dd svg').first()).toBeVisible();
  });
});

test('Back closes a field that is open in the bar; a change of language leaves what is typed there', async ({
  page,
}) => {
  await goTo(page, '/gallery');
  await moveTo(page, `${BUTTERFLY}?dn=150`);
  const bar = barOf(page);
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

  await value.click();
  await bar.getByRole('textbox').fill('250');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
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
  await goTo(page, `${BUTTERFLY}?dn=150`);
  const bar = barOf(page);
  await expect(bar).toContainText('호칭경');
  await page.route('**/messages-en-point-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await failed;
  await expect(page.getByRole('region', { name: 'Operating point' })).toContainText('호칭경');
  await page.unroute('**/messages-en-point-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'SIRCA Valves' }).first().click();
  await expect(bar).toContainText('Nominal size');
});
