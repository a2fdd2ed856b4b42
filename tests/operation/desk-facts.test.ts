/** From a question of a customer to a fact on the site, over real HTTP, and back. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { addUser } from '#desk/access/users.ts';

import { openDatabase } from '#server/forms/database.ts';

import { openOffice, type Office } from './desk-office.ts';

const users = join(import.meta.dirname, `users-facts-${process.pid}.tmp.json`);
const PASSWORD = 'a long password';
beforeAll(async () => {
  for (const name of ['kim', 'lee']) await addUser(users, name, PASSWORD, { N: 16, r: 1, p: 1 });
});
afterAll(() => rmSync(users));

async function sessionOf(office: Office, name: string): Promise<Record<string, string>> {
  const entered = await office.post('/login', { name, password: PASSWORD });
  return { Cookie: entered.headers.get('set-cookie')!.split(';')[0]! };
}

const run = (program: URL, ...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(program), ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

interface Shown {
  rows: { label: string; value: string }[];
  questions: string[];
  finder: string[];
  sheet: unknown;
  record: { facts: { key: string; basis: string; source: string }[] };
}
const shownOnSite = (folder: string): Shown =>
  JSON.parse(
    run(new URL('./confirmed-run.ts', import.meta.url), folder, 's50', '?ip=IP67').stdout,
  ) as Shown;

const asks = (...lines: readonly string[]): string =>
  ['[문의 항목]', ...lines.map((line, at) => `${at + 1}. ${line}`), '', '[문의 내용]', ''].join(
    '\n',
  );
const PROTECTION = { product: 's50', key: 'protection', value: 'IP67', of: 'product' };
const LETTER = { supplier: '○○ Valves', date: '2026-01-15', document: 'L-○○○' };

test('what is asked most is answered by one person, confirmed by another, and is on the site until it is withdrawn', async () => {
  await using office = await openOffice({ environment: { DESK_USERS: users } });
  await office.receive(
    { inquiry: asks('SIRCA S50: 보호등급', 'SIRCA S50: 중량') },
    { inquiry: asks('SIRCA S50: 보호등급') },
    { inquiry: asks('S50: Protection'), language: 'en' },
  );
  // Asked again on its sheet: the inquiry counts once.
  const database = openDatabase(office.dataDir);
  const further = database.prepare(
    "INSERT INTO further_question (inquiry_id, code, about, asked_at) VALUES (1, 'SIRCA S50', ?, 0)",
  );
  for (const about of ['보호등급', '재질']) further.run(about);
  database.close();
  const [kim, lee] = [await sessionOf(office, 'kim'), await sessionOf(office, 'lee')];
  const page = async (who: Record<string, string>) => (await office.get('/facts', who)).text();

  // The question that three inquiries asked comes before the one that one asked.
  const asked = [...(await page(kim)).matchAll(/\/facts\/new\?[^"]+/g)].map(([href]) => href);
  expect(asked.map((href) => /key=(\w+)/.exec(href)?.[1])).toEqual([
    'protection',
    'weight',
    'materials',
  ]);
  const form = await office.get(asked[0]!.replaceAll('&amp;', '&'), kim);
  expect(await form.text()).toContain('SIRCA S50 · 보호등급');

  // What is no value of the key, or contradicts what is stated, is refused with what was typed.
  const refused = await office.post(
    '/facts/proposals',
    { ...PROTECTION, key: 'temperature', value: '-20~180', inquiry: '3' },
    kim,
  );
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(
    /자료와 어긋납니다\. 지금 값: −20 ~ \+200 °C[\s\S]*value="-20~180"/,
  );

  const proposed = await office.post('/facts/proposals', { ...PROTECTION, inquiry: '3' }, kim);
  expect(proposed.headers.get('location')).toBe('/facts?proposal=1&said=proposed#proposals');
  const own = await office.post('/facts/proposals/1/confirm', LETTER, kim);
  expect(own.status).toBe(409);
  expect(await own.text()).toContain('제안한 사람은 확인할 수 없습니다');
  const withoutLetter = await office.post(
    '/facts/proposals/1/confirm',
    { ...LETTER, document: '' },
    lee,
  );
  expect(withoutLetter.status).toBe(422);
  expect(await withoutLetter.text()).toContain('value="○○ Valves"');

  const folder = join(office.dataDir, 'confirmed');
  const exported = () =>
    run(
      new URL('../../tools/facts.ts', import.meta.url),
      'export',
      '--data',
      office.dataDir,
      '--to',
      folder,
    );
  expect(exported().stdout).toContain('0 confirmed facts');
  expect(shownOnSite(folder).finder).not.toContain('s50');

  expect((await office.post('/facts/proposals/1/confirm', LETTER, lee)).status).toBe(303);
  expect(await page(lee)).toMatch(/확인: lee/);
  const download = await office.get('/facts/confirmed/s50.ts', kim);
  expect(download.headers.get('content-disposition')).toContain('s50.ts');
  expect(exported().stdout).toContain('1 confirmed facts of 1 products');
  expect(readdirSync(folder)).toEqual(['s50.ts']);

  const { rows, questions, finder, sheet, record } = shownOnSite(folder);
  expect(rows.find(({ label }) => label === 'Protection')).toMatchObject({ value: 'IP67' });
  expect(questions).toContain('Explosion protection, ambient temperature, manual override');
  expect(finder).toContain('s50');
  expect(JSON.stringify(sheet)).toContain('IP67');
  expect(record.facts.find(({ key }) => key === 'protection')).toMatchObject({
    basis: 'confirmed',
    source: '○○ Valves L-○○○, 2026-01-15',
  });

  const ask = await office.get('/facts/proposals/1/withdraw', lee);
  expect(ask.status).toBe(200);
  expect((await office.post('/facts/proposals/1/withdraw', {}, lee)).status).toBe(303);
  expect(exported().stdout).toContain('Deleted: s50.ts');
  expect(shownOnSite(folder).finder).not.toContain('s50');
});

test('a desk without accounts proposes, confirms nothing, and says what is missing', async () => {
  await using office = await openOffice();
  await office.receive({});
  await office.post('/facts/proposals', PROTECTION);
  const page = await (await office.get('/facts')).text();
  expect(page).toContain('이름이 있는 사용자가 두 명 이상이어야 확인할 수 있습니다');
  expect(page).not.toContain('/facts/proposals/1/confirm"');
  expect((await office.post('/facts/proposals/1/confirm', LETTER)).status).toBe(409);
  const hostile = { ...PROTECTION, key: '__proto__' };
  expect((await office.post('/facts/proposals', hostile)).status).toBe(404);
});
