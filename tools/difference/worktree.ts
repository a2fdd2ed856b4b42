/** Another commit of this repository, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '#tools/command-line.mjs';

function git(folder: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw new UserError('Git was not found; the other commit is taken from it.');
  return { ok: status === 0, output: (status === 0 ? stdout : stderr).trim() };
}

/** The full name of a commit, and its first line. @throws UserError where there is none of that name */
export function commitOf(project: string, name: string): { id: string; title: string } {
  const { ok, output } = git(
    project,
    'log',
    '-1',
    '--format=%H %s',
    '--end-of-options',
    name,
    '--',
  );
  const [, id, title] = /^(\w{40,}) (.*)$/m.exec(output) ?? [];
  if (!ok || id === undefined || title === undefined)
    throw new UserError(`Git knows no commit "${name}".`);
  return { id, title };
}

/** Checks a commit out into a folder, or makes a check-out whole that was stopped. */
export function checkOut(project: string, commit: string, folder: string): void {
  const isThere =
    existsSync(join(folder, '.git')) && git(folder, 'reset', '--hard', '--quiet', commit).ok;
  if (isThere) return;
  removeWorktree(project, folder);
  const { ok, output } = git(project, 'worktree', 'add', '--detach', '--force', folder, commit);
  if (!ok) throw new UserError(`The commit could not be checked out: ${output}`);
}

export function removeWorktree(project: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git(project, 'worktree', 'prune');
}
