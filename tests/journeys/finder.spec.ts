import { expect, type Locator, type Page, test } from '@playwright/test';

import { formatLimit, formatQuantity } from '#content/format.ts';
import { products } from '#content/index.ts';

import { fitCount, fitCountWithoutSize, fittingValves, itemCount } from './finder-answers.ts';
import { hydrated } from './hydrated.ts';

const technicalOf = (id: string) => products.find((product) => product.id === id)?.technical;

/** Torque of a product as the site writes it. */
function torqueOf(id: string): string {
  const technical = technicalOf(id);
  return technical && 'torque' in technical ? formatQuantity(technical.torque, 'en') : 'no torque';
}

function highestTorque(id: string, language: 'ko' | 'en'): string {
  const technical = technicalOf(id);
  return technical && 'torque' in technical ? formatLimit(technical.torque, language) : 'no torque';
}

const WORDS = {
  ko: {
    query: '',
    size: '호칭경',
    pressure: '압력',
    temperature: '유체 온도',
    pn: '호칭압력 PN',
    find: '찾기',
    valves: '밸브',
    actuators: '액추에이터',
    fit: (count: number) => `조건에 맞는 제품 ${count}개`,
    no: /^조건에 맞지 않는 제품/,
    remove: (label: string) => `${label} 빼기`,
    clear: '모두 지우기',
    none: '이 조건을 충족한다고 자료로 확인되는 제품이 없습니다.',
    loosen: (count: number) => `DN 1200 빼기: ${count}개`,
    explain: '호칭경 설명',
    sort: '정렬',
    other: 'English',
    fromCategory: '조건으로 찾기',
    sizing: '밸브 토크로 모델 고르기',
    breakTorque: '개방 토크',
    factor: '안전율',
    carries: '토크 충족',
    unread: '읽을 수 없는 값이 있어 계산하지 않았습니다.',
    seatTorque: '폐쇄 토크',
    wrongSize: '호칭경: DN 150, 150A, 6B처럼 입력하십시오.',
    jis: 'JIS 등급(10K, 20K 등)은 PN과 다른 등급',
    conditions: '조건으로 찾기',
    beyond: `${highestTorque('480-110', 'ko')}를 넘는 토크는 문의해 주십시오.`,
    sleeve: '슬리브 재질 고르기',
    sleeveAsk: '슬리브 문의하기',
  },
  en: {
    query: '?lang=en',
    size: 'Nominal size',
    pressure: 'Pressure',
    temperature: 'Medium temperature',
    pn: 'Nominal pressure PN',
    find: 'Find',
    valves: 'Valves',
    actuators: 'Actuators',
    fit: (count: number) => `${count} ${count === 1 ? 'product fits' : 'products fit'}`,
    no: /^Does not fit/,
    remove: (label: string) => `Remove ${label}`,
    clear: 'Clear all',
    none: 'No product is stated to meet these conditions.',
    loosen: (count: number) => `Without DN 1200: ${count}`,
    explain: 'What is “Nominal size”?',
    sort: 'Sort',
    other: '한국어',
    fromCategory: 'Find by conditions',
    sizing: 'Sizing for a valve',
    breakTorque: 'Break torque',
    factor: 'Safety factor',
    carries: 'Met: torque',
    unread: 'nothing was calculated',
    seatTorque: 'Seating torque',
    wrongSize: 'Nominal size: enter it as DN 150, 150A or 6 in.',
    jis: 'JIS ratings (10K, 20K) are other ratings than PN',
    conditions: 'Find by conditions',
    beyond: `Above ${highestTorque('480-110', 'en')}: ask us.`,
    sleeve: 'Sleeve guide',
    sleeveAsk: 'Ask about the sleeve',
  },
} as const;

const finderOf = (page: Page) => page.locator('#finder');
const field = (page: Page, name: string) =>
  finderOf(page).getByRole('textbox', { name, exact: true });
const status = (page: Page) => finderOf(page).getByRole('status').first();
/** The row of a product. */
const rowOf = (table: Locator, code: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: code, exact: true }) });
/** Codes of the rows that fit. */
const fitting = (page: Page, table: string) =>
  finderOf(page)
    .getByRole('table', { name: table })
    .locator('tbody')
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .allTextContents();
const address = (path: string, query: string, more: string) =>
  `${path}${query}${query === '' ? '?' : '&'}${more}#finder`;

