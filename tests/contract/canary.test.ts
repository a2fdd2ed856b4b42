/** The canary: what it leaves behind, and what it finds. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { databaseFile, openDatabase } from '#server/forms/database.ts';
import type { InquiryOptions } from '#server/forms/inquiries.ts';
import { BARE_ENVIRONMENT } from '#tests/end-with.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findTrouble } from '#tools/canary/find-trouble.ts';

import { TROUBLES } from './database-trouble.ts';
import { NO_QUOTA, sendInquiry, startFormServer } from './form-server.ts';

const KEY = 'sample-key-of-the-canary';
let told: string;
const hook = createServer((request, response) => {
  told = '';
  request.on('data', (chunk: Buffer) => (told += chunk.toString()));
  request.on('end', () => response.end());
}).listen(0, '127.0.0.1');
await once(hook, 'listening');
const scope = untilTestsEnd();
scope.defer(() => void hook.close());
const site = scope.use(await makeFixtureSite());
const dataDir = join(site.dist, 'data');
const server = scope.use(
  await startServerProcess(site.dist, {
    DATA_DIR: dataDir,
    CANARY_KEY: KEY,
    // Nothing listens on port 1.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'a@example.com',
    MAIL_FROM: 'b@example.com',
  }),
);

const form = () => `${server.url}/f/inquiry`;
const database = () => new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });

/** Runs the command; its exit code, and what it says. */
const run = () =>
  new Promise<[unknown, string]>((resolve) => {
    const env = {
      ...BARE_ENVIRONMENT,
      SITE_URL: server.url,
      CANARY_KEY: KEY,
      ALERT_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    };
    execFile(process.execPath, ['tools/canary.ts'], { env }, (error, _stdout, stderr) =>
      resolve([error?.code ?? 0, stderr.trim()]),
    );
  });

test('it goes the whole way and leaves no number, no mail and no line', async () => {
  expect(await run()).toEqual([0, '']);
  expect(await findTrouble(form(), KEY)).toBeUndefined();
  const ready = (await (await fetch(`${server.url}/readyz`)).json()) as object;
  expect(ready).toMatchObject({ status: 'ok', canary: { silent: false } });
  const db = database();
  const rows = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
  expect(['inquiry', 'outbox', 'receipt_count'].map(rows)).toEqual([0, 0, 0]);
  db.close();
  expect(server.lines.filter((line) => /inquiry \d+ stored/.test(line))).toEqual([]);
});

test('one of another key is refused, and is no inquiry', async () => {
  expect(await findTrouble(form(), 'another-key-of-a-stranger')).toContain('CANARY_KEY');
  const db = database();
  expect(db.prepare('SELECT count(*) AS n FROM inquiry').get()?.['n']).toBe(0);
  db.close();
});

test.each(TROUBLES)('the database is $name: it is told', async ({ begin }) => {
  const end = await begin(dataDir);
  expect(await findTrouble(form(), KEY)).toBe('it answers 503');
  await end();
});

type Prepare = ((folder: string) => void | Promise<void>) | undefined;
const change = (sql: string) => (folder: string) => {
  const db = openDatabase(folder);
  db.exec(sql);
  db.close();
};
test.each<[string, string | undefined, Prepare?, InquiryOptions?]>([
  [
    'the file is damaged',
    'it answers 503',
    async (folder) => {
      await mkdir(folder);
      await writeFile(databaseFile(folder), randomBytes(20_000));
    },
  ],
  ['a newer release has written it', 'it answers 503', change('PRAGMA user_version = 99')],
  ['the folder cannot be made', 'it answers 503', (folder) => writeFile(folder, 'a file')],
  [
    'the staff takes no inquiries, which is no trouble',
    undefined,
    change("INSERT INTO closed_form VALUES ('inquiry')"),
  ],
  [
    'the day has no room for another inquiry',
    'it answers 429',
    undefined,
    { quota: { ...NO_QUOTA, total: { inquiries: 0, bytes: 0 } } },
  ],
])('%s: %s', async (_what, said, prepare, options) => {
  using temporary = temporaryFolder();
  const folder = join(temporary.path, 'data');
  await prepare?.(folder);
  await using form = await startFormServer({ dataDir: folder, canaryKey: KEY }, options);
  expect(await findTrouble(`${form.url}/f/inquiry`, KEY)).toBe(said);
  expect(await findTrouble(`${form.url}/`, KEY)).toContain('another program');
});

test('an inquiry that waits for its mail is told after four minutes, by exit code and webhook', async () => {
  await expect.poll(() => findTrouble(form(), KEY)).toBeUndefined();
  expect((await sendInquiry(server.url)).status).toBe(200);
  expect(await findTrouble(form(), KEY)).toBeUndefined();
  const db = database();
  db.exec('UPDATE inquiry SET received_at = received_at - 240000');
  db.close();
  const [code, said] = await run();
  expect(code).toBe(1);
  expect(said).toMatch(/Inquiries may be lost at .*: an inquiry has waited for its mail since 20/);
  expect(told).toContain('Inquiries may be lost');
});

test('a server that is gone is told', async () => {
  await server.stop();
  expect(await findTrouble(form(), KEY)).toContain('does not answer');
});
