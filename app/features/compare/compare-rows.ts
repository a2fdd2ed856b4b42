import type { CompareItem, CompareValue } from './compare-data.ts';

export interface ComparedRow {
  key: string;
  label: string;
  /** One for each item, in their order. */
  values: { item: CompareItem; value: CompareValue }[];
  /** Whether not all say the same. */
  differs: boolean;
}

const MISSING: CompareValue = { text: '—', quiet: true };

/** The rows that at least one of the items has, each with every item's value. */
export function comparedRows(
  rows: readonly { key: string; label: string }[],
  items: readonly CompareItem[],
): ComparedRow[] {
  return rows
    .filter(({ key }) => items.some((item) => item.rows.includes(key)))
    .map(({ key, label }) => {
      const values = items.map((item) => ({ item, value: item.values[key] ?? MISSING }));
      const differs = new Set(values.map(({ value }) => value.text)).size > 1;
      return { key, label, values, differs };
    });
}
