/**
 * What buyers and engineers come for, done as they would: Korean on a phone, English on a laptop, a list from Excel at a desk. Each errand
 * begins at the home page, the sent ones are read back from the database, and all together take few presses (presses.ts).
 */
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { home, PHONE, test } from './errand.ts';
import { flat, readPdf } from '#tests/pdf.ts';

import { goTo } from './hydrated.ts';
import { field, type FormLanguage, SUBMIT, SUCCESS, VALUES } from './inquiry-form.ts';
import { countPresses, write } from './presses.ts';
import { storedQuestions, storedQuote } from './stored-quote.ts';

const LAPTOP = { width: 1280, height: 800 };
const SENDER = ['companyName', 'name', 'phone', 'email'] as const;
const TAKE = { ko: '이대로 입력', en: 'Use these details' } as const;

/** Who is new fills the fields in; later what was written the time before is offered. */
async function nameSender(page: Page, language: FormLanguage, isNew = false): Promise<void> {
  if (isNew) for (const name of SENDER) await write(field(page, language, name), VALUES[name]);
  else await page.getByRole('button', { name: TAKE[language] }).click();
  await expect(field(page, language, 'companyName')).toHaveValue(VALUES.companyName);
}

/** Sends, and returns what the staff read. */
async function send(
  page: Page,
  language: FormLanguage,
  read: (receipt: string) => { inquiry: string },
): Promise<string> {
  await page.getByRole('button', { name: SUBMIT[language] }).click();
  const status = page.getByRole('status').filter({ hasText: SUCCESS[language][0] });
  await expect(status).toBeVisible();
  const { inquiry } = read(/GM-\d{8}-\d{3}/.exec(await status.innerText())?.[0] ?? '');
  return inquiry;
}

/** `/`, words, and Enter for what is found first. */
async function searchFor(page: Page, words: string, first: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.insertText(words);
  await expect(page.getByRole('option').first()).toContainText(first);
  await page.keyboard.press('Enter');
}

