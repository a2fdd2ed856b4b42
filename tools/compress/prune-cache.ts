import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the entries of a cache folder that were not used for longest, until the others fit.
 *
 * @param limit bytes that may stay
 * @returns how many entries were deleted
 */
export async function pruneCache(folder: string, limit: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another build may be pruning as well.
      const found = await stat(path).catch(() => null);
      return { path, size: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
    }),
  );
  let left = limit;
  const old = entries
    .toSorted((a, b) => b.used - a.used)
    .filter(({ size }) => {
      left -= size;
      return left < 0;
    });
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
  return old.length;
}
