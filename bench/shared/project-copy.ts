import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT } from './results.ts';

/** Not copied: made by the copy itself, or of no use to its build. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  '.cache',
  'data',
  'test-results',
]);

/** A copy of the project as a fresh clone has it, but for the packages, which it shares. */
export async function copyProject(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(ROOT)) {
    if (LEFT_OUT.has(name)) continue;
    await cp(join(ROOT, name), join(to, name), {
      recursive: true,
      // The packages of models/.
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(to, 'node_modules'));
}

/**
 * Runs a script of a project with this Node and returns its time, ms.
 *
 * @throws where it ends with anything but 0
 */
export function timeOfScript(project: string, script: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done(performance.now() - start)
        : fail(new Error(`${script} ended with ${code} in ${project}`)),
    );
  });
}
