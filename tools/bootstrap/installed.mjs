/** What is installed: a note in node_modules says which group of packages of which lock file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tools/command-line.mjs';
import { project } from './run.mjs';

/** @typedef {'start' | 'development' | 'models'} Group */

/** Stands for the lock file's hash while npm works. */
const UNFINISHED = 'unfinished';

/** @param {Group} group */
export const folderOf = (group) => (group === 'models' ? join(project, 'models') : project);

/** @param {Group} group */
const stampFile = (group) => join(folderOf(group), 'node_modules', '.install-stamp');

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** @param {Group} group */
function stampOf(group) {
  const hash = createHash('sha256').update(read(join(folderOf(group), 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform} ${process.arch} ${group}`;
}

/**
 * The packages of a group that every platform has.
 *
 * @param {Group} group
 * @returns {[path: string, entry: { version: string, integrity: string }][]} path below the group's folder
 */
export function packagesOf(group) {
  const { packages } = JSON.parse(read(join(folderOf(group), 'package-lock.json')));
  return Object.entries(packages).filter(
    ([path, { optional, peer, dev, devOptional }]) =>
      path !== '' && !optional && !peer && (group !== 'start' || !(dev || devOptional)),
  );
}

/** Where packages with this platform's Node lie; the one for Macs with Apple's processor has a name of its own. */
export const nodePackages = ['node', 'node-bin'].map(
  (prefix) =>
    `node_modules/${prefix}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
);

/** Whether the lock file names a Node for this platform that is not there: it is optional, and npm is silent about it. */
export function isNodeMissing() {
  const { packages } = JSON.parse(read(join(project, 'package-lock.json')));
  return nodePackages.some(
    (path) => path in packages && !existsSync(join(project, path, 'package.json')),
  );
}

/**
 * The file behind a package's command. What lies in node_modules/.bin is no JavaScript on Windows.
 *
 * @param {string} command such as `vitest`
 * @returns {string} path below the project's folder
 */
export function fileOfCommand(command) {
  const { packages } = JSON.parse(read(join(project, 'package-lock.json')));
  const [path, entry] =
    Object.entries(packages).find(
      ([path, { bin }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && bin?.[command],
    ) ?? [];
  if (entry === undefined) throw new Error(`No package has a command "${command}".`);
  return join(path, entry.bin[command]);
}

/** Whether node_modules holds the group, as npm's own list there says: so after `npm ci` by hand nothing is installed again. */
function installedByHand(group) {
  try {
    const folder = folderOf(group);
    const list = read(join(folder, 'node_modules', '.package-lock.json'));
    const found = JSON.parse(list).packages;
    return packagesOf(group).every(
      ([path, { version, integrity }]) =>
        found[path]?.version === version &&
        found[path].integrity === integrity &&
        existsSync(join(folder, path, 'package.json')),
    );
  } catch {
    return false;
  }
}

/**
 * @param {Group} group what is asked for
 * @returns {{ there: Group | null, wanted: Group }} what is there, and what is to be there: development's packages stay where
 *   they were installed before
 */
export function installedIn(group) {
  if (!existsSync(join(folderOf(group), 'package-lock.json')))
    throw new UserError('package-lock.json is missing: restore it from git.');
  const note = read(stampFile(group)).trim();
  const wanted = group === 'start' && note.endsWith(' development') ? 'development' : group;
  /** From the larger group to the smaller. */
  const groups = group === 'models' ? ['models'] : ['development', 'start'];
  const isIncomplete = note.startsWith(UNFINISHED) || (group !== 'models' && isNodeMissing());
  const there = isIncomplete
    ? undefined
    : (groups.find((each) => note === stampOf(each)) ?? groups.find(installedByHand));
  return {
    there: there ?? null,
    wanted: group === 'start' && there === 'development' ? 'development' : wanted,
  };
}

/** Notes that a group is being installed: what is found after a broken run is half of it. @param {Group} group */
export function markUnfinished(group) {
  if (existsSync(join(folderOf(group), 'node_modules')))
    writeFileSync(stampFile(group), `${UNFINISHED} ${group}\n`);
}

/** Notes what is installed. @param {Group} group */
export function stamp(group) {
  const note = `${stampOf(group)}\n`;
  if (read(stampFile(group)) === note) return;
  try {
    writeFileSync(stampFile(group), note);
  } catch (error) {
    // Installed by another user: without the note the next start looks at each package again.
    if (!['EACCES', 'EROFS'].includes(error.code)) throw error;
  }
}
