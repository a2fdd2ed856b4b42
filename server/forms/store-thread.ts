/**
 * The database as the server sees it: a thread that answers within two seconds or not at all. SQLite waits for locks and
 * disks without letting anything else run; here it makes nobody wait but the inquiry that needs it.
 */
import { Worker } from 'node:worker_threads';

import type { Log } from '#server/log.ts';

import { StorageError } from './storage-error.ts';
import {
  monotonicMs,
  type CallMessage,
  type CallName,
  type StoreCalls,
  type StoreMessage,
  type StoreSettings,
} from './store-protocol.ts';

/** Longest time that an inquiry waits for the disk. */
const DEADLINE_MS = 2_000;
/** Longest time that the start of the server waits to say whether there is a store; it does not open later for that. */
const OPEN_DEADLINE_MS = 10_000;
/** What stopping may take: a mail under way and the last commit (store-worker.ts). */
const STOP_DEADLINE_MS = 4_500;
const MAIL_DEADLINE_MS = 60_000;
/** More than this waits for a disk that does not come back. */
const MAX_WAITING = 1_000;
/** A thread that ended is started again after this time, so that one that cannot live does not take the processor. */
const RESTART_MS = 1_000;

type Argument<N extends CallName> = Parameters<StoreCalls[N]>;
type Result<N extends CallName> = ReturnType<StoreCalls[N]>;

export interface StoreThread {
  /** @throws StorageError (as rejection) where the answer is no or does not come in time */
  readonly call: <N extends CallName>(name: N, ...argument: Argument<N>) => Promise<Result<N>>;
  /** Whether the file could be opened at the start; false also where it took too long. */
  readonly opened: Promise<boolean>;
  /** @throws StorageError (as rejection) where the disk does not let the file be closed; the thread cannot be ended then */
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Starts the thread, and starts it again if it ends. */
export function startStoreThread(settings: StoreSettings, log: Log): StoreThread {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let stopping: Promise<void> | undefined;
  let worker: Worker;
  let open: (usable: boolean) => void = () => undefined;
  const opened = new Promise<boolean>((resolve) => {
    const late = setTimeout(resolve, OPEN_DEADLINE_MS, false);
    open = (usable) => {
      clearTimeout(late);
      resolve(usable);
    };
  });

  const settle = (call: number): Waiting | undefined => {
    const found = waiting.get(call);
    waiting.delete(call);
    clearTimeout(found?.timer);
    return found;
  };

  const receive = (message: StoreMessage): void => {
    if (message.kind === 'log') log[message.level](message.message, message.fields);
    else if (message.kind === 'ready') open(message.usable);
    else if (message.kind === 'result') settle(message.call)?.resolve(message.value);
    else settle(message.call)?.reject(new StorageError(message.message));
  };

  const start = (): Worker => {
    const next = new Worker(new URL('store-worker.ts', import.meta.url), {
      workerData: settings,
      // It has little to do, and a young generation of the usual 48 MB would be filled before it is looked through.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    next.on('message', receive);
    next.on('error', (error) => log.error(`the thread of the database failed: ${String(error)}`));
    next.on('exit', () => {
      open(false);
      for (const call of waiting.keys())
        settle(call)?.reject(new StorageError('the thread of the database ended'));
      if (!stopping) setTimeout(() => (worker = start()), RESTART_MS).unref();
    });
    // A server that cannot listen ends: this thread is no reason to live on. Listening to it would make it one again.
    next.unref();
    return next;
  };
  worker = start();

  const call = <N extends CallName>(
    name: N,
    argument: unknown,
    deadlineMs: number,
  ): Promise<Result<N>> =>
    new Promise<unknown>((resolve, reject) => {
      if (waiting.size >= MAX_WAITING) {
        reject(new StorageError('too many inquiries wait for the disk'));
        return;
      }
      const id = (calls += 1);
      const timer = setTimeout(() => {
        settle(id)?.reject(new StorageError(`the database did not answer within ${deadlineMs} ms`));
      }, deadlineMs);
      waiting.set(id, { resolve, reject, timer });
      const message: CallMessage = {
        call: id,
        name,
        argument,
        deadline: monotonicMs() + deadlineMs,
      };
      worker.postMessage(message);
    }) as Promise<Result<N>>;

  const stop = async (): Promise<void> => {
    await call('stop', undefined, STOP_DEADLINE_MS);
    await worker.terminate();
  };

  return {
    opened,
    call: (name, ...[argument]) =>
      call(name, argument, name === 'sendMail' ? MAIL_DEADLINE_MS : DEADLINE_MS),
    stop: () => (stopping ??= stop()),
  };
}
