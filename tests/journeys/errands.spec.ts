/** Whole errands: from the home page, by links and buttons, to a receipt whose text stands in the database. */
import { expect } from '@playwright/test';

import { DESKTOP, expectReceipt, home, PHONE, tabTo, test } from './errand.ts';
import { hydrated } from './hydrated.ts';
import { field, fillIn, LABELS, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';

const WORDS = {
  ko: {
    quote: '견적 요청',
    quantity: '수량',
    note: '비고',
    size: '호칭경',
    temperature: '유체 온도',
    find: '찾기',
    valves: '밸브',
    ask: /^요청 /,
    add: '견적 목록에 담기',
    counter: /^견적 목록\s*, 제품 \d+개$/,
    pinchValves: '핀치 밸브',
    list: '견적 목록',
    special: '특수 액추에이터',
    sizing: '밸브 토크로 모델 고르기',
    breakTorque: '개방 토크',
    factor: '안전율',
    inquire: '문의하기',
    quantityOf: (count: number) => `수량 ${count}`,
    noteOf: (note: string) => `비고: ${note}`,
    point: '[사용 조건]\n호칭경: DN 80\n유체 온도: 60 °C',
    sized: '밸브 토크 80 Nm × 안전율 1.3 = 필요 토크 104 Nm, 조건을 충족하는 모델: 480-',
    questions: '[확인 요청]',
  },
  en: {
    quote: 'Request Quote',
    quantity: 'Quantity',
    note: 'Note',
    size: 'Nominal size',
    temperature: 'Medium temperature',
    find: 'Find',
    valves: 'Valves',
    ask: /^Ask /,
    add: 'Add to quote list',
    counter: /^Quote list\s*, \d+ products?$/,
    pinchValves: 'Pinch Valve',
    list: 'Quote list',
    special: 'Special Actuators',
    sizing: 'Sizing for a valve',
    breakTorque: 'Break torque',
    factor: 'Safety factor',
    inquire: 'Contact',
    quantityOf: (count: number) => `Quantity ${count}`,
    noteOf: (note: string) => `Note: ${note}`,
    point: '[Operating point]\nNominal size: DN 80\nMedium temperature: 60 °C',
    sized:
      'Valve torque 80 Nm × safety factor 1.3 = torque required 104 Nm, models that meet the conditions: 480-',
    questions: '[Please state]',
  },
} as const;

for (const [language, viewport] of [
  ['ko', DESKTOP],
  ['en', PHONE],
] as const) {
  const words = WORDS[language];
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test('category, preview, product: a quantity and a note reach the receipt', async ({
      page,
      site,
    }) => {
      const main = await home(page, site.url, language);
      await main.locator('a[href^="/products/pinch-valve"]').first().click();
      // The address changes before the page does, and the home page links to the product as well.
      await expect(main.getByRole('heading', { level: 1, name: words.pinchValves })).toBeVisible();
      await main.locator('a[href^="/products/pinch-valve/pqvf/pqvf"]').first().click();
      const details = page
        .getByRole('dialog')
        .locator('a[href^="/products/pinch-valve/pqvf/pqvf"]');
      await details.first().click();
      await expect(page).toHaveURL(/\/pqvf\/pqvf/);
      await main.getByRole('link', { name: words.quote }).first().click();
      await expect(page).toHaveURL(/\/contact/);
      await main.getByRole('textbox', { name: words.note }).fill('예비품');
      await main.getByLabel(words.quantity, { exact: true }).fill('6');
      await fillIn(page, language);
      await submitButton(page, language).click();
      const said = ['PQVF', words.quantityOf(6), words.noteOf('예비품')];
      await expectReceipt(page, site.read, language, said);
    });
  });
}

