import { lazyChunk } from '#app/ui/lazy-chunk.ts';

/** The rule and its words: fetched where something is asked for, since most visits ask nothing. */
export const judgeChunk = lazyChunk(() => import('./judge.ts'));
