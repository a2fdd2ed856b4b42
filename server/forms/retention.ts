/** Deletes inquiries whose time is over. */
import type { DatabaseSync } from 'node:sqlite';

import type { Period } from '#contract/retention-period.ts';

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

/** How long a reader is waited for who still needs the log, such as a list in a pager. */
const TRIES = 15;
const PAUSE_MS = 100;

/**
 * Takes what was deleted out of the log beside the file too; secure_delete has overwritten it in the file. SQLite's own waiting for
 * readers would keep writers out meanwhile, and inquiries with them.
 */
export function forgetDeleted(database: DatabaseSync): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() ?? {};
  database.exec('PRAGMA busy_timeout = 0');
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  database.exec(`PRAGMA busy_timeout = ${Number(timeout)}`);
}

/** A clock that shows an earlier time has lost it: it starts at 1970, 2000 or 2010. */
const FIRST_POSSIBLE = Date.UTC(2020, 0, 1);

/**
 * Inquiries that are older than `:moment`. Their own time is not believed alone, as the clock may have been wrong: an inquiry is at
 * least as young as every one with a smaller number. One before which no time can be believed is as young as the next one.
 */
const OLDER = `
  SELECT id FROM (
    SELECT id, coalesce(max(believed) OVER earlier, min(believed) OVER later) AS received_at
    FROM (SELECT id, CASE WHEN received_at BETWEEN ${FIRST_POSSIBLE} AND :now THEN received_at END AS believed FROM inquiry)
    WINDOW earlier AS (ORDER BY id), later AS (ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)
  ) WHERE received_at < :moment`;

/** Deletes what was received before a moment, from the file too; returns how many. */
export function purgeBefore(database: DatabaseSync, moment: number, now = Date.now()): number {
  const { changes } = database
    .prepare(`DELETE FROM inquiry WHERE id IN (${OLDER})`)
    .run({ moment, now });
  if (Number(changes) > 0) forgetDeleted(database);
  return Number(changes);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A server looks every day: a clock that has moved further since was set, or was wrong. */
const JUMP_MS = 2 * DAY_MS;
/** So long it must run evenly before it is believed again. */
const PROBATION_MS = 14 * DAY_MS;

export type Purged =
  | { readonly kind: 'deleted'; readonly count: number }
  /** Nothing was deleted, for a reason in words. */
  | { readonly kind: 'skipped'; readonly reason: string };

/**
 * Deletes what is older than a period, unless the clock is in doubt: one that is a century ahead would delete everything, and
 * nobody would see it in time. `npm run inquiries -- purge` asks nobody.
 */
export function purgeWithCare(database: DatabaseSync, period: Period, now: number): Purged {
  const known = database.prepare('SELECT seen_at, purge_from FROM clock').get();
  const newest = database.prepare('SELECT max(received_at) AS at FROM inquiry').get()?.['at'];
  const seenAt = Number(known?.['seen_at'] ?? newest ?? now);
  const jumped = Math.abs(now - seenAt) > JUMP_MS;
  let purgeFrom = Number(known?.['purge_from'] ?? 0);
  if (jumped || purgeFrom > now + PROBATION_MS) purgeFrom = now + PROBATION_MS;
  database.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?, ?)').run(now, purgeFrom);
  if (purgeFrom > now) {
    const from = new Date(purgeFrom).toISOString().slice(0, 10);
    return {
      kind: 'skipped',
      reason: `the clock has moved by more than two days since it was last looked at; next on ${from} if it runs evenly until then`,
    };
  }
  const moment = before(now, period);
  const row = database
    .prepare(`SELECT count(*) AS total, (SELECT count(*) FROM (${OLDER})) AS old FROM inquiry`)
    .get({ moment, now });
  const { total, old } = { total: Number(row?.['total']), old: Number(row?.['old']) };
  if (old === 0) return { kind: 'deleted', count: 0 };
  if (old === total) {
    return {
      kind: 'skipped',
      reason:
        'all of them are that old by the clock of this machine; if that is right, delete them with `npm run inquiries -- purge`',
    };
  }
  return { kind: 'deleted', count: purgeBefore(database, moment, now) };
}
