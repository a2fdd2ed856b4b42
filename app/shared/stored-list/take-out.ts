/** Entries that are taken off a list can be put back, each at its place. */
import type { StoredList } from './stored-list.ts';

/** An entry that was taken off, and its place in the list before. */
interface TakenOut<T> {
  entry: T;
  place: number;
}

/** What a list had, and has not any more. */
export const takenOut = <T>(before: readonly T[], after: readonly T[]): TakenOut<T>[] =>
  before.flatMap((entry, place) => (after.includes(entry) ? [] : [{ entry, place }]));

/**
 * A list with entries back at their places. One that it has again is not doubled, and one that it has no room for stays off.
 *
 * @param limit most entries
 */
export function withBack<T>(
  list: readonly T[],
  out: readonly TakenOut<T>[],
  isSame: (a: T, b: T) => boolean,
  limit: number,
): readonly T[] {
  return out.reduce(
    (items, { entry, place }) =>
      items.length >= limit || items.some((other) => isSame(other, entry))
        ? items
        : items.toSpliced(Math.min(place, items.length), 0, entry),
    list,
  );
}

/**
 * Changes a list to fewer entries.
 *
 * @param kept what stays of it
 * @returns puts back what has been taken off, beside what has been listed since
 */
export function keepOnly<T>(
  list: StoredList<T>,
  kept: readonly T[],
  isSame: (a: T, b: T) => boolean,
): () => void {
  const out = takenOut(list.get(), kept);
  list.set(kept);
  return () => list.set(withBack(list.get(), out, isSame, list.limit));
}
