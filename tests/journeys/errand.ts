/** What every errand has: the real server with a store of its own, the home page, and the receipt read back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Locator, type Page, test as base } from '@playwright/test';

import { openDatabase } from '#server/forms/database.ts';
import { type InquiryRecord, readInquiryByReceipt } from '#server/forms/inquiry-record.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { goTo } from './hydrated.ts';
import { type FormLanguage, SUCCESS, VALUES } from './inquiry-form.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** The real server, with a store of its own. */
export const test = base.extend<{
  site: { url: string; read: (receipt: string) => InquiryRecord };
}>({
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

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const RECEIPT = { ko: '문의 접수증', en: 'Inquiry receipt' } as const;
const QUERY = { ko: '', en: '?lang=en' } as const;

/** Opens the home page, as the one address that an errand types in; its main part. */
export async function home(page: Page, url: string, language: FormLanguage): Promise<Locator> {
  await goTo(page, `${url}/${QUERY[language]}`);
  return page.getByRole('main');
}

/** What the receipt says and what the staff reads: both hold it all. */
export async function expectReceipt(
  page: Page,
  read: (receipt: string) => InquiryRecord,
  language: FormLanguage,
  said: readonly string[],
): Promise<void> {
  const receipt = page.getByRole('article', { name: RECEIPT[language] });
  await expect(receipt).toContainText(SUCCESS[language][0]);
  const number = /GM-\d{8}-\d{3}/.exec(await receipt.innerText())?.[0] ?? '';
  const record = read(number);
  const { inquiry, ...others } = VALUES;
  expect(record).toMatchObject({ ...others, language });
  for (const words of [inquiry, ...said]) expect(record.inquiry).toContain(words);
  for (const value of Object.values(VALUES)) await expect(receipt).toContainText(value);
}

/** Tab until an element has the focus; never more often than a page can have places to go to. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${await target.evaluate((element) => element.outerHTML)}`);
}
