/** Whole errands by what a visitor came for: each from the home page to a receipt whose text stands in the database. */
import { expect } from '@playwright/test';

import { DESKTOP, expectReceipt, home, PHONE, tabTo, test } from './errand.ts';
import { pressInFooter, reload } from './hydrated.ts';
import { field, fillIn, LABELS, sendForm, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';
import { countPresses, write } from './presses.ts';

test.describe('ko at 390', () => {
  test.use({ viewport: PHONE });

  test('two products compared: what is not stated is asked, both are inquired for, a mistake is mended', async ({
    page,
    site,
  }) => {
    const main = await home(page, site.url, 'ko');
    await main.locator('a[href^="/products/sirca-valves"]').first().click();
    await expect(page).toHaveURL(/\/products\/sirca-valves/);
    await main.locator('a[href^="/products/sirca-valves/ball-valves"]').first().click();
    await expect(page).toHaveURL(/ball-valves/);
    for (const code of ['S10', 'S30'])
      await main.getByRole('checkbox', { name: `비교 ${code}`, exact: true }).check();
    await page
      .getByRole('complementary', { name: '비교할 제품' })
      .getByRole('link', { name: '비교하기' })
      .click();
    await expect(page).toHaveURL(/\/compare\?items=s10(,|%2C)s30/);
    await main.locator('summary', { hasText: '문의 항목' }).click();
    const ask = main.getByRole('button', { name: '호칭압력 PN 요청' });
    await ask.click();
    await expect(main.getByRole('button', { name: /^호칭압력 PN/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await main.getByRole('button', { name: '견적 목록에 담기' }).click();
    await pressInFooter(page, '문의하기');
    await expect(page).toHaveURL(/\/contact/);
    await main.getByLabel('수량', { exact: true }).first().fill('2');
    await fillIn(page, 'ko');
    // Mistyped: the form says where, and keeps everything else.
    await field(page, 'ko', 'email').fill('hong.example.com');
    await submitButton(page, 'ko').click();
    await expect(page.getByRole('alert').getByRole('link', { name: /이메일/ })).toBeVisible();
    await field(page, 'ko', 'email').fill(VALUES.email);
    await submitButton(page, 'ko').click();
    const said = ['SIRCA S10', 'SIRCA S30', '수량 2', '[문의 항목]\n1. S30: '];
    await expectReceipt(page, site.read, 'ko', said);
  });
});

test.describe('en at 390', () => {
  test.use({ viewport: PHONE });

  test('a model of the 480 series is chosen from its table; who comes back later finds two on the list, and asks', async ({
    page: today,
    context,
    site,
  }) => {
    const main = await home(today, site.url, 'en');
    await pressInFooter(today, 'Special Actuators');
    await main.locator('a[href^="/products/special/quarter-turn-480"]').first().click();
    await expect(today).toHaveURL(/quarter-turn-480/);
    await main.getByRole('radio', { name: 'Model 480-050' }).check();
    await main.getByRole('button', { name: 'Increase quantity of 480-050' }).click();
    await main.getByRole('button', { name: /^Add to quote list/ }).click();
    await expect(
      today.getByRole('button', { name: /^Quote list\s*, 1 product$/ }).first(),
    ).toBeVisible();
    await today.close();

    const page = await context.newPage();
    await home(page, site.url, 'en');
    await page.getByRole('button', { name: /^Quote list\s*, 1 product$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Request/ })
      .click();
    await expect(page).toHaveURL(/\/contact/);
    await sendForm(page, 'en');
    await expectReceipt(page, site.read, 'en', ['480-050', 'Quantity 2']);
  });
});

test.describe('ko at 1440', () => {
  test.use({ viewport: DESKTOP });

  test('a search without the right result goes into the inquiry with its words, past a missing field, a bad address, Back, a reload and a lost network', async ({
    page,
    context,
    site,
  }) => {
    const presses = await countPresses(context);
    await home(page, site.url, 'ko');
    await page.getByRole('combobox', { name: '검색' }).fill('수소 배관 시공 zzz');
    const asks = page.getByRole('listbox').getByRole('option').last();
    await expect(asks).toContainText('이 검색어로 문의');
    // The last row: the arrows go round.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact/);
    const email = field(page, 'ko', 'email');
    for (const name of ['companyName', 'name', 'phone'] as const)
      await write(field(page, 'ko', name), VALUES[name]);
    await submitButton(page, 'ko').click();
    const wrong = page.getByRole('alert').getByRole('link', { name: /이메일/ });
    await expect(wrong).toBeVisible();
    await write(email, 'hong.example.com');
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.goForward();
    await expect(email).toHaveValue('hong.example.com');
    await reload(page);
    await expect(field(page, 'ko', 'companyName')).toHaveValue(VALUES.companyName);
    await submitButton(page, 'ko').click();
    await expect(wrong).toBeVisible();
    await write(email, VALUES.email);
    await field(page, 'ko', 'fax').fill(VALUES.fax);
    await field(page, 'ko', 'inquiry').fill(VALUES.inquiry);
    await context.setOffline(true);
    await submitButton(page, 'ko').click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText('서버에 연결하지 못했습니다.');
    await context.setOffline(false);
    await alert.getByRole('button', { name: '다시 보내기' }).click();
    await expectReceipt(page, site.read, 'ko', ['[문의 항목]', '수소 배관 시공 zzz']);
    presses.expectFew('mishaps');
  });
});

test.describe('en at 1440', () => {
  test.use({ viewport: DESKTOP });

  test('by keyboard alone: a condition, a product of the result, a quantity, the form', async ({
    page,
    site,
  }) => {
    const main = await home(page, site.url, 'en');
    await tabTo(page, main.getByRole('textbox', { name: 'Nominal size' }));
    await page.keyboard.type('DN80');
    await page.keyboard.press('Enter');
    const table = page.locator('#finder').getByRole('table', { name: 'Valves' });
    await tabTo(page, table.getByRole('link', { name: 'PQVF', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/pqvf\/pqvf\?.*dn=80/);
    await tabTo(page, main.getByRole('textbox', { name: 'Quantity', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await tabTo(page, main.getByRole('link', { name: 'Request Quote', exact: true }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact/);
    await expect(main.getByLabel('Quantity', { exact: true })).toHaveValue('5');
    for (const name of Object.keys(LABELS.en) as (keyof typeof VALUES)[]) {
      await tabTo(page, field(page, 'en', name));
      await page.keyboard.insertText(VALUES[name]);
    }
    await tabTo(page, submitButton(page, 'en'));
    await page.keyboard.press('Enter');
    const said = ['PQVF DN 80 | ', 'Quantity 5', '[Operating point]\nNominal size: DN 80'];
    await expectReceipt(page, site.read, 'en', said);
    await expect(page.getByRole('status').filter({ hasText: SUCCESS.en[0] })).toBeFocused();
  });
});
