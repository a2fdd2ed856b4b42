import { numberIn } from '#facts/measure/fields.ts';
import { POINT_FACETS, POINT_UNITS, type PointFacet } from '#app/shared/operating-point/point.ts';
import { readPointValue, readSpan } from '#app/shared/operating-point/point-words.ts';
import { isRecord } from '#app/shared/stored-list/stored.ts';
import { createStoredList } from '#app/shared/stored-list/stored-list.ts';
import { enteredUnit } from '#app/shared/units/displayed-value.ts';
import type { UnitSystem } from '#facts/units.ts';

const TORQUES = ['breakTorque', 'runTorque', 'seatTorque'] as const;

/** Values that go out with an inquiry in SI and may be entered in other units. */
const ENTRIES = [...POINT_FACETS, ...TORQUES] as const;
export type EntryName = (typeof ENTRIES)[number];

/** Words that a value was entered in: `145 psi`. */
export interface Entry {
  name: EntryName;
  words: string;
}

/** What is longer is no value. */
const LONGEST = 32;

const isFacet = (name: EntryName): name is PointFacet =>
  (POINT_FACETS as readonly EntryName[]).includes(name);

/** The SI value that an entry's words mean. */
export function valueOf(name: EntryName, words: string, system?: UnitSystem): number | undefined {
  const span = isFacet(name)
    ? readPointValue(name, words, system)
    : readSpan('torque', words, system);
  return typeof span === 'number' ? span : undefined;
}

/** The address and the operating point hold SI values; the device keeps beside them in which words they were entered. */
export const entryList = createStoredList<Entry>({
  key: 'gamasan.entered',
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
 * @param field any field's name: others hold nothing that is sent in SI
 * @param system of a number that names no unit
 */
export function keepEntry(field: string, text: string, system: UnitSystem): void {
  const name = ENTRIES.find((each) => each === field);
  if (name === undefined) return;
  const value = valueOf(name, text, system);
  if (value === undefined) return;
  const typed = text.trim();
  const unit = enteredUnit(isFacet(name) ? POINT_UNITS[name] : 'Nm', system);
  // A bare number means the value only together with the unit that its field showed.
  const words = valueOf(name, typed) === value ? typed : `${typed} ${unit}`;
  entryList.update((entries) => {
    const others = entries.filter((entry) => entry.name !== name);
    if (!isOwnUnit(words, value)) return [...others, { name, words }];
    return others.length < entries.length ? others : entries;
  });
}

/** The number is the value's own: `180 °C`, `150A`, not `356 °F` or `6 in`. */
const isOwnUnit = (words: string, value: number): boolean => numberIn(words)?.value === value;
