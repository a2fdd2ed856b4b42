import { useUnits } from '#app/shared/units/unit-choice.ts';
import { imperialCell, imperialText, imperialUnit } from '#app/shared/units/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import type { TableView } from '#app/shared/page/views.ts';

/**
 * A table in the visitor's units: the numbers of a column whose head has a unit, and the unit, marked as converted. Texts
 * with units of their own are left to `Measured`.
 */
export function useConvertedTable(table: TableView): TableView {
  const { t } = useLocale();
  if (useUnits() !== 'imperial') return table;
  return {
    ...table,
    columns: table.columns.map((column) => {
      const unit = column.unit === undefined ? undefined : imperialUnit(column.unit);
      return unit === undefined ? column : { ...column, unit: `${unit} (${t('units:converted')})` };
    }),
    ...(table.bars && {
      bars: { ...table.bars, axis: imperialText(table.bars.axis) ?? table.bars.axis },
    }),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => {
        const text = imperialCell(cell.text, table.columns[index]?.unit ?? '');
        return text === undefined ? cell : { ...cell, text };
      }),
    })),
  };
}
