/** The real server and the real desk as processes side by side, over one file of inquiries. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

import { databaseFile } from '#server/forms/database.ts';
import { END_WITH_PARENT } from '#tests/end-with.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface SideBySide extends AsyncDisposable {
  readonly site: string;
  readonly desk: string;
  readonly dataDir: string;
  /** One row of the file that both write, as it is on the disk. */
  readonly stored: (sql: string, ...values: string[]) => Record<string, unknown> | undefined;
}

/**
 * Starts both over the built site; resolves once both answer.
 *
 * @param environment settings of the server besides the data folder
 */
export async function startSideBySide(
  environment: Readonly<Record<string, string>> = {},
): Promise<SideBySide> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-journey-'));
  const server = await startServerProcess(join(ROOT, 'dist'), {
    ...environment,
    DATA_DIR: dataDir,
  });
  const child = spawn(process.execPath, [...END_WITH_PARENT, join(ROOT, 'desk', 'index.ts')], {
    env: { PATH: process.env['PATH'], DESK_PORT: '0', DATA_DIR: dataDir, SITE_URL: server.url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const desk = await new Promise<string>((ready, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      const url = /Ready at (http:\/\/\S+)/.exec(line)?.[1];
      if (url !== undefined) ready(url);
    });
    void exited.then(() => fail(new Error('the desk ended before it was ready')));
  });
  return {
    site: server.url,
    desk,
    dataDir,
    stored: (sql, ...values) => {
      const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
      try {
        return database.prepare(sql).get(...values);
      } finally {
        database.close();
      }
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await exited;
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