test.describe('Korean on a phone', () => {
  test.use({ viewport: PHONE });

  test('where you are, what is found, what is protected, a sleeve for tomorrow, a torque, a retrofit and a service', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const presses = await countPresses(context);
    const main = await home(page, site.url, 'ko');

    await test.step('telephone, address, way by public transport', async () => {
      await expect(page.getByRole('link', { name: /^전화 02-/ })).toHaveAttribute('href', /^tel:/);
      await page.getByRole('button', { name: '메뉴 열기' }).click();
      await page
        .getByRole('navigation', { name: '모바일 메뉴' })
        .getByRole('link', { name: '오시는 길' })
        .click();
      await expect(main).toContainText('호선');
      presses.expectFew('visit');
    });

    await test.step('search: a code run together, initial letters, a size, what nobody has', async () => {
      await home(page, site.url, 'ko');
      await page.getByRole('button', { name: '검색' }).click();
      const field = page.getByRole('dialog').getByRole('combobox');
      const options = page.getByRole('listbox').getByRole('option');
      await field.fill('480050');
      await expect(options.first()).toContainText('480-050');
      await field.fill('ㅂㅌㅍㄹㅇ');
      await expect(options.first()).toContainText('버터플라이 밸브');
      await field.fill('50A 볼밸브');
      await expect(options.first()).toContainText('DN 50 · 볼');
      await expect(options.nth(1)).toContainText('S20');
      await field.fill('방폭');
      await expect(options.first()).toContainText('이 검색어로 문의');
      await expect(page.getByRole('dialog')).toContainText('방폭 표기가 있는 제품은 없습니다.');
      presses.expectFew('search');
    });

    await test.step('a sleeve for PQVF DN 50 that is needed tomorrow: the number is called', async () => {
      await home(page, site.url, 'ko');
      const call = page.getByRole('link', { name: /^전화 02-/ });
      await expect(call).toBeInViewport();
      await expect(call).toHaveAttribute('href', /^tel:\+82/);
      // No program of this machine takes the call, nor asks whether it may.
      await call.evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault()),
      );
      await call.click();
      presses.expectFew('sleeve');
    });

    await test.step('duty, ambient temperature and IP of the electric actuators: read, a line of it copied, printed', async () => {
      await home(page, site.url, 'ko');
      await page.getByRole('button', { name: '검색' }).click();
      await page.getByRole('dialog').getByRole('combobox').fill('전동 운전 정격');
      await page
        .locator('[role=option][href^="/products/electric/electric-features"]')
        .first()
        .click();
      await expect(page).toHaveURL(/\/products\/electric\/electric-features/);
      const row = (name: string) => main.getByRole('row').filter({ hasText: name });
      await expect(row('비례제어 (단속 정격)')).toContainText('S4');
      await expect(row('고온형 (옵션)')).toContainText('+120 °C');
      await expect(main.getByRole('cell', { name: 'IP67', exact: true })).toBeVisible();
      await row('온오프 (단시간 정격)').selectText();
      await page.keyboard.press('Control+c');
      const line = await page.evaluate(() => navigator.clipboard.readText());
      expect(line.trim()).toMatch(/^온오프 \(단시간 정격\)\s+S2-15분$/);
      const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
      const sheets = flat(pages.map(({ text }) => text).join(''));
      for (const words of [line, '−60~+60°C', 'IP67', 'electric/electric-features'])
        expect(sheets).toContain(flat(words));
      presses.expectFew('protection');
    });

    await test.step('the torque of AP8 at 6 bar is asked', async () => {
      await home(page, site.url, 'ko');
      await page.getByRole('button', { name: '검색' }).click();
      await page.getByRole('dialog').getByRole('combobox').fill('AP8 복동 조작 공기 6 bar 토크');
      await expect(page.getByRole('option').filter({ hasText: 'AP-DA' }).first()).toBeVisible();
      await page.getByRole('option').filter({ hasText: '이 검색어로 문의' }).click();
      await nameSender(page, 'ko', true);
      const inquiry = await send(page, 'ko', site.read);
      expect(inquiry).toContain('[문의 항목]\n1. AP8 복동 조작 공기 6 bar 토크');
      presses.expectFew('torque');
    });

    await test.step('a gate valve is to be retrofitted', async () => {
      await home(page, site.url, 'ko');
      await main.getByRole('link', { name: '수동 밸브를 구동 밸브로 개조합니다.' }).click();
      await expect(page).toHaveURL(/kind=retrofit/);
      await write(main.getByLabel('밸브 종류·제품'), '게이트 밸브');
      await write(main.getByLabel('호칭경'), 'DN 300');
      await nameSender(page, 'ko');
      const inquiry = await send(page, 'ko', site.read);
      expect(inquiry).toContain('[문의 종류]\n개조');
      expect(inquiry).toContain('[설치된 밸브]\n밸브 종류·제품: 게이트 밸브\n호칭경: DN 300');
      presses.expectFew('retrofit');
    });

    await test.step('an installed 480-050 needs service', async () => {
      await home(page, site.url, 'ko');
      await page.getByRole('link', { name: '고객센터' }).click();
      await expect(main.getByRole('radio', { name: 'A/S' })).toBeChecked();
      // What was written of the gate valve has gone with it.
      await expect(main.getByLabel('호칭경')).toHaveValue('');
      await write(main.getByLabel('제품·모델'), '480-050');
      await write(main.getByLabel('증상'), '닫힘 위치에서 멈추지 않음');
      await nameSender(page, 'ko');
      expect(await send(page, 'ko', site.read)).toBe(
        '[문의 종류]\nA/S\n\n[설치된 제품]\n제품·모델: 480-050\n증상 (언제, 어떤 동작에서): 닫힘 위치에서 멈추지 않음\n\n[문의 내용]',
      );
      presses.expectFew('service');
    });
  });
});

