import { expect, type Locator, type Page, test } from '@playwright/test';

import { products } from '#content/index.ts';
import { quantityText } from '#facts/print.ts';

import { fitCount, fitCountWithoutSize, fittingValves } from './finder-answers.ts';
import { goTo, moveTo, reload } from './hydrated.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Highest torque of a product: its formatted value in a language, by itself and as the limit that a sentence names. */
function torqueOf(id: string): { value: string; limit: string } {
  const technical = products.find((product) => product.id === id)?.technical;
  if (!technical || !('torque' in technical)) throw new Error(`${id} has no torque`);
  return {
    value: quantityText(technical.torque, { language: 'en' }),
    limit: quantityText(technical.torque, { language: 'en' }, { limit: true }),
  };
}

/** What the results begin with: how many are in range. */
const fitKo = (search: string) => new RegExp(`^범위 내 ${fitCount(search)}(?: |$)`);
const fitEn = (search: string) => new RegExp(`^In range ${fitCount(search)}(?: |$)`);
const finderOf = (page: Page) => page.locator('#finder');
const field = (page: Page, name: string) =>
  finderOf(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => finderOf(page).getByRole('button', { name });
const status = (page: Page) => finderOf(page).getByRole('status').first();
/** The row of a product. */
const rowOf = (table: Locator, code: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: code, exact: true }) });
/** Codes of the valves that are listed, out of range aside. */
const listed = (page: Page) =>
  finderOf(page)
    .getByRole('table', { name: /^(?:밸브|Valves)$/ })
    .locator('tbody')
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .allTextContents();

test('the form of the home page leads to what is in range; what it cannot read it keeps, and says how to write it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await goTo(page, '/?lang=en');
  const strip = page.getByRole('region', { name: 'Find by conditions' });
  const size = strip.getByRole('textbox', { name: 'Nominal size' });
  const pressure = strip.getByRole('textbox', { name: 'Pressure' });
  const find = strip.getByRole('button', { name: 'Find' });
  const alert = strip.getByRole('alert');
  await size.fill('15O');
  await pressure.fill('10K');
  await find.click();
  await expect(alert).toContainText('Nominal size: enter it as DN 150, 150A or 6 in.');
  await expect(alert).toContainText('JIS ratings (10K, 20K) are other ratings than PN');
  await expect(size).toBeFocused();
  await size.fill('150A');
  await pressure.fill('1.6 MPa');
  await expect(alert).toHaveCount(0);
  await find.click();
  await expect(page).toHaveURL(/\/products\?(?=.*dn=150)(?=.*bar=16).*#finder$/);

  await moveTo(page, '/?lang=en');
  await size.fill('DN150');
  await pressure.fill('PN16');
  await strip.getByRole('textbox', { name: 'Medium temperature' }).fill('180');
  await find.click();
  await expect(page).toHaveURL(/\/products\?(?=.*dn=150)(?=.*pn=16)(?=.*temp=180).*#finder$/);
  const asked = new URL(page.url()).search;
  await expect(status(page)).toHaveText(fitEn(asked));
  const valves = fittingValves(asked);
  expect((await listed(page)).slice(0, valves.length)).toEqual(valves);
  // The first result is in the first screen, under the bar that holds the conditions.
  await expect(finderOf(page).getByRole('rowheader').first()).toBeInViewport();
});

test('a field with the focus is explained, results sorted; conditions survive reload, Back and a change of language', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, '/products?temp=20#finder');

  await test.step('a field is explained while it has the focus', async () => {
    const help = finderOf(page).getByText(/100A, 4B/);
    await expect(help).toBeHidden();
    await field(page, '호칭경').focus();
    await expect(help).toBeVisible();
  });

  await test.step('sorted by pressure rating', async () => {
    await finderOf(page).getByLabel('정렬').selectOption('rating');
    await expect(page).toHaveURL(/sort=rating/);
    await expect.poll(async () => (await listed(page))[0]).toBe('501M');
  });

  await test.step('conditions survive', async () => {
    await field(page, '호칭경').fill('6in');
    await field(page, '호칭경').press('Enter');
    await expect(page).toHaveURL(/dn=150/);
    await expect(field(page, '호칭경')).toHaveValue('150');
    await finderOf(page).getByLabel('압력의 종류').selectOption('pn');
    await field(page, '압력').fill('16');
    await field(page, '압력').blur();
    await expect(page).toHaveURL(/pn=16/);
    const asked = '?temp=20&dn=150&pn=16';
    await expect(status(page)).toHaveText(fitKo(asked));
    await reload(page);
    await expect(status(page)).toHaveText(fitKo(asked));
    await page.goBack();
    await expect(page).not.toHaveURL(/pn=16/);
    await expect(page).toHaveURL(/dn=150/);
    await page.goForward();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(status(page)).toHaveText(fitEn(asked));
    await expect(page).toHaveURL(/pn=16/);
  });
});

