import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';

import { type Entry, entryList, type EntryName, valueOf } from './kept-entries.ts';
import type { KeptSizing } from './kept-sizing.ts';

/** What was entered, as it was written, where it was in another unit: `145 psi`, `6 in`. */
export type Entered = Readonly<Partial<Record<EntryName, string>>>;

/** Of what was entered in other units that which still stands: a value that has been changed since has its words no longer. */
export function enteredOf(
  entries: readonly Entry[],
  point: OperatingPoint,
  sizing: KeptSizing | undefined,
): Entered {
  const values: Partial<Record<EntryName, number>> = { ...point, ...sizing?.torques };
  return Object.fromEntries(
    entries
      .filter(
        ({ name, words }) => values[name] !== undefined && valueOf(name, words) === values[name],
      )
      .map(({ name, words }) => [name, words]),
  );
}

/** What was entered in other units, as it stands. */
export const useEntered = (point: OperatingPoint, sizing?: KeptSizing): Entered =>
  enteredOf(useStoredList(entryList), point, sizing);
