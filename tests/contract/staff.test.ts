/** `npm run inquiries -- …` */
import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

import { describe, expect, test, vi } from 'vitest';

import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { readInquiries } from '#server/forms/inquiry-record.ts';
import { purgeBefore, purgeWithCare } from '#server/forms/retention.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';
import { runInquiries } from '#tools/inquiries/command.ts';

import {
  FILLED,
  newInquiry,
  sendInquiry,
  startFormServer,
  storedInquiries,
} from './form-server.ts';

const folder = folderForEachTest();

const PROGRAM = join(import.meta.dirname, '..', '..', 'tools', 'inquiries.ts');

interface Said {
  stdout: string;
  stderr: string;
  code: number;
}

/** A command in this process: a process of its own takes half a second of a processor. */
function staff(...args: string[]): Said {
  const said = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void (said.stdout += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void (said.stderr += `${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.stdout += String(text);
      return true;
    }),
  ];
  try {
    return { code: runInquiries(args, { DATA_DIR: folder.path, PORT: 'x' }), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same as a process of its own, beside a server that goes on meanwhile. */
async function staffProcess(...args: string[]): Promise<Said> {
  // A wrong PORT is the server's trouble, not the staff's.
  const env = { ...process.env, DATA_DIR: folder.path, NODE_OPTIONS: '', PORT: 'x' };
  try {
    return {
      ...(await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env })),
      code: 0,
    };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { stdout, stderr, code };
  }
}

/** Stores inquiries as of a moment. */
async function store(at: number, ...inquiries: Partial<typeof FILLED>[]) {
  const database = openDatabase(folder.path);
  const target = createInquiryStore(database, { mailed: false, now: () => at });
  for (const values of inquiries) await target.add(newInquiry(values));
  target.close();
}

/** No file of the folder holds a word of what was deleted. */
async function expectNoSecret(): Promise<void> {
  for (const name of await readdir(folder.path))
    expect((await readFile(join(folder.path, name))).includes('SECRET')).toBe(false);
}

test('before the first inquiry', async () => {
  expect((await staffProcess('list')).stdout).toMatch(/^No inquiries yet/);
});

test('list and show', async () => {
  await store(Date.UTC(2026, 2, 2, 5, 5), {}, { companyName: '\u001b[2JACME', inquiry: '두 번째' });
  const { stdout } = staff('list');
  expect(stdout).toContain(
    '#1 GM-20260302-001  2026-03-02 14:05 KST  ○○정수 엔지니어링, 홍길동  PQVF DN 100, 운전 압력 4 bar',
  );
  expect(stdout).toContain('2 inquiries.');
  expect(staff('search', 'gm-20260302-002').stdout).toContain('1 inquiry.');
  expect(staff('show', 'gm-20260302-001').stdout).toContain('#1 GM-20260302-001  2026');
  const shown = staff('show', '1');
  expect(shown.stdout).toContain('회사명: ○○정수 엔지니어링\n');
  expect(shown.stdout).toContain(FILLED.inquiry);
  // A visitor's text must not steer the terminal.
  expect(staff('show', '2').stdout).not.toContain('\u001b');
  expect(staff('show', '99')).toMatchObject({ code: 1, stderr: 'There is no inquiry 99.\n' });
});

test('export: Excel keeps the Korean; a formula is text, and so is what it would retype', async () => {
  await store(Date.now(), {
    companyName: '=HYPERLINK("http://evil.example")',
    name: '홍 "길동"',
    inquiry: '+1\n두 줄, 쉼표',
    phone: '＝1+1',
    fax: '\u200b@SUM(1)',
  });
  await store(Date.now(), { companyName: '2026-01', name: '1E5', phone: '01012345678' });
  const { stdout } = staff('export', '--csv');
  for (const retyped of ['2026-01', '1E5', '01012345678'])
    expect(stdout).toContain(`"\t${retyped}"`);
  expect(stdout.startsWith('\ufeff"번호","접수 번호","접수 시각"')).toBe(true);
  expect(stdout).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(stdout).toContain('"홍 ""길동"""');
  expect(stdout).toContain(`"'＝1+1"`);
  expect(stdout).toContain(`"'\u200b@SUM(1)"`);
  expect(stdout).toContain(`"'+1\n두 줄, 쉼표"`);
});

test('the export of npm run: a file that begins with the table and only its owner can read', async () => {
  await store(Date.now(), {});
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', 'inquiries', '--', 'export', '--csv'],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      env: { ...process.env, DATA_DIR: folder.path, npm_config_loglevel: 'notice' },
    },
  );
  const file = join(folder.path, 'inquiries.csv');
  expect(stdout).toContain(`1 inquiry written to ${file}`);
  expect((await readFile(file, 'utf8')).startsWith('\ufeff"번호","접수 번호","접수 시각"')).toBe(
    true,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('purge: the old ones are gone, from the file too', async () => {
  const year = 365 * 24 * 60 * 60 * 1000;
  await store(Date.now() - 2 * year, { inquiry: 'SECRET-OF-LONG-AGO' });
  await store(Date.now(), { inquiry: 'new' });
  expect(staff('purge')).toMatchObject({
    code: 1,
    stderr: 'How old? purge --older-than 90d, 18m or 1y\n',
  });
  expect(staff('purge', '--older-than', '1y').stdout).toBe('1 inquiry deleted.\n');
  expect(staff('list').stdout).toContain('1 inquiry.');
  await expectNoSecret();
});

test('delete: one, or all of one sender, and nothing of it stays in any file', async () => {
  await store(
    Date.now(),
    { inquiry: 'SECRET-ONE' },
    { inquiry: 'SECRET-TWO', email: 'Other@example.com' },
    { inquiry: 'kept' },
  );
  const server = await startFormServer({ dataDir: folder.path });
  expect((await staffProcess('delete', '#1')).stdout).toBe('#1 is deleted.\n');
  expect((await staffProcess('delete', '--email', 'other@example.com')).stdout).toBe(
    '1 inquiry deleted.\n',
  );
  await expectNoSecret();
  await server.stop();
  expect(staff('list').stdout).toContain('1 inquiry.');
});

test('a deletion keeps no inquiry waiting while somebody reads, and what was deleted is gone once nobody does', async () => {
  await store(Date.now(), { inquiry: 'SECRET-ONE' });
  const server = await startFormServer({ dataDir: folder.path });
  const reader = openDatabase(folder.path);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM inquiry').get();
  let deleted = false;
  const deleting = staffProcess('delete', '#1').then(({ code }) => {
    deleted = true;
    return code;
  });
  const statuses = new Set<number>();
  for (let count = 0; !deleted; count += 1)
    statuses.add((await sendInquiry(server.url, { inquiry: `No. ${count}` })).status);
  expect([await deleting, ...statuses]).toEqual([0, 200]);
  reader.close();
  await server.stop();
  await expectNoSecret();
});

test('answered, search and check', async () => {
  await store(Date.now(), { inquiry: 'PQVF DN 100' }, { companyName: 'Harbour Works' });
  expect(staff('answered', '2').stdout).toBe('#2 is answered.\n');
  expect(
    staff('list')
      .stdout.split('\n')
      .filter((line) => line.includes(' answered')),
  ).toHaveLength(1);
  const { stdout } = staff('search', 'harbour');
  expect(stdout).toContain('#2');
  expect(stdout).toContain('1 inquiry.');
  expect(staff('search', 'nowhere').stdout).toBe('Nothing found.\n');
  expect(staff('check').stdout).toBe('The database is whole.\n');
});

test('resend: a mail that was given up is due again', async () => {
  await store(Date.now(), {});
  staff('resend', '1');
  const database = openDatabase(folder.path);
  database.exec('UPDATE outbox SET attempts = 20, given_up_at = 1');
  expect(staff('list').stdout).toContain('mail given up after 20 attempts');
  staff('resend', '1');
  expect(staff('list').stdout).toContain('mail waits');
  database.close();
});

test('backup and restore, under load: what was acknowledged before the copy is in it', async () => {
  const server = await startFormServer({ dataDir: folder.path });
  let acknowledged = 0;
  let sending = true;
  const send = async (): Promise<number> => {
    const inquiry = `${(acknowledged += 1)} ${Math.random()}`;
    return (await sendInquiry(server.url, { inquiry })).status;
  };
  for (let i = 0; i < 20; i += 1) expect(await send()).toBe(200);
  const load = (async () => {
    while (sending) await send();
  })();
  const copy = join(folder.path, 'copy.sqlite');
  expect((await staffProcess('backup', copy)).stdout).toBe(`Backed up to ${copy}\n`);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  // A running server is in the way.
  expect(await staffProcess('restore', copy)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The server runs'),
  });
  sending = false;
  await load;
  await server.stop();
  expect(staff('backup', copy).stderr).toContain('is there already');
  expect(staff('restore', copy).stdout).toContain('What was there is kept in');
  expect(storedInquiries(folder.path).length).toBeGreaterThanOrEqual(20);
  expect(staff('check').stdout).toBe('The database is whole.\n');

  const broken = join(folder.path, 'broken.sqlite');
  await writeFile(broken, 'no copy of anything');
  expect(staff('restore', broken).stderr).toContain('Nothing was changed');
  // A newer release's, and another program's.
  for (const change of [
    'PRAGMA user_version = 99',
    'ALTER TABLE inquiry RENAME COLUMN company_name TO firm',
  ]) {
    const other = join(folder.path, 'other.sqlite');
    await copyFile(copy, other);
    const database = new DatabaseSync(other);
    database.exec(change);
    database.close();
    expect(staff('restore', other).stderr, change).toContain('Nothing was changed');
    await rm(other);
  }
  expect(staff('check').stdout).toBe('The database is whole.\n');
});

test('a copy of the files of a server that was killed is restored with all that its log holds', async () => {
  for (const inquiry of ['first', 'second']) await store(Date.now(), { inquiry });
  // As a killed server leaves it: the newest inquiries in the log alone.
  const left = openDatabase(folder.path);
  left.exec('PRAGMA wal_autocheckpoint = 0');
  for (const inquiry of ['third', 'fourth']) await store(Date.now(), { inquiry });
  const copied = join(folder.path, 'copied.sqlite');
  for (const suffix of ['', '-wal'])
    await copyFile(databaseFile(folder.path) + suffix, copied + suffix);
  left.close();
  expect(staff('restore', copied).stdout).toMatch(/Restored to .*: \d+ inquiries, the latest of /);
  expect(
    storedInquiries(folder.path)
      .map(({ inquiry }) => inquiry)
      .join(),
  ).toBe('first,second,third,fourth');
});

test('a damaged file that a copy replaces is kept with its log, which may hold the newest inquiries', async () => {
  await store(Date.now(), { inquiry: 'copied' });
  const copy = join(folder.path, 'copy.sqlite');
  staff('backup', copy);
  const file = databaseFile(folder.path);
  await writeFile(file, 'damaged '.repeat(4096));
  await writeFile(`${file}-wal`, 'the newest inquiries');
  const said = staff('restore', copy).stdout;
  const kept = / is kept in (\S+)/.exec(said)?.[1] ?? '';
  expect(said).toContain(`${kept}-wal`);
  expect(await readFile(`${kept}-wal`, 'utf8')).toBe('the newest inquiries');
  expect(storedInquiries(folder.path)).toHaveLength(1);
});

test('a damaged inquiry is told by list, check, backup and restore, and no command fails on it', async () => {
  await store(Date.now(), { inquiry: 'whole' }, { inquiry: 'damaged' });
  const database = openDatabase(folder.path);
  database.exec(`UPDATE inquiry SET phone = '02-000-0009', flags = '[' WHERE id = 2`);
  database.close();
  const copy = join(folder.path, 'copy.sqlite');
  const named = expect.stringMatching(/#2 GM-\d{8}-\d{3}/) as string;
  expect(staff('check')).toMatchObject({ code: 1, stderr: named });
  expect(staff('backup', copy)).toMatchObject({ code: 1, stderr: named });
  // It may be the only copy there is.
  expect(staff('restore', copy)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Restored to') as string,
    stderr: named,
  });
  expect(staff('list').stdout.match(/DAMAGED/g)).toHaveLength(1);
  expect(staff('show', '2').stdout).toContain('Damaged:');
});

test('close and open, while the server runs', async () => {
  const server = await startFormServer({ dataDir: folder.path });
  await staffProcess('close');
  expect(await (await sendInquiry(server.url)).json()).toMatchObject({
    errors: [{ code: 'INACTIVE' }],
  });
  await staffProcess('open');
  expect((await sendInquiry(server.url)).status).toBe(200);
  await server.stop();
});

test('retention: what is older than configured is deleted at the start', async () => {
  await store(Date.now() - 100 * 24 * 60 * 60 * 1000, { inquiry: 'old' });
  await store(Date.now(), { inquiry: 'new' });
  const server = await startFormServer({
    dataDir: folder.path,
    retention: { count: 90, unit: 'day' },
  });
  await server.stop();
  expect(server.log).toContain('Inquiries deleted: 1, older than 90 day(s).');
  expect(staff('list').stdout).toContain('1 inquiry.');
});

describe('a clock that is wrong deletes nothing', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const START = Date.UTC(2026, 0, 1);
  const year = { count: 1, unit: 'year' } as const;

  test('one that jumps ahead, also when it stays there, and is set right again', async () => {
    await store(START, { inquiry: 'one' }, { inquiry: 'two' });
    const database = openDatabase(folder.path);
    const purgeAt = (now: number) => purgeWithCare(database, year, now).kind;
    expect(purgeAt(START + DAY)).toBe('deleted');
    const wrong = START + 100 * 365 * DAY;
    // An inquiry of the wrong day: not all are old then.
    database.exec(`UPDATE inquiry SET received_at = ${wrong} WHERE id = 2`);
    for (let day = 0; day < 10; day += 1) expect(purgeAt(wrong + day * DAY)).toBe('skipped');
    expect(purgeAt(START + 12 * DAY)).toBe('skipped');
    expect([...readInquiries(database)]).toHaveLength(2);
    database.close();
  });

  test('an inquiry that came while the clock stood in 2010 stays as long as its neighbours', async () => {
    await store(START, { inquiry: 'before' });
    await store(Date.UTC(2010, 0, 1), { inquiry: 'by the wrong clock' });
    await store(START + 200 * DAY, { inquiry: 'after' });
    const database = openDatabase(folder.path);
    const leftAfter = (days: number): string[] => {
      purgeWithCare(database, year, START + days * DAY);
      return Array.from(readInquiries(database), ({ inquiry }) => inquiry);
    };
    for (let day = 201; day < 365; day += 2) leftAfter(day);
    expect(leftAfter(365)).toEqual(['before', 'by the wrong clock', 'after']);
    expect(leftAfter(366)).toEqual(['after']);
    database.close();
  });

  test('the first inquiry of all, by such a clock, stays as long as the second', async () => {
    await store(0, { inquiry: 'by the wrong clock' });
    await store(START, { inquiry: 'second' });
    await store(START + 400 * DAY, { inquiry: 'third' });
    const database = openDatabase(folder.path);
    const deletedBefore = (moment: number) => purgeBefore(database, moment, START + 400 * DAY);
    expect([deletedBefore(START), deletedBefore(START + 1)]).toEqual([0, 2]);
    database.close();
  });

  test('everything at once is never deleted by itself', async () => {
    await store(START, { inquiry: 'old' });
    const database = openDatabase(folder.path);
    for (let day = 0; day < 800; day += 1) purgeWithCare(database, year, START + day * DAY);
    expect([...readInquiries(database)]).toHaveLength(1);
    database.close();
  });
});

test('with a hosted service the start says that inquiries go elsewhere', async () => {
  const server = await startFormServer({
    dataDir: folder.path,
    formEndpoint: 'https://forms.example.com',
  });
  await server.stop();
  expect(server.log).toEqual([expect.stringContaining('posts to https://forms.example.com')]);
});

test('a wrong command is said, and where to read what there is', async () => {
  for (const [command, said] of [
    ['drop', 'There is no command "drop"'],
    ['list all', 'There is no command "list all"'],
    ['', 'A command is missing'],
  ] as const)
    expect(await staffProcess(...command.split(' ').filter(Boolean))).toMatchObject({
      code: 1,
      stderr: `${said}. --help shows what there is.\n`,
    });
});

test('a damaged file is named, with the remedy', async () => {
  const file = join(folder.path, 'inquiries.sqlite');
  await writeFile(file, 'not a database, but long enough to be looked at');
  const { stderr, code } = staff('list');
  expect(code).toBe(1);
  expect(stderr).toContain(`Inquiries cannot be read from ${file}`);
  expect(stderr).toContain('put a backup in its place');
});
