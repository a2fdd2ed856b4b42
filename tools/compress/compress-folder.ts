import { existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { inThreads } from '#tools/threads.ts';

import type { FileOptions, FileResult } from './compress-file.ts';
import { isCompressible } from './levels.ts';

/** How to compress a folder; by default at the best levels, without a cache. */
export interface FolderOptions extends Partial<FileOptions> {
  /** A folder that was compressed before it was copied into this one: its files are left out. */
  readonly except?: string | undefined;
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
  { effort = 'best', cache = null, except, onProgress }: FolderOptions = {},
): Promise<FolderResult> {
  const files = (await filesToCompress(root)).filter(
    (file) => except === undefined || !existsSync(join(except, relative(root, file))),
  );
  if (cache !== null) await mkdir(cache, { recursive: true });
  const options: FileOptions = { effort, cache };
  const sum = { originalBytes: 0, smallestBytes: 0, brotliBytes: 0, siblings: 0, made: 0 };
  let done = 0;
  await inThreads<string, FileResult>({
    module: new URL('worker.ts', import.meta.url),
    jobs: files,
    data: options,
    onResult: (result) => {
      for (const key of Object.keys(sum) as (keyof FileResult)[]) sum[key] += result[key];
      done += 1;
      onProgress?.(done, files.length);
    },
  });
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
