import {
  type OperatingPoint,
  POINT_FACETS,
  POINT_UNITS,
  type PointFacet,
  readPointValue,
} from '#app/shared/operating-point/point.ts';
import { isRecord } from '#app/shared/quote/quote-item.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { enteredUnit, numberIn, parseMeasurement } from '#app/shared/units/parse-measurement.ts';
import type { UnitSystem } from '#app/shared/units/units.ts';

import type { KeptSizing } from './kept-sizing.ts';

const TORQUES = ['breakTorque', 'runTorque', 'seatTorque'] as const;

/** Values that go out with an inquiry in SI and may be entered in other units. */
const ENTRIES = [...POINT_FACETS, ...TORQUES] as const;
type EntryName = (typeof ENTRIES)[number];

/** What was entered, as it was written, where it was in another unit: `145 psi`, `6 in`. */
export type Entered = Readonly<Partial<Record<EntryName, string>>>;

interface Entry {
  name: EntryName;
  words: string;
}

/** What is longer is no value. */
const LONGEST = 32;

/** Whether a field of the sizing tool takes one of the valve's torques. */
export const isValveTorque = (field: string): field is (typeof TORQUES)[number] =>
  (TORQUES as readonly string[]).includes(field);

const isFacet = (name: EntryName): name is PointFacet =>
  (POINT_FACETS as readonly EntryName[]).includes(name);

const valueOf = (name: EntryName, words: string, system?: UnitSystem): number | undefined =>
  isFacet(name) ? readPointValue(name, words, system) : parseMeasurement(words, 'Nm', system);

/** The address and the operating point hold SI values; the device keeps beside them in which words they were entered. */
export const entryList = createStoredList<Entry>({
  key: 'gamasan.entered',
  version: 1,
  limit: ENTRIES.length,
  parse: (value) => {
    if (!isRecord(value)) return undefined;
    const { words } = value;
    const name = ENTRIES.find((each) => each === value['name']);
    return name !== undefined && typeof words === 'string' && words.length <= LONGEST
      ? { name, words }
      : undefined;
  },
});

/**
 * Keeps the words in which a value was entered; words in the value's own unit say nothing more and are forgotten.
 *
 * @param system of a number that names no unit
 */
export function keepEntry(name: EntryName, text: string, system: UnitSystem): void {
  const value = valueOf(name, text, system);
  if (value === undefined) return;
  const others = entryList.get().filter((entry) => entry.name !== name);
  const typed = text.trim();
  const unit = enteredUnit(isFacet(name) ? POINT_UNITS[name] : 'Nm', system);
  // A bare number means the value only together with the unit that its field showed.
  const words = valueOf(name, typed) === value ? typed : `${typed} ${unit}`;
  if (isOwnUnit(words, value)) {
    if (others.length < entryList.get().length) entryList.set(others);
  } else entryList.set([...others, { name, words }]);
}

/** The number is the value's own: `180 °C`, `150A`, not `356 °F` or `6 in`. */
function isOwnUnit(words: string, value: number): boolean {
  // Behind the name that it may stand after: `DN 150`, `class 300`.
  return numberIn(words.replace(/^\p{L}+\.?/u, ''))?.number === value;
}

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
