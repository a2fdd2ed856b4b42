/** Tables as .xlsx files. Every text is a text cell: what a sender wrote is never a formula. */
import writeExcelFile, { type SheetData } from 'write-excel-file/node';

/** What an Excel cell holds. */
const CELL_MAX = 32_767;
/** What XML 1.0 cannot say at all: control characters but for line ends and tabs, and halves of characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

export interface Column {
  readonly name: string;
  /** In characters. */
  readonly width: number;
}

const text = (value: string): string => value.replace(NOT_IN_XML, '').slice(0, CELL_MAX);

/** A table with a bold first row that stays in view. */
export function workbook(
  sheet: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const head = columns.map(({ name }) => ({
    value: text(name),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const data: SheetData = [
    head,
    ...rows.map((row) =>
      row.map((value) =>
        value === '' ? null : { value: text(value), type: String, alignVertical: 'top' as const },
      ),
    ),
  ];
  return writeExcelFile(data, {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