for (const [language, viewport] of [
  ['ko', PHONE],
  ['en', DESKTOP],
] as const) {
  const words = WORDS[language];
  const other = language === 'ko' ? 'en' : 'ko';
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test('conditions, a question, a sizing and the list survive a reload and a change of language', async ({
      page,
      site,
    }) => {
      const main = await home(page, site.url, language);
      const strip = main.locator('form').first();
      await strip.getByRole('textbox', { name: words.size }).fill('DN80');
      await strip.getByRole('textbox', { name: words.temperature }).fill('60');
      await strip.getByRole('button', { name: words.find }).click();
      const table = page.locator('#finder').getByRole('table', { name: words.valves });
      await table.getByRole('link', { name: 'PQVF', exact: true }).click();
      await expect(page).toHaveURL(/pqvf\/pqvf\?.*dn=80&temp=60/);
      await main.getByRole('textbox', { name: words.quantity, exact: true }).fill('4');
      await main.getByRole('button', { name: words.ask }).first().click();
      await main.getByRole('button', { name: words.add }).first().click();
      await expect(page.getByRole('button', { name: words.counter }).first()).toContainText('1');

      // The actuator, by the footer's links; its torque is worked out there.
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: words.special, exact: true }).click();
      await main.locator('a[href^="/products/special/quarter-turn-480"]').first().click();
      const tool = page.getByRole('region', { name: words.sizing });
      await tool.getByRole('textbox', { name: words.breakTorque }).fill('80');
      await tool.getByRole('textbox', { name: words.factor }).fill('1.3');
      await expect(page).toHaveURL(/torque=104/);
      await footer.getByRole('link', { name: words.inquire, exact: true }).first().click();
      await expect(page).toHaveURL(/\/contact/);
      await fillIn(page, language);
      await expect(main).toContainText(words.sized);

      await page.reload();
      await hydrated(page);
      await expect(field(page, language, 'inquiry')).toHaveValue(VALUES.inquiry);
      const names = { ko: '한국어', en: 'English' };
      await footer.getByRole('link', { name: names[other], exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(field(page, other, 'companyName')).toHaveValue(VALUES.companyName);
      await expect(field(page, other, 'inquiry')).toHaveValue(VALUES.inquiry);
      await submitButton(page, other).click();
      const theirs = WORDS[other];
      const said = [
        `PQVF DN 80 | `,
        theirs.quantityOf(4),
        theirs.point,
        theirs.sized,
        theirs.questions,
      ];
      await expectReceipt(page, site.read, other, said);
    });
  });
}

test.describe('by keyboard alone', () => {
  test.use({ viewport: DESKTOP });

  for (const language of ['ko', 'en'] as const)
    test(`search, product, quantity, form: every press is a key (${language})`, async ({
      page,
      site,
    }) => {
      const words = WORDS[language];
      const main = await home(page, site.url, language);
      await page.keyboard.press('/');
      await page.keyboard.type('PQVF');
      await expect(page.getByRole('combobox').first()).toHaveValue('PQVF');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?.*q=PQVF/);
      await tabTo(page, main.locator('a[href^="/products/pinch-valve/pqvf/pqvf"]').first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/pqvf\/pqvf/);
      await tabTo(page, main.getByRole('textbox', { name: words.quantity, exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('12');
      await tabTo(page, main.getByRole('link', { name: words.quote, exact: true }).first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/contact/);
      await expect(main.getByLabel(words.quantity, { exact: true })).toHaveValue('12');
      for (const name of Object.keys(LABELS.ko) as (keyof typeof VALUES)[]) {
        await tabTo(page, field(page, language, name));
        await page.keyboard.insertText(VALUES[name]);
      }
      await tabTo(page, submitButton(page, language));
      await page.keyboard.press('Enter');
      await expectReceipt(page, site.read, language, ['PQVF', words.quantityOf(12)]);
      await expect(
        page.getByRole('status').filter({ hasText: SUCCESS[language][0] }),
      ).toBeFocused();
      // The window's name says it too.
      await expect(page).toHaveTitle(new RegExp(`^${SUCCESS[language][0]}`));
    });
});
