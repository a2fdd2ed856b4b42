/** Whole errands: from the home page, by links and buttons, to a receipt whose text stands in the database. */
import { expect } from '@playwright/test';

import { DESKTOP, expectReceipt, home, PHONE, tabTo, test } from './errand.ts';
import { hydrated, pressInFooter, reload } from './hydrated.ts';
import { field, fillIn, LABELS, sendForm, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';

test.describe('en at 1440', () => {
  test.use({ viewport: DESKTOP });

  test('category, preview, product: its size, a quantity and a note reach the receipt', async ({
    page,
    site,
  }) => {
    const main = await home(page, site.url, 'en');
    await main.locator('a[href^="/products/pinch-valve"]').first().click();
    // The address changes before the page does, and the home page links to the product as well.
    await expect(main.getByRole('heading', { level: 1, name: 'Pinch Valve' })).toBeVisible();
    await hydrated(page);
    await main.locator('a[href^="/products/pinch-valve/pqvf/pqvf"]').first().click();
    const details = page.getByRole('dialog').locator('a[href^="/products/pinch-valve/pqvf/pqvf"]');
    await details.first().click();
    await expect(page).toHaveURL(/\/pqvf\/pqvf/);
    await hydrated(page);
    await main.getByRole('radio', { name: 'DN 80', exact: true }).check();
    await expect(page).toHaveURL(/dn=80/);
    await main.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3');
    await main.getByRole('link', { name: 'Request Quote', exact: true }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await main.getByRole('textbox', { name: 'Note' }).fill('spare');
    await main.getByLabel('Quantity', { exact: true }).fill('6');
    await sendForm(page, 'en');
    const said = ['PQVF DN 80 | ', 'Quantity 6', 'Note: spare'];
    await expectReceipt(page, site.read, 'en', said);
  });
});

test.describe('ko at 390', () => {
  test.use({ viewport: PHONE });

  test('conditions, a question, a sizing and the list survive a reload and a change of language', async ({
    page,
    site,
  }) => {
    const main = await home(page, site.url, 'ko');
    const strip = main.locator('form').first();
    await strip.getByRole('textbox', { name: '호칭경' }).fill('DN80');
    await strip.getByRole('textbox', { name: '유체 온도' }).fill('60');
    await strip.getByRole('button', { name: '찾기' }).click();
    const table = page.locator('#finder').getByRole('table', { name: '밸브' });
    await table.getByRole('link', { name: 'PQVF', exact: true }).click();
    await expect(page).toHaveURL(/pqvf\/pqvf\?.*dn=80&temp=60/);
    await main.getByRole('textbox', { name: '수량', exact: true }).fill('4');
    await main.getByRole('button', { name: '중량', exact: true }).click();
    await main.getByRole('button', { name: '견적 목록에 담기' }).first().click();
    const counter = page.getByRole('button', { name: /^견적 목록\s*, 제품 \d+개/ }).first();
    await expect(counter).toContainText('2');

    // The actuator, by the footer's links; its torque is worked out there.
    await pressInFooter(page, '특수 액추에이터');
    await main.locator('a[href^="/products/special/quarter-turn-480"]').first().click();
    const tool = page.getByRole('region', { name: '밸브 토크로 모델 선택' });
    await tool.getByRole('textbox', { name: '개방 토크' }).fill('80');
    await tool.getByRole('textbox', { name: '안전율' }).fill('1.3');
    await expect(page).toHaveURL(/torque=104/);
    await pressInFooter(page, '문의하기');
    await expect(page).toHaveURL(/\/contact/);
    await fillIn(page, 'ko');
    // The list holds no actuator: the calculation goes along only when it is told to.
    const sizing = main.getByRole('region', { name: '토크 계산' });
    await sizing.getByRole('button', { name: '다시 넣기' }).click();
    await expect(sizing.getByRole('button', { name: '넣지 않기' })).toBeVisible();
    await expect(sizing).toContainText(
      '밸브 토크 80 Nm × 안전율 1.3 = 필요 토크 104 Nm, 조건을 충족하는 모델: 480-',
    );

    await reload(page);
    await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);
    await pressInFooter(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(field(page, 'en', 'companyName')).toHaveValue(VALUES.companyName);
    await expect(field(page, 'en', 'inquiry')).toHaveValue(VALUES.inquiry);
    await submitButton(page, 'en').click();
    await expectReceipt(page, site.read, 'en', [
      'PQVF DN 80 | ',
      'Quantity 4',
      '[Operating point]\nNominal size: DN 80\nMedium temperature: 60 °C',
      'Valve torque 80 Nm × safety factor 1.3 = torque required 104 Nm, models that meet the conditions: 480-',
      '[Questions]',
    ]);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: DESKTOP });

  test('search, product, quantity, form: every press is a key', async ({ page, site }) => {
    const main = await home(page, site.url, 'ko');
    await page.keyboard.press('/');
    await page.keyboard.type('PQVF');
    await expect(page.getByRole('combobox').first()).toHaveValue('PQVF');
    await expect(page.getByRole('option').first()).toContainText('PQVF');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pqvf\/pqvf/);
    await tabTo(page, main.getByRole('textbox', { name: '수량', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await tabTo(page, main.getByRole('link', { name: '견적 요청', exact: true }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact/);
    await expect(main.getByLabel('수량', { exact: true })).toHaveValue('12');
    for (const name of Object.keys(LABELS.ko) as (keyof typeof VALUES)[]) {
      await tabTo(page, field(page, 'ko', name));
      await page.keyboard.insertText(VALUES[name]);
    }
    await tabTo(page, submitButton(page, 'ko'));
    await page.keyboard.press('Enter');
    await expectReceipt(page, site.read, 'ko', ['PQVF', '수량 12']);
    await expect(page.getByRole('status').filter({ hasText: SUCCESS.ko[0] })).toBeFocused();
    // The window's name says it too.
    await expect(page).toHaveTitle(new RegExp(`^${SUCCESS.ko[0]}`));
  });
});
