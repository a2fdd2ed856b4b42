import { formatNumber, formatTemperature, missingValue } from '#content/format.ts';
import { between } from '#content/schema/quantity.ts';
import type { Cell, GridTable } from '#content/schema/table.ts';

import type { CellView, TableView } from '#app/shared/page/views.ts';
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
const TEMPERATURE = SCALE_AXES.temperature;

const temperatureIn = (range: readonly [number, number] | undefined) =>
  range && { range: { quantity: 'temperature' as const, from: range[0], to: range[1] } };

/**
 * A grid table of the content in one language, numbers formatted.
 *
 * @param current index of the row that is the page's own product
 * @param href address of the product that a row's first cell names, where it names one
 * @param figuresOf what a cell's text prints of the product that its row names: a range on the site's axes, or PN
 */
export function tableView(
  table: GridTable,
  language: Language,
  {
    current,
    href,
    figuresOf,
  }: {
    current?: number;
    href?: (code: string) => string | undefined;
    figuresOf?: (code: string, text: string) => Pick<CellView, 'range' | 'pn'>;
  } = {},
): TableView {
  const torques = torqueColumn(table);
  const { temperatures } = table;
  const drawn = temperatures?.column ?? torques;
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
        ...flangesIn(cellText(cell, language)),
        ...(typeof cells[0] === 'string' && figuresOf?.(cells[0], cellText(cell, language))),
        // A highest torque: the lower end is not stated, and the bar fades.
        ...(column === torques &&
          typeof cell === 'number' && { range: { quantity: 'torque' as const, to: cell } }),
        ...(column === temperatures?.column && temperatureIn(temperatures.ranges[row])),
      })),
    })),
    ...(drawn >= 0 && {
      bars: {
        column: drawn,
        axis: temperatures
          ? formatTemperature(between(TEMPERATURE.min, TEMPERATURE.max, '°C'), language)
          : `${formatNumber(TORQUE.min)}–${formatNumber(TORQUE.max)} ${TORQUE.unit}`,
      },
    }),
    ...(table.note && { note: noBreak(table.note[language]) }),
  };
}

/** The mounting flanges that a cell lists and nothing else: `F10/F12` (ISO 5211). */
function flangesIn(text: string): Pick<CellView, 'flanges'> {
  const flanges = text.split('/');
  return flanges.every((flange) => /^F\d{2}$/.test(flange)) ? { flanges } : {};
}

function rowHref([first]: readonly Cell[], href?: (code: string) => string | undefined) {
  const address = typeof first === 'string' ? href?.(first) : undefined;
  return address === undefined ? {} : { href: address };
}
