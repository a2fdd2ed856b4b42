/**
 * The canary: an inquiry that `npm run canary` sends through the public form every few minutes. It goes the whole way to the disk
 * and leaves only the time of it there: no number, no mail, no line in any list.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Hidden field with the key that the setting CANARY_KEY gives to both ends. */
export const CANARY_FIELD = '_canary';

/** Sent every four minutes (deploy/canary.timer), so that a second one that fails is told before the tenth is over. */
export const CANARY_SILENT_MS = 9 * 60 * 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `false`: it says to be one, and is none of this server. Stored as an inquiry it would come again every few minutes. */
export function canaryOf(
  fields: Readonly<Record<string, unknown>>,
  key: string | undefined,
): 'none' | 'true' | 'false' {
  const given = fields[CANARY_FIELD];
  if (given === undefined) return 'none';
  const known = key !== undefined && typeof given === 'string';
  return known && timingSafeEqual(digest(given), digest(key)) ? 'true' : 'false';
}

export const CANARY_TABLE =
  'CREATE TABLE IF NOT EXISTS canary (id INTEGER PRIMARY KEY CHECK (id = 1), seen_at INTEGER NOT NULL) STRICT;';

/** Says that one has come. Needs a transaction. */
export function noteCanary(database: DatabaseSync, at: number): void {
  database
    .prepare(
      'INSERT INTO canary VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at',
    )
    .run(at);
}

/** When the last one came, in milliseconds since 1970, or null. */
export function lastCanary(database: DatabaseSync): number | null {
  const row = database.prepare('SELECT seen_at FROM canary').get();
  return row ? Number(row['seen_at']) : null;
}
