/**
 * The counts of what was not found: a file of lines for each day in Seoul, apart from the inquiries, so that nothing that happens
 * to it reaches those. A line says what and how often, and neither who nor at what hour.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { type Miss, readMiss } from '#contract/misses.ts';

/** A file of a day is deleted after so many days. */
export const MISSES_KEPT_DAYS = 90;

const NAME = /^misses-(\d{4}-\d{2}-\d{2})\.jsonl$/;

/** Folder of the counts in a data folder. */
export const countsFolder = (dataDir: string): string => join(dataDir, 'counts');

/** File of a day. */
export const missFile = (dataDir: string, day: string): string =>
  join(countsFolder(dataDir), `misses-${day}.jsonl`);

export interface CountedMiss extends Miss {
  /** In Seoul, ISO 8601. */
  readonly day: string;
  readonly count: number;
}

/** Days of which there are counts, oldest first. */
export function countedDays(dataDir: string): string[] {
  try {
    return readdirSync(countsFolder(dataDir))
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .toSorted();
  } catch {
    return []; // nothing has been counted yet
  }
}

/** What was missed from a day on, each day's lines put together; lines that hold no count are left out. */
export function readMisses(dataDir: string, from: string): CountedMiss[] {
  return countedDays(dataDir)
    .filter((day) => day >= from)
    .flatMap((day) => {
      const counts = new Map<string, CountedMiss>();
      for (const line of readFileSync(missFile(dataDir, day), 'utf8').split('\n')) {
        const counted = readLine(line, day);
        if (!counted) continue;
        const key = JSON.stringify([counted.kind, counted.language, counted.words]);
        const count = counted.count + (counts.get(key)?.count ?? 0);
        counts.set(key, { ...counted, count });
      }
      return [...counts.values()];
    });
}

function readLine(line: string, day: string): CountedMiss | null {
  try {
    const value = JSON.parse(line) as { count?: unknown };
    const miss = readMiss(value);
    const { count } = value;
    return miss && Number.isSafeInteger(count) && Number(count) > 0
      ? { ...miss, day, count: Number(count) }
      : null;
  } catch {
    return null; // cut short by a full disk
  }
}

/** Deletes the files of days before one. */
export function forgetMisses(dataDir: string, before: string): void {
  for (const day of countedDays(dataDir))
    if (day < before) rmSync(missFile(dataDir, day), { force: true });
}
