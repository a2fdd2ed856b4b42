import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** How long code that a visitor asked for may take to arrive (spec §8, "Code chunk load failure"). */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Why it did not arrive: no answer in time; the file is not there (an older page after a new release); anything else,
 * such as no network.
 */
export type ChunkFailure = 'timeout' | 'missing' | 'error';

/** A load that failed, with its type. */
export class ChunkLoadError extends Error {
  readonly failure: ChunkFailure;

  constructor(failure: ChunkFailure, options?: ErrorOptions) {
    super(`Chunk load failed: ${failure}`, options);
    this.name = 'ChunkLoadError';
    this.failure = failure;
  }
}

/** Code or data that is fetched when it is wanted, once. */
export interface LazyChunk<T> {
  /** The value if it has arrived: lets a component render it at once. */
  readonly current: T | undefined;
  /** Calls back when the value has arrived, until the function returned is called. */
  subscribe: (listener: () => void) => () => void;
  /** Fetches it, or joins the fetch under way. Rejects with `ChunkLoadError`; the next call tries again. */
  load: () => Promise<T>;
  /** Starts fetching what is likely to be wanted next; a failure shows only when it is wanted. */
  preload: () => void;
}

/**
 * Wraps an import so that it is fetched once, within the time limit, and can be asked for again after a failure.
 *
 * @param fetchChunk such as `() => import('./preview-body.tsx')`
 */
export function lazyChunk<T>(fetchChunk: () => Promise<T>): LazyChunk<T> {
  let current: T | undefined;
  let pending: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const load = () => {
    pending ??= withinTime(fetchChunk()).then(
      (value) => {
        current = value;
        for (const listener of listeners) listener();
        return value;
      },
      (cause: unknown) => {
        pending = undefined;
        throw cause;
      },
    );
    return pending;
  };
  return {
    get current() {
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    preload: () => void load().catch(() => undefined),
  };
}

async function withinTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, limit]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError(await failureOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A failed import names its address but not its cause: the file is asked for once more to learn whether it exists. */
async function failureOf(cause: unknown): Promise<ChunkFailure> {
  const address = /(?:https?:\/\/|\/)\S+\.(?:js|mjs|css)\b/.exec(
    cause instanceof Error ? cause.message : '',
  )?.[0];
  if (address === undefined) return 'error';
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return answer.status === 404 || answer.status === 410 ? 'missing' : 'error';
  } catch {
    return 'error';
  }
}

export type ChunkState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  /** `retry` tries in place, and reloads the same address where that fails too: browsers may remember a failed import. */
  | { status: 'failed'; failure: ChunkFailure; retry: () => void };

/** Loads a chunk while the component is shown. */
export function useChunk<T>(chunk: LazyChunk<T>): ChunkState<T> {
  const [failure, setFailure] = useState<ChunkFailure>();
  const [tries, setTries] = useState(0);
  // A value may arrive between rendering and effect: the store is looked at again when it is subscribed to.
  const value = useSyncExternalStore(
    chunk.subscribe,
    () => chunk.current,
    () => undefined,
  );

  useEffect(() => {
    let wanted = true;
    chunk.load().catch((error: unknown) => {
      if (!wanted) return;
      if (tries > 0) location.reload();
      else setFailure(error instanceof ChunkLoadError ? error.failure : 'error');
    });
    return () => {
      wanted = false;
    };
  }, [chunk, tries]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setTries((count) => count + 1);
  }, []);

  if (value !== undefined) return { status: 'ready', value };
  return failure ? { status: 'failed', failure, retry } : { status: 'loading' };
}
