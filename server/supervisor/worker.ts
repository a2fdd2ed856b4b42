/** One server process of a release. */
import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readEnvFile } from '#server/env-file.ts';
import { NODE_FLAGS } from '#server/node-flags.mjs';

/** How long a release may take until it listens. */
const START_TIMEOUT_MS = 60_000;

/**
 * Starts a release's server.
 *
 * @param root folder of `.env`
 * @param release the release's own folder, not the link
 */
export function startWorker(root: string, release: string): Worker {
  // The kernel gives new connections to whoever accepts: nothing passes through the supervisor.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Every release brings its own Node, so that an old one can be removed under a supervisor that it started.
  const node = join(release, 'bin', 'node');
  if (existsSync(node)) process.execPath = node;
  cluster.setupPrimary({
    exec: join(release, 'server', 'index.ts'),
    args: [join(release, 'dist')],
    execArgv: NODE_FLAGS,
  });
  // Read for each worker, so that a reload takes changes.
  return cluster.fork({ ...readEnvFile(root), SITE_RELEASE: basename(release) });
}

/**
 * Resolves when a worker listens.
 *
 * @throws Error where it ends before that, or takes longer than `START_TIMEOUT_MS`
 */
export function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`it did not listen within ${START_TIMEOUT_MS / 1000} s`)),
      START_TIMEOUT_MS,
    );
    worker.once('listening', () => {
      clearTimeout(timer);
      resolve();
    });
    // Its program cannot be started.
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    worker.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`it ended with ${signal ?? code}, as the lines above say`));
    });
  });
}
