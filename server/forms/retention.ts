/** Deletes inquiries whose time is over. */
import type { DatabaseSync } from 'node:sqlite';

/** `90d`, `18m`, `3y` as count and unit. */
export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

const UNITS = { d: 'day', m: 'month', y: 'year' } as const;

/** Reads `90d`, `18m` or `3y`; undefined for anything else. */
export function parsePeriod(text: string): Period | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return { count: Number(count), unit: UNITS[unit as keyof typeof UNITS] };
}

/** The moment that lies a period before another; the last of a shorter month for a day that it lacks. */
export function before(now: number, { count, unit }: Period): number {
  const date = new Date(now);
  if (unit === 'day') {
    date.setUTCDate(date.getUTCDate() - count);
    return date.getTime();
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count * (unit === 'year' ? 12 : 1));
  const daysInMonth = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  ).getUTCDate();
  date.setUTCDate(Math.min(day, daysInMonth));
  return date.getTime();
}

/** Deletes what was received before a moment, from the file too; returns how many. */
export function purgeBefore(database: DatabaseSync, moment: number): number {
  const { changes } = database.prepare('DELETE FROM inquiry WHERE received_at < ?').run(moment);
  // secure_delete has overwritten the pages; this takes them out of the log beside the file.
  if (Number(changes) > 0) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(changes);
}