test.describe('English on a laptop', () => {
  test.use({ viewport: LAPTOP, locale: 'en-GB' });

  test('a valve for steam, an actuator for a butterfly valve, three compared, slurry, LNG, and an address that came by mail', async ({
    page,
    context,
    browser,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const presses = await countPresses(context);
    const main = await home(page, site.url, 'en');

    await test.step('DN 150, 10 bar, water of 180 °C: what is in range, a data sheet, a price for 4', async () => {
      await searchFor(page, 'DN 150, 10 bar, water of 180 °C', 'DN 150');
      const table = page.locator('#finder').getByRole('table', { name: 'Valves' });
      for (const code of ['301TSS', '401N', 'S30', '501M', 'HT600'])
        await expect(table.getByRole('rowheader', { name: code, exact: true })).toBeVisible();
      await table.getByRole('link', { name: 'S30', exact: true }).click();
      await expect(page).toHaveURL(/\/s30\?/);
      const sheet = main
        .locator('#files')
        .getByRole('link', { name: /English/ })
        .first();
      // Beside the page: the one Chromium shows a PDF, the other stores it.
      const sent = context.waitForEvent('response', (answer) =>
        answer.url().endsWith('/files/s30-en.pdf'),
      );
      await sheet.click({ button: 'middle' });
      expect((await sent).ok()).toBe(true);
      await write(main.getByRole('textbox', { name: 'Quantity', exact: true }), '4');
      await main.getByRole('link', { name: 'Request Quote', exact: true }).first().click();
      await nameSender(page, 'en', true);
      const inquiry = await send(page, 'en', site.read);
      expect(inquiry).toContain('1. SIRCA S30 DN 150 | Ball valve | SIRCA Valves | Quantity 4');
      expect(inquiry).toContain(
        '[Operating point]\nNominal size: DN 150\nPressure: 10 bar\nMedium temperature: 180 °C',
      );
      presses.expectFew('range');
      // The next inquiry would take the conditions along: they are cleared, and could be brought back.
      await main.getByRole('button', { name: 'Clear the operating point' }).click();
      await expect(main).toContainText('The operating point is cleared.');
      presses.restart();
    });

    await test.step('an actuator for 180 Nm with a factor of 1.3, single-phase 220 V: flange, time, a STEP file asked for, on the list', async () => {
      await home(page, site.url, 'en');
      await searchFor(page, 'actuator sizing', 'Electric actuator sizing');
      const tool = page.getByRole('region', { name: 'Sizing for a valve' });
      await write(tool.getByRole('textbox', { name: 'Break torque' }), '180');
      await write(tool.getByRole('textbox', { name: 'Safety factor' }), '1.3');
      await presses.choose(tool.getByRole('combobox').first(), 'Single-phase 110–220 V');
      await expect(tool).toContainText('Required torque = 180 Nm × 1.3');
      await tool.getByRole('link', { name: '480-025', exact: true }).first().click();
      await expect(page).toHaveURL(/480-025/);
      await expect(main).toContainText('F07/F10');
      await expect(main).toContainText('26 s');
      await main
        .getByRole('button', { name: /^Add to quote list/ })
        .first()
        .click();
      await main.locator('summary', { hasText: 'Questions' }).click();
      await main.getByRole('button', { name: /^CAD/ }).click();
      presses.expectFew('sizing');
      expect(await storedQuote(page)).toEqual(['480-025 × 1, phase 1']);
      expect(await storedQuestions(page)).toEqual(['480-025: CAD (STEP, DXF)']);
      // What the inquiry would take along.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(main).toContainText(
        '180 Nm × safety factor 1.3 = torque required 234 Nm, single-phase',
      );
      await expect(main).toContainText('Single-phase 110–220 V');
      presses.restart();
    });

    await test.step('PQVF DN 80, slurry of 95 °C: sleeve, DXF, a dimension in inches', async () => {
      await home(page, site.url, 'en');
      await searchFor(page, 'PQVF DN 80, abrasive slurry of 95 °C', 'PQVF DN 80');
      await expect(page).toHaveURL(/\/pqvf\?dn=80&temp=95/);
      await expect(main.getByRole('row', { name: /^NR LQ-black/ })).toContainText('+100');
      const files = main.locator('#files').getByRole('listitem');
      await expect(files.first()).toContainText('DN 80');
      const download = page.waitForEvent('download');
      await files.nth(1).getByRole('link', { name: /^DXF/ }).click();
      expect((await download).suggestedFilename()).toBe('pqvf-dn80.dxf');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Imperial' }).click();
      await expect(main.getByRole('row').filter({ hasText: '8.90' })).toHaveText(/^80/);
      presses.expectFew('slurry');
    });

    await test.step('its size stays with it: an inquiry about another product goes without', async () => {
      await goTo(page, `${site.url}/contact?lang=en&product=s30`);
      await expect(main).toContainText(
        'Conditions that you chose for something else are left out.',
      );
      // The calculation of the errand before is left out as well.
      await main.getByRole('button', { name: 'Put it in again' }).first().click();
      await expect(main).not.toContainText('are left out.');
      // What was looked for in a list is of no use to what it does not fit.
      await page.evaluate(() => {
        for (const key of ['point', 'point-origin', 'entries', 'goes-along'])
          localStorage.removeItem(`gamasan.${key}`);
      });
      await goTo(page, `${site.url}/products?lang=en&dn=150&bar=10&temp=180#finder`);
      await goTo(page, `${site.url}/contact?lang=en&product=480-050`);
      await expect(main).toContainText(
        'Conditions that you chose for something else are left out.',
      );
      presses.restart();
    });

    await test.step('S10, S30 and S50 compared at 200 °C, the address copied and opened elsewhere', async () => {
      await page.evaluate(() => {
        for (const key of ['gamasan.point', 'gamasan.quote', 'gamasan.sizing', 'gamasan.units'])
          localStorage.removeItem(key);
      });
      await home(page, site.url, 'en');
      await searchFor(page, 'ball valve 200 °C', '200 °C · Ball');
      for (const code of ['S10', 'S30', 'S50'])
        await main.getByRole('checkbox', { name: `Compare ${code}`, exact: true }).check();
      await page.getByRole('complementary').getByRole('link', { name: 'Compare' }).click();
      await expect(page).toHaveURL(/items=s10/);
      await page.getByRole('button', { name: 'Share' }).first().click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const elsewhere = await browser.newPage({ locale: 'ko-KR' });
      await goTo(elsewhere, copied);
      await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
      for (const words of ['S10', 'S30', 'S50', '200 °C', 'Exactly at the temperature limit'])
        await expect(elsewhere.locator('body')).toContainText(words);
      await elsewhere.close();
      presses.expectFew('comparison');
    });

    await test.step('LNG, −196 °C, DN 200: found by search, and asked', async () => {
      await home(page, site.url, 'en');
      await page.keyboard.press('/');
      await page.keyboard.insertText('LNG, −196 °C, DN 200');
      const option = page.getByRole('option').filter({ hasText: 'SIRCA 501M' });
      await option.click();
      await expect(page).toHaveURL(/501m\?dn=200&temp=-196/);
      await main.getByRole('link', { name: 'Request Quote', exact: true }).first().click();
      await write(field(page, 'en', 'inquiry'), 'LNG');
      await nameSender(page, 'en');
      const inquiry = await send(page, 'en', site.read);
      expect(inquiry).toContain('. SIRCA 501M DN 200 | ');
      expect(inquiry).toContain('Medium temperature: −196 °C');
      presses.expectFew('cryogenic');
    });

    await test.step('an address that came by mail, on another machine', async () => {
      const machine = await browser.newContext({ viewport: LAPTOP, locale: 'en-GB' });
      const counted = await countPresses(machine);
      const mailed = await machine.newPage();
      await goTo(mailed, `${site.url}/contact?lang=en&product=s40~dn50~4&product=480-050~~2~ph3`);
      await nameSender(mailed, 'en', true);
      const inquiry = await send(mailed, 'en', site.read);
      expect(inquiry).toContain('1. SIRCA S40 DN 50 | Ball valve | SIRCA Valves | Quantity 4');
      expect(inquiry).toContain('Quantity 2 | Note: Three-phase 380–440 V');
      counted.expectFew('mailed');
      await machine.close();
    });
  });
});

