/** What the facts of a product print as a label-to-text map (spec §3), and its display code. */
import type { Subject } from '#facts/facts.ts';
import { printRow, rowsAt } from '#facts/rows.ts';

import type { Language, LocalizedMap } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';

/** The specification rows of a product as they are printed. */
export function specificationsOf(facts: Subject): LocalizedMap {
  const rows = rowsAt(facts, 'specification');
  const printed = (language: Language) =>
    Object.fromEntries(
      rows.map((row) => {
        const { label, text } = printRow(row, { language });
        return [label, text];
      }),
    );
  return { ko: printed('ko'), en: printed('en') };
}

/** The code as shown: only in sirca-valves it follows the brand. */
export const displayCode = (entry: Pick<ProductEntry, 'category' | 'code'>): string =>
  entry.category === 'sirca-valves' ? `SIRCA ${entry.code}` : entry.code;
