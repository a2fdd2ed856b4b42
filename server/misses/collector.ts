/** Takes what a page's visitor looked for in vain. Whoever sends it learns nothing from the answer. */
import type { Context, Hono } from 'hono';

import { MISSES_PATH, readMiss } from '#contract/misses.ts';
import type { AppEnv } from '#server/app.ts';
import { senderOf } from '#server/forms/client-address.ts';
import type { OriginCheck } from '#server/forms/origin.ts';
import { createRateLimit } from '#server/forms/rate-limit.ts';
import { readJson } from '#server/forms/read-body.ts';
import { notAllowed } from '#server/method-not-allowed.ts';

import { createMissCounter } from './miss-counter.ts';

/** A miss as JSON (`contract/misses.ts`), with room to spare. */
const BODY_LIMITS = { maxBytes: 1_024, timeoutMs: 5_000 };
/** Of one address, which is not kept: a person's searches, hardly a program's. */
const LIMIT = { burst: 20, refillMs: 10_000 };
/** Of all together. */
const LIMIT_OF_ALL = { burst: 300, refillMs: 500 };

export interface MissOptions {
  readonly dataDir: string;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly isOwn: OriginCheck;
}

export interface MissCollector {
  readonly addRoutes: (app: Hono<AppEnv>) => void;
  /** Writes what waits. */
  readonly stop: () => Promise<void>;
}

/** Starts collecting into a data folder. */
export function collectMisses({ dataDir, isTrustedProxy, isOwn }: MissOptions): MissCollector {
  const counter = createMissCounter(dataDir);
  const limit = createRateLimit(LIMIT);
  const limitOfAll = createRateLimit(LIMIT_OF_ALL);
  const take = async (c: Context<AppEnv>): Promise<Response> => {
    const { incoming } = c.env;
    const { key } = senderOf(incoming, isTrustedProxy);
    if (isOwn(incoming) && limit.take(key) === 0 && limitOfAll.take('') === 0) {
      const miss = readMiss(await readJson(incoming, BODY_LIMITS));
      if (miss) counter.count(miss);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  };
  return {
    addRoutes: (app) => {
      app.post(MISSES_PATH, take);
      app.all(MISSES_PATH, (c) => notAllowed(c.req.method, 'POST'));
    },
    stop: counter.stop,
  };
}
