/** What a visitor types, ticks and presses before the scripts have come, or while they start, is kept. */
import { expect, type Page, test } from '@playwright/test';

import { holdScripts, hydrated } from './hydrated.ts';

/** Opens a page whose scripts wait, and returns what lets them come. */
async function open(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
  };
}

const BALL = '/products/sirca-valves/ball-valves';
const finder = (page: Page) => page.locator('#finder');
const compareBox = (page: Page, code: string) =>
  page.getByRole('checkbox', { name: `비교 ${code}`, exact: true });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('conditions of every kind entered in the finder join those of the address', async ({
  page,
}) => {
  const start = await open(page, '/products?torque=300&units=imperial');
  await finder(page).getByRole('textbox', { name: '유체 온도' }).fill('110');
  await finder(page).getByLabel('호칭압력 PN').selectOption('16');
  await finder(page).getByRole('checkbox', { name: /전동/ }).first().check();
  await start();
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ torque: '300', units: 'imperial', temp: '110', pn: '16' });
  expect(page.url()).toMatch(/(?:category|actuation)=/);
  await expect(finder(page).getByRole('checkbox', { name: /전동/ }).first()).toBeChecked();
  // It was typed under °C, and is shown in the units of the address.
  await expect(finder(page).getByRole('textbox', { name: '유체 온도' })).toHaveValue('230');
});

test('a word that is being typed goes on where it was', async ({ page }) => {
  const start = await open(page, '/products');
  const field = finder(page).getByRole('textbox', { name: '조건을 한 줄로' });
  await field.pressSequentially('DN150, 80');
  await field.press('Home');
  await start();
  await field.pressSequentially('PN16, ');
  await expect(field).toHaveValue('PN16, DN150, 80');
  await field.press('End');
  await field.pressSequentially(' °C');
  await field.press('Enter');
  await expect.poll(() => parameters(page)).toMatchObject({ dn: '150', pn: '16', temp: '80' });
});

test('units pressed join the conditions of the address', async ({ page }) => {
  const start = await open(page, '/products?temp=200#finder');
  await finder(page).getByRole('button', { name: '야드파운드' }).click();
  await start();
  await expect(finder(page).getByRole('textbox', { name: '유체 온도' })).toHaveValue('392');
  expect(parameters(page)).toEqual({ temp: '200', units: 'imperial' });
});

test('units pressed while the scripts start join the conditions of the address', async ({
  page,
}) => {
  // In the very task in which the application first listens.
  await page.addInitScript(() => {
    const root = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof root>) {
      root.apply(this, args);
      if (pressed || args[0] !== 'storage') return;
      pressed = true;
      queueMicrotask(() => {
        const button = [...document.querySelectorAll('#finder button')].find(
          ({ textContent }) => textContent === '야드파운드법',
        );
        if (button instanceof HTMLElement) button.click();
      });
    };
  });
  await page.goto('/products?temp=200#finder');
  await hydrated(page);
  await expect(finder(page).getByRole('textbox', { name: '유체 온도' })).toHaveValue('392');
  expect(parameters(page)).toEqual({ temp: '200', units: 'imperial' });
});

test('a product ticked for the comparison stays ticked, also where the device knew it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('gamasan.compare', JSON.stringify({ version: 1, items: ['s10'] })),
  );
  const start = await open(page, BALL);
  // The document is the same for everybody: it shows nothing of what the device keeps.
  await compareBox(page, 'S10').check();
  await compareBox(page, 'S30').check();
  await compareBox(page, 'S40').check();
  await compareBox(page, 'S40').uncheck();
  await start();
  await expect(page.getByRole('complementary', { name: '비교할 제품' })).toContainText('2/4');
  await expect(compareBox(page, 'S10')).toBeChecked();
  await expect(compareBox(page, 'S30')).toBeChecked();
  await expect(compareBox(page, 'S40')).not.toBeChecked();
});

test('a product put on the quote list is on it, however often the button was pressed', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'gamasan.quote',
      JSON.stringify({
        version: 1,
        items: [{ productCode: 'S10', productName: 'x', category: 'sirca-valves' }],
      }),
    ),
  );
  const start = await open(page, BALL);
  await page.getByRole('button', { name: /S10$/ }).click();
  await page.getByRole('button', { name: /S30$/ }).dblclick();
  await start();
  await expect(
    page.getByRole('button', { name: /^견적 목록\s*, 제품 2개$/ }).first(),
  ).toBeVisible();
});

test('a product added to a comparison joins those of the address', async ({ page }) => {
  const start = await open(page, '/compare?items=s10,s30');
  await page.getByLabel('추가할 제품').selectOption('s40');
  await page.getByRole('button', { name: '제품 추가' }).click();
  await start();
  await expect(
    page
      .getByRole('list', { name: '비교하는 제품' })
      .getByRole('listitem')
      .filter({ hasText: 'S40' }),
  ).toBeVisible();
  expect(parameters(page)).toEqual({ items: 's10,s30,s40' });
  expect(await page.evaluate(() => localStorage.getItem('gamasan.compare'))).toContain(
    '["s10","s30","s40"]',
  );
});

test('a button of any kind that was pressed does what it says', async ({ page }) => {
  const start = await open(page, '/gallery/1');
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .nth(4)
    .click();
  await start();
  await expect(page.getByRole('dialog', { name: '이미지 보기' })).toContainText('5 / 19');
});

