/** The reader of measures for pages whose first visit does without it: a number alone is read at once (`point.ts`). */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { lazyChunk } from '#app/ui/lazy-chunk.ts';

import { readPlain } from './point.ts';

export const wordsChunk = lazyChunk(async () => {
  const [point, sentence] = await Promise.all([
    import('./point-words.ts'),
    import('./sentence.ts'),
  ]);
  return { ...point, ...sentence };
});

const isPlain = (text: string): boolean => text.trim() === '' || readPlain(text, '') !== undefined;

/** Runs once the texts can be read: at once for numbers, else when the reader has come. Without it, words count as no value. */
export function whenReadable(texts: readonly string[], run: () => void): void {
  if (wordsChunk.current || texts.every(isPlain)) run();
  else void wordsChunk.load().then(run, run);
}

/** The same for a field, whose words of before count no more once others are to be read. */
export function useWhenReadable(): typeof whenReadable {
  const turn = useRef(0);
  return (texts, run) => {
    turn.current += 1;
    const own = turn.current;
    whenReadable(texts, () => {
      if (turn.current === own) run();
    });
  };
}

/**
 * Fetches the reader where any of the texts needs it.
 *
 * @returns `false` while it is on its way
 */
export function useReadable(texts: readonly string[]): boolean {
  const needed = !texts.every(isPlain);
  const isThere = useSyncExternalStore(
    wordsChunk.subscribe,
    () => wordsChunk.current !== undefined,
    () => false,
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (needed) wordsChunk.load().catch(() => setFailed(true));
  }, [needed]);
  return !needed || isThere || hasFailed;
}
