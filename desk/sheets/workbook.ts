/** Tables as .xlsx files. Every text is a text cell: what a sender wrote is never a formula. */
import writeExcelFile, { type SheetData } from 'write-excel-file/node';

import type { Sheet } from './sheet.ts';

/** What an Excel cell holds. */
const CELL_MAX = 32_767;
/** What XML 1.0 cannot say at all: control characters but for line ends and tabs, and halves of characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

const text = (value: string): string => value.replace(NOT_IN_XML, '').slice(0, CELL_MAX);

function cellOf(value: string | number) {
  if (value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' as const }
    : { value: text(value), type: String, alignVertical: 'top' as const };
}

/** A table with a bold first row that stays in view. */
export function workbook<Row>({ name, columns, rows }: Sheet<Row>): Promise<Buffer> {
  const head = columns.map((column) => ({
    value: text(column.name),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const data: SheetData = [
    head,
    ...rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
  ];
  return writeExcelFile(data, {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
