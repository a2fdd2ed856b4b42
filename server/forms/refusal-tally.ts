/** Refused inquiries or connections, summed: a flood of them is one line a minute in the log, not a line each. */
import type { Log } from '#server/log.ts';

const EVERY_MS = 60_000;
/** Reasons told apart in one line; the rest is counted together. */
const MAX_REASONS = 50;
const OTHERS = 'others';

export interface RefusalTally {
  /** @param reason a code of ours, such as `email INVALID`; never what was typed */
  readonly count: (reason: string) => void;
  /** Writes what has been counted, and counts from zero. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** Starts counting; `of` names what is refused. */
export function createRefusalTally(
  log: Pick<Log, 'info'>,
  { of = 'inquiries', everyMs = EVERY_MS }: { of?: string; everyMs?: number } = {},
): RefusalTally {
  let counts = new Map<string, number>();
  const flush = () => {
    if (counts.size === 0) return;
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    log.info(`${of} refused`, { total, ...Object.fromEntries(counts) });
    counts = new Map();
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return {
    count: (reason) => {
      const name = counts.has(reason) || counts.size < MAX_REASONS ? reason : OTHERS;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    flush,
    stop: () => {
      clearInterval(timer);
      flush();
    },
  };
}
