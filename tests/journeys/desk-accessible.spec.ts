/** Every page and state of the desk by axe's rules, in both languages, on a phone and on a desk; nothing wider than the screen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test, type Page } from '@playwright/test';

import { addUser } from '#desk/access/users.ts';
import { databaseFile } from '#server/forms/database.ts';
import { createMissCounter } from '#server/misses/miss-counter.ts';
import { axeFaults } from '#tests/axe.ts';
import { openOffice, type Office } from '#tests/operation/desk-office.ts';

import { variants } from './variants.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONG = '아주긴회사이름'.repeat(12);
const DUTY = [
  '[견적 요청 제품]',
  '1. SIRCA S30 DN 80 | 볼 밸브 | 수량 4',
  '',
  '[문의 내용]',
  'W'.repeat(400),
];

/** With a failed mail, long texts, several inquiries of one sender, and counts. */
async function busyOffice(environment: Record<string, string> = {}): Promise<Office> {
  const office = await openOffice({ now: () => Date.now() + 2 * HOUR_MS, environment });
  await office.receive(
    { companyName: '○○테크', inquiry: '카탈로그 요청' },
    { companyName: LONG, name: LONG.slice(0, 40), inquiry: DUTY.join('\n') },
  );
  const counter = createMissCounter(office.dataDir);
  counter.count({ kind: 'search', language: 'ko', words: '글로브밸브'.repeat(8) });
  counter.count({ kind: 'finder', language: 'en', words: 'dn=800&pn=100&temp=300&torque=90000' });
  await counter.stop();
  return office;
}

/** What axe finds at one width, and what is too wide at either; leaves the page as on a phone. */
async function faultsOf(page: Page, where: string, axeWidth: number): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === axeWidth) faults.push(...(await axeFaults(page, `${where} at ${width}`)));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`${where} at ${width} is ${over} px too wide`);
  }
  return faults;
}

for (const { language, width, title } of variants('axe on the desk'))
  test(`axe finds nothing on the desk's pages, nothing is cut, and forced colours show what is chosen (${title})`, async ({
    page,
    context,
  }) => {
    await using office = await busyOffice({ DESK_DISK_FREE_MB: '99999999' });
    await context.addCookies([{ name: 'desk-language', value: language, url: office.url }]);
    const faults: string[] = [];
    for (const path of [
      '/',
      '/?q=none&from=2026-01-01&mail=failed',
      '/inquiries/2?ask=delete',
      '/inquiries/2/reply',
      '/phrases',
      '/facts',
      '/notice',
      '/counts',
      '/keeping',
      '/inquiries/999',
    ]) {
      await page.goto(office.url + path);
      faults.push(...(await faultsOf(page, path, width)));
      // Every tab is in view, without scrolling sideways.
      const tabs = page.getByRole('navigation').first().locator('a[data-tab]');
      for (const tab of await tabs.all()) {
        const box = (await tab.boundingBox())!;
        if (box.x < 0 || box.x + box.width > 390) faults.push(`${path}: a tab is cut`);
      }
    }
    // A notice that was sent empty, and one that says how it will look.
    await page.goto(`${office.url}/notice`);
    await page.locator('[name="do"][value="save"]').click();
    faults.push(...(await faultsOf(page, 'a refused notice', width)));
    // Two people at once.
    await page.goto(`${office.url}/inquiries/1`);
    await office.post('/inquiries/1', { revision: '0', note: 'from another' });
    await page.locator('.detail [name="state"][value="closed"]').click();
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
    faults.push(...(await faultsOf(page, 'a conflict', width)));
    expect(faults).toEqual([]);
    await test.step('state, open line and tabs are seen in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(`${office.url}/inquiries/2`);
      const colours = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { color, backgroundColor, outlineStyle } = getComputedStyle(element);
            return { color, backgroundColor, outlineStyle };
          });
      // The chosen one differs from its neighbours by the system's own pair of colours.
      expect(await colours('.segments [aria-current]')).not.toEqual(
        await colours('.segments a:not([aria-current])'),
      );
      expect(await colours('.detail .segments [aria-pressed="true"]')).not.toEqual(
        await colours('.detail .segments [aria-pressed="false"]'),
      );
      expect(await colours('.rows .open')).not.toEqual(await colours('.rows tbody tr:not(.open)'));
      expect(await colours('.tabs [aria-current]')).not.toEqual(
        await colours('.tabs a:not([aria-current])'),
      );
    });
  });

for (const { language, width, title } of variants('axe on the desk'))
  test(`axe finds nothing on the login and where something is wrong, nothing is cut (${title})`, async ({
    page,
    context,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-users-'));
    const users = join(folder, 'users.json');
    await addUser(users, 'kim', 'a long password', { N: 16, r: 1, p: 1 });
    await using guarded = await openOffice({ environment: { DESK_USERS: users } });
    await using empty = await openOffice({ empty: true });
    await context.addCookies([{ name: 'desk-language', value: language, url: guarded.url }]);
    const faults: string[] = [];
    await page.goto(guarded.url);
    faults.push(...(await faultsOf(page, 'the login', width)));
    await page.locator('[name="name"]').fill('kim');
    await page.locator('[name="password"]').fill('a long password');
    await page.locator('main button').click();
    await page.locator('main [data-list]').waitFor();
    await page.goto(`${guarded.url}/users`);
    await page.locator('summary').first().click();
    faults.push(...(await faultsOf(page, 'the users', width)));
    await context.clearCookies({ name: /^desk-(?:session|known)$/ });
    await page.goto(guarded.url);
    for (const attempt of [
      'a wrong login',
      'another',
      'another',
      'another',
      'another',
      'a sixth',
    ]) {
      await page.locator('[name="name"]').fill('kim');
      await page.locator('[name="password"]').fill('wrong');
      await page.locator('main button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      // The name stands already: what was wrong is typed again at once.
      await expect(page.locator('[name="password"]')).toBeFocused();
      if (attempt !== 'another') faults.push(...(await faultsOf(page, attempt, width)));
    }
    await page.goto(empty.url);
    faults.push(...(await faultsOf(page, 'no file of inquiries', width)));
    // A note that could not be stored is given back.
    await empty.receive({});
    await page.goto(`${empty.url}/inquiries/1`);
    await page.getByRole('textbox').last().fill('W'.repeat(300));
    const other = new DatabaseSync(databaseFile(empty.dataDir));
    other.exec('BEGIN IMMEDIATE');
    await page.locator('[data-saves]').evaluate((form) => (form as HTMLFormElement).submit());
    await expect(page.locator('textarea[readonly]')).toHaveValue('W'.repeat(300));
    faults.push(...(await faultsOf(page, 'a locked file', width)));
    other.exec('ROLLBACK');
    other.close();
    expect(faults).toEqual([]);
    rmSync(folder, { recursive: true });
  });
