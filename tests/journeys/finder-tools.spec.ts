import { expect, type Locator, type Page, test } from '@playwright/test';

import { fitCount } from './finder-answers.ts';
import { holdScripts, hydrated } from './hydrated.ts';

const WORDS = {
  ko: {
    query: '',
    search: '검색',
    results: '검색 결과',
    sentence: '조건을 한 줄로',
    find: '찾기',
    unread: /^조건을 찾지 못했습니다/,
    fit: (count: number) => `조건에 맞는 제품 ${count}개`,
    remove: (label: string) => `${label} 빼기`,
    clear: '모두 지우기',
    valves: '밸브',
    actuators: '액추에이터',
    compare: (code: string) => `비교 ${code}`,
    tray: '비교할 제품',
    add: (code: string) => `견적 목록에 담기 ${code}`,
    added: (code: string) => `담김 ${code}`,
    counter: /^견적 목록\s*, 제품 \d+개$/,
    quote: '견적 목록',
    note: '비고',
    units: '단위',
    imperial: '야드파운드법',
    temperature: '유체 온도',
    torque: '필요 토크',
    mark: '환산',
    sizing: '밸브 토크로 모델 고르기',
    breakTorque: '개방 토크',
    factor: '안전율',
    required: '590 lbf·ft × 1.3 = 필요 토크 767 lbf·ft',
    toFinder: '이 토크에 맞는 액추에이터 모두 보기',
    sleeve: '슬리브 재질 고르기',
    pinch: '핀치 밸브를 조건으로 찾기',
    ask: (code: string) => `${code} 문의`,
  },
  en: {
    query: '?lang=en',
    search: 'Search',
    results: 'Search results',
    sentence: 'All conditions in one line',
    find: 'Find',
    unread: /^No condition found/,
    fit: (count: number) => `${count} products fit`,
    remove: (label: string) => `Remove ${label}`,
    clear: 'Clear all',
    valves: 'Valves',
    actuators: 'Actuators',
    compare: (code: string) => `Compare ${code}`,
    tray: 'Chosen for comparison',
    add: (code: string) => `Add to quote list ${code}`,
    added: (code: string) => `Added ${code}`,
    counter: /^Quote list\s*, \d+ products?$/,
    quote: 'Quote list',
    note: 'Note',
    units: 'Units',
    imperial: 'Imperial',
    temperature: 'Medium temperature',
    torque: 'Required torque',
    mark: 'conv.',
    sizing: 'Sizing for a valve',
    breakTorque: 'Break torque',
    factor: 'Safety factor',
    required: '590 lbf·ft × 1.3 = 767 lbf·ft required',
    toFinder: 'All actuators for this torque',
    sleeve: 'Sleeve guide',
    pinch: 'Find pinch valves by conditions',
    ask: (code: string) => `Ask us about ${code}`,
  },
} as const;

/** Conditions that valves answer with a long reason. */
const OF_VALVES = ['dn=125&pn=16', 'dn=50&bar=20', 'dn=50&bar=70', 'temp=550'];

