/** The embedded collector of web vitals: takes what pages report, and keeps counts of it. */
import type { Hono } from 'hono';

import { receiptDay } from '#contract/receipt.ts';
import { vitalsReport } from '#contract/vitals-report.ts';
import { METRICS, VITALS_PATH, type VitalsReport } from '#contract/vitals.ts';

import type { AppEnv } from '#server/app.ts';
import { senderOf } from '#server/forms/client-address.ts';
import type { OriginCheck } from '#server/forms/origin.ts';
import { createRateLimit } from '#server/forms/rate-limit.ts';
import { readJson } from '#server/forms/read-body.ts';
import { notAllowed } from '#server/method-not-allowed.ts';

import { bucketOf } from './histogram.ts';
import type { VitalsCount } from './vitals-table.ts';

/** A report has 200 bytes. */
const BODY = { maxBytes: 1_000, timeoutMs: 5_000 };
/** An office behind one address opens pages; nobody opens one a second for long. */
const OF_ONE = { burst: 60, refillMs: 2_000 };
/** All together: what the busiest day of a site of this kind does not reach. */
const OF_ALL = { burst: 600, refillMs: 50 };
/** Different counts that wait for the disk; a disk that stays away makes no more of them. */
const MAX_WAITING = 10_000;
/** One write for all reports of this time. A crash loses that much. */
const WRITE_MS = 10_000;

export interface CollectorOptions {
  /** Kinds of page that the site has. */
  readonly pages: readonly string[];
  readonly isTrustedProxy: (address: string) => boolean;
  readonly isOwn: OriginCheck;
  /** Keeps counts; false where it cannot, and they are to wait. */
  readonly keep: (counts: readonly VitalsCount[]) => Promise<boolean>;
  readonly now?: () => number;
}

export interface VitalsCollector {
  readonly addRoutes: (app: Hono<AppEnv>) => void;
  /** Hands what waits to `keep`, without waiting for it. */
  readonly stop: () => void;
}

/** Starts collecting. */
export function collectVitals(options: CollectorOptions): VitalsCollector {
  const { pages, isTrustedProxy, isOwn, keep, now = Date.now } = options;
  const schema = vitalsReport(pages);
  const ofOne = createRateLimit(OF_ONE, now);
  const ofAll = createRateLimit(OF_ALL, now);
  let waiting = new Map<string, VitalsCount>();

  const add = (count: VitalsCount): void => {
    const { day, page, language, device, metric, bucket } = count;
    const name = [day, page, language, device, metric, bucket].join(' ');
    const known = waiting.get(name);
    if (known || waiting.size < MAX_WAITING)
      waiting.set(name, { ...count, count: count.count + (known?.count ?? 0) });
  };

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    const kept = await keep(counts).catch(() => false);
    if (!kept) counts.forEach(add);
  };
  const timer = setInterval(() => void write(), WRITE_MS).unref();

  const count = ({ page, language, device, metrics }: VitalsReport): void => {
    const day = receiptDay(now());
    for (const metric of METRICS) {
      const value = metrics[metric];
      if (value !== undefined)
        add({ day, page, language, device, metric, bucket: bucketOf(metric, value), count: 1 });
    }
  };

  return {
    addRoutes: (app) => {
      app.post(VITALS_PATH, async (c) => {
        const { incoming } = c.env;
        const answer = (status: 204 | 400 | 403 | 429) => {
          // What has not been read of a refused body ends with its connection.
          if (status !== 204) c.header('Connection', 'close');
          return c.body(null, status, { 'Cache-Control': 'no-store' });
        };
        if (!isOwn(incoming)) return answer(403);
        const { key } = senderOf(incoming, isTrustedProxy);
        if (ofOne.take(key) > 0 || ofAll.take('all') > 0) return answer(429);
        const report = schema.safeParse(await readJson(incoming, BODY));
        if (!report.success) return answer(400);
        count(report.data);
        return answer(204);
      });
      app.all(VITALS_PATH, (c) => notAllowed(c.req.method, 'POST'));
    },
    stop: () => {
      clearInterval(timer);
      void write();
    },
  };
}
