/** Backups, and restoring one, in a thread of their own. */
import { Worker } from 'node:worker_threads';

/** What the thread is told. */
export interface LongWork {
  readonly dataDir: string;
  readonly now: number;
  /** Name of the backup that is put back, once the present state has been backed up. */
  readonly restores?: string;
}

/** One at a time: who presses meanwhile waits for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a backup, and puts another one back where one is named.
 *
 * @returns the name of the backup that was made
 * @throws UserError where the backup to restore is not whole, SQLite's error where the disk is full
 */
export function doLongWork(work: LongWork): Promise<string> {
  const done = last.then(
    () =>
      new Promise<string>((resolve, reject) => {
        const thread = new Worker(new URL('./keeping-thread.ts', import.meta.url), {
          workerData: work,
        });
        thread.once('message', resolve).once('error', reject);
      }),
  );
  last = done.catch(() => undefined);
  return done;
}
