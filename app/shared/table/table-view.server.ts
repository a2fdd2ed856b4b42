import { formatNumber } from '#content/format.ts';
import type { Cell, GridTable } from '#content/schema/table.ts';

import type { CellView, TableView } from '#app/shared/page/views.ts';
import type { Divisions } from '#app/ui/scale-axis.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

function cellText(cell: Cell, language: Language): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : cell[language];
}

/** A local axis of a table: bars from 0 in one numeric column. */
interface TableAxis {
  /** Index of the column whose numbers get bars. */
  column: number;
  /** Upper end, in the column's unit. */
  max: number;
  unit: string;
  divisions: Divisions;
}

/** Local axis of a table of torques: the 480 series fills it. */
const TORQUE_AXIS = { max: 1200, unit: 'Nm', divisions: 6 } as const;

/** The local axis of a table that compares torques, where it has such a column. */
function torqueAxis(table: GridTable): TableAxis | undefined {
  const column = table.columns.findIndex(({ unit }) => unit === TORQUE_AXIS.unit);
  const fits = table.rows.every((row) => {
    const cell = row[column];
    return typeof cell === 'number' && cell <= TORQUE_AXIS.max;
  });
  return column >= 0 && fits ? { column, ...TORQUE_AXIS } : undefined;
}

/**
 * A grid table of the content in one language, numbers formatted.
 *
 * @param current index of the row that is the page's own product
 * @param href address of the product that a row's first cell names, where it names one
 */
export function tableView(
  table: GridTable,
  language: Language,
  { current, href }: { current?: number; href?: (code: string) => string | undefined } = {},
): TableView {
  const axis = torqueAxis(table);
  return {
    caption: noBreak(table.caption[language]),
    columns: table.columns.map(({ label, unit, align }) => ({
      label: noBreak(label[language]),
      align,
      ...(unit !== undefined && { unit }),
    })),
    rows: table.rows.map((cells, row) => ({
      ...rowHref(cells, row === current ? undefined : href),
      ...(row === current && { current: true }),
      cells: cells.map((cell, column): CellView => ({
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
    ...(table.note && { note: noBreak(table.note[language]) }),
  };
}

function rowHref([first]: readonly Cell[], href?: (code: string) => string | undefined) {
  const address = typeof first === 'string' ? href?.(first) : undefined;
  return address === undefined ? {} : { href: address };
}