// What the languages share and what the widths share is tried once of each.
for (const [language, width] of [
  ['ko', 1440],
  ['en', 390],
] as const) {
  const words = WORDS[language];
  test.describe(`the finder in ${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('DN 150, PN 16, 180 °C from the home page in one form', async ({ page }) => {
      await page.goto(`/${words.query}`);
      await hydrated(page);
      const form = page.locator('main form').first();
      await form.getByRole('textbox', { name: words.size }).fill('DN150');
      await form.getByRole('textbox', { name: words.pressure }).fill('PN16');
      await form.getByRole('textbox', { name: words.temperature }).fill('180');
      await form.getByRole('button', { name: words.find }).click();
      await expect(page).toHaveURL(/\/products\?.*#finder$/);
      const asked = '?dn=150&pn=16&temp=180';
      await expect(status(page)).toHaveText(words.fit(fitCount(asked)));
      expect(await fitting(page, words.valves)).toEqual(fittingValves(asked));
      await expect(field(page, words.size)).toHaveValue('150');
      await expect(finderOf(page)).toBeInViewport();
    });

    test('state survives reload, Back and a change of language', async ({ page }) => {
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      await field(page, words.size).fill('6in');
      await expect(page).toHaveURL(/dn=150/);
      await expect(field(page, words.size)).toHaveValue('6in');
      await finderOf(page).getByLabel(words.pn, { exact: true }).selectOption('16');
      await expect(page).toHaveURL(/pn=16/);
      await expect(status(page)).toHaveText(words.fit(fitCount('?dn=150&pn=16')));
      await page.reload();
      await hydrated(page);
      await expect(status(page)).toHaveText(words.fit(fitCount('?dn=150&pn=16')));
      await page.goBack();
      await expect(page).not.toHaveURL(/pn=16/);
      await expect(page).toHaveURL(/dn=150/);
      await page.goForward();
      await page.getByRole('contentinfo').getByRole('link', { name: words.other }).click();
      const others = WORDS[language === 'ko' ? 'en' : 'ko'];
      await expect(status(page)).toHaveText(others.fit(fitCount('?dn=150&pn=16')));
      await expect(page).toHaveURL(/pn=16/);
    });

    test('what does not fit says why, what is not stated is to be asked and not counted', async ({
      page,
    }) => {
      await page.goto(address('/products', words.query, 'dn=100&bar=10&temp=80'));
      await hydrated(page);
      const asked = 'dn=100&bar=10&temp=80';
      await expect(status(page)).toHaveText(words.fit(fitCount(`?${asked}`)));
      const table = finderOf(page).getByRole('table', { name: words.valves });
      await expect(rowOf(table, 'PQVF')).toContainText('6 bar');
      await expect(rowOf(table, '401N')).toContainText('PN 16');
      const group = table.getByRole('button', { name: words.no });
      await group.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await expect(rowOf(table, 'PQVF')).toHaveCount(0);
      await expect(
        finderOf(page).getByRole('region', { name: words.actuators }).getByRole('table'),
      ).toHaveCount(0);
    });

    test('no result names the condition to let go of', async ({ page }) => {
      await page.goto(address('/products', words.query, 'dn=1200&pn=16&temp=180&class=600'));
      await hydrated(page);
      await expect(finderOf(page).getByText(words.none)).toBeVisible();
      await finderOf(page)
        .getByRole('button', { name: words.remove('ANSI 600') })
        .click();
      const count = fitCountWithoutSize('?dn=1200&pn=16&temp=180');
      await finderOf(page)
        .getByRole('button', { name: words.loosen(count) })
        .click();
      await expect(page).not.toHaveURL(/dn=/);
      await expect(finderOf(page).getByText(words.none)).toHaveCount(0);
      await finderOf(page).getByRole('button', { name: words.clear }).click();
      await expect(page).not.toHaveURL(/temp=/);
    });

    test('hostile addresses fall back to their valid part', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(
        address(
          '/products',
          words.query,
          'dn=abc&dn=150&pn=%3Cscript%3E&temp=1e9&category=nothing&sort=x&torque=-5&ip=IP99',
        ),
      );
      await hydrated(page);
      await expect(
        finderOf(page).getByRole('button', { name: words.remove('DN 150') }),
      ).toBeVisible();
      // What is left out is said, until the address is written anew.
      const said = finderOf(page).getByText('category=nothing, ip=IP99, sort=x');
      await expect(said).toBeVisible();
      await finderOf(page)
        .getByRole('button', { name: words.remove('DN 150') })
        .click();
      await expect(said).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('a filter is explained by key and by touch', async ({ page }) => {
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      const help = finderOf(page).locator('summary', { hasText: words.explain });
      await help.focus();
      await page.keyboard.press('Enter');
      await expect(finderOf(page).getByText(/100A, 4B/)).toBeVisible();
    });

    test('a category leads to its part of the finder', async ({ page }) => {
      await page.goto(`/products/pinch-valve${words.query}`);
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: words.fromCategory }).first().click();
      await expect(page).toHaveURL(/category=pinch-valve.*#finder/);
      await expect(status(page)).toHaveText(words.fit(fitCount('?category=pinch-valve')));
    });

    test('sorted by pressure rating', async ({ page }) => {
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      await finderOf(page).getByLabel(words.sort).selectOption('rating');
      await expect(page).toHaveURL(/sort=rating/);
      await expect.poll(async () => (await fitting(page, words.valves))[0]).toBe('501M');
      expect((await fitting(page, words.valves)).at(-1)).toBe('S30T');
    });

    test('sizing shows formula and margin, and asks above the strongest model', async ({
      page,
    }) => {
      await page.goto(`/products/special/quarter-turn-480${words.query}`);
      await hydrated(page);
      const tool = page.getByRole('region', { name: words.sizing });
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('800');
      await tool.getByRole('textbox', { name: words.factor }).fill('1.3');
      await expect(tool.getByText(/800 Nm × 1.3 = .*1,040/)).toBeVisible();
      const row = tool.getByRole('row', { name: /^480-110/ });
      await expect(row).toContainText(words.carries);
      await expect(row).toContainText(/(?<!\d)5\s%/);
      await expect(row).toContainText('ISO 5211');
      await expect(tool.getByText(torqueOf('ap-da'))).toBeVisible();
      await expect(
        tool.getByRole('link', { name: /이 조건으로 문의하기|Send these conditions/ }),
      ).toHaveAttribute('href', /^\/contact/);
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('900');
      await expect(tool.getByText(words.beyond)).toBeVisible();
    });

    test('a supply that is chosen for the torque of the operating point takes no earlier sizing back', async ({
      page,
    }) => {
      const address = `/products/special/quarter-turn-480${words.query}`;
      await page.goto(address);
      await hydrated(page);
      const tool = page.getByRole('region', { name: words.sizing });
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('800');
      await tool.getByRole('textbox', { name: words.factor }).fill('1.3');
      await expect(page).toHaveURL(/torque=1040/);
      await page.goto(`${address}${words.query === '' ? '?' : '&'}torque=300`);
      await hydrated(page);
      await tool.getByRole('combobox').selectOption('3');
      await expect(page).toHaveURL(/phase=3/);
      // Nor does a voltage that cannot be read yet.
      const voltage = tool.getByRole('textbox', { name: /^(?:전원 전압|Supply voltage)/ });
      await voltage.pressSequentially('400 VAC');
      await expect(page).toHaveURL(/volt(?:age)?=400/);
      await page.goto(`/contact${words.query}`);
      await expect(page.getByRole('main')).toContainText(/800 Nm × .*1\.3 = .*1,040/);
    });

    test('sizing judges nothing while one of the torques cannot be read', async ({ page }) => {
      await page.goto(`/products/special/quarter-turn-480${words.query}`);
      await hydrated(page);
      const tool = page.getByRole('region', { name: words.sizing });
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('180');
      await tool.getByRole('textbox', { name: words.factor }).fill('1.5');
      await expect(tool.getByText(/180 Nm × 1.5/)).toBeVisible();
      await expect(page).toHaveURL(/torque=270/);
      const seat = tool.getByRole('textbox', { name: words.seatTorque });
      await seat.fill('26o');
      await expect(tool.getByText(words.unread)).toBeVisible();
      await expect(tool.getByText(/180 Nm × 1.5/)).toHaveCount(0);
      // Nor does the torque of before go on as the operating point.
      await expect(page).not.toHaveURL(/torque=270/);
      await seat.fill('260');
      await expect(tool.getByText(/260 Nm × 1.5 = .*390/)).toBeVisible();
    });

    test('the form of the home page keeps what it cannot read, and says how to write it', async ({
      page,
    }) => {
      await page.goto(`/${words.query}`);
      await hydrated(page);
      const strip = page.getByRole('region', { name: words.conditions });
      const size = strip.getByRole('textbox', { name: words.size });
      const pressure = strip.getByRole('textbox', { name: words.pressure });
      await size.fill('15O');
      await pressure.fill('10K');
      await strip.getByRole('button', { name: words.find }).click();
      await expect(strip.getByRole('alert')).toContainText(words.wrongSize);
      await expect(strip.getByRole('alert')).toContainText(words.jis);
      await expect(size).toBeFocused();
      await size.fill('150A');
      await pressure.fill('1.6 MPa');
      await expect(strip.getByRole('alert')).toHaveCount(0);
      await strip.getByRole('button', { name: words.find }).click();
      await expect(page).toHaveURL(/dn=150/);
      await expect(page).toHaveURL(/bar=16/);
    });

    test('the sleeve guide goes by temperature and hands over to the inquiry', async ({ page }) => {
      await page.goto(`/products/pinch-valve/pqvf${words.query}`);
      await hydrated(page);
      const guide = page.getByRole('region', { name: words.sleeve });
      // Nothing chosen yet: the table of the page lists them, and lists them once.
      await expect(page.getByText('NR standard')).toHaveCount(1);
      await guide.getByRole('link', { name: '80 °C' }).click();
      await expect(guide.getByText('NR standard')).toBeVisible();
      await guide.getByRole('link', { name: '120 °C' }).click();
      await expect(guide.getByText('NR standard')).toHaveCount(0);
      await expect(guide.getByText('EPDM', { exact: true })).toBeVisible();
      await guide.getByRole('link', { name: words.sleeveAsk }).click();
      await expect(page).toHaveURL(/\/contact/);
      await expect(page.getByRole('main').getByText('PQVF').first()).toBeVisible();
    });
  });
}

test('on a phone an address with conditions begins with its results, and a condition that is typed moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = finderOf(page).getByRole('table').first().locator('tbody tr').first();
  const top = async () => (await first.boundingBox())?.y ?? Number.NaN;
  for (const address of [
    '/products?dn=150&pn=16&temp=180',
    '/products?dn=150&pn=16&temp=180#finder',
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await hydrated(page);
    await expect.poll(top, address).toBeLessThan(600);
    expect(await top(), address).toBeGreaterThan(0);
  }
  // The words of the last letters would still be on screen if the page went to the finder's head.
  const field = finderOf(page).getByRole('textbox', { name: '필요 토크' });
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await page.keyboard.type('300');
  await expect(page).toHaveURL(/torque=300/);
  await expect(status(page)).toHaveText(
    WORDS.ko.fit(fitCount('?dn=150&pn=16&temp=180&torque=300')),
  );
  expect(await place()).toBe(before);
});

test('without scripts the page lists everything, and the strip leads to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('main form').first().getByRole('textbox').first().fill('150');
  await page.locator('main form').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/products\?dn=150.*#finder$/);
  await expect(finderOf(page).getByRole('rowheader')).toHaveCount(itemCount);
  await context.close();
});

test('an address in other words is written as the conditions are, in the same entry; what is refused stays', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/products?dn=150A&temp=180%EB%8F%84');
  await expect(page).toHaveURL(/[?&]dn=150(?:&|#|$)/);
  await expect(page).toHaveURL(/[?&]temp=180(?:&|#|$)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto('/products?dn=150A&category=nothing');
  await hydrated(page);
  await expect(page.getByText('category=nothing')).toBeVisible();
});