test('sizing: torque and factor typed early are reckoned with', async ({ page }) => {
  const start = await open(page, '/products/special/quarter-turn-480');
  const tool = page.getByRole('region', { name: '밸브 토크로 모델 고르기' });
  await tool.getByRole('textbox', { name: '개방 토크' }).fill('800');
  await tool.getByRole('textbox', { name: '안전율' }).fill('1.3');
  await start();
  await expect(tool.getByText(/800 Nm × 1.3 = .*1,040/)).toBeVisible();
  await expect(tool.getByRole('textbox', { name: '개방 토크' })).toHaveValue('800');
});

test('the search goes on with what was typed', async ({ page }) => {
  const start = await open(page, '/');
  const field = page.getByRole('combobox', { name: '검색' });
  await field.pressSequentially('S3');
  await start();
  await field.pressSequentially('0T');
  await expect(field).toHaveValue('S30T');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('S30T');
});

test('the language switched before hydration keeps the conditions of the address', async ({
  page,
}) => {
  await open(page, '/products?temp=200#finder');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\?(?=.*temp=200)(?=.*lang=en)/);
});

test('the finder sent before hydration keeps the conditions of the address', async ({ page }) => {
  const start = await open(page, '/products?temp=200#finder');
  await finder(page).getByRole('textbox', { name: '호칭경' }).fill('150');
  await finder(page).getByRole('textbox', { name: '호칭경' }).press('Enter');
  await start();
  await expect.poll(() => parameters(page)).toMatchObject({ temp: '200', dn: '150' });
});

test('a product pressed before hydration is listed in the size of the address', async ({
  page,
}) => {
  const start = await open(page, '/products?dn=150');
  await page
    .getByRole('main')
    .getByRole('button', { name: /담기 401N$/ })
    .click();
  await start();
  await expect
    .poll(() => page.evaluate(() => localStorage['gamasan.quote'] ?? ''))
    .toMatch(/"productCode":"401N".*"size":"DN 150"/);
});

test('a quote that is asked for before hydration is asked in the size of the address', async ({
  page,
}) => {
  const start = await open(page, '/products/pinch-valve/pqvf/pqvf?dn=100');
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  await page.waitForURL('**/contact?dn=100');
  await start();
  await expect(
    page.getByRole('list', { name: '문의 제품' }).getByLabel('크기', { exact: true }),
  ).toHaveValue('DN 100');
});

test('quantity and supply entered before hydration go onto the list', async ({ page }) => {
  const start = await open(page, '/products/special/quarter-turn-480/480-050');
  const block = page.getByRole('region', { name: '견적 요청' });
  await block.getByLabel('수량', { exact: true }).fill('12');
  const supply = block.getByRole('radio').nth(1);
  await supply.check();
  const words = await supply.evaluate((radio) => radio.parentElement?.textContent ?? '');
  await start();
  await expect(block.getByLabel('수량', { exact: true })).toHaveValue('12');
  await block.getByRole('button', { name: /^견적 목록에 담기/ }).click();
  const kept = () => page.evaluate(() => localStorage['gamasan.quote'] ?? '');
  await expect.poll(kept).toContain('"quantity":12');
  expect(await kept()).toContain(words);
});

test('a question of the device is not taken back by a press before hydration', async ({ page }) => {
  const path = '/products/pinch-valve/pqvf/pqvf';
  await page.goto(path);
  await hydrated(page);
  const ask = page.getByRole('main').getByRole('button', { name: /^(?:모두 요청|요청함)$/ });
  await ask.click();
  const asked = () => page.evaluate(() => localStorage['gamasan.questions'] ?? '');
  await expect.poll(asked).toContain('PQVF');
  const before = await asked();
  const start = await open(page, path);
  await ask.click();
  await start();
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  expect(await asked()).toBe(before);
});

test('of units pressed one after the other the last ones count', async ({ page }) => {
  const start = await open(page, '/products#finder');
  for (const name of [/^야드파운드법/, /^SI/, /^야드파운드법/])
    await finder(page).getByRole('button', { name }).click();
  await start();
  await expect.poll(() => parameters(page)).toEqual({ units: 'imperial' });
});

test('the order chosen and the words typed before hydration are followed', async ({ page }) => {
  const start = await open(page, '/products?dn=150');
  const order = page.getByLabel('정렬');
  const [, second] = await order.locator('option').all();
  const value = (await second?.getAttribute('value')) ?? '';
  await order.selectOption(value);
  await start();
  await expect.poll(() => parameters(page)).toEqual({ dn: '150', sort: value });
  await expect(order).toHaveValue(value);

  const startDownloads = await open(page, '/downloads');
  const rows = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  const all = await rows.count();
  await page.getByRole('searchbox').fill('S30');
  await startDownloads();
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

test('conditions of the home page sent before hydration join those of the device', async ({
  page,
}) => {
  await page.goto('/products?dn=150&bar=10');
  await hydrated(page);
  const start = await open(page, '/');
  const strip = page.getByRole('main').locator('form').first();
  await strip.getByRole('textbox', { name: /온도/ }).fill('80');
  await strip.getByRole('textbox', { name: /온도/ }).press('Enter');
  await start();
  await expect.poll(() => parameters(page)).toMatchObject({ dn: '150', bar: '10', temp: '80' });
});

test('a sizing sent by Enter before hydration goes along with an inquiry', async ({ page }) => {
  const start = await open(page, '/products/special/quarter-turn-480');
  const sizing = page.locator('#sizing');
  const factor = sizing.getByRole('textbox', { name: '안전율' });
  await sizing.getByRole('textbox').first().fill('200');
  await factor.fill('1.25');
  await factor.press('Enter');
  await start();
  await expect
    .poll(() => page.evaluate(() => localStorage['gamasan.sizing'] ?? ''))
    .toContain('"valveTorque":200');
});
