/** Puts a copy back while server and desk run on. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { UserError } from '#tools/command-line.mjs';

import { copyWhole } from './copies.ts';

/** What another program keeps in the same file. */
export interface OtherTables {
  /** Tables whose present rows stay, such as a log. */
  readonly kept: readonly string[];
  /** Brings the copy's other tables to this release. */
  readonly prepare: (copy: DatabaseSync) => void;
  /**
   * Does what follows from the rows that have come back, within the same change of the file and without triggers; the copy is attached as
   * `copy`.
   *
   * @param asked inquiries about which more was asked after the copy was made
   */
  readonly finish: (database: DatabaseSync, asked: readonly number[]) => void;
}

/** Inquiries have arrived under numbers that the copy gives to others: it comes from another file, or from before another restore. */
export class OtherNumbers extends UserError {
  override readonly name = 'OtherNumbers';
}

/** SQLite lets nobody queue for its lock: while many inquiries come in, it may take several tries of 100 ms to get it. */
const LOCK_WAIT_MS = 60_000;

/**
 * Restores a copy, in one change of the file: whatever is stored meanwhile stands in the file before it or after it. What no copy may
 * take back stays as it is now: inquiries and further questions that arrived after it was made, the numbers that senders were given,
 * who has which mail already, and the tables that are kept. Only rows that differ are written, so that others wait as shortly as may be.
 *
 * @throws UserError where the copy is not whole, SQLite's error where the disk is full or the file locked; nothing is changed then
 */
export function restoreLive(dataDir: string, path: string, others: OtherTables): void {
  const folder = join(dataDir, 'restoring');
  rmSync(folder, { recursive: true, force: true }); // of a restore that was cut off
  mkdirSync(folder, { mode: 0o700 });
  try {
    copyWhole(path, databaseFile(folder));
    const copy = openDatabase(folder);
    try {
      others.prepare(copy);
    } finally {
      copy.close();
    }
    const database = openDatabase(dataDir, { unchecked: true, busyTimeoutMs: LOCK_WAIT_MS });
    try {
      database.prepare('ATTACH ? AS copy').run(databaseFile(folder));
      database.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
      replaceRows(database, others);
      database.exec('COMMIT');
    } finally {
      database.close(); // which rolls back what is not committed
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function replaceRows(database: DatabaseSync, { kept, finish }: OtherTables): void {
  const sequence = database.prepare('SELECT seq FROM copy.sqlite_sequence WHERE name = ?');
  const lastOf = (table: string) => Number(sequence.get(table)?.['seq'] ?? 0);
  const last = lastOf('inquiry');
  const lastQuestion = lastOf('further_question');
  refuseOtherNumbers(database, last);
  const triggers = database
    .prepare("SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'")
    .all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER main.${String(name)}`);
  for (const queue of ['outbox', 'confirmation', 'revision_mail', 'question_mail'])
    database.exec(
      `UPDATE copy.${queue} SET sent_at = now.sent_at FROM main.${queue} now
       WHERE now.inquiry_id = ${queue}.inquiry_id AND ${queue}.sent_at IS NULL AND now.sent_at IS NOT NULL`,
    );
  const asked = database
    .prepare('SELECT DISTINCT inquiry_id FROM main.further_question WHERE id > ?')
    .all(lastQuestion)
    .map((row) => Number(row['inquiry_id']));
  /** Which rows of a table are the copy's. */
  const scopes: Record<string, string> = {
    inquiry: `id <= ${last}`,
    further_question: `id <= ${lastQuestion}`,
    question_mail: `inquiry_id <= ${last} AND inquiry_id NOT IN (${asked.join()})`,
  };
  for (const [table, columns] of tablesOfBoth(database)) {
    if (table === 'receipt_count' || kept.includes(table)) continue;
    const ofInquiries = columns.some(({ name }) => name === 'inquiry_id');
    replaceTable(
      database,
      table,
      columns,
      scopes[table] ?? (ofInquiries ? `inquiry_id <= ${last}` : 'true'),
    );
  }
  database.exec(
    `INSERT INTO main.receipt_count SELECT * FROM copy.receipt_count WHERE true
       ON CONFLICT (day) DO UPDATE SET last = max(last, excluded.last);
     INSERT INTO main.sqlite_sequence SELECT * FROM copy.sqlite_sequence c
       WHERE NOT EXISTS (SELECT 1 FROM main.sqlite_sequence now WHERE now.name = c.name);
     UPDATE main.sqlite_sequence SET seq = max(seq, coalesce((SELECT c.seq FROM copy.sqlite_sequence c WHERE c.name = sqlite_sequence.name), 0))`,
  );
  finish(database, asked);
  for (const { sql } of triggers) database.exec(String(sql));
}

/** What arrived after the copy's newest inquiry must have a number that the copy does not know. */
function refuseOtherNumbers(database: DatabaseSync, last: number): void {
  const other = database
    .prepare(
      `SELECT id FROM main.inquiry
       WHERE id <= ? AND received_at > coalesce((SELECT max(received_at) FROM copy.inquiry), 0)`,
    )
    .get(last);
  if (other) throw new OtherNumbers();
}

interface Column {
  readonly name: string;
  /** Place in the primary key, from 1; 0: none. */
  readonly pk: number;
}

/** Ordinary tables that both files have, with the columns that both have: in a file that grew, later ones stand in another order. */
function tablesOfBoth(database: DatabaseSync): [table: string, columns: Column[]][] {
  const columns = database.prepare(
    `SELECT name, now.pk FROM pragma_table_info(?1, 'main') now JOIN pragma_table_info(?1, 'copy') USING (name)`,
  );
  return database
    .prepare(
      `SELECT name FROM pragma_table_list now JOIN pragma_table_list c USING (name)
       WHERE now.schema = 'main' AND c.schema = 'copy' AND now.type = 'table' AND name NOT LIKE 'sqlite%'`,
    )
    .all()
    .map(({ name }) => [String(name), columns.all(name as string) as unknown as Column[]]);
}

/** @param scope an SQL condition: the rows that become the copy's */
function replaceTable(
  database: DatabaseSync,
  table: string,
  columns: readonly Column[],
  scope: string,
): void {
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const names = columns.map(({ name }) => name);
  const [key, all] = keys.length > 0 ? [keys, names] : [['rowid'], ['rowid', ...names]];
  const hasKey = key.map((name) => `now.${name} = c.${name}`).join(' AND ');
  // The plus sign keeps SQLite from looking a row up by anything but its key.
  const isSame = all.map((name) => `now.${name} IS +c.${name}`).join(' AND ');
  // What differs goes first, so that no value is there twice where it must be once.
  database.exec(
    `DELETE FROM main.${table} AS now WHERE ${scope}
       AND NOT EXISTS (SELECT 1 FROM copy.${table} c WHERE ${hasKey} AND ${isSame});
     INSERT INTO main.${table} (${all.join()}) SELECT ${all.join()} FROM copy.${table} c WHERE ${scope}
       AND NOT EXISTS (SELECT 1 FROM main.${table} now WHERE ${hasKey})`,
  );
}
