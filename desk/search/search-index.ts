/** Keeps the search index up to what has come in: a few inquiries at a time, so that neither server nor staff wait. */
import type { DatabaseSync } from 'node:sqlite';

import { columnOf } from '#server/forms/tables.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { indexedText } from './search-terms.ts';

const AT_ONCE = 200;

/**
 * Indexes the next inquiries that are not in the index yet.
 *
 * @returns how many; less than `atOnce` means that the index is complete
 * @throws SQLite's error where the file is locked or full; nothing is half done then
 */
export function indexNext(database: DatabaseSync, atOnce = AT_ONCE): number {
  const last = database
    .prepare('SELECT rowid AS id FROM desk_search ORDER BY rowid DESC LIMIT 1')
    .get();
  const rows = database
    .prepare('SELECT * FROM inquiry WHERE id > ? ORDER BY id LIMIT ?')
    .all(Number(last?.['id'] ?? 0), atOnce);
  if (rows.length === 0) return 0;
  // Before the lock, which would keep the server from storing.
  const indexed = rows.map((row) => {
    const fields = INQUIRY_FIELDS.map((field) => String(row[columnOf(field)] ?? ''));
    return { id: Number(row['id']), ...indexedText([...fields, String(row['receipt'] ?? '')]) };
  });
  // An inquiry that has been deleted since it was read must not come back.
  const insert = database.prepare(
    `INSERT INTO desk_search (rowid, text, initials)
     SELECT :id, :text, :initials WHERE EXISTS (SELECT 1 FROM inquiry WHERE id = :id)`,
  );
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const each of indexed) insert.run(each);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
  return rows.length;
}
