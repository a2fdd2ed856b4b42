/** What a visitor types, ticks and presses before the scripts have come, or while they start, is kept. */
import { expect, type Page, test } from '@playwright/test';

import { goTo, holdScripts, hydrated } from './hydrated.ts';
import { storedQuestions, storedQuote, storeQuote } from './stored-quote.ts';

/** Opens a page whose scripts wait, and returns what lets them come. */
async function open(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
  };
}

const finder = (page: Page) => page.locator('#finder');
const compareBox = (page: Page, code: string) =>
  page.getByRole('checkbox', { name: `비교 ${code}`, exact: true });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const stored = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => String(localStorage[name] ?? ''), key);

test('conditions typed into the finder’s form, and sent, join those that the device keeps', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gamasan.point', '?dn=150'));
  const start = await open(page, '/products?units=imperial');
  const temperature = finder(page).getByRole('textbox', { name: '유체 온도' });
  await temperature.fill('110');
  await finder(page).getByRole('textbox', { name: '필요 토크' }).fill('1,100 Nm');
  await finder(page).getByLabel('압력의 종류').selectOption('pn');
  await finder(page).getByRole('textbox', { name: '압력' }).fill('16');
  await temperature.press('Enter');
  await start();
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ dn: '150', units: 'imperial', temp: '110', torque: '1100', pn: '16' });
});

test('of units pressed one after the other the last ones join the conditions of the address', async ({
  page,
}) => {
  const start = await open(page, '/products?dn=150&temp=200#finder');
  for (const name of [/^야드파운드법/, /^미터법/, /^야드파운드법/])
    await finder(page).getByRole('button', { name }).click();
  await start();
  await expect(finder(page).getByRole('textbox', { name: '유체 온도' })).toHaveValue('392');
  await expect.poll(() => parameters(page)).toEqual({ dn: '150', temp: '200', units: 'imperial' });
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
  await goTo(page, '/products?temp=200#finder');
  await expect(finder(page).getByRole('textbox', { name: '유체 온도' })).toHaveValue('392');
  expect(parameters(page)).toEqual({ temp: '200', units: 'imperial' });
});

test('products ticked for the comparison and put on the quote list stay so, however often, also where the device knew them', async ({
  page,
}) => {
  await storeQuote(page, [{ productCode: 'S10' }]);
  await page.addInitScript(() =>
    localStorage.setItem('gamasan.compare', JSON.stringify({ version: 1, items: ['s10'] })),
  );
  const start = await open(page, '/products/sirca-valves/ball-valves');
  // The document is the same for everybody: it shows nothing of what the device keeps.
  await compareBox(page, 'S10').check();
  await compareBox(page, 'S30').check();
  await compareBox(page, 'S40').check();
  await compareBox(page, 'S40').uncheck();
  await page.getByRole('button', { name: /S10$/ }).click();
  await page.getByRole('button', { name: /S30$/ }).dblclick();
  await start();
  await expect(page.getByRole('complementary', { name: '비교할 제품' })).toContainText('2/4');
  await expect(compareBox(page, 'S10')).toBeChecked();
  await expect(compareBox(page, 'S30')).toBeChecked();
  await expect(compareBox(page, 'S40')).not.toBeChecked();
  await expect(
    page.getByRole('button', { name: /^견적 목록\s*, 제품 2개$/ }).first(),
  ).toBeVisible();
});

