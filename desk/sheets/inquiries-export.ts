/** The list of inquiries as an Excel file, made in a thread of its own: a hundred thousand rows keep nobody at the desk waiting. */
import { Worker } from 'node:worker_threads';

import type { Language } from '#contract/address.ts';
import type { ListFilter } from '#desk/inquiries/list-filter.ts';

/** What the thread is told. */
export interface ExportJob {
  readonly dataDir: string;
  readonly filter: ListFilter;
  readonly language: Language;
}

type Chunk = Uint8Array<ArrayBuffer>;

/** Each thread reads the whole list and takes one processor while it does. */
const AT_ONCE = 2;
/** Each row is garbage once it is written: a small nursery has it collected soon. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };
let underWay = 0;

/**
 * Starts one; rows are read as fast as the browser takes them.
 *
 * @returns undefined while as many as may run at once are running
 * @throws what the thread could not begin with, such as a damaged file
 */
export async function exportInquiries(job: ExportJob): Promise<ReadableStream<Chunk> | undefined> {
  if (underWay >= AT_ONCE) return undefined;
  underWay += 1;
  const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: MEMORY,
  });
  thread.once('exit', () => (underWay -= 1));
  /** The next chunk; null after the last. */
  const next = (): Promise<Chunk | null> =>
    new Promise((resolve, reject) => {
      thread.removeAllListeners('error').removeAllListeners('message');
      thread.once('message', resolve).once('error', reject);
      thread.postMessage('next');
    });
  let ahead = next();
  await ahead;
  return new ReadableStream({
    pull: async (controller) => {
      const chunk = await ahead;
      if (chunk === null) return controller.close();
      ahead = next();
      controller.enqueue(chunk);
    },
    cancel: () => void thread.terminate(),
  });
}
