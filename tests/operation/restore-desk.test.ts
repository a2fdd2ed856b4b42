/** Restoring a copy of inquiries beside a running server. */
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { startLongWork, workOutcome, workUnderWay } from '#desk/keeping/long-work.ts';
import { restoreDesk } from '#desk/keeping/restore-desk.ts';
import { indexNext } from '#desk/search/search-index.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { openDatabase } from '#server/forms/database.ts';
import { backUp } from '#tools/inquiries/copies.ts';
import { OtherNumbers } from '#tools/inquiries/restore-live.ts';

import { openOffice, type Office } from './desk-office.ts';

let office: Office;
let database: DatabaseSync;
let copy: string;
beforeEach(async () => {
  office = await openOffice();
  database = openDatabase(office.dataDir);
  migrateDeskTables(database);
  copy = join(office.dataDir, 'copy.sqlite');
});
afterEach(async () => {
  database.close();
  await office[Symbol.asyncDispose]();
});

const receive = (...companies: readonly string[]) =>
  office.receive(...companies.map((companyName) => ({ companyName })));
const column = (sql: string): unknown[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row)[0]);

test('each inquiry that is acknowledged while a copy is put back is there afterwards', async () => {
  await receive('○○처음');
  backUp(database, copy);
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const sender = new Worker(new URL('./storing-thread.ts', import.meta.url), {
    workerData: { dataDir: office.dataDir, stop },
  });
  await once(sender, 'message');
  for (let round = 0; round < 20; round += 1) restoreDesk(office.dataDir, copy);
  const last = once(sender, 'message');
  Atomics.store(stop, 0, 1);
  const acknowledged = (await last)[0] as string[];
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(column('SELECT company_name FROM inquiry ORDER BY id')).toEqual([
    '○○처음',
    ...acknowledged,
  ]);
});

test('a deleted inquiry comes back with its note and is found by the search; one that was deleted before the copy stays away', async () => {
  await receive('○○하나', '○○둘', '○○셋');
  database.exec(
    "DELETE FROM inquiry WHERE id = 1; UPDATE desk_inquiry SET note = '메모' WHERE inquiry_id = 2",
  );
  while (indexNext(database) > 0);
  backUp(database, copy);
  database.exec('DELETE FROM inquiry WHERE id = 2');
  await receive('○○넷');
  while (indexNext(database) > 0);
  restoreDesk(office.dataDir, copy);
  while (indexNext(database) > 0);
  expect(column('SELECT company_name FROM inquiry ORDER BY id')).toEqual(['○○둘', '○○셋', '○○넷']);
  expect(column('SELECT note FROM desk_inquiry ORDER BY inquiry_id')).toEqual(['메모', '', '']);
  expect(column('SELECT rowid FROM desk_search ORDER BY rowid')).toEqual([2, 3, 4]);
  expect(column("SELECT rowid FROM desk_search WHERE desk_search MATCH '둘'")).toEqual([2]);
  // Triggers are at work again.
  database.exec('DELETE FROM inquiry WHERE id = 3');
  expect(column('SELECT rowid FROM desk_search ORDER BY rowid')).toEqual([2, 4]);
  expect(column('PRAGMA foreign_key_check')).toEqual([]);
});

test('mail that has gone since is not sent again, and a question asked since stays and makes its inquiry new', async () => {
  await receive('○○하나', '○○둘');
  const ask = (inquiry: number) =>
    database.exec(
      `INSERT INTO further_question (inquiry_id, code, about, asked_at) VALUES (${inquiry}, 'S50', '중량', 1)`,
    );
  database.exec("UPDATE desk_inquiry SET state = 'closed'");
  ask(2);
  database.exec("UPDATE desk_inquiry SET state = 'answered' WHERE inquiry_id = 2");
  backUp(database, copy);
  database.exec('UPDATE outbox SET sent_at = 7, attempts = 1');
  ask(1);
  database.exec("UPDATE desk_inquiry SET state = 'working', note = 'x'");
  restoreDesk(office.dataDir, copy);
  expect(column('SELECT sent_at FROM outbox')).toEqual([7, 7]);
  expect(column('SELECT inquiry_id FROM further_question ORDER BY id')).toEqual([2, 1]);
  expect(column('SELECT state || note FROM desk_inquiry ORDER BY inquiry_id')).toEqual([
    'new',
    'answered',
  ]);
});

test('a copy of another file, whose numbers stand for other inquiries, is refused, and nothing changes', async () => {
  await receive('○○하나', '○○둘');
  backUp(database, copy);
  database.exec("DELETE FROM inquiry; DELETE FROM sqlite_sequence WHERE name = 'inquiry'");
  await receive('○○새로');
  expect(() => restoreDesk(office.dataDir, copy)).toThrow(OtherNumbers);
  expect(column('SELECT company_name FROM inquiry')).toEqual(['○○새로']);
});

test.each([
  [{}, '복사하는 중입니다'],
  // There is no such copy: this one fails, which does no harm.
  [{ restores: 'none' }, '되돌리는 중입니다'],
])('while %o is under way the page says %s', async (work, words) => {
  startLongWork({ dataDir: office.dataDir, now: 0, ...work }, () => undefined);
  expect(KEEPING.ko[workUnderWay()!]).toContain(words);
  await workOutcome(60_000);
  expect(workUnderWay()).toBeNull();
});
