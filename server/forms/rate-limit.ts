/** A token bucket per sender. */

export interface RateLimit {
  /**
   * Takes a token, or a part of one.
   *
   * @returns 0 when there was as much, otherwise the seconds until there is
   */
  take: (key: string, part?: number) => number;
  /** Gives a token, or a part of one, back. */
  refund: (key: string, part: number) => void;
  /** What `take` would return for a whole token, without taking. */
  wait: (key: string) => number;
}

export interface RateLimitOptions {
  /** Tokens of a sender that has been quiet: what an office of people behind one address may send at once. */
  readonly burst: number;
  /** Time until a token comes back, in milliseconds. */
  readonly refillMs: number;
  /** Most senders remembered; the oldest are forgotten, in their favour. */
  readonly maxSenders?: number;
}

/** An office of forty can send at the same moment, and then two a minute for as long as it likes. */
export const DEFAULT_RATE_LIMIT: RateLimitOptions = { burst: 40, refillMs: 30_000 };

const MAX_SENDERS = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Makes a limit; `now` in milliseconds. */
export function createRateLimit(
  options: RateLimitOptions,
  now: () => number = Date.now,
): RateLimit {
  const { burst, refillMs, maxSenders = MAX_SENDERS } = options;
  const buckets = new Map<string, Bucket>();
  const tokensOf = (key: string, at: number): number => {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    // After a clock that ran ahead was set back, waiting begins now and not when that time comes again.
    bucket.at = Math.min(bucket.at, at);
    return Math.min(burst, bucket.tokens + (at - bucket.at) / refillMs);
  };
  const secondsTo = (tokens: number, part = 1): number =>
    tokens >= part ? 0 : Math.ceil(((part - tokens) * refillMs) / 1000);
  const set = (key: string, tokens: number, at: number) => {
    // Set anew, so that the map stays in order of the last request.
    buckets.delete(key);
    if (buckets.size >= maxSenders) {
      const oldest = buckets.keys().next();
      if (!oldest.done) buckets.delete(oldest.value);
    }
    buckets.set(key, { tokens, at });
  };
  return {
    wait: (key) => secondsTo(tokensOf(key, now())),
    take(key, part = 1) {
      const at = now();
      const tokens = tokensOf(key, at);
      set(key, tokens >= part ? tokens - part : tokens, at);
      return secondsTo(tokens, part);
    },
    refund(key, part) {
      const at = now();
      set(key, Math.min(burst, tokensOf(key, at) + part), at);
    },
  };
}
