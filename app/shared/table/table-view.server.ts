import { formatNumber, missingValue } from '#content/format.ts';
import type { Cell, GridTable } from '#content/schema/table.ts';

import type { CellView, RangeView, TableView } from '#app/shared/page/views.ts';
import { SCALE_AXES } from '#app/ui/scale-axis.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

function cellText(cell: Cell, language: Language): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : cell[language];
}

/** The column of torques, which is drawn on the axis that every torque of the site is drawn on. */
const torqueColumn = (table: GridTable): number =>
  table.columns.findIndex(
    ({ unit }, index) =>
      unit === TORQUE.unit && table.rows.every((row) => typeof row[index] === 'number'),
  );

const TORQUE = SCALE_AXES.torque;

/**
 * A grid table of the content in one language, numbers formatted.
 *
 * @param current index of the row that is the page's own product
 * @param href address of the product that a row's first cell names, where it names one
 * @param rangeOf range on the site's axes that a cell's text prints of the product that its row names
 */
export function tableView(
  table: GridTable,
  language: Language,
  {
    current,
    href,
    rangeOf,
  }: {
    current?: number;
    href?: (code: string) => string | undefined;
    rangeOf?: (code: string, text: string) => RangeView | undefined;
  } = {},
): TableView {
  const torques = torqueColumn(table);
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
        ...(missingValue(cellText(cell, language)) === 'not-stated' && { askable: true as const }),
        ...rangeIn(cells, cellText(cell, language), rangeOf),
        // A highest torque: the lower end is not stated, and the bar fades.
        ...(column === torques &&
          typeof cell === 'number' && { range: { quantity: 'torque' as const, to: cell } }),
      })),
    })),
    ...(torques >= 0 && {
      bars: {
        column: torques,
        axis: `${formatNumber(TORQUE.min)}–${formatNumber(TORQUE.max)} ${TORQUE.unit}`,
      },
    }),
    ...(table.note && { note: noBreak(table.note[language]) }),
  };
}

function rangeIn(
  [first]: readonly Cell[],
  text: string,
  rangeOf?: (code: string, text: string) => RangeView | undefined,
): { range?: RangeView } {
  const range = typeof first === 'string' ? rangeOf?.(first, text) : undefined;
  return range ? { range } : {};
}

function rowHref([first]: readonly Cell[], href?: (code: string) => string | undefined) {
  const address = typeof first === 'string' ? href?.(first) : undefined;
  return address === undefined ? {} : { href: address };
}
