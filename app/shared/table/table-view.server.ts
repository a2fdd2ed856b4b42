import type { Cell, GridTable } from '#content/schema/table.ts';
import { numberText, quantityText } from '#facts/print.ts';
import { imperialUnit } from '#facts/units.ts';

import { factCell } from '#app/shared/facts/fact-views.server.ts';
import type { CellView, TableView } from '#app/shared/page/views.ts';
import { SCALE_AXES } from '#app/ui/scale-axis.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

/** A cell in one language. @param unit of its column */
export function cellView(cell: Cell, unit: string | undefined, language: Language): CellView {
  if (typeof cell === 'number') return { text: numberText(cell) };
  if (typeof cell === 'string') return { text: cell };
  return 'facts' in cell ? factCell(cell.facts, unit, language) : { text: cell[language] };
}

/** From one end of an axis to the other: `−200 ~ +600 °C`. */
export function axisText(
  quantity: 'temperature' | 'torque',
  language: Language,
): { axis: string; imperialAxis: string } {
  const { min, max, unit } = SCALE_AXES[quantity];
  const ends = { kind: 'quantity', min, max, unit } as const;
  return {
    axis: quantityText(ends, { language }),
    imperialAxis: quantityText(ends, { language, units: 'imperial' }),
  };
}

/**
 * A grid table of the content in one language.
 *
 * @param current index of the row that is the page's own product
 * @param href address of the product that a row's first cell names, where it names one
 */
export function tableView(
  table: GridTable,
  language: Language,
  { current, href }: { current?: number; href?: (code: string) => string | undefined } = {},
): TableView {
  const { columns, bars } = table;
  const rows = table.rows.map((cells) =>
    cells.map((cell, index) => cellView(cell, columns[index]?.unit, language)),
  );
  const drawn = bars === undefined ? undefined : rows[0]?.[bars]?.range?.quantity;
  return {
    caption: noBreak(table.caption[language]),
    columns: columns.map(({ label, unit, align }) => {
      const converted = unit === undefined ? undefined : imperialUnit(unit);
      return {
        label: noBreak(label[language]),
        align,
        ...(unit !== undefined && { unit }),
        ...(converted !== undefined && { imperialUnit: converted }),
      };
    }),
    rows: rows.map((cells, row) => ({
      ...rowHref(table.rows[row]?.[0], row === current ? undefined : href),
      ...(row === current && { current: true }),
      cells,
    })),
    ...(bars !== undefined &&
      drawn !== undefined &&
      drawn !== 'size' && { bars: { column: bars, ...axisText(drawn, language) } }),
    ...(table.note && { note: noBreak(table.note[language]) }),
  };
}

function rowHref(first: Cell | undefined, href?: (code: string) => string | undefined) {
  const address = typeof first === 'string' ? href?.(first) : undefined;
  return address === undefined ? {} : { href: address };
}
