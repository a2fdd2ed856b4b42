/** Counts what was not found, and writes it down every few seconds: a disk that is slow or full costs counts, never an answer. */
import { appendFile, mkdir, stat } from 'node:fs/promises';

import type { Miss } from '#contract/misses.ts';
import { seoulDay } from '#contract/seoul-day.ts';

import { countsFolder, forgetMisses, missFile, MISSES_KEPT_DAYS } from './miss-files.ts';

const WRITE_EVERY_MS = 2_000;
/** Of a day; more is somebody's program. */
const FILE_MAX_BYTES = 128 * 1024;
/** Different ones that wait to be written. */
const WAITING_MAX = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface MissCounter {
  readonly count: (miss: Miss) => void;
  /** Writes what waits. */
  readonly stop: () => Promise<void>;
}

/** Starts counting into a data folder; `now` in milliseconds. */
export function createMissCounter(dataDir: string, now: () => number = Date.now): MissCounter {
  let waiting = new Map<string, { miss: Miss; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let lastDay = '';

  const write = async (): Promise<void> => {
    const lines = [...waiting.values()].map(
      ({ miss: { kind, language, words }, count }) =>
        `${JSON.stringify({ kind, language, words, count })}\n`,
    );
    waiting = new Map();
    if (lines.length === 0) return;
    const day = seoulDay(now());
    const file = missFile(dataDir, day);
    try {
      await mkdir(countsFolder(dataDir), { recursive: true, mode: 0o700 });
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      // In one piece: another release may be writing into it during a change of releases.
      if (size < FILE_MAX_BYTES) await appendFile(file, lines.join(''), { mode: 0o600 });
      if (day !== lastDay) forgetMisses(dataDir, seoulDay(now() - MISSES_KEPT_DAYS * DAY_MS));
      lastDay = day;
    } catch {
      // A full disk is told of where inquiries are stored.
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    count: (miss) => {
      const key = JSON.stringify([miss.kind, miss.language, miss.words]);
      const known = waiting.get(key);
      if (!known && waiting.size >= WAITING_MAX) return;
      waiting.set(key, { miss, count: (known?.count ?? 0) + 1 });
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
    },
    stop: flush,
  };
}
