/**
 * How often a password may be tried. Strangers are limited by address and by /48 of IPv6, and their tries wait for one another;
 * a browser in which somebody has logged in before is limited by itself, and waits for no stranger.
 */
import type { Sender } from '#server/forms/client-address.ts';
import { createRateLimit } from '#server/forms/rate-limit.ts';

/** Five wrong tries for a name from an address, or from a known browser; from then on one a minute. */
const TRIES = { burst: 5, refillMs: 60_000 };
/** Wrong tries from an address with whatever names: an office of people who mistype, and no list of names and passwords. */
const TRIES_OF_ADDRESS = { burst: 40, refillMs: 15_000 };
/** A provider's customer has a /48 and may change the address in it at will. */
const TRIES_OF_NETWORK = { burst: 80, refillMs: 7_500 };

/** Tries that wait at a time: of strangers, of one address, of one /48, of known browsers. Each takes 128 MiB for 0.4 s, one after the other. */
const WAITING = { strangers: 8, address: 2, network: 4, known: 8 };
/** What is told where too many tries wait. */
const QUEUE_WAIT_S = 5;

/** A try to log in. */
export interface Try extends Sender {
  readonly name: string;
  /** The mark of a browser that was here before; null for a stranger. */
  readonly mark: string | null;
}

export interface LoginLimits {
  /** Takes what a try costs; the seconds to wait where it is too early, else what to call with its outcome. */
  readonly enter: (attempt: Try) => number | ((succeeded: boolean) => void);
}

/** Starts counting; `now` in milliseconds. */
export function createLoginLimits(now: () => number): LoginLimits {
  const byName = createRateLimit(TRIES, now);
  const byAddress = createRateLimit(TRIES_OF_ADDRESS, now);
  const byNetwork = createRateLimit(TRIES_OF_NETWORK, now);
  const waiting = new Map<string, number>();
  const count = (whose: string, more: 1 | -1): void => {
    const next = (waiting.get(whose) ?? 0) + more;
    if (next > 0) waiting.set(whose, next);
    else waiting.delete(whose);
  };
  return {
    enter: ({ key, network, name, mark }) => {
      const wide = mark === null ? network : null;
      const own = `${mark ?? key} ${name}`;
      const lines: [whose: string, most: number][] =
        mark !== null
          ? [['known', WAITING.known]]
          : [
              ['strangers', WAITING.strangers],
              [key, WAITING.address],
              ...(wide === null ? [] : [[wide, WAITING.network] as [string, number]]),
            ];
      if (lines.some(([whose, most]) => (waiting.get(whose) ?? 0) >= most)) return QUEUE_WAIT_S;
      const wait = Math.max(
        byName.wait(own),
        mark === null ? byAddress.wait(key) : 0,
        wide === null ? 0 : byNetwork.wait(wide),
      );
      if (wait > 0) return wait;
      byName.take(own);
      if (mark === null) byAddress.take(key);
      if (wide !== null) byNetwork.take(wide);
      for (const [whose] of lines) count(whose, 1);
      return (succeeded) => {
        for (const [whose] of lines) count(whose, -1);
        if (!succeeded) return;
        byName.refund(own, TRIES.burst);
        if (mark === null) byAddress.refund(key, 1);
        if (wide !== null) byNetwork.refund(wide, 1);
      };
    },
  };
}
