/** What the header and the banners say, counted anew for each page and each second of those who look on. */
import { statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import type { Desk } from './desk-context.ts';
import { countsByState } from './inquiries/list.ts';

export interface DeskStatus {
  readonly newInquiries: number;
  /** Number of the newest inquiry, 0 where there is none: a larger one is news. */
  readonly newest: number;
  /** Of every kind: to the staff, and to customers. */
  readonly waitingMails: number;
  readonly lastMailAt: number | null;
  /** A mail waits for an hour, and none has gone out since. */
  readonly mailLate: boolean;
  readonly diskFreeBytes: number;
  readonly diskNearlyFull: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/** Queues beside the outbox. One that was given up there is not sent again by itself: it does not wait. */
const OTHER_QUEUES = ['revision_mail', 'question_mail', 'confirmation'];
const waitingIn = (what: string, table: string): string =>
  `SELECT ${what} FROM ${table} WHERE sent_at IS NULL AND given_up_at IS NULL`;
/** Nothing indexes what has gone: the newest inquiries tell. */
const lastIn = (table: string): string =>
  `SELECT max(sent_at) AS at FROM (SELECT id FROM inquiry ORDER BY id DESC LIMIT 1000) CROSS JOIN ${table} ON inquiry_id = id`;

/**
 * How things stand.
 *
 * @throws SQLite's error where the file is locked or damaged
 */
export function deskStatus({ settings, now }: Desk, database: DatabaseSync): DeskStatus {
  const row = database
    .prepare(
      `SELECT (SELECT max(id) FROM inquiry) AS newest,
         (SELECT count(*) FROM outbox WHERE sent_at IS NULL) ${OTHER_QUEUES.map((table) => `+ (${waitingIn('count(*)', table)})`).join(' ')} AS waiting,
         (SELECT min(at) FROM (
            SELECT min(received_at) AS at FROM outbox CROSS JOIN inquiry ON id = inquiry_id WHERE sent_at IS NULL
            UNION ALL ${waitingIn('min(next_attempt_at)', 'revision_mail')}
            UNION ALL ${waitingIn('min(next_attempt_at)', 'question_mail')})) AS oldest,
         (SELECT max(at) FROM (${['outbox', ...OTHER_QUEUES].map(lastIn).join(' UNION ALL ')})) AS last`,
    )
    .get()!;
  const number = (name: string) => (row[name] === null ? null : Number(row[name]));
  const [oldest, last] = [number('oldest'), number('last')];
  const disk = statfsSync(settings.dataDir);
  const diskFreeBytes = disk.bavail * disk.bsize;
  return {
    newInquiries: countsByState(database).new,
    newest: number('newest') ?? 0,
    waitingMails: Number(row['waiting']),
    lastMailAt: last,
    mailLate: oldest !== null && now() - Math.max(oldest, last ?? 0) >= HOUR_MS,
    diskFreeBytes,
    diskNearlyFull: diskFreeBytes < settings.diskFewBytes,
  };
}
