/**
 * A digest of each stored inquiry, taken when it is stored. SQLite checks the structure of its file, not what stands in it: a bit that
 * a disk has turned over in a telephone number would be read back as another number.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import type { Inquiry } from '#contract/inquiry.ts';

import { columnOf } from './tables.ts';

/** Columns of an inquiry that nothing changes after it was stored. */
export const SEALED_COLUMNS: readonly string[] = [
  'received_at',
  'form_key',
  'idempotency_key',
  'digest',
  'language',
  'flags',
  'receipt',
  ...INQUIRY_FIELDS.map(columnOf),
].toSorted();

type Row = Readonly<Record<string, unknown>>;

const sha256 = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** One digest for one content, whatever names it has been sent under. */
export const digestOf = (inquiry: Inquiry): string =>
  sha256(INQUIRY_FIELDS.map((field) => inquiry[field]));

/** Digest of a row of `inquiry`, in hex. Empty columns are left out, so that a field that is added later changes no older row's. */
export const sealOf = (row: Row): string =>
  sha256(
    SEALED_COLUMNS.filter((column) => row[column] != null && row[column] !== '').map((column) => [
      column,
      row[column],
    ]),
  );

/** Whether the fields of an older release's row are those that it took a digest of; a field that came since is in none. */
function matchesDigest(row: Row): boolean {
  const values = INQUIRY_FIELDS.map((field) => [field, row[columnOf(field)]] as const);
  const earlier = values.filter(([field, value]) => value !== '' || field === 'fax');
  return [values, earlier].some(
    (fields) => sha256(fields.map(([, value]) => value)) === row['digest'],
  );
}

/** Whether a row of `inquiry` differs from what was stored. */
export const isDamaged = (row: Row): boolean =>
  row['seal'] == null ? !matchesDigest(row) : row['seal'] !== sealOf(row);

/** Whether an older release has written inquiries into the file. */
export const lacksSeals = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM inquiry WHERE seal IS NULL LIMIT 1').get() !== undefined;

/** Inquiries that are looked at in one go: a few milliseconds, while new ones wait. */
const AT_ONCE = 200;

/** Seals inquiries of an older release; one that is damaged already stays so. Needs a transaction, and their receipt numbers. */
export function giveMissingSeals(database: DatabaseSync): void {
  const update = database.prepare('UPDATE inquiry SET seal = ? WHERE id = ?');
  const next = database.prepare(
    'SELECT * FROM inquiry WHERE seal IS NULL AND id > ? ORDER BY id LIMIT ?',
  );
  // Some at a time: a million of them fill the memory.
  for (let rows = next.all(0, AT_ONCE); rows.length > 0;) {
    for (const row of rows)
      update.run(isDamaged(row) ? 'damaged before' : sealOf(row), Number(row['id']));
    rows = next.all(Number(rows.at(-1)?.['id']), AT_ONCE);
  }
}

/** The damaged inquiries, as the staff name them: `#12 GM-20261121-014`. */
export function* damagedInquiries(database: DatabaseSync): Generator<string> {
  for (const row of database.prepare('SELECT * FROM inquiry ORDER BY id').iterate())
    if (isDamaged(row)) yield `#${Number(row['id'])} ${String(row['receipt'] ?? '')}`.trim();
}

/** Goes through all inquiries, some at a time. */
export interface DamageSearch {
  /** Looks at the next ones, after the last at the first again. @returns whether there are more */
  readonly step: (database: DatabaseSync) => boolean;
  /** Numbers of those found that are still damaged: not deleted, not restored. */
  readonly found: (database: DatabaseSync) => number[];
}

/** Begins at the first inquiry. */
export function searchDamage(): DamageSearch {
  let last = 0;
  const suspects = new Set<number>();
  return {
    step: (database) => {
      const rows = database
        .prepare('SELECT * FROM inquiry WHERE id > ? ORDER BY id LIMIT ?')
        .all(last, AT_ONCE);
      for (const row of rows) if (isDamaged(row)) suspects.add(Number(row['id']));
      last = rows.length < AT_ONCE ? 0 : Number(rows.at(-1)?.['id']);
      return last > 0;
    },
    found: (database) => {
      const find = database.prepare('SELECT * FROM inquiry WHERE id = ?');
      return Array.from(suspects).filter((id) => {
        const row = find.get(id);
        return row !== undefined && isDamaged(row);
      });
    },
  };
}