test('what is out of range is one row of codes that opens; where nothing is in range the first row asks, and names the condition to let go of', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, '/products?dn=100&bar=10&temp=80#finder');
  await expect(status(page)).toHaveText(fitKo('?dn=100&bar=10&temp=80'));
  const table = finderOf(page).getByRole('region', { name: '밸브' });
  await expect(rowOf(table, '401N')).toContainText('PN 16');
  await expect(rowOf(table, 'PQVF')).toHaveCount(0);
  const group = table.getByRole('button', { name: /^범위 밖.*PQVF/ });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(table, 'PQVF')).toContainText('6 bar');
  // None of the conditions is a property of actuators.
  await expect(finderOf(page).getByRole('region', { name: '액추에이터' })).toHaveCount(0);

  await moveTo(page, '/products?dn=1200&pn=16&temp=180&class=600#finder');
  const none = finderOf(page).getByRole('link', { name: '이 조건으로 묻기' });
  await expect(none).toBeVisible();
  await expect(status(page)).toHaveText(/^범위 내 0/);
  await button(page, 'ANSI 600 빼기').click();
  await button(page, `DN 1200 빼기: ${fitCountWithoutSize('?dn=1200&pn=16&temp=180')}개`).click();
  await expect(page).not.toHaveURL(/dn=/);
  await expect(none).toHaveCount(0);
  await button(page, '지우기').click();
  await expect(page).not.toHaveURL(/temp=/);
  await expect(finderOf(page).getByRole('article', { name: 'SIRCA 밸브' })).toBeVisible();
});

