/** Sessions of the desk: what opens one, what it is carried by, what ends it, and what is noted of it. */
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { addUser, readUsers } from '#desk/access/users.ts';
import { databaseFile } from '#server/forms/database.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { openOffice, type Office } from './desk-office.ts';

const PASSWORD = '가마산로의 긴 암호 712'.normalize('NFC');
const folder = folderForEachTest();
let users: string;
let office: Office;
beforeEach(async () => {
  users = join(folder.path, 'users.json');
  await addUser(users, 'kim', PASSWORD, { N: 16, r: 1, p: 1 });
  office = await openOffice({
    environment: { DESK_USERS: users, DESK_TLS: 'proxy', TRUST_PROXY: '127.0.0.1' },
  });
});
afterEach(() => office[Symbol.asyncDispose]());

/** Logs in; the cookie as a browser sends it back. */
async function enter(cookie?: string): Promise<string> {
  const held: Record<string, string> = cookie === undefined ? {} : { Cookie: cookie };
  const answer = await office.post('/login', { name: 'kim', password: PASSWORD }, held);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}
const statusOf = async (cookie: string) => (await office.get('/', { Cookie: cookie })).status;

test('over TLS the cookies are held to the host and to TLS by their names', async () => {
  const answers = [
    await office.post('/login', { name: 'kim', password: PASSWORD }),
    await office.post('/language', { language: 'en' }),
  ];
  const cookies = answers.map((answer) => answer.headers.get('set-cookie')!);
  for (const cookie of cookies)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(cookie.split('; ')).toContain(part);
  expect(cookies.map((cookie) => /^[^=]+/.exec(cookie)?.[0])).toEqual([
    '__Host-desk-session',
    '__Host-desk-language',
  ]);
  const held = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const page = await office.get('/', { Cookie: held });
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('<html lang="en"');
  expect(text).toContain('action="/logout"');
});

test('a token is 32 random bytes; a login ends the session that it replaces, a logout ends its own', async () => {
  const first = await enter();
  expect(Buffer.from(first.split('=')[1]!, 'base64url')).toHaveLength(32);
  const second = await enter(first);
  expect([second === first, await statusOf(first), await statusOf(second)]).toEqual([
    false,
    303,
    200,
  ]);
  const left = await office.post('/logout', {}, { Cookie: second });
  expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(await statusOf(second)).toBe(303);
});

test('whoever is taken out of the file of users is out at once', async () => {
  const cookie = await enter();
  expect(await statusOf(cookie)).toBe(200);
  const others = readUsers(users).filter(({ name }) => name !== 'kim');
  writeFileSync(users, JSON.stringify({ users: others }));
  expect(await statusOf(cookie)).toBe(303);
});

test('a password is taken as it is typed, in whatever way a keyboard composes it, and hidden', async () => {
  const page = await (await office.get('/login')).text();
  expect(page).toMatch(/<input[^>]*type="password"[^>]*autocomplete="current-password"/);
  const status = async (password: string) =>
    (await office.post('/login', { name: 'kim', password })).status;
  expect(await status(PASSWORD.normalize('NFD'))).toBe(303);
  expect([await status(`${PASSWORD} `), await status(PASSWORD.slice(0, -1))]).toEqual([401, 401]);
});

test('logins, refusals and logouts are noted with time and person, and no token or password', async () => {
  await office.post('/login', { name: 'kim', password: 'wrong' });
  const cookie = await enter();
  await office.post('/logout', {}, { Cookie: cookie });
  const database = new DatabaseSync(databaseFile(office.dataDir), { readOnly: true });
  const rows = database.prepare('SELECT * FROM desk_log ORDER BY id').all();
  database.close();
  expect(rows.map(({ person, action }) => [person, action])).toEqual([
    ['', 'login-refused'],
    ['kim', 'login'],
    ['kim', 'logout'],
  ]);
  for (const secret of [PASSWORD, 'wrong', cookie.split('=')[1]!])
    expect(JSON.stringify(rows)).not.toContain(secret);
});
