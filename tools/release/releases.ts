/** The folder of releases: `releases/<id>/`, and `current`, the link to the one that is served. */
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** What a release says of itself, in its `release.json`. */
const schema = z.object({
  /** Name of its folder, sortable by time: `20261122T015000Z-3f2a…`. */
  id: z.string(),
  /** `buildId` of its site. */
  build: z.string(),
  /** Of the project, with `-dirty` where files had been changed; null where it was no checkout of git. */
  commit: z.string().nullable().default(null),
  /**
   * Files that came along from other releases, by their path below `dist/site`, and the day until which they stay
   * (ISO 8601).
   */
  kept: z.record(z.string(), z.iso.datetime()),
});

export type ReleaseRecord = z.output<typeof schema>;

const RECORD = 'release.json';

/** Folder of a release. */
export const folderOf = (root: string, id: string): string => join(root, 'releases', id);

export async function readRecord(folder: string): Promise<ReleaseRecord> {
  return schema.parse(JSON.parse(await readFile(join(folder, RECORD), 'utf8')));
}

export async function writeRecord(folder: string, record: ReleaseRecord): Promise<void> {
  await writeFile(join(folder, RECORD), `${JSON.stringify(record, null, 1)}\n`);
}

/** Ids of all whole releases, oldest first. */
export async function listReleases(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'releases')).catch(() => []);
  return names.filter((name) => existsSync(join(folderOf(root, name), RECORD))).toSorted();
}

/** Id of the release that `current` leads to; undefined where there is none yet. */
export async function currentRelease(root: string): Promise<string | undefined> {
  const folder = await realpath(join(root, 'current')).catch(() => undefined);
  return folder === undefined ? undefined : basename(folder);
}

/** Lets `current` lead to a release: in one step, so that nobody ever finds no link. */
export async function linkCurrent(root: string, id: string): Promise<void> {
  const next = join(root, `.current-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join('releases', id), next); // relative: the folder may be moved as a whole
  await rename(next, join(root, 'current'));
}

/** Removes all but the newest releases, never the current one. @returns the removed ids */
export async function prune(root: string, keep: number): Promise<string[]> {
  const current = await currentRelease(root);
  const all = await listReleases(root);
  const old = all.slice(0, Math.max(0, all.length - keep)).filter((id) => id !== current);
  await Promise.all(old.map((id) => rm(folderOf(root, id), { recursive: true, force: true })));
  return old;
}
