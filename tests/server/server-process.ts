/** The real server as a process of its own, on a free port, over a small built site. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BARE_ENVIRONMENT, END_WITH_PARENT } from '#tests/end-with.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'server', 'index.ts');

export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly child: ChildProcess;
  /** Lines it has printed so far. */
  readonly lines: readonly string[];
  /** Ends it as a service manager does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts it; resolves once it answers.
 *
 * @param dist folder with `routes.json` and `site/`
 * @param environment settings, `DATA_DIR` at least
 */
export async function startServerProcess(
  dist: string,
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...END_WITH_PARENT, ENTRY, dist], {
    env: { ...BARE_ENVIRONMENT, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  const ready = new Promise<string>((resolve) => {
    output.on('line', (line) => {
      lines.push(line);
      const url = /Ready at (http:\/\/\S+?)"?\}?$/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const ended = exited.then(([code]) => {
    throw new Error(`the server ended with ${code}: ${lines.join('\n')}`);
  });
  const url = await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return {
    url,
    child,
    lines,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}
