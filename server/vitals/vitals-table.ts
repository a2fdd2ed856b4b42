/** Web vitals in the database: how often which value was seen on a day. No row tells of a single visit. */
import type { DatabaseSync } from 'node:sqlite';

import { receiptDay } from '#contract/receipt.ts';
import { type Device, type MetricName, METRICS } from '#contract/vitals.ts';

import type { Language } from '#contract/address.ts';
import { bucketAt, valueOf } from './histogram.ts';

export const VITALS_TABLE = `CREATE TABLE IF NOT EXISTS vitals (
   day TEXT NOT NULL,                              -- 20270115, in Seoul
   page TEXT NOT NULL, language TEXT NOT NULL, device TEXT NOT NULL, metric TEXT NOT NULL,
   bucket INTEGER NOT NULL,                        -- histogram.ts
   count INTEGER NOT NULL,
   PRIMARY KEY (day, page, language, device, metric, bucket)
 ) STRICT, WITHOUT ROWID;`;

/** So long counts are kept: a year and the month that it is compared with. The privacy page says so (content/company/privacy.ts). */
export const VITALS_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often one value was seen. */
export interface VitalsCount {
  readonly day: string;
  readonly page: string;
  readonly language: Language;
  readonly device: Device;
  readonly metric: MetricName;
  readonly bucket: number;
  readonly count: number;
}

/** Adds counts to those that are there. @throws SQLite's error; nothing is added then */
export function addVitals(database: DatabaseSync, counts: readonly VitalsCount[]): void {
  const add = database.prepare(
    'INSERT INTO vitals VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
  );
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const { day, page, language, device, metric, bucket, count } of counts)
      add.run(day, page, language, device, metric, bucket, count);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Deletes what is older than `VITALS_DAYS`. */
export function forgetOldVitals(database: DatabaseSync, now: number): void {
  database.prepare('DELETE FROM vitals WHERE day < ?').run(receiptDay(now - VITALS_DAYS * DAY_MS));
}

/** One metric of a kind of page: milliseconds, layout shift without a unit. */
export interface VitalsSummary {
  readonly page: string;
  readonly metric: MetricName;
  /** Number of visits that reported it. */
  readonly count: number;
  readonly median: number;
  /** Three of four visits had at most this. */
  readonly p75: number;
}

/** What is asked about; everything unless told otherwise. */
export interface VitalsQuestion {
  /** Days back from `now`, today included. */
  readonly days?: number;
  readonly language?: Language;
  readonly device?: Device;
}

/** Summaries by kind of page and metric: the page with most visits first. An older release's database has none. */
export function readVitals(
  database: DatabaseSync,
  { days = VITALS_DAYS, language, device }: VitalsQuestion = {},
  now = Date.now(),
): VitalsSummary[] {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vitals'").get();
  if (!known) return [];
  const rows = database
    .prepare(
      `SELECT page, metric, bucket, sum(count) AS count FROM vitals
       WHERE day > ? AND language = coalesce(?, language) AND device = coalesce(?, device)
       GROUP BY page, metric, bucket ORDER BY page, bucket`,
    )
    .all(receiptDay(now - days * DAY_MS), language ?? null, device ?? null);
  const pages = new Map<string, Map<MetricName, Map<number, number>>>();
  for (const row of rows) {
    const metrics = pages.get(String(row['page'])) ?? new Map();
    pages.set(String(row['page']), metrics);
    const metric = row['metric'] as MetricName;
    const counts = metrics.get(metric) ?? new Map();
    metrics.set(metric, counts.set(Number(row['bucket']), Number(row['count'])));
  }
  const summaries = [...pages].map(([page, metrics]) =>
    METRICS.flatMap((metric): VitalsSummary[] => {
      const counts = metrics.get(metric);
      if (!counts) return [];
      const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
      const at = (share: number) => valueOf(metric, bucketAt(counts, share));
      return [{ page, metric, count, median: at(0.5), p75: at(0.75) }];
    }),
  );
  const visits = (of: readonly VitalsSummary[]) => Math.max(...of.map(({ count }) => count));
  return summaries.toSorted((a, b) => visits(b) - visits(a)).flat();
}
