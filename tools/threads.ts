import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread does, and what becomes of its answers. */
export interface ThreadWork<Job, Result> {
  /** Module of a thread: answers each message with one (`answerJobs`). */
  module: URL;
  /** Jobs, the longest first, so that no thread is left with one at the end. */
  jobs: readonly Job[];
  /** Its `workerData`. */
  data?: unknown;
  onResult: (result: Result, job: Job) => void;
}

/**
 * Has jobs done in a thread per core; each takes the next job when it has finished one.
 *
 * @throws the first error of a thread or of `onResult`; the other threads are ended
 */
export async function inThreads<Job, Result>({
  module,
  jobs,
  data,
  onResult,
}: ThreadWork<Job, Result>): Promise<void> {
  const queue = jobs.values();
  const threads = Array.from(
    { length: Math.min(availableParallelism(), jobs.length) },
    () => new Worker(module, { workerData: data }),
  );
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            let job: Job;
            const next = () => {
              const { value, done } = queue.next();
              if (done) return resolve();
              job = value;
              thread.postMessage(job);
            };
            thread.on('error', reject);
            thread.on('message', (result: Result) => {
              try {
                onResult(result, job);
                next();
              } catch (error) {
                reject(error as Error);
              }
            });
            next();
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
