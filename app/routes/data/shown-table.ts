import { formatNumber } from '#content/format.ts';
import type { Cell, GridTable } from '#content/schema/table.ts';

import type { ShownCell, ShownTable } from '#app/blocks/shown.ts';
import type { Language } from '#app/i18n/locale.ts';

function cellText(cell: Cell, language: Language): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : cell[language];
}

/** A local axis of a table: bars from 0 in one numeric column. */
export interface TableAxis {
  /** Index of the column whose numbers get bars. */
  column: number;
  /** Upper end, in the column's unit. */
  max: number;
  unit: string;
  divisions: number;
}

/**
 * A grid table of the content in one language, numbers formatted.
 *
 * @param current index of the row that is the page's own product
 */
export function shownTable(
  table: GridTable,
  language: Language,
  { axis, current }: { axis?: TableAxis; current?: number } = {},
): ShownTable {
  return {
    caption: table.caption[language],
    columns: table.columns.map(({ label, unit, align }) => ({
      label: label[language],
      align,
      ...(unit !== undefined && { unit }),
    })),
    rows: table.rows.map((cells, row) => ({
      ...(row === current && { current: true }),
      cells: cells.map((cell, column): ShownCell => ({
        text: cellText(cell, language),
        ...(axis?.column === column &&
          typeof cell === 'number' && { bar: Math.round((cell / axis.max) * 1000) / 10 }),
      })),
    })),
    ...(axis && {
      bars: {
        column: axis.column,
        axis: `0–${formatNumber(axis.max)} ${axis.unit}`,
        divisions: axis.divisions,
      },
    }),
    ...(table.note && { note: table.note[language] }),
  };
}
