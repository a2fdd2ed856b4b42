/** Makes a release of a built site, and changes to one. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { writeErrorPages } from './error-pages.ts';
import { keepAssets } from './kept-assets.ts';
import { copyProgram } from './program.ts';
import { BILL_OF_MATERIALS, billOf, commitOf, writeChecksums } from './provenance.ts';
import { currentRelease, folderOf, linkCurrent, listReleases, writeRecord } from './releases.ts';
import { tryOut } from './try-out.ts';

/** Where things are, and the time. */
export interface ReleaseOptions {
  /** Folder of the project: the program and its packages. */
  readonly project: string;
  /** Built site: `routes.json` and `site/`. */
  readonly dist: string;
  /** Folder of `current` and `releases/`. */
  readonly root: string;
  readonly now?: () => number;
}

/** `20261122T015000Z` */
const stamp = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Makes a release beside the others and tries it out; nothing is led to it yet.
 *
 * @returns its id
 * @throws Error where the built site is missing, or the release does not answer as it should; nothing is left of it then
 */
export async function makeRelease({
  project,
  dist,
  root,
  now = Date.now,
}: ReleaseOptions): Promise<string> {
  const routes = join(dist, 'routes.json');
  if (!existsSync(routes)) {
    throw new Error(`The site is not built: ${routes} is missing. Leave --no-build away.`);
  }
  const { buildId, contact } = parseRoutesManifest(JSON.parse(await readFile(routes, 'utf8')));
  const id = `${stamp(now())}-${buildId}`;
  const folder = folderOf(root, id);
  if (existsSync(folder))
    throw new Error(`There is a release ${id} already. Try again in a second.`);
  // Under another name until it is whole: a broken-off copy is never taken for a release.
  const making = folderOf(root, `.${id}`);
  try {
    await mkdir(making, { recursive: true });
    // Not all of dist/: it may also hold what `npm run hosts` has laid out.
    for (const part of ['routes.json', 'tools.js', 'site']) {
      if (!existsSync(join(dist, part))) continue;
      await cp(join(dist, part), join(making, 'dist', part), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
    }
    await copyProgram(project, making);
    await writeErrorPages(join(making, 'errors'), contact);
    await tryOut(making);
    await writeFile(join(making, BILL_OF_MATERIALS), await billOf(project));
    // Not of the record, which changes when files are kept for pages of another release.
    await writeChecksums(making);
    await writeRecord(making, { id, build: buildId, commit: await commitOf(project), kept: {} });
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
  return id;
}

/**
 * Leads visitors to a release: the files that pages of the present one will still ask for come along.
 *
 * @throws Error where there is no such release
 */
export async function changeTo(root: string, id: string, now = Date.now()): Promise<void> {
  const all = await listReleases(root);
  if (!all.includes(id)) {
    throw new Error(`There is no release ${id}. There are: ${all.join(', ') || 'none'}.`);
  }
  const current = await currentRelease(root);
  if (current !== undefined && current !== id && all.includes(current)) {
    await keepAssets(folderOf(root, current), folderOf(root, id), now);
    // And the other way: who has a page of the new one may still ask the old server, which is about to end.
    await keepAssets(folderOf(root, id), folderOf(root, current), now);
  }
  await linkCurrent(root, id);
}

/** The release before the current one. @throws Error where there is none */
export async function releaseBefore(root: string): Promise<string> {
  const all = await listReleases(root);
  const current = await currentRelease(root);
  const before = current === undefined ? undefined : all[all.indexOf(current) - 1];
  if (before === undefined) {
    throw new Error(`There is no release before ${current ?? 'the first one'} to go back to.`);
  }
  return before;
}
