/** What monitoring asks: whether the process lives (`/healthz`), and whether it can do all of its work (`/readyz`). */
import type { Hono } from 'hono';
import type { AppEnv } from './app.ts';
import { isSilent } from './forms/alerts.ts';
import type { StoreStatus } from './forms/store-status.ts';

/** However often it is asked, the disk is written to once in this time. */
const STATUS_FOR_MS = 5_000;

export interface HealthOptions {
  /** `buildId` of the site. */
  readonly build: string;
  /** Name of the release's folder, where there is one. */
  readonly release: string | undefined;
  /** Bytes of the site's files held in memory. */
  readonly keptBytes: () => number;
  /** Null: this server takes no inquiries. */
  readonly storeStatus: (() => Promise<StoreStatus>) | null;
  /** Whether canaries are to come (forms/canary.ts). */
  readonly expectsCanary?: boolean;
  readonly now?: () => number;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Registers both addresses.
 *
 * `/healthz` is 200 as long as the process answers: a reason to restart it when it is not. `/readyz` is 503 when inquiries cannot
 * be stored, one that is stored is damaged, or no canary has come for nine minutes: a reason to call somebody. Documents are served all the same, so no proxy should stop asking for them.
 */
export function addHealthRoutes(app: Hono<AppEnv>, options: HealthOptions): void {
  const { build, release = null, keptBytes, storeStatus, expectsCanary, now = Date.now } = options;
  const startedAt = now();
  let known: { readonly at: number; readonly status: Promise<StoreStatus> } | undefined;
  const status = (ask: () => Promise<StoreStatus>): Promise<StoreStatus> => {
    if (!known || Math.abs(now() - known.at) >= STATUS_FOR_MS) known = { at: now(), status: ask() };
    return known.status;
  };

  app.get('/healthz', (c) => {
    const uptimeSeconds = Math.floor(process.uptime());
    const body = { status: 'ok', build, release, uptimeSeconds, keptBytes: keptBytes() };
    return c.json(body, 200, HEADERS);
  });

  app.get('/readyz', async (c) => {
    if (!storeStatus) return c.json({ status: 'ok', store: 'none' }, 200, HEADERS);
    const found = await status(storeStatus);
    const { writable, unsent, givenUp, oldestUnsentAt, canaryAt, damaged } = found;
    const secondsSince = (at: number | null) =>
      at === null ? null : Math.max(0, Math.floor((now() - at) / 1000));
    const silent = expectsCanary === true && isSilent(canaryAt, startedAt, now());
    const fine = writable && !silent && damaged.length === 0;
    const body = {
      status: fine ? 'ok' : 'failing',
      store: writable ? 'writable' : 'not writable',
      damaged: damaged.length,
      mail: { unsent, givenUp, oldestUnsentSeconds: secondsSince(oldestUnsentAt) },
      ...(expectsCanary && { canary: { silent, lastSeconds: secondsSince(canaryAt) } }),
    };
    return c.json(body, fine ? 200 : 503, HEADERS);
  });
}