test('a product added to a comparison joins those of the address', async ({ page }) => {
  const start = await open(page, '/compare?items=s10,s30');
  await page.getByLabel('추가할 제품').selectOption('s40');
  await page.getByRole('button', { name: '제품 추가' }).click();
  await start();
  await expect(page.getByRole('main').getByRole('link', { name: /S40/ }).first()).toBeVisible();
  expect(parameters(page)).toEqual({ items: 's10,s30,s40' });
  expect(await stored(page, 'gamasan.compare')).toContain('["s10","s30","s40"]');
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

test('sizing: torque and factor typed early are reckoned with, and sent by Enter go along with an inquiry', async ({
  page,
}) => {
  const tool = page.getByRole('region', { name: '밸브 토크로 모델 선택' });
  const torque = tool.getByRole('textbox', { name: '개방 토크' });
  const factor = tool.getByRole('textbox', { name: '안전율' });
  const start = await open(page, '/products/special/quarter-turn-480');
  await torque.fill('800');
  await factor.fill('1.3');
  await start();
  await expect(tool.getByText(/= 800 Nm × 1.3$/)).toBeVisible();
  await expect(torque).toHaveValue('800');

  const startAgain = await open(page, '/products/special/quarter-turn-480');
  await torque.fill('200');
  await factor.fill('1.25');
  await factor.press('Enter');
  await startAgain();
  await expect.poll(() => stored(page, 'gamasan.sizing')).toContain('"valveTorque":200');
});

test('the search and the list of downloads go on with what was typed', async ({ page }) => {
  const start = await open(page, '/downloads');
  const rows = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  const all = await rows.count();
  await page.getByRole('searchbox').fill('S30');
  const field = page.getByRole('combobox', { name: '검색' });
  await field.pressSequentially('S3');
  await start();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await field.pressSequentially('0T');
  await expect(field).toHaveValue('S30T');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('S30T');
});

test('the language switched and the finder sent keep the conditions of the address', async ({
  page,
}) => {
  const start = await open(page, '/products?temp=200#finder');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\?(?=.*temp=200)(?=.*lang=en)/);
  const size = finder(page).getByRole('textbox', { name: 'Nominal size' });
  await size.fill('150');
  await size.press('Enter');
  await start();
  await expect.poll(() => parameters(page)).toMatchObject({ temp: '200', dn: '150', lang: 'en' });
});

test('a quote that is asked for is asked in the size of the address, and what is typed into the inquiry stays', async ({
  page,
}) => {
  const start = await open(page, '/products/pinch-valve/pqvf/pqvf?dn=100');
  await page.getByRole('main').getByRole('link', { name: '견적 요청' }).first().click();
  await page.waitForURL('**/contact?product=pqvf&dn=100');
  const company = page.getByRole('textbox', { name: '회사명' });
  await company.fill('early');
  await start();
  const asked = page.getByRole('list', { name: '문의 제품' });
  await expect(asked).toContainText('PQVF');
  await expect(asked.getByLabel('크기', { exact: true })).toHaveValue('DN 100');
  await expect.poll(() => stored(page, 'gamasan.inquiry')).toContain('early');
  await expect(company).toHaveValue('early');
});

test('quantity and supply of a product go onto the list', async ({ page }) => {
  const start = await open(page, '/products/special/quarter-turn-480/480-050');
  const block = page.getByRole('region', { name: '견적 요청' });
  await block.getByLabel('수량', { exact: true }).fill('12');
  const supply = block.getByRole('radio').nth(1);
  await supply.check();
  await start();
  await expect(block.getByLabel('수량', { exact: true })).toHaveValue('12');
  await block.getByRole('button', { name: /^견적 목록에 담기/ }).click();
  await expect.poll(() => storedQuote(page)).toEqual(['480-050 × 12, phase 3']);
});

test('a question of the device is not taken back by a press', async ({ page }) => {
  const path = '/products/pinch-valve/pqvf/pqvf';
  await goTo(page, path);
  const ask = page.getByRole('main').getByRole('button', { name: /^모두 (?:담기|빼기)$/ });
  await ask.click();
  await expect.poll(() => storedQuestions(page)).not.toEqual([]);
  const before = await storedQuestions(page);
  const start = await open(page, path);
  await ask.click();
  await start();
  await expect(ask).toHaveText('모두 빼기');
  expect(await storedQuestions(page)).toEqual(before);
});

test('conditions of the home page join those of the device', async ({ page }) => {
  await goTo(page, '/products?dn=150&bar=10');
  const start = await open(page, '/');
  const temperature = page
    .getByRole('main')
    .locator('form')
    .first()
    .getByRole('textbox', { name: /온도/ });
  await temperature.fill('80');
  await temperature.press('Enter');
  await start();
  await expect.poll(() => parameters(page)).toMatchObject({ dn: '150', bar: '10', temp: '80' });
});

test('where the list of the application’s files did not come, the next press asks for it again', async ({
  page,
}) => {
  let failing = true;
  await page.route('**/data/modules.json', (route) =>
    failing ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  // Answers that the page has dealt with: a press before that is too early for it.
  await page.addInitScript(() => {
    const ask = window.fetch;
    const seen = Object.assign(window, { refused: 0 });
    window.fetch = (...request) => {
      const answer = ask(...request);
      const [asked] = request;
      const url = asked instanceof Request ? asked.url : asked.toString();
      if (url.endsWith('/data/modules.json'))
        void answer.then(() => setTimeout(() => (seen.refused += 1)));
      return answer;
    };
  });
  await page.goto('/products');
  // At once, and when the application is to start.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refused') as number)).toBe(2);
  failing = false;
  await page.keyboard.press('Shift');
  await hydrated(page);
});

test('what is typed early stays where a browser extension has put something of its own into the page', async ({
  page,
}) => {
  const start = await open(page, '/contact');
  const form = page.getByRole('main').locator('form').last();
  const typed = {
    companyName: '○○테크',
    name: '홍길동',
    email: 'hong@example.com',
    inquiry: '1. S30',
  };
  for (const [name, text] of Object.entries(typed))
    await form.locator(`[name="${name}"]`).fill(text);
  // As password managers do, and at ten other places.
  await page.evaluate(() => {
    const foreign = () => Object.assign(document.createElement('div'), { className: 'foreign' });
    for (const field of document.querySelectorAll('main form :is(input, textarea)'))
      field.after(foreign());
    for (const place of [
      'body',
      'header',
      'header a',
      'main',
      'main > *',
      'h1',
      'main p',
      'footer',
      'footer a',
      'main form',
    ])
      document.querySelector(place)!.prepend(foreign());
  });
  await start();
  for (const [name, text] of Object.entries(typed))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
  await expect.poll(() => stored(page, 'gamasan.inquiry')).toContain('○○테크');
});
