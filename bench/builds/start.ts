import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What `npm start` took. */
export interface StartTimes {
  /** s; 0 where nothing was installed. */
  install: number;
  /** s; 0 where nothing was built. */
  build: number;
  /** ms until the site answers. */
  ready: number;
}

/**
 * Runs `npm start` in a project and ends it when the site answers.
 *
 * @throws with what it printed, where it ends before
 */
export function start(project: string): Promise<StartTimes> {
  const begin = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
      cwd: project,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(project, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let ready = 0;
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (ready > 0 || !output.includes('Ready at ')) return;
      ready = performance.now() - begin;
      child.kill('SIGTERM');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail);
    const seconds = (what: RegExp) => Number(what.exec(output)?.[1] ?? 0);
    child.on('close', () =>
      ready > 0
        ? done({
            install: seconds(/^Installed (?:\d+ packages )?in ([\d.]+) s/m),
            build: seconds(/^Built in ([\d.]+) s/m),
            ready,
          })
        : fail(new Error(`npm start did not become ready in ${project}:\n${output}`)),
    );
  });
}
