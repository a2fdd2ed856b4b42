import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** The built site, served for a measurement. */
export interface RunningSite {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist/` on a free port of this machine, with a data folder of its own.
 *
 * @throws where the server does not start, such as without a built site
 */
export async function startSite(): Promise<RunningSite> {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready at')) ready();
    });
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}: npm run build?`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
