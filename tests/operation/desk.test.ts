/** The desk over real HTTP and a real file of inquiries: what no browser is needed for. */
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { getElementsByTagName, textContent } from 'domutils';
import { unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';

import { addUser } from '#desk/access/users.ts';
import { csvLine } from '#server/forms/csv.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { readInquiry } from '#server/forms/inquiry-record.ts';

import { openOffice, type Office } from './desk-office.ts';

/** Texts of a downloaded table, row by row. */
async function excelRows(office: Office, path: string): Promise<string[][]> {
  const file = unzipSync(new Uint8Array(await (await office.get(path)).arrayBuffer()));
  const [, bytes] = Object.entries(file).find(([name]) => name.endsWith('sheet1.xml'))!;
  const sheet = parseDocument(new TextDecoder().decode(bytes), { xmlMode: true });
  return getElementsByTagName('row', sheet).map((row) => {
    const texts: string[] = [];
    // Empty cells are left out.
    for (const cell of getElementsByTagName('c', row))
      texts[cell.attribs['r']!.charCodeAt(0) - 'A'.charCodeAt(0)] = textContent(cell);
    return Array.from(texts, (text) => text ?? '');
  });
}

/** Starts a backup or a restore. @returns the address with its outcome: what takes longer than a second is asked for again */
async function afterWork(
  office: Office,
  path: string,
  fields: Record<string, string> = {},
): Promise<string> {
  let answer = await office.post(path, fields);
  const location = () => answer.headers.get('location') ?? '';
  if (location().endsWith('working=1'))
    await expect
      .poll(async () => (answer = await office.get('/keeping?working=1')).status)
      .toBe(303);
  return location();
}

const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

test('hostile text is text in list, detail, answer and Excel', async () => {
  await using office = await openOffice();
  await office.receive({
    companyName: HOSTILE,
    email: 'a@b.example?bcc=x@y.example&subject=',
    inquiry: `=HYPERLINK("http://x") _x0041_\n${HOSTILE}\u0007`,
  });
  for (const path of ['/', '/inquiries/1', '/inquiries/1?ask=delete', '/inquiries/1/reply']) {
    const page = await office.get(path);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img');
    expect(text).not.toMatch(/mailto:[^"]*[?&](?:amp;)?bcc=/);
  }
  const file = unzipSync(new Uint8Array(await (await office.get('/inquiries.xlsx')).arrayBuffer()));
  const all = Object.values(file)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('');
  expect(all).toContain('=HYPERLINK');
  expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  // Excel reads `_x0041_` as A.
  expect(all).toContain('_x005F_x0041_');
  expect(all).not.toContain('<f>');
  expect(all).not.toContain('\u0007');
});

test('what begins like a formula is a text in Excel, in every cell that a visitor can fill', async () => {
  await using office = await openOffice();
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'].join(' ');
  await office.receive({ companyName: `=cmd|'/c calc'!A0`, name: '@SUM(A1)', inquiry: hostile });
  const file = unzipSync(
    new Uint8Array(await (await office.get('/inquiries/1/inquiry.xlsx')).arrayBuffer()),
  );
  const sheet = new TextDecoder().decode(
    Object.entries(file).find(([name]) => name.endsWith('sheet1.xml'))![1],
  );
  expect(sheet).not.toContain('<f>');
  // Every cell that holds something is a string, never a number or a formula.
  const filled = [...sheet.matchAll(/<c [^>]*>/g)]
    .map(([cell]) => cell)
    .filter((cell) => !cell.endsWith('/>'));
  expect(filled.length).toBeGreaterThan(10);
  // But for the moment of its arrival.
  expect(filled.filter((cell) => !cell.includes(' t="inlineStr"'))).toEqual(['<c r="B2" s="4">']);
});

test('the second of two people sees the first one’s change before anything is overwritten', async () => {
  await using office = await openOffice();
  await office.receive({});
  await office.get('/');
  expect(
    (await office.post('/inquiries/1', { revision: '0', note: 'from the first' })).status,
  ).toBe(303);
  const second = await office.post('/inquiries/1', { revision: '0', note: 'from the second' });
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain('from the first');
  expect(page).toContain('from the second');
  expect(await (await office.get('/inquiries/1')).text()).toContain('from the first');
  expect(
    (await office.post('/inquiries/1', { revision: '1', note: 'from the second' })).status,
  ).toBe(303);
  expect(await (await office.get('/inquiries/1')).text()).toContain('from the second');
});

test('changes are taken from the desk’s own pages alone, and pages are given to this machine alone', async () => {
  await using office = await openOffice();
  await office.receive({});
  const foreign = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign)
    expect((await office.post('/inquiries/1/delete', {}, headers)).status).toBe(403);
  const silent = await fetch(`${office.url}/inquiries/1/delete`, { method: 'POST' });
  expect(silent.status).toBe(403);
  expect((await office.get('/', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(403);
  expect((await office.get('/inquiries/1')).status).toBe(200);
  expect((await office.get('/')).headers.get('content-security-policy')).not.toContain('unsafe');
  expect((await office.get('/assets/__proto__')).status).toBe(404);
  const Referer = `${office.url}//evil.example/x`;
  const answer = await office.post('/language', { language: 'en' }, { Referer });
  expect(answer.headers.get('location')).toBe('/');
});

test('a deleted inquiry is gone with its notes, its place in the search, and the log keeps number and person', async () => {
  await using office = await openOffice();
  await office.receive({ companyName: 'Verysecretname' });
  await expect
    .poll(async () => (await office.get('/?q=verysecret')).text())
    .toContain('Verysecretname');
  expect((await office.post('/inquiries/1/delete', { revision: '0' })).status).toBe(303);
  expect((await office.get('/inquiries/1')).status).toBe(404);
  // By the number that its sender has, which is proof of a request to delete.
  expect(await (await office.get('/keeping')).text()).toMatch(
    /문의를 삭제함<\/td>\s*<td>GM-\d{8}-001<\/td>/,
  );
  const database = new DatabaseSync(databaseFile(office.dataDir));
  for (const table of ['inquiry', 'desk_inquiry', 'desk_search', 'outbox'])
    expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'], table).toBe(0);
  database.close();
});

test('an empty list says what will come, a search without a result and a page beyond the last what to do', async () => {
  await using office = await openOffice();
  const list = async (query: string) => (await office.get(`/${query}`)).text();
  expect(await list('')).toContain('아직 문의가 없습니다. 사이트에서 문의가 오면');
  await office.receive({});
  expect(await list('')).not.toContain('아직 문의가 없습니다');
  expect(await list('?q=none')).toContain('찾는 문의가 없습니다.');
  expect(await list('?page=9')).toContain('이 페이지에는 문의가 없습니다.');
});

test('what made a sender look like a robot, and why mail does not go out, is said in words', async () => {
  await using office = await openOffice();
  await office.receive({});
  const database = new DatabaseSync(databaseFile(office.dataDir));
  database.exec(`UPDATE inquiry SET flags = '["fast","automated"]'`);
  const failed = async (error: string) => {
    database.prepare('UPDATE outbox SET attempts = 3, last_error = ?').run(error);
    return (await office.get('/inquiries/1')).text();
  };
  const page = await failed('connect ECONNREFUSED 192.0.2.1:587');
  expect(page).toContain('로봇으로 보이는 점: 3초 안에 보냄, 프로그램이 움직인 브라우저');
  expect(page).toMatch(/발송 실패 3회,\s+다음 시도 \d\d-\d\d \d\d:\d\d/);
  expect(page).toContain('(이메일 서버에 연결할 수 없음)');
  expect(await failed('getaddrinfo ENOTFOUND mail.example.com')).toContain('이름을 찾을 수 없음');
  expect(await failed('Invalid login: 535 5.7.8')).toContain('비밀번호를 거절함');
  expect(await failed('552 too much mail')).toContain('(552 too much mail)');
  database.close();
});

test('inquiries of one sender are merged and taken apart again', async () => {
  await using office = await openOffice();
  await office.receive(
    { inquiry: 'the first' },
    { inquiry: 'the second' },
    { email: 'other@example.com' },
  );
  await office.get('/');
  expect((await office.post('/inquiries/2/merge', { other: '3' })).status).toBe(404);
  const said = async (how: string) => {
    const answer = await office.post(`/inquiries/2/${how}`, { other: '1' });
    return (await office.get(answer.headers.get('location')!)).text();
  };
  expect(await said('merge')).toContain('합쳤습니다.');
  expect(await (await office.get('/')).text()).not.toContain('data-row="1"');
  expect(await (await office.get('/inquiries/2')).text()).toContain('the first');
  expect(await said('unmerge')).toContain('나누었습니다.');
  expect(await (await office.get('/')).text()).toContain('data-row="1"');
});

test('an inquiry that somebody merges meanwhile is not deleted along: who deletes is asked again', async () => {
  await using office = await openOffice();
  await office.receive({ inquiry: 'the spam' }, { inquiry: 'a real question' });
  const asked = await (await office.get('/inquiries/1?ask=delete')).text();
  const [, revision = ''] = /name="revision" value="(\d+)"/.exec(asked) ?? [];
  await office.post('/inquiries/1/merge', { other: '2' });
  const answer = await office.post('/inquiries/1/delete', { revision });
  expect(answer.headers.get('location')).toBe('/inquiries/1?ask=delete');
  const again = await (await office.get('/inquiries/1?ask=delete')).text();
  expect(again).toContain('합친 문의 1건도 함께 삭제됩니다.');
  expect((await office.get('/inquiries/2')).status).toBe(200);
});

test('an open inquiry that is merged into an answered one opens it again, and both stand in Excel', async () => {
  await using office = await openOffice();
  await office.receive({ inquiry: 'the answered one' }, { inquiry: 'a question about it' });
  await office.get('/');
  await office.post('/inquiries/1', { state: 'answered', revision: '0' });
  await office.post('/inquiries/1/merge', { other: '2' });
  expect(await (await office.get('/?state=new')).text()).toContain('data-row="1"');
  const rows = await excelRows(office, '/inquiries.xlsx');
  const column = rows[0]!.indexOf('합침');
  expect(rows.slice(1).map((row) => [row[0], row[column]])).toEqual([
    [expect.stringMatching(/-001$/), ''],
    [expect.stringMatching(/-002$/), rows[1]![0]],
  ]);
  // One that is done already takes nothing up again.
  await office.post('/inquiries/1', { state: 'answered', revision: '2' });
  await office.receive({ inquiry: 'thanks' });
  await office.post('/inquiries/3', { state: 'closed', revision: '0' });
  await office.post('/inquiries/1/merge', { other: '3' });
  expect(await (await office.get('/?state=answered')).text()).toContain('data-row="1"');
});

test('a list of 200 products with notes reaches Excel whole, and the export of the command line too', async () => {
  await using office = await openOffice();
  const position = `SIRCA S30 | 볼 밸브 | DN 50 | 수량 2대 | ${'비고 note '.repeat(20)}`;
  const inquiry = Array.from({ length: 200 }, (_, at) => `${at + 1}. ${position.trim()}`).join(
    '\n',
  );
  await office.receive({ inquiry });
  await office.get('/');
  const [head, row] = await excelRows(office, '/inquiries.xlsx');
  const texts = row!.filter((_, at) => head![at]!.startsWith('문의 내용'));
  expect(texts.join('') === inquiry).toBe(true);
  expect(texts.map((text) => text.length <= 32_767)).toEqual([true, true]);
  const database = new DatabaseSync(databaseFile(office.dataDir), { readOnly: true });
  const line = csvLine(readInquiry(database, 1)!);
  const cells = [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell);
  database.close();
  expect(
    [cells.find((cell) => cell.startsWith('1. SIRCA')), cells.at(-1)].join('') === inquiry,
  ).toBe(true);
  expect(cells.every((cell) => cell.length <= 32_767)).toBe(true);
});

test('a copy is downloaded whole; a question for its head is no download', async () => {
  await using office = await openOffice();
  await office.receive({});
  const path = `/backups/${/made=(.*)$/.exec(await afterWork(office, '/backups'))?.[1]}`;
  const head = await fetch(office.url + path, { method: 'HEAD' });
  const database = new DatabaseSync(databaseFile(office.dataDir), { readOnly: true });
  const downloads = () =>
    database.prepare("SELECT count(*) AS n FROM desk_log WHERE action = 'backup-download'").get()?.[
      'n'
    ];
  expect([head.status, downloads()]).toEqual([200, 0]);
  const copy = await office.get(path);
  expect(copy.headers.get('content-disposition')).toContain('attachment; filename="inquiries-');
  const bytes = Buffer.from(await copy.arrayBuffer());
  expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect(downloads()).toBe(1);
  database.close();
  // This process serves it: nothing of it stays open.
  const open = () =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).includes('/backups/');
      } catch {
        return false;
      }
    });
  await expect.poll(open).toEqual([]);
});

test('a backup is put back from the browser while the server stores: what came since stays, and so do log and numbers', async () => {
  await using office = await openOffice();
  await office.receive({ companyName: '○○지운' }, { companyName: '○○남은' });
  await office.get('/');
  const server = openDatabase(office.dataDir);
  const name = /made=(.*)$/.exec(await afterWork(office, '/backups'))![1]!;
  await office.post('/inquiries/1/delete', { revision: '0' });
  await office.post('/inquiries/2', { revision: '0', note: '고친 메모' });
  await office.receive({ companyName: '○○새로운' });
  await office.post('/inquiries/3', { revision: '0', note: '새 메모' });
  const asked = await (await office.get(`/keeping?restore=${name}`)).text();
  expect(asked).toContain('지금 상태를 먼저 백업합니다.');
  expect((await office.post('/restore', { name: '../inquiries.sqlite' })).status).toBe(404);
  const page = await (await office.get(await afterWork(office, '/restore', { name }))).text();
  expect(page).toMatch(
    /\d{4}년 \d+월 \d+일 \d\d:\d\d 상태로 되돌렸습니다\. 되돌리기 전 상태는 \d{4}년 .* 백업에/,
  );
  // Names of files are for the download alone.
  expect(page).toMatch(/>\s*\d{4}년 \d+월 \d+일 \d\d:\d\d, [\d.]+ MB<\/a/);
  expect(page.replace(/<[^>]+>/g, '')).not.toContain('.sqlite');
  expect(page).toContain('문의를 삭제함');
  const list = await (await office.get('/')).text();
  for (const company of ['○○지운', '○○남은', '○○새로운']) expect(list).toContain(company);
  expect(await (await office.get('/inquiries/2')).text()).not.toContain('고친 메모');
  expect(await (await office.get('/inquiries/3')).text()).toContain('새 메모');
  // The server's connection is the one from before; no number is given twice.
  const notes = server.prepare('SELECT note FROM desk_inquiry ORDER BY inquiry_id').all();
  expect(notes.map(({ note }) => note)).toEqual(['', '', '새 메모']);
  server.close();
  await office.receive({});
  expect(await (await office.get('/inquiries/4')).text()).toMatch(/GM-\d{8}-004/);
  await expect.poll(async () => (await office.get('/?q=새로운')).text()).toContain('data-row="3"');
});

test('a damaged inquiry is shown as such, and copies that may hold it whole are kept', async () => {
  await using office = await openOffice();
  await office.receive({});
  const whole = Array.from({ length: 7 }, (_, day) => `inquiries-2026010${day + 1}-000000.sqlite`);
  const folder = join(office.dataDir, 'backups');
  mkdirSync(folder);
  for (const name of whole) writeFileSync(join(folder, name), '');
  const detail = async () => (await office.get('/inquiries/1')).text();
  expect(await detail()).not.toContain('저장된 뒤에 내용이 바뀐');
  const database = new DatabaseSync(databaseFile(office.dataDir));
  database.exec("UPDATE inquiry SET phone = '02-000-0009'");
  database.close();
  expect(await detail()).toContain('저장된 뒤에 내용이 바뀐');
  await afterWork(office, '/backups');
  expect(readdirSync(folder)).toHaveLength(8);
});

test('a file that is missing, locked, newer or older is said in words, and a note comes back', async () => {
  await using office = await openOffice({ empty: true });
  const page = async () => {
    const answer = await office.get('/');
    return [answer.status, await answer.text()] as const;
  };
  expect(await page()).toEqual([503, expect.stringContaining('문의 파일이 없습니다')]);
  const older = new DatabaseSync(databaseFile(office.dataDir));
  expect(await page()).toEqual([503, expect.stringContaining('예전 판')]);
  older.exec('PRAGMA user_version = 99');
  expect(await page()).toEqual([503, expect.stringContaining('더 새로운 판')]);
  older.close();
  rmSync(databaseFile(office.dataDir));
  await office.receive({});
  expect((await page())[0]).toBe(200);
  const other = new DatabaseSync(databaseFile(office.dataDir));
  other.exec('BEGIN IMMEDIATE');
  const locked = await office.post('/inquiries/1', { revision: '0', note: 'do not lose me' });
  expect(locked.status).toBe(503);
  const text = await locked.text();
  expect(text).toContain('잠그고 있습니다');
  expect(text).toContain('do not lose me');
  other.exec('ROLLBACK');
  other.close();
});

test('with accounts nobody gets in without one; five wrong tries slow down; a session ends', async () => {
  let now = Date.now();
  const users = join(import.meta.dirname, `users-${process.pid}.tmp.json`);
  await addUser(users, 'kim', 'a long password', { N: 16, r: 1, p: 1 });
  try {
    await using office = await openOffice({ environment: { DESK_USERS: users }, now: () => now });
    for (const path of ['/', '/inquiries/1', '/inquiries.xlsx', '/events', '/keeping'])
      expect((await office.get(path)).headers.get('location'), path).toBe('/login');
    // What strangers send is short, or not read.
    for (const path of ['/login', '/language']) {
      const long = await office.post(path, { name: 'x'.repeat(5_000) });
      expect([path, long.status, await long.text()]).toEqual([
        path,
        413,
        expect.stringContaining('너무 깁니다'),
      ]);
    }
    const login = (password: string) => office.post('/login', { name: 'kim', password });
    for (const attempt of [1, 2, 3, 4, 5])
      expect((await login(`wrong ${attempt}`)).status).toBe(401);
    expect((await login('a long password')).status).toBe(429);
    now += 61_000;
    const entered = await login('a long password');
    expect(entered.headers.get('location')).toBe('/');
    const cookie = entered.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const session = { Cookie: cookie.split(';')[0]! };
    // A proxy of the office may stand between; nginx keeps no message of the list back.
    const live = await office.get('/events', { ...session, 'X-Forwarded-For': '192.0.2.1' });
    expect(live.headers.get('x-accel-buffering')).toBe('no');
    await live.body?.cancel();
    expect((await office.get('/', session)).status).toBe(200);
    // Another password ends the sessions that the old one opened.
    await addUser(users, 'kim', 'another long password', { N: 16, r: 1, p: 1 });
    expect((await office.get('/', session)).status).toBe(303);
    const again = (await login('another long password')).headers.get('set-cookie')!;
    session.Cookie = again.split(';')[0]!;
    expect((await office.get('/', session)).status).toBe(200);
    now += 13 * 60 * 60 * 1000;
    expect((await office.get('/', session)).status).toBe(303);
  } finally {
    rmSync(users);
  }
});

test('wrong passwords from elsewhere keep nobody out, behind a proxy that is trusted too', async () => {
  const users = join(import.meta.dirname, `users-proxy-${process.pid}.tmp.json`);
  await addUser(users, 'kim', 'a long password', { N: 16, r: 1, p: 1 });
  const statuses = async (environment: Record<string, string>) => {
    await using office = await openOffice({ environment: { DESK_USERS: users, ...environment } });
    const login = async (password: string, from: string) =>
      (await office.post('/login', { name: 'kim', password }, { 'X-Forwarded-For': from })).status;
    for (let attempt = 1; attempt <= 5; attempt += 1) await login('wrong', '192.0.2.66');
    return [
      await login('a long password', '192.0.2.66'),
      await login('a long password', '192.0.2.7'),
    ];
  };
  try {
    expect(await statuses({ TRUST_PROXY: '127.0.0.1' })).toEqual([429, 303]);
    // What anybody may write into the header is not believed.
    expect(await statuses({})).toEqual([429, 429]);
  } finally {
    rmSync(users);
  }
});

test('a colleague sets a new password for whoever has lost it, and takes out who has left', async () => {
  const users = join(import.meta.dirname, `users-lost-${process.pid}.tmp.json`);
  for (const name of ['kim', 'lee'])
    await addUser(users, name, 'a long password', { N: 16, r: 1, p: 1 });
  try {
    await using office = await openOffice({ environment: { DESK_USERS: users } });
    const login = async (name: string, password: string) => {
      const answer = await office.post('/login', { name, password });
      return {
        Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
        status: answer.status,
      };
    };
    const { Cookie } = await login('kim', 'a long password');
    const lee = await login('lee', 'a long password');
    const send = async (fields: Record<string, string>) =>
      (await office.post('/users', fields, { Cookie })).status;
    const change = { do: 'change', name: 'lee', password: 'another password' };
    expect(await send({ ...change, password: 'short' })).toBe(422);
    expect(await send(change)).toBe(303);
    expect((await office.get('/', { Cookie: lee.Cookie })).status).toBe(303);
    expect((await login('lee', 'a long password')).status).toBe(401);
    expect((await login('lee', 'another password')).status).toBe(303);
    // One's own password is changed by who knows it.
    const own = { do: 'change', name: 'kim', password: 'another password' };
    expect(await send({ ...own, current: 'guessed' })).toBe(422);
    expect(await send({ do: 'remove', name: 'kim' })).toBe(422);
    expect(await send({ do: 'add', name: 'lee', password: 'another password' })).toBe(422);
    const staffPage = async (query: string) =>
      (await office.get(`/users${query}`, { Cookie })).text();
    // One press asks; nobody is asked about oneself.
    expect(await staffPage('')).not.toContain('value="remove"');
    expect(await staffPage('?ask=kim')).not.toContain('alertdialog');
    expect(await staffPage('?ask=lee')).toContain('lee님을 직원에서 뺍니까?');
    expect(await send({ do: 'remove', name: 'lee' })).toBe(303);
    expect((await login('lee', 'another password')).status).toBe(401);
    const log = await (await office.get('/keeping', { Cookie })).text();
    expect(log).toMatch(/비밀번호를 정함<\/td>\s*<td>lee<\/td>/);
    expect(await send({ ...own, current: 'a long password' })).toBe(303);
    expect((await office.get('/', { Cookie })).status).toBe(303);
  } finally {
    rmSync(users);
  }
});

test('a stream of news ends with its session, and one address tries no list of names', async () => {
  let now = Date.now();
  const users = join(import.meta.dirname, `users-stream-${process.pid}.tmp.json`);
  const names = ['kim', ...Array.from({ length: 41 }, (_, each) => `kim${each}`)];
  for (const name of names) await addUser(users, name, 'a long password', { N: 16, r: 1, p: 1 });
  try {
    await using office = await openOffice({ environment: { DESK_USERS: users }, now: () => now });
    const entered = await office.post('/login', { name: 'kim', password: 'a long password' });
    const session = { Cookie: entered.headers.get('set-cookie')!.split(';')[0]! };
    const live = (await office.get('/events', session)).body!.getReader();
    expect(new TextDecoder().decode((await live.read()).value)).toContain('"newest":0');
    now += 13 * 60 * 60 * 1000;
    await office.receive({});
    let last = await live.read();
    while (!last.done) last = await live.read();

    const statuses: number[] = [];
    for (const name of names.slice(1))
      statuses.push((await office.post('/login', { name, password: 'wrong' })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  } finally {
    rmSync(users);
  }
});

test('mail that waits for an hour stands above every page and in its title', async () => {
  let now = Date.now();
  await using office = await openOffice({ now: () => now });
  await office.receive({});
  expect(await (await office.get('/')).text()).not.toContain('1시간 넘게');
  now += 61 * 60 * 1000;
  const text = await (await office.get('/keeping')).text();
  expect(text).toContain('1시간 넘게');
  expect(text).toMatch(/<title>⚠ 이메일 발송 실패/);
  // A server that sends no mail takes none: the answer's waits alone.
  const database = new DatabaseSync(databaseFile(office.dataDir));
  const banner = async () => (await office.get('/')).text();
  database.exec(`UPDATE outbox SET sent_at = ${now - 2 * 60 * 60 * 1000}`);
  expect(await banner()).not.toContain('1시간 넘게');
  database.exec(
    'INSERT INTO revision_mail (inquiry_id, revision, next_attempt_at) VALUES (1, 1, 1)',
  );
  expect(await banner()).toContain('기다리는 이메일 1통');
  database.exec('UPDATE revision_mail SET given_up_at = 1');
  expect(await banner()).not.toContain('기다리는 이메일');
  database.close();
});

test('a disk that is nearly full stands above every page and in its title', async () => {
  await using office = await openOffice({ environment: { DESK_DISK_FREE_MB: '99999999' } });
  const text = await (await office.get('/facts')).text();
  expect(text).toMatch(/디스크가 거의 찼습니다\.<\/b>\s+남은 공간 [\d,]+ MB\./);
  expect(text).toMatch(/<title>⚠ 디스크 부족/);
  await using roomy = await openOffice({ environment: { DESK_DISK_FREE_MB: '1' } });
  expect(await (await roomy.get('/facts')).text()).not.toContain('디스크 부족');
});

test('a fact that two people answer is overwritten by neither', async () => {
  await using office = await openOffice();
  const text = await (await office.get('/facts')).text();
  const id = /name="id" value="([^"]+)"/.exec(text)![1]!;
  const first = await office.post('/facts', { id, revision: '0', answer: 'first', confirmed: '1' });
  expect(first.status).toBe(303);
  const second = await office.post('/facts', { id, revision: '0', answer: 'second' });
  expect(second.status).toBe(409);
  const shown = await second.text();
  expect(shown).toContain('지금 저장된 내용: first');
  expect(shown).toContain('value="second"');
  expect((await office.post('/facts', { id: 'none', revision: '0', answer: 'x' })).status).toBe(
    404,
  );
});

test('the server goes on storing and deleting in a file that the desk has used', async () => {
  await using office = await openOffice();
  await office.get('/');
  await office.receive({ inquiry: 'one' }, { inquiry: 'two' });
  const database = openDatabase(office.dataDir);
  database.prepare('DELETE FROM inquiry WHERE id = 1').run();
  database.close();
  expect(await (await office.get('/')).text()).toContain('data-row="2"');
});
