/** Finds the entry files in their folders: a file in the right folder is on the site. Node only. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Filed } from './cross-checks.ts';
import { endWithFaults } from './end-with-faults.ts';

/** The module of an entry file. */
export interface EntryModule<T> {
  default: T;
}

/** Files of `content/` that match the patterns, relative to it, in the order of their paths. */
export function entryFiles(...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

/** What an entry file of `content/` exports. */
export const importEntry = (file: string): Promise<EntryModule<unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href) as Promise<
    EntryModule<unknown>
  >;

/** The modules of the files that match a pattern, as `import.meta.glob` gives them under Vite. */
export async function importEntries<T>(pattern: string): Promise<Record<string, EntryModule<T>>> {
  const modules: Record<string, EntryModule<T>> = {};
  try {
    for (const file of entryFiles(pattern))
      modules[`./${file}`] = (await importEntry(file)) as EntryModule<T>;
  } catch (error) {
    endWithFaults(error);
  }
  return modules;
}

/** Entries with their files, in the order of these. */
export const filed = <T>(modules: Readonly<Record<string, EntryModule<T>>>): Filed<T>[] =>
  Object.entries(modules)
    .map(([path, module]) => ({ file: path.slice('./'.length), entry: module.default }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
