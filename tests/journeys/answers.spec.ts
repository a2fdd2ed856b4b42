/** An inquiry comes back as a sheet: a buyer asks, a clerk answers question by question, the buyer asks further. */
import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';
import { type MailServer, startMailServer } from '#tests/mail-server.ts';
import { readPdf } from '#tests/pdf.ts';

import { startSideBySide } from './desk-beside.ts';
import { goTo } from './hydrated.ts';
import { sendForm, VALUES } from './inquiry-form.ts';

const SITE_URL = 'http://www.example.com';
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n';

/** Asks a product's page some of what it does not say. */
async function ask(page: Page, address: string, questions: readonly string[]): Promise<void> {
  await goTo(page, address);
  const block = page.getByRole('main').locator('details', { hasText: '문의 항목' });
  if ((await block.count()) > 0) await block.first().locator('summary').click();
  for (const question of questions)
    await page.getByRole('main').getByRole('button', { name: question, exact: true }).click();
}

/** The address in the newest mail to the buyer that says a letter. */
async function mailedAddress(mail: MailServer, letter: string): Promise<string> {
  const found = () =>
    mail.mails.findLast(
      ({ to, text }) => to.includes(VALUES.email) && text.includes(`개정 ${letter}`),
    )?.text;
  await expect.poll(found).toBeDefined();
  return new RegExp(`${SITE_URL}(/answers/\\S+)`).exec(found() ?? '')?.[1] ?? '';
}

test('a buyer asks three things, gets revision B with two of them and a STEP by mail, asks further, and gets revision C', async ({
  page,
  browser,
}) => {
  await using mail = await startMailServer();
  await using office = await startSideBySide({
    SITE_URL,
    SMTP_URL: mail.url,
    SMTP_TLS: 'optional',
    MAIL_TO: 'sales@example.com',
    MAIL_FROM: 'web@example.com',
  });
  const desk = await browser.newPage();

  await test.step('the buyer asks; the receipt leads to the sheet, revision A', async () => {
    await ask(page, `${office.site}/products/sirca-valves/ball-valves/s50`, [
      '치수·중량',
      '상부 플랜지',
    ]);
    await ask(page, `${office.site}/products/pinch-valve/pqvf/pqvf`, ['중량']);
    await goTo(page, `${office.site}/contact`);
    await sendForm(page, 'ko');
    await page.getByRole('link', { name: '문의 답변 페이지' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '문의 항목 · 개정 A' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '확인 중' })).toHaveCount(3);
  });

  await test.step('a clerk answers two of the three and attaches a STEP', async () => {
    await desk.goto(office.desk);
    await desk.getByRole('row').filter({ hasText: VALUES.companyName }).getByRole('link').click();
    await desk.getByRole('link', { name: '답변 작성 · 개정 B' }).click();
    const first = desk.getByRole('group', { name: /치수·중량/ });
    // What cannot be read is kept as it was typed, a second later and without a press.
    await first.getByRole('textbox', { name: '중량' }).fill('7,5 kg');
    await expect(desk.getByText(/^초안 저장됨 \d\d:\d\d/)).toBeVisible();
    await desk.reload();
    await expect(first.getByRole('textbox', { name: '중량' })).toHaveValue('7,5 kg');
    await first.getByRole('textbox', { name: '중량' }).fill('7.5 kg');
    await first.getByRole('textbox', { name: '치수' }).fill('120 × 80 × 200 mm');
    await first.getByRole('combobox', { name: '근거' }).selectOption('제조사 회신');
    const second = desk.getByRole('group', { name: /상부 플랜지/ });
    await second.getByRole('textbox', { name: /장착 플랜지/ }).fill('F05');
    await second.getByRole('combobox', { name: '근거' }).selectOption('당사 실측');
    await desk
      .getByLabel('파일 선택')
      .setInputFiles({ name: 'S50.step', mimeType: 'model/step', buffer: Buffer.from(STEP) });
    await desk.getByRole('button', { name: '파일 첨부' }).click();
    await expect(desk.getByRole('link', { name: 'S50.step' })).toBeVisible();
    expect(await axeFaults(desk, 'answering')).toEqual([]);
    // Typed and sent at once, while it may be saving itself.
    await desk.getByRole('textbox', { name: '고객에게 한마디' }).fill('감사합니다.');
    await desk.getByRole('button', { name: '개정 B 보내기' }).click();
    await expect(desk.getByRole('status').filter({ hasText: '개정을 만들고' })).toBeVisible();
  });

  await test.step('the buyer gets the address by mail: values, file, revisions; without scripts too', async () => {
    const path = await mailedAddress(mail, 'B');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const sheet = await plain.newPage();
    await sheet.goto(office.site + path);
    await expect(sheet.getByRole('heading', { level: 1, name: '답변 · 개정 B' })).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: '7.5 kg' })).toHaveCount(1);
    await expect(sheet.getByRole('listitem').filter({ hasText: 'F05' })).toHaveCount(1);
    await expect(sheet.getByText('감사합니다.')).toBeVisible();
    for (const width of [1440, 390]) {
      await sheet.setViewportSize({ width, height: 900 });
      // The longest value stays within its frame.
      expect(
        await sheet
          .getByRole('listitem')
          .filter({ hasText: '7.5 kg' })
          .evaluate((row) => row.scrollWidth - row.clientWidth),
      ).toBe(0);
      expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const { pages } = await readPdf(new Uint8Array(await sheet.pdf({ preferCSSPageSize: true })));
    expect(pages).toHaveLength(1);
    await expect(sheet.getByRole('listitem').filter({ hasText: '확인 중' })).toHaveCount(1);
    const download = sheet.waitForEvent('download');
    await sheet.getByRole('link', { name: '받기: S50.step' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(STEP);
    await sheet.getByRole('textbox', { name: '문의할 내용' }).fill('납기는 얼마나 걸립니까?');
    await sheet.getByRole('button', { name: '추가 문의 보내기' }).click();
    // Its row stands there at once.
    await expect(
      sheet.getByRole('listitem').filter({ hasText: '납기는 얼마나 걸립니까?' }),
    ).toContainText('확인 중');
    await expect
      .poll(() =>
        mail.mails.some(
          ({ to, text }) => to.includes('sales@example.com') && text.includes('납기는'),
        ),
      )
      .toBe(true);
    await plain.close();
  });

  await test.step('the clerk answers that, and the buyer gets revision C; A and B stay readable', async () => {
    await desk.getByRole('link', { name: /○○정수 엔지니어링/ }).click();
    await desk.getByRole('link', { name: '답변 작성 · 개정 C' }).click();
    const further = desk.getByRole('group', { name: /납기는/ });
    await further.getByRole('textbox', { name: '설명' }).fill('발주 후 8주입니다.');
    await further.getByRole('combobox', { name: '근거' }).selectOption('제조사 회신');
    await desk.getByRole('button', { name: '개정 C 보내기' }).click();
    await page.goto(office.site + (await mailedAddress(mail, 'C')));
    await expect(page.getByRole('heading', { level: 1, name: '답변 · 개정 C' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '발주 후 8주입니다.' })).toHaveCount(
      1,
    );
    expect(await axeFaults(page, 'sheet')).toEqual([]);
    await page.getByRole('link', { name: '답변 2, 확인 중 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '답변 · 개정 B' })).toBeVisible();
    await expect(page.getByText('납기는')).toHaveCount(0);
  });
  await desk.close();
});
