/** Serves a site for the time of a collection. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { UserError } from '#tools/command-line.mjs';

/** Settings of a server that sends no mail or alert. What it stores goes to a temporary folder, deleted when it stops. */
const QUIET = {
  HOST: '127.0.0.1',
  PORT: '0',
  SMTP_URL: '',
  MAIL_CONFIRMATION: '',
  ALERT_URL: '',
  LOG_FORMAT: 'text',
  LOG_REQUESTS: '0',
  // Its programs end when this one does, however it ends (tools/bootstrap/run.mjs, server/index.ts).
  npm_lifecycle_event: 'difference',
};

export interface RunningSite extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Runs a program that serves a site and resolves once it answers.
 *
 * @param folder where it runs
 * @param args of Node
 * @param onLine is given what it prints, such as the progress of a build
 * @param settings further environment
 * @throws UserError where it ends before
 */
export async function startSite(
  folder: string,
  args: readonly string[],
  onLine: (line: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'difference-'));
  // With the rest npm would take this project's folder for that of the other commit.
  const environment = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') || name === 'npm_execpath',
  );
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...Object.fromEntries(environment), ...settings, ...QUIET, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        const [, url] = /Ready at (http:\S+)/.exec(line) ?? [];
        if (url === undefined) onLine(line);
        else resolve(url);
      });
  });
  const failed = ended.then(([code]: unknown[]) => {
    throw new UserError(
      `The site in ${folder} could not be built and served (it ended with ${String(code)}).`,
    );
  });
  failed.catch(() => undefined);
  try {
    return { origin: await Promise.race([ready, failed]), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
