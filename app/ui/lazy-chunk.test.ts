import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { CHUNK_TIMEOUT_MS, ChunkLoadError, lazyChunk } from './lazy-chunk.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof ChunkLoadError ? error.failure : 'unexpected'),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazy chunk', () => {
  test('is fetched once, however often it is asked for', async () => {
    const fetchChunk = vi.fn(async () => 'code');
    const chunk = lazyChunk(fetchChunk);
    chunk.preload();
    await expect(Promise.all([chunk.load(), chunk.load()])).resolves.toEqual(['code', 'code']);
    expect(chunk.current).toBe('code');
    expect(fetchChunk).toHaveBeenCalledTimes(1);
  });

  test('that does not come within 120000 ms has failed by timeout', async () => {
    const failure = failureOf(lazyChunk(() => new Promise(() => undefined)).load());
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBe('timeout');
  });

  test.each([
    ['missing', 404],
    ['missing', 410],
    ['error', 500],
  ])('has failed as %s where its file answers %i', async (expected, status) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    const chunk = lazyChunk(() =>
      Promise.reject(
        new TypeError(
          'Failed to fetch dynamically imported module: https://x.example/assets/a-1.js',
        ),
      ),
    );
    expect(await failureOf(chunk.load())).toBe(expected);
  });

  test('has failed by error where there is no network, or where its own code throws', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const offline = lazyChunk(() =>
      Promise.reject(new Error('Unable to preload CSS for /assets/a-1.css')),
    );
    expect(await failureOf(offline.load())).toBe('error');
    expect(
      await failureOf(lazyChunk(() => Promise.reject(new Error('x is not a function'))).load()),
    ).toBe('error');
  });

  test('can be asked for again after a failure', async () => {
    let tries = 0;
    const chunk = lazyChunk(() =>
      tries++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve('code'),
    );
    expect(await failureOf(chunk.load())).toBe('error');
    await expect(chunk.load()).resolves.toBe('code');
  });

  test('tells whoever is listening that it has arrived, when it can be read already', async () => {
    const chunk = lazyChunk(async () => 'code');
    const heard: unknown[] = [];
    const stop = chunk.subscribe(() => heard.push(chunk.current));
    chunk.subscribe(() => heard.push('second'));
    await chunk.load();
    expect(heard).toEqual(['code', 'second']);
    stop();
  });

  test('tells nobody who has stopped listening, and nobody of a failure', async () => {
    let tries = 0;
    const chunk = lazyChunk(() =>
      tries++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve('code'),
    );
    const heard: unknown[] = [];
    const stop = chunk.subscribe(() => heard.push(chunk.current));
    await failureOf(chunk.load());
    expect(heard).toEqual([]);
    stop();
    await chunk.load();
    expect(heard).toEqual([]);
  });
});
