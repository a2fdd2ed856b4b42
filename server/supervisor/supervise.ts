/** Which release is served, and the change from one to the next. */
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAIN } from '#server/drain.ts';
import type { Log } from '#server/log.ts';
import { listening, startWorker } from './worker.ts';

/** How often the link is looked at; a look costs microseconds. */
const LOOK_MS = 500;
/** A worker that died is started again at once, then after ever longer waits while it dies young. */
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 30_000;
const YOUNG_MS = 10_000;
/** Beyond what a worker allows itself for draining and for stopping (listen.ts). */
const DRAIN_LIMIT_MS = 100_000;
const STOP_LIMIT_MS = 15_000;

interface Serving {
  readonly worker: Worker;
  readonly release: string;
  readonly since: number;
}

/** A running supervisor. */
export interface Supervisor {
  /** Starts the release of the link beside the running one, and changes to it. */
  readonly reload: () => void;
  /** Ends every worker, then the process. */
  readonly stop: () => Promise<void>;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Serves what `<root>/current` leads to.
 *
 * @param root folder with `current` and, where wanted, `.env`
 */
export function supervise(root: string, log: Log): Supervisor {
  const link = join(root, 'current');
  const workers = new Set<Worker>();
  let serving: Serving | undefined;
  /** The release that was tried last: one that does not start is not tried again and again. */
  let tried: string | undefined;
  let wanted = true;
  let changing = false;
  let stopping = false;

  const linked = (): string | undefined => {
    try {
      return realpathSync(link);
    } catch {
      return undefined; // no link yet, or one that leads nowhere
    }
  };

  const end = async (worker: Worker, limitMs: number, ask: () => void): Promise<void> => {
    if (worker.isDead()) return;
    const exit = once(worker, 'exit');
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), limitMs);
    ask();
    await exit;
    clearTimeout(cut);
  };

  const watch = ({ worker, release, since }: Serving): void => {
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (stopping || serving?.worker !== worker) return;
      log.error('the server ended', { release: basename(release), by: signal ?? code });
      serving = undefined;
      void revive(Date.now() - since < YOUNG_MS);
    });
  };

  /** Starts a release; changes to it when it listens. */
  const change = async (release: string): Promise<void> => {
    tried = release;
    let next: Serving | undefined;
    try {
      next = { worker: startWorker(root, release), release, since: Date.now() };
      workers.add(next.worker);
      watch(next);
      await listening(next.worker);
    } catch (error) {
      next?.worker.process.kill('SIGKILL');
      log.error(`release ${basename(release)} does not start: ${(error as Error).message}`, {
        serving: serving ? basename(serving.release) : null,
      });
      return;
    }
    const old = serving;
    serving = next;
    log.info('serving', { release: basename(release), pid: next.worker.process.pid ?? null });
    if (old) {
      void end(old.worker, DRAIN_LIMIT_MS, () => {
        // A worker that has just died cannot be told; `end` sees its exit.
        old.worker.send(DRAIN, () => undefined);
      });
    }
  };

  const look = async (): Promise<void> => {
    const release = linked();
    if (changing || stopping || release === undefined || (!wanted && release === tried)) return;
    wanted = false;
    changing = true;
    await change(release).finally(() => {
      changing = false;
    });
  };

  /** After a death: tries until one serves. */
  const revive = async (young: boolean): Promise<void> => {
    let wait = young ? FIRST_RETRY_MS : 0;
    while (!serving && !stopping) {
      await pause(wait);
      wait = Math.min(Math.max(FIRST_RETRY_MS, wait * 2), LAST_RETRY_MS);
      wanted = true;
      await look();
    }
  };

  /** At the start a failure is for whoever starts it (systemd tries again), not for a loop in here. */
  const start = async (): Promise<void> => {
    if (linked() === undefined)
      log.error(`${link} leads to no release. Make one: npm run release.`);
    await look();
    if (!serving && !stopping) process.exit(1);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  void start();

  return {
    reload: () => {
      wanted = true;
    },
    stop: async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(timer);
      await Promise.all(
        [...workers].map((worker) =>
          end(worker, STOP_LIMIT_MS, () => worker.process.kill('SIGTERM')),
        ),
      );
      process.exit(0);
    },
  };
}
