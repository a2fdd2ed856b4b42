/** Entries that are taken off a list can be put back, each at its place. */
import type { StoredList } from './stored-list.ts';

/** What was taken off a list, and what stayed on it. */
export interface TakenOut<T> {
  out: readonly { entry: T; place: number }[];
  kept: readonly T[];
}

/** What a list had, and has not any more. */
export const takenOut = <T>(before: readonly T[], kept: readonly T[]): TakenOut<T> => ({
  out: before.flatMap((entry, place) => (kept.includes(entry) ? [] : [{ entry, place }])),
  kept,
});

/**
 * A list with entries back at their places. What has been listed again since is not doubled, and what there is no room for stays
 * off.
 *
 * @param limit most entries
 * @param asPutBack what an entry is when it is put back
 */
export function withBack<T>(
  list: readonly T[],
  { out, kept }: TakenOut<T>,
  isSame: (a: T, b: T) => boolean,
  limit: number,
  asPutBack: (entry: T) => T = (entry) => entry,
): readonly T[] {
  // Two entries that stood side by side may be the same by name: only what is new on the list takes an entry's place.
  const since = list.filter((entry) => !kept.includes(entry));
  return out.reduce((items, { entry, place }) => {
    const back = asPutBack(entry);
    return items.length >= limit || since.some((other) => isSame(other, back))
      ? items
      : items.toSpliced(Math.min(place, items.length), 0, back);
  }, list);
}

/**
 * Changes a list to fewer entries.
 *
 * @param kept what stays of it
 * @param asPutBack what an entry is when it is put back
 * @returns puts back what has been taken off, beside what has been listed since
 */
export function keepOnly<T>(
  list: StoredList<T>,
  kept: readonly T[],
  isSame: (a: T, b: T) => boolean,
  asPutBack?: (entry: T) => T,
): () => void {
  const taken = takenOut(list.get(), kept);
  list.set(kept);
  return () => list.set(withBack(list.get(), taken, isSame, list.limit, asPutBack));
}
