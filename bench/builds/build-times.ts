/** What a developer waits for, against the time of the type checker in the same round. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyProject, timeOfScript } from '#bench/shared/project-copy.ts';
import { type Spread, spreadOf } from '#bench/shared/statistics.ts';

const TYPE_CHECKER = 'node_modules/typescript/bin/tsc';
const TEXT_FILE = 'content/catalogue/sirca-valves/ball-valves/s10.ts';
const TEXT = 'S10 comes in both PN and ANSI ratings.';

export interface BuildTimes {
  /** `tsc --noEmit`, ms. */
  types: Spread;
  /** Times of that: everything from nothing, again after one text has changed, and `npm start` of an unchanged tree. */
  cold: Spread;
  rebuild: Spread;
  secondStart: Spread;
}

/** Builds copies of the project, `rounds` times from nothing. */
export async function measureBuilds(
  rounds: number,
  log: (text: string) => void,
): Promise<BuildTimes> {
  const work = await mkdtemp(join(tmpdir(), 'bench-builds-'));
  const project = join(work, 'project');
  const times = {
    types: [] as number[],
    cold: [] as number[],
    rebuild: [] as number[],
    secondStart: [] as number[],
  };
  try {
    for (let round = 0; round < rounds; round++) {
      await copyProject(project);
      const types = await timeOfScript(project, TYPE_CHECKER, '--noEmit');
      times.types.push(types);
      times.cold.push((await timeOfScript(project, 'tools/build.ts')) / types);
      await changeText(project, round);
      times.rebuild.push((await timeOfScript(project, 'tools/build.ts')) / types);
      // The first start after a build compiles the server.
      await timeUntilReady(project);
      times.secondStart.push((await timeUntilReady(project)) / types);
      log(`builds: round ${round + 1} of ${rounds}`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return {
    types: spreadOf(times.types),
    cold: spreadOf(times.cold),
    rebuild: spreadOf(times.rebuild),
    secondStart: spreadOf(times.secondStart),
  };
}

async function changeText(project: string, round: number): Promise<void> {
  const file = join(project, TEXT_FILE);
  const before = await readFile(file, 'utf8');
  const after = before.replace(TEXT, `${TEXT} Round ${round}.`);
  if (after === before)
    throw new Error(`${TEXT_FILE} no longer says "${TEXT}". Choose another text in bench/builds.`);
  await writeFile(file, after);
}

/** Time from `npm start` until the site answers, ms. */
function timeUntilReady(project: string): Promise<number> {
  const start = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start', '--no-install'], {
      cwd: project,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(project, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let time = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      if (time > 0 || !chunk.toString().includes('Ready at ')) return;
      time = performance.now() - start;
      child.kill('SIGTERM');
    });
    child.on('error', fail);
    child.on('exit', () =>
      time > 0 ? done(time) : fail(new Error(`npm start did not become ready in ${project}`)),
    );
  });
}
