/** Whole errands: from the home page, by links and buttons, to a receipt whose text stands in the database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test as base } from '@playwright/test';

import { openDatabase } from '#server/forms/database.ts';
import { type InquiryRecord, readInquiryByReceipt } from '#server/forms/inquiry-record.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { hydrated } from './hydrated.ts';
import { fillIn, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** The real server, with a store of its own. */
const test = base.extend<{ site: { url: string; read: (receipt: string) => InquiryRecord } }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'errands-'));
    const server = await startServerProcess(DIST, { DATA_DIR: folder });
    await use({
      url: server.url,
      read: (receipt) => {
        const database = openDatabase(folder, { readOnly: true });
        const record = readInquiryByReceipt(database, receipt);
        database.close();
        if (!record) throw new Error(`no inquiry ${receipt}`);
        return record;
      },
    });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

const ERRANDS = [
  {
    language: 'ko',
    width: 1440,
    query: '',
    quote: '견적 요청',
    quantity: '수량',
    note: '비고',
    receipt: '문의 접수증',
    said: ['수량 6', '비고: 예비품'],
    noteText: '예비품',
  },
  {
    language: 'en',
    width: 390,
    query: '?lang=en',
    quote: 'Request Quote',
    quantity: 'Quantity',
    note: 'Note',
    receipt: 'Inquiry receipt',
    said: ['Quantity 6', 'Note: spare'],
    noteText: 'spare',
  },
] as const;

for (const errand of ERRANDS) {
  test.describe(`${errand.language} at ${errand.width}`, () => {
    test.use({ viewport: { width: errand.width, height: 844 } });

    test('from the home page to a receipt that holds everything entered', async ({
      page,
      site,
    }) => {
      const { language } = errand;
      await page.goto(`${site.url}/${errand.query}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await main.locator('a[href^="/products/pinch-valve"]').first().click();
      await expect(page).toHaveURL(/\/products\/pinch-valve/);
      await main.locator('a[href^="/products/pinch-valve/pqvf/pqvf"]').first().click();
      const details = page
        .getByRole('dialog')
        .locator('a[href^="/products/pinch-valve/pqvf/pqvf"]');
      await details.first().click();
      await expect(page).toHaveURL(/\/pqvf\/pqvf/);
      await main.getByRole('link', { name: errand.quote }).first().click();
      await expect(page).toHaveURL(/\/contact/);
      await main.getByRole('textbox', { name: errand.note }).fill(errand.noteText);
      await main.getByLabel(errand.quantity, { exact: true }).fill('6');
      await fillIn(page, language);
      await submitButton(page, language).click();
      const receipt = page.getByRole('article', { name: errand.receipt });
      await expect(receipt).toContainText(SUCCESS[language][0]);
      const number = /GM-\d{8}-\d{3}/.exec(await receipt.innerText())?.[0] ?? '';
      const record = site.read(number);
      const { inquiry, ...others } = VALUES;
      expect(record).toMatchObject({ ...others, language });
      for (const words of ['PQVF', inquiry, ...errand.said])
        expect(record.inquiry).toContain(words);
      // The receipt shows what the staff reads.
      for (const value of [...Object.values(VALUES), '6', errand.noteText])
        await expect(receipt).toContainText(value);
    });
  });
}
