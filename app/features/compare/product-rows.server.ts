/** What the comparison shows of one product, or of one of its sizes: its rows, and the lanes of its quantities. */
import type { Fact, Subject } from '#facts/facts.ts';
import { FACT_KEYS, isAskedOf, keyEntry, type Trait } from '#facts/keys.ts';
import { compactParts, rowLabel } from '#facts/print.ts';
import { compactRows, type Row, rowsAt } from '#facts/rows.ts';
import type { Designation } from '#facts/values.ts';

import { rangeOf, wordsOf } from '#app/shared/facts/fact-views.server.ts';
import type { Language } from '#contract/address.ts';

import type { CompareItem, CompareValue, ComparedQuantity, LaneView } from './compare-data.ts';

/** A row of the comparison: a key, or its extended limit. */
export interface ComparedKey {
  id: string;
  key: Row['key'];
  label: string;
}

const idOf = ({ key, facts }: Row): string =>
  facts.every(({ scope }) => scope.version === 'extended') ? `${key}.extended` : key;

/** Every row that one of the products states, in the order of the keys. */
export function comparedKeys(subjects: readonly Subject[], language: Language): ComparedKey[] {
  const rows = subjects.flatMap((subject) => rowsAt(subject, 'comparison'));
  const keys = new Map(
    rows.map((row) => [
      idOf(row),
      { id: idOf(row), key: row.key, label: rowLabel(row.facts, { language }) },
    ]),
  );
  return [...keys.values()].toSorted((a, b) => FACT_KEYS.indexOf(a.key) - FACT_KEYS.indexOf(b.key));
}

/** Values by row, of the rows that apply. @param bySize what stands for figures that each size has for itself */
export function productValues(
  subject: Subject,
  keys: readonly ComparedKey[],
  language: Language,
  bySize: string,
): CompareItem['values'] {
  const rows = new Map(rowsAt(subject, 'comparison').map((row) => [idOf(row), row]));
  const valueOf = ({ id, key }: ComparedKey): CompareValue | null | undefined => {
    const row = rows.get(id);
    if (!row) return id === key && isAskedOf(key, subject.traits) ? null : undefined;
    if (row.facts.length > 1 && !keyEntry(key).shown.includes('specification'))
      return { text: bySize, quiet: true };
    return wordsOf(row.facts, language);
  };
  return Object.fromEntries(
    keys.flatMap((each) => {
      const value = valueOf(each);
      return value === undefined ? [] : [[each.id, value]];
    }),
  );
}

/** Which products have a quantity; of those that do not state it its lane is empty. */
const APPLIES: Record<ComparedQuantity, Trait> = {
  size: 'valve',
  temperature: 'valve',
  pn: 'valve',
  ansi: 'valve',
  torque: 'actuator',
};

/** What the quantities of a product are drawn as. */
export function lanesOf(subject: Subject, language: Language): CompareItem['lanes'] {
  const rows = compactRows(subject);
  const laneOf = (
    facts: readonly Fact[],
    place:
      | { kind: 'range'; from?: number; to: number; extended?: number }
      | { kind: 'stations'; stations: number[] },
  ): LaneView => ({ ...place, ...wordsOf(facts, language, compactParts) });
  const onAxis = (key: 'size' | 'temperature' | 'torque'): LaneView | null => {
    const { facts = [] } = rows.find((row) => row.key === key) ?? {};
    const range = rangeOf(facts);
    const extended = rangeOf(facts.filter(({ scope }) => scope.version === 'extended'))?.to;
    return range
      ? laneOf(facts, { ...range, ...(extended !== undefined && { extended }), kind: 'range' })
      : null;
  };
  const onLadder = (system: Designation['system']): LaneView | null => {
    const { facts = [] } = rows.find((row) => row.key === 'rating') ?? {};
    const ratings = facts.flatMap((fact): Fact[] => {
      if (fact.key !== 'rating' || fact.value.kind !== 'rating') return [];
      const designations = fact.value.designations.filter((each) => each.system === system);
      return designations.length > 0 ? [{ ...fact, value: { kind: 'rating', designations } }] : [];
    });
    const stations = ratings.flatMap(({ value }) =>
      value.kind === 'rating' ? value.designations.map(({ number }) => number) : [],
    );
    // A rating must not be read as the pressure that the valve may hold back.
    const limits = facts.filter(({ key }) => key === 'maxDifferential');
    return stations.length > 0
      ? laneOf([...ratings, ...limits], {
          kind: 'stations',
          stations: [...new Set(stations)].toSorted((a, b) => a - b),
        })
      : null;
  };
  const all: Record<ComparedQuantity, () => LaneView | null> = {
    size: () => onAxis('size'),
    temperature: () => onAxis('temperature'),
    pn: () => onLadder('PN'),
    ansi: () => onLadder('Class'),
    torque: () => onAxis('torque'),
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([quantity]) => subject.traits.includes(APPLIES[quantity as ComparedQuantity]))
      .map(([quantity, lane]) => [quantity, lane()]),
  );
}
