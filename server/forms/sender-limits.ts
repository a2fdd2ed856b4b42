/** Everything that bounds what one sender, and all together, may send: at a time, in minutes, in a day. */
import { type Sender, senderOf } from './client-address.ts';
import type { Failure } from './failure.ts';
import { fairShare } from './fair-share.ts';
import type { FormContext } from './head-refusal.ts';
import { createQuota, DEFAULT_QUOTA, type QuotaOptions } from './quota.ts';
import { createRateLimit, DEFAULT_RATE_LIMIT, type RateLimitOptions } from './rate-limit.ts';

export interface SenderLimitOptions {
  readonly isTrustedProxy: (address: string) => boolean;
  /** For what whoever runs the server has to know. */
  readonly warn: (line: string) => void;
  readonly quota?: QuotaOptions;
  readonly rateLimit?: RateLimitOptions;
  readonly now?: () => number;
}

export interface SenderLimits {
  readonly of: (c: FormContext) => Sender;
  /**
   * Counts a submission as under way.
   *
   * @returns a function to be called when it is over, or the failure where too many are under way
   */
  readonly enter: (sender: Sender) => (() => void) | Failure;
  /** Takes what an attempt costs. */
  readonly attempt: (sender: Sender) => Failure | undefined;
  /** Whether the form of a refused sender is read all the same. */
  readonly mayBeGivenBack: (sender: Sender) => boolean;
  /** Takes what an inquiry costs that is going to be stored. */
  readonly store: (sender: Sender, bytes: number) => Failure | undefined;
  /** Gives that back where it was not stored. */
  readonly refund: (sender: Sender, bytes: number) => void;
}

/** Part of a token that any request takes; a stored inquiry takes the rest. So mistakes shut nobody out, a flood of them does. */
const ATTEMPT = 1 / 8;

/** Submissions at a time, of one sender, of a /48 of IPv6 and in all: each may hold a body and wait for the rest of it. */
const MAX_OF_ONE = 64;
const MAX_OF_NETWORK = 128;
const MAX_AT_A_TIME = 256;
/** What a sender is told to wait who has too many under way. */
const AT_A_TIME_WAIT_S = 5;

/** A /48 of IPv6 may send as much as so many of its /64. */
const NETWORK_SHARE = 4;

/**
 * How many refused forms of one sender are read all the same. Without scripts nothing else has kept what a person typed,
 * so it is given back; a flood is not worth reading.
 */
const GIVE_BACK: RateLimitOptions = { burst: 10, refillMs: 60_000 };

const tooMany = (seconds: number): Failure | undefined =>
  seconds > 0 ? { kind: 'form', code: 'BLOCKED', retryAfterSeconds: seconds } : undefined;

/** Starts counting. */
export function createSenderLimits(options: SenderLimitOptions): SenderLimits {
  const { isTrustedProxy, warn, now = Date.now } = options;
  const { burst, refillMs } = options.rateLimit ?? DEFAULT_RATE_LIMIT;
  const limit = createRateLimit({ burst, refillMs }, now);
  const networkLimit = createRateLimit(
    { burst: burst * NETWORK_SHARE, refillMs: refillMs / NETWORK_SHARE },
    now,
  );
  const giveBack = createRateLimit(GIVE_BACK, now);
  const networkGiveBack = createRateLimit(
    { burst: GIVE_BACK.burst * NETWORK_SHARE, refillMs: GIVE_BACK.refillMs / NETWORK_SHARE },
    now,
  );
  const quota = createQuota(options.quota ?? DEFAULT_QUOTA, now);
  const underWay = new Map<string, number>();
  let allUnderWay = 0;
  const warned = new Set<string>();

  const take = ({ key, network }: Sender, part: number): number =>
    Math.max(limit.take(key, part), network === null ? 0 : networkLimit.take(network, part));

  return {
    of: (c) => senderOf(c.env.incoming, isTrustedProxy),
    enter: ({ key, network }) => {
      const of = (whose: string) => underWay.get(whose) ?? 0;
      const isOver = (whose: string, limit: number) =>
        of(whose) >= fairShare(limit, allUnderWay, MAX_AT_A_TIME);
      if (allUnderWay >= MAX_AT_A_TIME) return { kind: 'not-stored' };
      if (isOver(key, MAX_OF_ONE) || (network !== null && isOver(network, MAX_OF_NETWORK)))
        return tooMany(AT_A_TIME_WAIT_S)!;
      const both = network === null ? [key] : [key, network];
      for (const whose of both) underWay.set(whose, of(whose) + 1);
      allUnderWay += 1;
      return () => {
        allUnderWay -= 1;
        for (const whose of both) {
          const left = of(whose) - 1;
          if (left > 0) underWay.set(whose, left);
          else underWay.delete(whose);
        }
      };
    },
    attempt: (sender) => {
      const { key, network } = sender;
      const wait = Math.max(limit.wait(key), network === null ? 0 : networkLimit.wait(network));
      if (wait === 0) take(sender, ATTEMPT);
      return tooMany(wait);
    },
    mayBeGivenBack: ({ key, network }) =>
      giveBack.take(key) === 0 && (network === null || networkGiveBack.take(network) === 0),
    store: (sender, bytes) => {
      const refusal = tooMany(take(sender, 1 - ATTEMPT));
      const used = refusal ? null : quota.take(sender, bytes);
      if (used === null) return refusal;
      const whose = used === 'total' ? 'all senders together' : 'one sender or its network';
      const once = `${whose} ${new Date(now()).toDateString()}`;
      if (!warned.has(once)) warn(`The daily quota of inquiries of ${whose} is used up.`);
      warned.add(once);
      return { kind: 'form', code: 'BLOCKED', retryAfterSeconds: quota.wait(), daily: true };
    },
    refund: (sender, bytes) => {
      const { key, network } = sender;
      limit.refund(key, 1 - ATTEMPT);
      if (network !== null) networkLimit.refund(network, 1 - ATTEMPT);
      quota.refund(sender, bytes);
    },
  };
}
