import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

import { changeText, TEXT_PAGE } from './changes.ts';

const READY_MS = 300_000;

/** Time from a changed text until a page of `npm run dev` shows it, ms. */
export async function timeOfDevChange(project: string, round: number): Promise<number> {
  const child = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: npm does not pass signals on to what it has started.
    detached: true,
  });
  try {
    const page = new URL(TEXT_PAGE, await originOf(child.stdout));
    const read = async () => (await fetch(page)).text();
    await read();
    const begin = performance.now();
    const text = await changeText(project, `dev ${round}`);
    while (!(await read()).includes(text))
      if (performance.now() - begin > READY_MS) throw new Error(`${page} does not show "${text}"`);
    return performance.now() - begin;
  } finally {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid);
    await ended;
  }
}

/** The address that the development server prints. */
function originOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((done, fail) => {
    output.on('data', (chunk: Buffer) => {
      text += stripVTControlCharacters(String(chunk));
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (origin) done(origin);
    });
    output.on('end', () => fail(new Error(`npm run dev ended:\n${text}`)));
  });
}
