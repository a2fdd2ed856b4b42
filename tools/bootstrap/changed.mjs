/** What `npm test -- --changed` compares with. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, project } from './run.mjs';
import { UserError } from '#tools/command-line.mjs';

/** @param {string[]} args */
const git = (...args) => outputOf('git', args, { cwd: project });

/**
 * The commit that this branch's work began from: where it left the main branch; on the main branch itself the last commit.
 *
 * @returns {string} a commit id
 * @throws UserError outside a repository
 */
export function changedSince() {
  const head = git('rev-parse', 'HEAD');
  if (head === null)
    throw new UserError('--changed asks git what has changed, and this is no git repository.');
  const names = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];
  const main = names.find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  return (main && git('merge-base', main, 'HEAD')) ?? head;
}

/**
 * Files that differ from a commit, new ones included.
 *
 * @param {string} commit
 * @returns {string[]} paths below the project's folder
 */
export function changedFiles(commit) {
  const tracked = git('diff', '--name-only', '--relative', commit) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${added}`.split('\n').filter(Boolean);
}

/**
 * All files of the project that git knows or would add.
 *
 * @returns {string[]} paths below the project's folder
 */
export function projectFiles() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard') ?? '';
  // One that was deleted is listed until that is committed.
  return files.split('\n').filter((file) => file !== '' && existsSync(join(project, file)));
}
