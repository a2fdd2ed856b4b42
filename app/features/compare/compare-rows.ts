import { type CompareItem, type CompareValue, nameOf } from './compare-data.ts';

export interface ComparedRow {
  key: string;
  label: string;
  /** What the items state, in their order; an item that says nothing is left out. */
  stated: { item: CompareItem; value: CompareValue }[];
  /** Items of which it can be asked. */
  missing: CompareItem[];
}

/** The rows that at least one of the items states. */
export function comparedRows(
  rows: readonly { key: string; label: string }[],
  items: readonly CompareItem[],
): ComparedRow[] {
  return rows
    .map(({ key, label }) => ({
      key,
      label,
      stated: items.flatMap((item) => {
        const value = item.values[key];
        return value ? [{ item, value }] : [];
      }),
      missing: items.filter((item) => item.values[key] === null),
    }))
    .filter(({ stated }) => stated.some(({ value }) => !value.quiet));
}

/** Rows that a product's lanes show already: the heads name the brand, and a rating stands with its limits. */
const DRAWN: Readonly<Record<string, (item: CompareItem) => boolean>> = {
  brand: () => true,
  size: ({ lanes }) => Boolean(lanes.size),
  temperature: ({ lanes }) => Boolean(lanes.temperature),
  'temperature.extended': ({ lanes }) => Boolean(lanes.temperature),
  torque: ({ lanes }) => Boolean(lanes.torque),
  rating: ({ lanes }) => Boolean(lanes.pn ?? lanes.ansi),
  maxDifferential: ({ lanes }) => Boolean(lanes.pn ?? lanes.ansi),
};

/** Rows that are one to a reader. */
const PRESSURE = new Set(['rating', 'maxPressure', 'maxDifferential']);

/** What stands as lines of text below the lanes; what is stated of pressure in one place. */
export function writtenRows(rows: readonly ComparedRow[]): ComparedRow[] {
  const written = rows
    .map((row) => ({
      ...row,
      stated: row.stated.filter(({ item }) => !DRAWN[row.key]?.(item)),
    }))
    .filter(({ stated }) => stated.length > 0);
  const pressures = written.filter(({ key }) => PRESSURE.has(key));
  const [first] = pressures;
  if (!first) return written;
  const merged: ComparedRow = {
    ...first,
    label: pressures.map(({ label }) => label).join(' · '),
    stated: pressures.flatMap(({ stated }) => stated),
  };
  return [merged, ...written.filter(({ key }) => !PRESSURE.has(key))];
}

/** Rows whose question a lane asks. */
const LANES = new Set(['size', 'temperature', 'torque', 'rating']);

/** What the items do not state and another one does, once each. */
export const missingIn = (rows: readonly ComparedRow[]): { code: string; about: string }[] =>
  rows
    .filter(({ key }) => key !== 'brand' && !LANES.has(key))
    .flatMap(({ label, missing }) => missing.map((item) => ({ code: nameOf(item), about: label })));