test.describe('a list from Excel', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('eight lines are pasted, mended and sent, row by row, and once more for a second site', async ({
    page,
    context,
    site,
  }) => {
    const tender = await readFile('tests/facts/measure/lists/03-tender-of-eight.txt', 'utf8');
    const presses = await countPresses(context);
    const main = await home(page, site.url, 'ko');
    const dialog = page.getByRole('dialog', { name: '목록 붙여넣기' });
    const row = (tag: string) =>
      dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tag }) });
    // The empty quote list leads on.
    const openList = async () => {
      await page
        .getByRole('button', { name: /^견적 목록/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /목록 붙여넣기/ })
        .click();
    };
    await openList();
    await write(dialog.getByRole('textbox'), tender);
    await expect(dialog.getByRole('status').first()).toHaveText(
      '8개 품목 · 5개 찾음 · 3개 원문 전달',
    );
    await expect(row('P-101')).toContainText('범위 내');
    await expect(row('P-103')).toContainText('최고 +70 °C');
    await expect(row('P-103')).toContainText('범위 내 5종');
    // One that is in range instead, and a condition that the row does not say.
    await presses.choose(row('P-103').getByRole('combobox', { name: 'P-103: 제품 선택' }), '401N');
    presses.pause();
    await row('P-104').getByRole('button', { name: 'P-104: 유체 온도 입력' }).click();
    await row('P-104').getByRole('textbox').fill('150');
    await page.keyboard.press('Enter');
    await expect(row('P-104')).toContainText('유체 온도 150');
    // Closed, it keeps the list and what was chosen.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openList();
    await expect(dialog.getByRole('textbox').first()).toHaveValue(tender);
    await expect(row('P-103').getByRole('combobox').first()).toHaveValue('401n');
    await expect(row('P-103')).toContainText('범위 내');
    presses.goOn();
    await dialog.getByRole('button', { name: '8개 품목 담기' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '견적 요청' }).click();
    await expect(page).toHaveURL(/\/contact/);
    await nameSender(page, 'ko', true);
    const inquiry = await send(page, 'ko', site.read);
    expect(inquiry).toContain(
      '1. SIRCA S10 DN 50 | 볼 밸브 | SIRCA 밸브 | 수량 4 | 위치 P-101 | 원문: 볼밸브 50A PN16 120℃',
    );
    expect(inquiry).toContain('3. SIRCA 401N DN 200 | ');
    expect(inquiry).toMatch(/4\. SIRCA S30 DN 150 .*비고: 유체 온도 150/);
    expect(inquiry).toContain('6. 체크밸브 80A 10K | 수량 2 | 위치 P-105');
    const receipt = page.getByRole('article', { name: '문의 접수증' });
    await expect(receipt.getByRole('columnheader', { name: '위치' })).toBeVisible();
    await expect(receipt.getByRole('row').filter({ hasText: 'P-106' })).toContainText(
      'Y형 스트레이너 65A',
    );
    presses.expectFew('tender');

    await test.step('once more, for a second site', async () => {
      await main.getByRole('button', { name: '견적 목록 되돌리기' }).click();
      await main.getByRole('button', { name: '새 문의 작성' }).click();
      await write(field(page, 'ko', 'inquiry'), '제2공장\nP-201\t핀치밸브 80A\t2');
      await nameSender(page, 'ko');
      const second = await send(page, 'ko', site.read);
      expect(second).toContain('8. ');
      // A table in the message keeps its columns.
      expect(second).toContain('제2공장\nP-201\t핀치밸브 80A\t2');
      await expect(receipt.getByRole('cell', { name: '핀치밸브 80A', exact: true })).toBeVisible();
      presses.expectFew('again');
    });
  });
});
