import { mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { FileOptions, FileResult } from './compress-file.ts';
import { isCompressible } from './levels.ts';

/** How to compress a folder; by default at the highest levels, without a cache, with siblings. */
export interface FolderOptions extends Partial<FileOptions> {
  /** Called after each file. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The sums of the files' results. */
export interface FolderResult extends FileResult {
  readonly files: number;
}

/**
 * Compresses the files of a folder, searched to the bottom, in a thread per core.
 *
 * @throws Error of the first file that cannot be read or written
 */
export async function compressFolder(
  root: string,
  { fast = false, cache = null, siblings = true, onProgress }: FolderOptions = {},
): Promise<FolderResult> {
  const files = await filesToCompress(root);
  if (cache !== null) await mkdir(cache, { recursive: true });
  const options: FileOptions = { fast, cache, siblings };
  const sum = { originalBytes: 0, smallestBytes: 0, brotliBytes: 0, siblings: 0, made: 0 };
  let done = 0;
  // Shared by all threads: each takes the next file when it has finished one.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), files.length) }, () =>
      inThread(options, queue, (result) => {
        for (const key of Object.keys(sum) as (keyof FileResult)[]) sum[key] += result[key];
        done += 1;
        onProgress?.(done, files.length);
      }),
    ),
  );
  return { files: files.length, ...sum };
}

/** Largest first, so that no thread is left with a large one at the end. */
async function filesToCompress(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isCompressible(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, size: (await stat(path)).size };
      }),
  );
  return files.toSorted((a, b) => b.size - a.size).map(({ path }) => path);
}

/** Has one thread compress files of the queue until it is empty. */
function inThread(
  options: FileOptions,
  queue: Iterator<string>,
  onResult: (result: FileResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: options });
    const next = () => {
      const { value, done } = queue.next();
      if (done) void worker.terminate().then(() => resolve());
      else worker.postMessage(value);
    };
    worker.on('error', reject);
    worker.on('message', (result: FileResult) => {
      onResult(result);
      next();
    });
    next();
  });
}
