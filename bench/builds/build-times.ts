/** What a developer waits for: this tree against an older commit, in turn, each in a worktree of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { timeOfScript } from '#bench/shared/project-copy.ts';
import { ROOT } from '#bench/shared/results.ts';
import { type Spread, spreadOf } from '#bench/shared/statistics.ts';

import { changeComponent, changeText } from './changes.ts';
import { timeOfDevChange } from './dev-change.ts';
import { bytesBelow, newContents, siteContents } from './files.ts';
import { start } from './start.ts';

/** The commit that the figures are set against. */
const BEFORE = 'cb50f12a';
const BUILD = 'tools/build.ts';

export interface BuildTimes {
  /** Times of the same in the older commit. */
  install: Spread;
  cold: Spread;
  /** Times of a cold build of this tree. */
  rebuild: Spread;
  /** What `npm start` installs, bytes. */
  installed: number;
  /** Files that are compressed anew after one changed line of a component. */
  touched: number;
  /** ms: `npm start` of an unchanged tree until it answers; a changed text until `npm run dev` shows it. */
  secondStart: Spread;
  devChange: Spread;
}

/** Installs, builds and starts both trees from nothing, `rounds` times. */
export async function measureBuilds(
  rounds: number,
  log: (text: string) => void,
): Promise<BuildTimes> {
  const work = await mkdtemp(join(tmpdir(), 'bench-builds-'));
  const times = {
    install: [] as number[],
    cold: [] as number[],
    rebuild: [] as number[],
    secondStart: [] as number[],
    devChange: [] as number[],
  };
  let installed = 0;
  let touched = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const before = await inWorktree(work, BEFORE, start);
      log(`builds: ${BEFORE} installed in ${before.install} s, built in ${before.build} s`);
      await inWorktree(work, present(), async (project) => {
        const after = await start(project);
        log(`builds: this tree installed in ${after.install} s, built in ${after.build} s`);
        times.install.push(after.install / before.install);
        times.cold.push(after.build / before.build);
        times.secondStart.push((await start(project)).ready);
        installed = await bytesBelow(join(project, 'node_modules'));
        await changeText(project, round);
        times.rebuild.push((await timeOfScript(project, BUILD)) / 1000 / after.build);
        const contents = await siteContents(project);
        await changeComponent(project, round);
        await timeOfScript(project, BUILD);
        touched = newContents(contents, await siteContents(project));
        times.devChange.push(await timeOfDevChange(project, round));
      });
      log(`builds: round ${round + 1} of ${rounds}`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  return {
    install: spreadOf(times.install),
    cold: spreadOf(times.cold),
    rebuild: spreadOf(times.rebuild),
    installed,
    touched,
    secondStart: spreadOf(times.secondStart),
    devChange: spreadOf(times.devChange),
  };
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit checked out here, with what has been changed since. */
const present = (): string => git('stash', 'create') || 'HEAD';

/** Runs something in a fresh checkout of a commit. @throws where the repository does not have it */
async function inWorktree<T>(
  work: string,
  commit: string,
  run: (project: string) => Promise<T>,
): Promise<T> {
  const project = join(work, 'project');
  git('worktree', 'add', '--detach', '--quiet', project, commit);
  try {
    return await run(project);
  } finally {
    git('worktree', 'remove', '--force', project);
  }
}
