import { createStored, fromJson, isRecord, type Stored, useStored } from './stored.ts';

/**
 * A list that the device keeps. Of a list of any version every entry that can be used is kept; what cannot is dropped, and `dropped`
 * says so until it has been read.
 */
export interface StoredList<T> extends Stored<readonly T[]> {
  /** Most entries. */
  readonly limit: number;
  set: (items: readonly T[]) => void;
}

export interface StoredListOptions<T> {
  /** Local-storage key. */
  key: string;
  /** Most entries. */
  limit: number;
  /** Reads an entry that any page of this origin may have written; undefined where it is not one. */
  parse: (value: unknown) => T | undefined;
  storage?: () => Storage | undefined;
}

const NOTHING: readonly never[] = [];

export function createStoredList<T>({
  key,
  limit,
  parse,
  storage,
}: StoredListOptions<T>): StoredList<T> {
  const store = createStored<readonly T[]>({
    key,
    none: () => NOTHING,
    read: (text, drop) => {
      const { kept, broken } = parseList(text, limit, parse);
      if (broken) drop();
      return kept;
    },
    write: (items) => (items.length === 0 ? null : JSON.stringify({ version: 1, items })),
    storage,
  });
  const update: StoredList<T>['update'] = (change) =>
    store.update((items) => {
      const next = change(items);
      return next.length > limit ? next.slice(0, limit) : next;
    });
  return { ...store, limit, update, set: (items) => void update(() => items) };
}

/** Reads a stored text: what can be used of it, and whether something could not. */
export function parseList<T>(
  text: string,
  limit: number,
  parse: (value: unknown) => T | undefined,
): { kept: T[]; broken: boolean } {
  const stored = fromJson(text);
  const items = isRecord(stored) && stored['items'];
  if (!Array.isArray(items)) return { kept: [], broken: true };
  const kept = items.slice(0, limit).flatMap((item) => parse(item) ?? []);
  return { kept, broken: kept.length < items.length };
}

/** The list as a component sees it; empty while a document is rendered. */
export const useStoredList = <T>(list: StoredList<T>): readonly T[] => useStored(list, NOTHING);
