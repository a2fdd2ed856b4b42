import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { NODE_FLAGS } from '#server/node-flags.mjs';

import { ROOT } from './results.ts';

/** The built site, served for a measurement. */
export interface RunningSite {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Serves `dist/` on a free port of this machine, with a data folder of its own. The server ends with this process.
 *
 * @param root project folder whose build is served
 * @throws where there is no built site, or the server does not start
 */
export async function startSite(root = ROOT): Promise<RunningSite> {
  if (!existsSync(join(root, 'dist/routes.json')))
    throw new Error(`${root} has no built site. Run npm run build there first.`);
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const server = spawn(process.execPath, [...NODE_FLAGS, 'server/index.ts'], {
    cwd: root,
    // As `npm start` starts it.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  // Without a handler a signal ends the process at once, and "exit" is not emitted.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /^Ready at (\S+)$/m.exec(output) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * The same, after one start and stop: changed code is compiled at its first start, which takes 30 MB more, and read from the cache of
 * `npm start` from the second on.
 */
export async function startWarmSite(root = ROOT): Promise<RunningSite> {
  await (await startSite(root)).stop();
  return startSite(root);
}
