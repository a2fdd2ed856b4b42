/** When the content of a sheet last changed, also where there is no history: `content/dates.json` is a record of it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { contentHistory } from '#tools/build/content-history.ts';

const RECORD = 'content/dates.json';
const CONTENT = 'content';

const recordSchema = z.record(z.string(), z.object({ hash: z.string(), day: z.iso.date() }));
type DateRecord = z.infer<typeof recordSchema>;

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(CONTENT, file)))
    .digest('hex')
    .slice(0, 16);

const today = (): string => new Date().toISOString().slice(0, 10);

const readRecord = (): DateRecord =>
  existsSync(RECORD) ? recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {};

/**
 * Says the day of the last change of files of `content/`: from the record where a file is as recorded, else from the
 * project's history, else today, for it has been edited since.
 */
export function revisions() {
  const record = readRecord();
  const stale: string[] = [];
  let history: ReturnType<typeof contentHistory> | undefined;
  const days = new Map<string, string>();
  const dayOf = (file: string): string => {
    const known = days.get(file);
    if (known !== undefined) return known;
    const entry = record[file];
    const hash = hashOf(file);
    if (entry?.hash !== hash) stale.push(file);
    const day =
      entry?.hash === hash
        ? entry.day
        : ((history ??= contentHistory(CONTENT)).get(file) ?? today());
    days.set(file, day);
    return day;
  };
  return {
    /** The latest day among the files. */
    of: (files: readonly string[]): string => files.map(dayOf).toSorted().at(-1) ?? today(),
    /** Files asked for that have changed since they were recorded. */
    stale,
    /** Writes the record anew. */
    write: (files: readonly string[]): void => {
      const entries = [...new Set(files)]
        .toSorted()
        .map((file) => [file, { hash: hashOf(file), day: dayOf(file) }]);
      writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    },
  };
}