test('an address in other words is written as the conditions are, in the same entry; of a hostile one the valid part stays, and what is refused is said', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/about');
  await page.goto('/products?dn=150A&temp=180%EB%8F%84');
  await expect(page).toHaveURL(/[?&]dn=150(?:&|#|$)/);
  await expect(page).toHaveURL(/[?&]temp=180(?:&|#|$)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);

  const hostile =
    'dn=abc&dn=150A&pn=%3Cscript%3E&temp=1e9&category=nothing&sort=x&torque=-5&ip=IP99';
  await goTo(page, `/products?lang=en&${hostile}#finder`);
  const size = field(page, 'Nominal size');
  await expect(size).toHaveValue('150');
  // What is left out is said, until the address is written anew.
  const said = finderOf(page).getByText('category=nothing, ip=IP99, sort=x');
  await expect(said).toBeVisible();
  await size.fill('100');
  await size.press('Enter');
  await expect(said).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('sizing shows formula and margin, asks above the strongest model, and judges nothing that it cannot read', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const address = '/products/special/quarter-turn-480?lang=en';
  await goTo(page, address);
  const tool = page.getByRole('region', { name: 'Sizing for a valve' });
  const torque = tool.getByRole('textbox', { name: 'Break torque' });
  const factor = tool.getByRole('textbox', { name: 'Safety factor' });

  await test.step('formula and margin', async () => {
    await torque.fill('800');
    await factor.fill('1.3');
    await expect(tool.getByText(/= 800 Nm × 1.3$/)).toBeVisible();
    await expect(tool.getByText('1,040 Nm', { exact: true })).toBeVisible();
    const row = tool.getByRole('listitem').filter({ hasText: '480-110' });
    await expect(row).toContainText(/1,100 Nm.*F12\/F14.*(?<!\d)5\s%/);
    await expect(tool.getByRole('link', { name: /Send these conditions/ })).toHaveAttribute(
      'href',
      /^\/contact/,
    );
    await torque.fill('900');
    await expect(tool.getByText(`Above ${torqueOf('480-110').limit}: ask us.`)).toBeVisible();
  });

  await test.step('nothing while one of the torques cannot be read', async () => {
    await torque.fill('180');
    await factor.fill('1.5');
    await expect(tool.getByText(/180 Nm × 1.5/)).toBeVisible();
    await expect(page).toHaveURL(/torque=270/);
    const seat = tool.getByRole('textbox', { name: 'Seating torque' });
    await seat.fill('26o');
    await expect(tool.getByText('nothing was calculated')).toBeVisible();
    await expect(tool.getByText(/180 Nm × 1.5/)).toHaveCount(0);
    // Nor does the torque of before go on as the operating point.
    await expect(page).not.toHaveURL(/torque=270/);
    await seat.fill('260');
    await expect(tool.getByText(/260 Nm × 1.5/)).toBeVisible();
    await expect(tool.getByText('390 Nm', { exact: true })).toBeVisible();
    await seat.fill('');
  });

  await test.step('a supply chosen for the torque of the point takes no earlier sizing back', async () => {
    await torque.fill('800');
    await factor.fill('1.3');
    await expect(page).toHaveURL(/torque=1040/);
    await moveTo(page, `${address}&torque=300`);
    await tool.getByRole('combobox').selectOption('3');
    await expect(page).toHaveURL(/phase=3/);
    await moveTo(page, '/contact?lang=en');
    await expect(page.getByRole('main')).toContainText(/800 Nm × .*1\.3 = .*1,040/);
  });
});

test('a category leads to its part of the finder; its sleeve guide goes by temperature and hands over to the inquiry', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, '/products/pinch-valve');
  await page.getByRole('main').getByRole('link', { name: '조건으로 찾기' }).first().click();
  await expect(page).toHaveURL(/category=pinch-valve.*#finder/);
  await expect(status(page)).toHaveText('제품 2개');

  await moveTo(page, '/products/pinch-valve/pqvf');
  const guide = page.getByRole('region', { name: '슬리브 재질 선택' });
  // Nothing chosen yet: the table of the page lists them, and lists them once.
  await expect(page.getByText('NR standard')).toHaveCount(1);
  await guide.getByRole('link', { name: '80 °C' }).click();
  await expect(guide.getByText('NR standard')).toBeVisible();
  await guide.getByRole('link', { name: '120 °C' }).click();
  await expect(guide.getByText('NR standard')).toHaveCount(0);
  await expect(guide.getByText('EPDM', { exact: true })).toBeVisible();
  await guide.getByRole('link', { name: '슬리브 문의하기' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main').getByText('PQVF').first()).toBeVisible();
});

test('on a phone an address with conditions begins with its results, under the bar that holds them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const first = finderOf(page).getByRole('rowheader').first();
  const asked = '?dn=150&pn=16&temp=180';
  for (const address of [`/products${asked}`, `/products${asked}#finder`]) {
    await page.goto('about:blank');
    await goTo(page, address);
    await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeGreaterThan(0);
    expect((await first.boundingBox())?.y, address).toBeLessThan(360);
  }
  // What the bar has no field for is folded, one row above the results.
  const flange = finderOf(page).getByRole('group', { name: /^플랜지/ });
  await expect(flange).toBeHidden();
  await button(page, '조건 더 보기').click();
  await expect(flange).toBeVisible();
  await expect(field(page, '호칭경')).toBeHidden();
});