const finderOf = (page: Page) => page.locator('#finder');
const status = (page: Page) => finderOf(page).getByRole('status').first();
const rowOf = (table: Locator, code: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: code, exact: true }) });
const address = (query: string, more: string) =>
  `/products${query}${query === '' ? '?' : '&'}${more}#finder`;
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];
  test.describe(`what the finder is used with in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('DN150, PN16, 180 °C from the home page in two interactions', async ({ page }) => {
      await page.goto(`/${words.query}`);
      await hydrated(page);
      const field = page.getByRole('combobox', { name: words.search });
      // One: the conditions. Two: Enter.
      await field.fill('DN150, PN16, 180 °C');
      await expect(
        page.getByRole('listbox', { name: words.results }).getByRole('option').first(),
      ).toContainText('DN 150 · PN 16 · 180 °C');
      await field.press('Enter');
      await expect(page).toHaveURL(/dn=150&pn=16&temp=180.*#finder$/);
      await expect(status(page)).toHaveText(words.fit(fitCount('?dn=150&pn=16&temp=180')));
    });

    test('a sentence in the finder becomes conditions, by keyboard', async ({ page }) => {
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      const field = finderOf(page).getByRole('textbox', { name: words.sentence });
      await field.fill('so many words');
      await field.press('Enter');
      await expect(finderOf(page).getByText(words.unread)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('80 °C at DN150, 10 bar');
      await field.press('Enter');
      await expect(page).toHaveURL(/dn=150&bar=10&temp=80/);
      for (const label of ['DN 150', '10 bar', '80 °C'])
        await expect(
          finderOf(page).getByRole('button', { name: words.remove(label) }),
        ).toBeVisible();
      await expect(status(page)).toBeFocused();
      await expect(field).toHaveValue('');
      // A fresh form: words that were not read go with the conditions.
      await field.fill('so many words');
      await field.press('Enter');
      await expect(finderOf(page).getByText(words.unread)).toBeVisible();
      await finderOf(page).getByRole('button', { name: words.clear }).click();
      await expect(field).toHaveValue('');
      await expect(finderOf(page).getByText(words.unread)).toHaveCount(0);
    });

    test('on the home page stands what was entered before, and one more condition takes nothing away', async ({
      page,
    }) => {
      await page.goto(address(words.query, 'dn=150&pn=16&bar=10&temp=180'));
      await hydrated(page);
      await page.goto(`/${words.query}`);
      await hydrated(page);
      const strip = page.locator('form[action="/products#finder"]');
      await expect(strip.locator('[name=dn]')).toHaveValue('150');
      await expect(strip.locator('[name=p]')).toHaveValue('16');
      await expect(strip.locator('[name=pu]')).toHaveValue('pn');
      await strip.locator('[name=torque]').fill('300');
      await strip.locator('[name=temp]').fill('');
      await strip.getByRole('button').click();
      await expect(page).toHaveURL(/\/products\?/);
      const asked = new URL(page.url()).searchParams;
      expect(['dn', 'pn', 'bar', 'temp', 'torque'].map((name) => asked.get(name))).toEqual([
        '150',
        '16',
        '10',
        null,
        '300',
      ]);
    });

    test('what else the finder is asked for goes along with the inquiry, until it is taken back', async ({
      page,
    }) => {
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      const field = finderOf(page).getByRole('textbox', { name: words.sentence });
      await field.fill('DN50 220V 1-phase');
      await field.press('Enter');
      await expect(
        finderOf(page).getByRole('button', { name: words.remove('220 V') }),
      ).toBeVisible();
      const kept = page.getByText(/(?:함께 찾은 조건|Also looked for): .*220 V/);
      await page.goto(`/contact${words.query}`);
      await expect(kept).toBeVisible();
      // A finder without conditions takes back nothing; taking the condition back does.
      await page.goto(`/products${words.query}#finder`);
      await hydrated(page);
      await page.goto(`/contact${words.query}`);
      await expect(kept).toBeVisible();
      await page.goto(address(words.query, 'dn=50&volt=220'));
      await hydrated(page);
      const condition = finderOf(page).getByRole('button', { name: words.remove('220 V') });
      await condition.click();
      await expect(condition).toHaveCount(0);
      await expect(page).not.toHaveURL(/volt=220/);
      await page.goto(`/contact${words.query}`);
      await hydrated(page);
      await expect(kept).toHaveCount(0);
    });

    test('rows are compared and asked a quote for; the conditions go along for themselves, not as a note', async ({
      page,
    }) => {
      await page.goto(address(words.query, 'dn=150&pn=16&temp=180'));
      await hydrated(page);
      const table = finderOf(page).getByRole('table', { name: words.valves });
      await rowOf(table, '401N')
        .getByRole('checkbox', { name: words.compare('401N') })
        .check();
      // What has to be asked is as good.
      await rowOf(table, 'HT600')
        .getByRole('checkbox', { name: words.compare('HT600') })
        .check();
      const tray = page.getByRole('complementary', { name: words.tray });
      await expect(tray).toContainText('401N');
      await expect(tray).toContainText('HT600');
      await rowOf(table, 'HT600')
        .getByRole('button', { name: words.add('HT600') })
        .click();
      await expect(
        rowOf(table, 'HT600').getByRole('button', { name: words.added('HT600') }),
      ).toBeVisible();
      const counter = page.getByRole('button', { name: words.counter }).first();
      await expect(counter).toContainText('1');
      await counter.click();
      await expect(
        page.getByRole('dialog', { name: words.quote }).getByLabel(words.note),
      ).toHaveValue('');
      await expect(page).toHaveURL(/dn=150&pn=16&temp=180/);
    });

    test('"ask us" takes conditions and reason along', async ({ page }) => {
      await page.goto(address(words.query, 'dn=150&temp=180'));
      await hydrated(page);
      const table = finderOf(page).getByRole('table', { name: words.valves });
      await rowOf(table, 'HT600')
        .getByRole('link', { name: words.ask('HT600') })
        .click();
      await expect(page).toHaveURL(/\/contact/);
      await expect(
        page.getByRole('main').getByRole('textbox', { name: words.note, exact: true }).first(),
      ).toHaveValue(/^[^·]+$/);
      await expect(page).toHaveURL(/dn=150&temp=180/);
    });

    test('values and entries are in the visitor’s units, the address is not', async ({ page }) => {
      await page.goto(address(words.query, 'temp=200'));
      await hydrated(page);
      const table = finderOf(page).getByRole('table', { name: words.valves });
      const cell = rowOf(table, '401N').getByRole('cell').filter({ hasText: '200 °C' });
      await expect(cell).not.toContainText(words.mark);
      await finderOf(page)
        .getByRole('group', { name: words.units })
        .getByRole('button', { name: words.imperial })
        .click();
      await expect(rowOf(table, '401N')).toContainText('+392 °F');
      await expect(rowOf(table, '401N')).toContainText(words.mark);
      const field = finderOf(page).getByRole('textbox', { name: words.temperature });
      await expect(field).toHaveValue('392');
      await expect(
        finderOf(page).getByRole('button', { name: words.remove('392 °F') }),
      ).toBeVisible();
      // The stated limit itself is still within.
      await expect(rowOf(table.locator('tbody').first(), '401N')).toHaveCount(1);
      await field.fill('393');
      await expect(rowOf(table.locator('tbody').first(), '401N')).toHaveCount(0);
      // What may be entered is said in the visitor’s unit too.
      await field.fill('9999');
      await field.blur();
      await expect(field).toHaveAccessibleDescription(/−459 (~|to) 3,632 °F/);
      await field.fill('350');
      await expect(page).toHaveURL(/temp=176\.6667/);
      await expect(page).toHaveURL(/units=imperial/);
      await page.reload();
      await hydrated(page);
      await expect(field).toHaveValue('350');
      await field.fill('180 °C');
      await expect(page).toHaveURL(/temp=180&|temp=180#|temp=180$/);
    });

    test('finder, sizing and sleeve guide lead to each other', async ({ page }) => {
      await page.goto(address(words.query, 'torque=300&phase=3&temp=110'));
      await hydrated(page);
      await finderOf(page)
        .getByRole('region', { name: words.actuators })
        .getByRole('link', { name: words.sizing })
        .click();
      await expect(page).toHaveURL(/quarter-turn-480\?.*phase=3.*#sizing$/);
      const tool = page.getByRole('region', { name: words.sizing });
      await tool
        .getByRole('group', { name: words.units })
        .getByRole('button', { name: words.imperial })
        .click();
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('590');
      await tool.getByRole('textbox', { name: words.factor }).fill('1.3');
      await expect(tool.getByText(words.required)).toBeVisible();
      await expect(tool.getByRole('row', { name: /^480-110/ })).toContainText('811');
      // The supply goes along to the model's page, where it is chosen.
      await tool.getByRole('link', { name: '480-110' }).click();
      await expect(page).toHaveURL(/480-110\?.*phase=3/);
      await expect(page.getByRole('radio', { name: /380/ })).toBeChecked();
      await page.goBack();
      await tool.getByRole('link', { name: words.toFinder }).click();
      await expect(page).toHaveURL(/torque=1039\.91.*phase=3.*#finder$/);
      await page.goto(address(words.query, 'dn=50&temp=110'));
      await hydrated(page);
      const table = finderOf(page).getByRole('table', { name: words.valves });
      await rowOf(table, 'PQVF').getByRole('link', { name: words.sleeve }).click();
      await expect(page).toHaveURL(/pqvf\?.*sleeve=120.*#sleeve$/);
      const guide = page.getByRole('region', { name: words.sleeve });
      await expect(guide).toContainText('248 °F');
      await guide.getByRole('link', { name: words.pinch }).click();
      await expect(page).toHaveURL(
        /category=pinch-valve&temp=120.*#finder$|temp=120&category=pinch-valve.*#finder$/,
      );
    });

    test('what is typed before scripts run is asked for', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(`/products${words.query}#finder`, { waitUntil: 'commit' });
      await finderOf(page).getByRole('textbox', { name: words.temperature }).fill('110');
      await finderOf(page).getByRole('textbox', { name: words.torque }).fill('1,100 Nm');
      release();
      await expect(page).toHaveURL(/temp=110/);
      await expect(page).toHaveURL(/torque=1100/);
      await expect(finderOf(page).getByRole('textbox', { name: words.temperature })).toHaveValue(
        '110',
      );
    });

    test('on a phone the sizing is read without scrolling sideways, and rows of actuators stay low', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(
        `/products/special/quarter-turn-480?break=300&factor=1.3&phase=3&time=60${words.query.replace('?', '&')}`,
      );
      await hydrated(page);
      const table = page.getByRole('region', { name: words.sizing }).getByRole('table');
      // Flange, time and margin have no columns there.
      await expect(table.getByRole('row', { name: /^480-050/ })).toContainText(
        /F10\/F12.*31 s.*28\s%/,
      );
      expect(
        await table.evaluate(({ scrollWidth, parentElement }) => [
          scrollWidth <= innerWidth,
          parentElement?.scrollWidth === parentElement?.clientWidth,
        ]),
      ).toEqual([true, true]);

      for (const asked of [
        'torque=500',
        'torque=1000',
        'torque=1000&flange=F12',
        'torque=500&air=6',
        'dn=50',
        ...OF_VALVES,
      ]) {
        await page.goto(address(words.query, asked));
        await hydrated(page);
        const heights = await finderOf(page)
          .locator('tbody tr:has(th[scope=row])')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        expect(heights.length, asked).toBeGreaterThan(5);
        expect(Math.max(...heights), asked).toBeLessThanOrEqual(96);
      }
    });

    for (const narrow of [390, 820, 1024, 1200])
      test(`nothing is wider than a screen of ${narrow}`, async ({ page }) => {
        await page.setViewportSize({ width: narrow, height: 900 });
        await page.goto(
          address(words.query, 'dn=50&pn=16&temp=100&torque=300&volt=220&units=imperial'),
        );
        await hydrated(page);
        await expect(finderOf(page).getByText(words.mark).first()).toBeVisible();
        expect(await width(page)).toBeLessThanOrEqual(narrow);
      });
  });
}
