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
 */
export function withBack<T>(
  list: readonly T[],
  { out, kept }: TakenOut<T>,
  isSame: (a: T, b: T) => boolean,
  limit: number,
): readonly T[] {
  // Two entries that stood side by side may be the same by name: only what is new on the list takes an entry's place.
  const since = list.filter((entry) => !kept.includes(entry));
  return out.reduce(
    (items, { entry, place }) =>
      items.length >= limit || since.some((other) => isSame(other, entry))
        ? items
        : items.toSpliced(Math.min(place, items.length), 0, entry),
    list,
  );
}

/**
 * Changes a list to fewer entries.
 *
 * @returns puts back what has been taken off, beside what has been listed since
 */
export function keepOnly<T>(
  list: StoredList<T>,
  keep: (items: readonly T[]) => readonly T[],
  isSame: (a: T, b: T) => boolean,
): () => void {
  let taken: TakenOut<T> = { out: [], kept: [] };
  list.update((items) => {
    const kept = keep(items);
    taken = takenOut(items, kept);
    return kept;
  });
  return () => void list.update((items) => withBack(items, taken, isSame, list.limit));
}
