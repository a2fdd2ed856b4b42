/**
 * Files with a hash in their name, for people who still have a page of another release open: its scripts ask for them long after the
 * change.
 */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { readRecord, writeRecord } from './releases.ts';

/** As long as a page may reasonably stay open. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A second name for a file that never changes; a copy where the file system has no such thing. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    return copyFile(from, to, constants.COPYFILE_FICLONE);
  });
}

/** Every file of a release whose name changes with its content, compressed siblings included. */
async function immutableFiles(release: string): Promise<string[]> {
  const routes: unknown = JSON.parse(await readFile(join(release, 'dist', 'routes.json'), 'utf8'));
  const { immutable } = parseRoutesManifest(routes);
  const site = join(release, 'dist', 'site');
  const lists = immutable.map(async (prefix) => {
    const folder = prefix.slice(1, -1);
    const entries = await readdir(join(site, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Lays the files of a release that is about to be replaced into the one that replaces it: its own for 30 days from now, those it
 * kept itself for what is left of theirs.
 *
 * @param from folder of the release that is served
 * @param to folder of the one that is to be
 * @returns how many files were laid there
 */
export async function keepAssets(from: string, to: string, now: number): Promise<number> {
  const [older, newer] = await Promise.all([readRecord(from), readRecord(to)]);
  const own = new Set(await immutableFiles(to));
  const until = new Date(now + KEPT_MS).toISOString();
  const kept = { ...newer.kept };
  let count = 0;
  for (const file of await immutableFiles(from)) {
    const end = older.kept[file] ?? until;
    if (Date.parse(end) <= now || (own.has(file) && !(file in newer.kept))) continue;
    await linkOrCopy(join(from, 'dist', 'site', file), join(to, 'dist', 'site', file));
    kept[file] = end;
    count += 1;
  }
  await writeRecord(to, { ...newer, kept });
  return count;
}
