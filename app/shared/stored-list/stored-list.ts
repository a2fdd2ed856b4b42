import { useSyncExternalStore } from 'react';

import { storedElsewhere } from './stored-elsewhere.ts';

/**
 * A list that the device keeps: versioned, checked when it is read, the same in every tab. Of a list of any version every
 * entry that can be used is kept; what cannot is dropped, and `dropped` says so until it has been read.
 */
export interface StoredList<T> {
  /** Most entries. */
  readonly limit: number;
  /** The same array until something changes. */
  get: () => readonly T[];
  set: (items: readonly T[]) => void;
  /** Whether something that was stored could not be used. */
  dropped: () => boolean;
  /** The visitor has read that something was dropped. */
  acknowledge: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What stands in local storage. */
interface Stored {
  version: number;
  items: unknown;
}

export interface StoredListOptions<T> {
  /** Local-storage key. */
  key: string;
  /** Written with the list; raised when the shape of an entry changes. `parse` reads entries of earlier versions too. */
  version: number;
  /** Most entries. */
  limit: number;
  /** Reads an entry that any page of this origin may have written; undefined where it is not one. */
  parse: (value: unknown) => T | undefined;
  /** Local storage, or undefined where there is none; may throw where the browser refuses it. */
  storage?: () => Storage | undefined;
}

const NOTHING: readonly never[] = [];

/** Makes the store of a list. Nothing is read before it is asked for, so that it may be made while documents are rendered. */
export function createStoredList<T>({
  key,
  version,
  limit,
  parse,
  storage = () => (typeof window === 'undefined' ? undefined : window.localStorage),
}: StoredListOptions<T>): StoredList<T> {
  let items: readonly T[] | undefined;
  let dropped = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const read = (): readonly T[] => {
    let text: string | null | undefined;
    try {
      text = storage()?.getItem(key);
    } catch {
      return NOTHING; // storage refused: the list lives as long as the page
    }
    if (text === null || text === undefined) return NOTHING;
    const { kept, broken } = parseList(text, limit, parse);
    dropped ||= broken;
    return kept;
  };

  /** What could not be stored lives in memory, and what the device has is older. */
  let isKept = true;
  const listen = storedElsewhere(key, () => {
    if (!isKept) return;
    items = undefined;
    tell();
  });

  return {
    limit,
    get: () => {
      listen();
      return (items ??= read());
    },
    set: (next) => {
      listen();
      items = next.slice(0, limit);
      try {
        const device = storage();
        if (items.length === 0) device?.removeItem(key);
        else device?.setItem(key, JSON.stringify({ version, items } satisfies Stored));
        isKept = Boolean(device);
      } catch {
        isKept = false; // full or refused
      }
      tell();
    },
    dropped: () => dropped,
    acknowledge: () => {
      dropped = false;
      tell();
    },
    subscribe: (listener) => {
      listen();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a stored text: what can be used of it, and whether something could not. */
export function parseList<T>(
  text: string,
  limit: number,
  parse: (value: unknown) => T | undefined,
): { kept: T[]; broken: boolean } {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { kept: [], broken: true };
  }
  const { items } = (stored ?? {}) as Partial<Stored>;
  if (!Array.isArray(items)) return { kept: [], broken: true };
  const kept = items.slice(0, limit).flatMap((item) => parse(item) ?? []);
  return { kept, broken: kept.length < items.length };
}

/** The list as a component sees it; empty while a document is rendered, which is the same for everybody. */
export function useStoredList<T>(list: StoredList<T>): readonly T[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NOTHING);
}

/** Whether something that the device kept had to be dropped. */
export function useDropped<T>(list: StoredList<T>): boolean {
  return useSyncExternalStore(list.subscribe, list.dropped, () => false);
}
