/** Backups, and restoring one, in a thread of their own: a large file takes longer than a browser waits for an answer. */
import { Worker } from 'node:worker_threads';

/** What the thread is told. */
export interface LongWork {
  readonly dataDir: string;
  readonly now: number;
  /** Name of the backup that is put back, once the present state has been backed up. */
  readonly restores?: string;
}

/** What the thread says at its end, unless it fails. */
export type ThreadOutcome =
  | { readonly kind: 'done'; readonly made: string; readonly restored: string | null }
  /** Nothing was restored: inquiries have arrived under numbers that the copy gives to others. */
  | { readonly kind: 'other-numbers' };

export type LongWorkKind = 'copying' | 'restoring';

export type WorkOutcome = ThreadOutcome | { readonly kind: 'failed'; readonly error: unknown };

/** What is being done, or was done last. */
let latest: Promise<WorkOutcome> | null = null;
let underWay: LongWorkKind | null = null;

/**
 * Starts it, unless something is under way: a browser that has lost its connection asks once more.
 *
 * @param onEnd is told of the outcome once
 */
export function startLongWork(work: LongWork, onEnd: (outcome: WorkOutcome) => void): void {
  if (underWay) return;
  underWay = work.restores === undefined ? 'copying' : 'restoring';
  latest = inThread(work)
    .catch((error: unknown): WorkOutcome => ({ kind: 'failed', error }))
    .then((outcome) => {
      underWay = null;
      onEnd(outcome);
      return outcome;
    });
}

/** What is under way; null: nothing. */
export const workUnderWay = (): LongWorkKind | null => underWay;

/** Whether anything was started since the desk itself was. */
export const wasStarted = (): boolean => latest !== null;

/** The outcome of what was started last, if it is there within a time in milliseconds; null where it goes on, or nothing was started. */
export async function workOutcome(withinMs: number): Promise<WorkOutcome | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, withinMs, null);
  const outcome = await Promise.race([latest ?? late, late]);
  clearTimeout(timer);
  return outcome;
}

const inThread = (work: LongWork): Promise<WorkOutcome> =>
  new Promise((resolve, reject) => {
    const module = new URL('./keeping-thread.ts', import.meta.url);
    new Worker(module, { workerData: work }).once('message', resolve).once('error', reject);
  });
