/** Tables as .xlsx files. Every text is a text cell: what a sender wrote is never a formula. */
import writeExcelFile, { type SheetData } from 'write-excel-file/node';

import { cellParts } from '#server/forms/excel-cell.ts';

import type { Sheet } from './sheet.ts';

/** What XML 1.0 cannot say at all: control characters but for line ends and tabs, and halves of characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

/** What Excel would read as a character by its number: `_x0041_`. Its first sign is written as one. */
const READ_AS_NUMBER = /_(?=x[0-9A-F]{4}_)/gi;

const text = (value: string): string =>
  value.replace(NOT_IN_XML, '').replace(READ_AS_NUMBER, '_x005F_');

const cellsOf = (value: string | number): readonly (string | number)[] =>
  typeof value === 'number' ? [value] : cellParts(text(value));

function cellOf(value: string | number) {
  if (value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' as const }
    : { value, type: String, alignVertical: 'top' as const, wrap: true };
}

/** A table in cells: its rows need no longer be known. */
export type Worksheet = ReturnType<typeof worksheet>;

/** Worksheets in one file. */
export const workbook = (sheets: readonly Worksheet[]): Promise<Buffer> =>
  writeExcelFile([...sheets]).toBuffer();

/** A table with a bold first row that stays in view. A column goes on in the next one where a text of it is too long for a cell. */
export function worksheet<Row>({ name, columns, rows }: Sheet<Row>) {
  const texts = rows.map((row) => columns.map(({ value }) => cellsOf(value(row))));
  const parts = columns.map((_, index) =>
    texts.reduce((most, row) => Math.max(most, row[index]!.length), 1),
  );
  const spread = <T>(cell: (index: number, part: number) => T): T[] =>
    parts.flatMap((count, index) => Array.from({ length: count }, (_, part) => cell(index, part)));
  const head = spread((index, part) => ({
    value: text(columns[index]!.name) + (part > 0 ? ` (${part + 1})` : ''),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const data: SheetData = [
    head,
    ...texts.map((row) => spread((index, part) => cellOf(row[index]![part] ?? ''))),
  ];
  return {
    data,
    sheet: name,
    columns: spread((index) => ({ width: columns[index]!.width })),
    stickyRowsCount: 1,
  };
}
