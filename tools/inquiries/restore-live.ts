/** Puts a copy back while server and desk run on. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';

import { databaseFile, openDatabase } from '#server/forms/database.ts';

import { copyWhole } from './copies.ts';

/** All at once: other programs see the file before and after, and wait no longer than it takes. */
const PAGES_AT_ONCE = 2 ** 31 - 1;

/**
 * Restores a copy. What no copy may take back stays as it is now: inquiries that arrived after it was made, the numbers that senders
 * were given, who has which mail already, and the tables that are named.
 *
 * @param keep tables whose present rows stay, such as a log
 * @param prepare brings the copy's other tables to this release
 * @throws UserError where the copy is not whole, SQLite's error where the disk is full or the file locked; nothing is changed then
 */
export async function restoreLive(
  dataDir: string,
  path: string,
  keep: readonly string[],
  prepare: (copy: DatabaseSync) => void,
): Promise<void> {
  const folder = join(dataDir, 'restoring');
  rmSync(folder, { recursive: true, force: true }); // of a restore that was cut off
  mkdirSync(folder, { mode: 0o700 });
  try {
    copyWhole(path, databaseFile(folder));
    const copy = openDatabase(folder);
    try {
      prepare(copy);
      carryOver(copy, databaseFile(dataDir), keep);
      await backup(copy, databaseFile(dataDir), { rate: PAGES_AT_ONCE });
    } finally {
      copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function carryOver(copy: DatabaseSync, live: string, keep: readonly string[]): void {
  const numberOf = (sql: string) => Number(copy.prepare(sql).get()?.['n'] ?? 0);
  const last = numberOf("SELECT seq AS n FROM sqlite_sequence WHERE name = 'inquiry'");
  copy.exec('PRAGMA foreign_keys = OFF');
  copy.prepare('ATTACH ? AS live').run(live);
  copy.exec('BEGIN IMMEDIATE');
  for (const table of keep)
    copy.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} ${rowsOf(copy, table)}`);
  copy.exec(`INSERT INTO main.inquiry ${rowsOf(copy, 'inquiry')} WHERE id > ${last}`);
  for (const table of tablesOfInquiries(copy, keep))
    copy.exec(
      `INSERT OR REPLACE INTO main.${table} ${rowsOf(copy, table)} WHERE inquiry_id > ${last}`,
    );
  for (const queue of ['outbox', 'confirmation'])
    copy.exec(
      `UPDATE main.${queue} SET sent_at = now.sent_at FROM live.${queue} now
       WHERE now.inquiry_id = main.${queue}.inquiry_id AND main.${queue}.sent_at IS NULL AND now.sent_at IS NOT NULL`,
    );
  copy.exec(
    `INSERT INTO main.receipt_count SELECT * FROM live.receipt_count WHERE true
       ON CONFLICT (day) DO UPDATE SET last = max(last, excluded.last);
     UPDATE main.sqlite_sequence SET seq = max(seq, coalesce((SELECT now.seq FROM live.sqlite_sequence now WHERE now.name = sqlite_sequence.name), 0));
     COMMIT; DETACH live`,
  );
}

/** Tables with rows of single inquiries. */
const tablesOfInquiries = (copy: DatabaseSync, except: readonly string[]): string[] =>
  copy
    .prepare(
      `SELECT t.name FROM main.sqlite_schema t JOIN live.sqlite_schema l USING (name)
       WHERE t.type = 'table' AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = 'inquiry_id')`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !except.includes(name));

/** `(columns) SELECT columns FROM live.table`: later columns stand in another order in a file that grew. */
function rowsOf(copy: DatabaseSync, table: string): string {
  const columns = copy
    .prepare(
      'SELECT name FROM pragma_table_info(?1) INTERSECT SELECT name FROM pragma_table_info(?1, ?2)',
    )
    .all(table, 'live')
    .map(({ name }) => String(name))
    .join(', ');
  return `(${columns}) SELECT ${columns} FROM live.${table}`;
}
