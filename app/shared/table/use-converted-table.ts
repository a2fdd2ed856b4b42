import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import type { TableView } from '#app/shared/page/views.ts';

/**
 * A table in the visitor's units: the numbers of a column whose head has a unit, and the unit, marked as converted. Texts
 * with units of their own are left to `Measured`.
 */
export function useConvertedTable(table: TableView): TableView {
  const { t } = useLocale();
  if (useUnits() !== 'imperial') return table;
  const { bars } = table;
  return {
    ...table,
    columns: table.columns.map((column) =>
      column.imperialUnit === undefined
        ? column
        : { ...column, unit: `${column.imperialUnit} (${t('units:converted')})` },
    ),
    ...(bars && { bars: { ...bars, axis: bars.imperialAxis ?? bars.axis } }),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) =>
        table.columns[index]?.imperialUnit === undefined
          ? cell
          : { ...cell, text: cell.imperial ?? cell.text },
      ),
    })),
  };
}
