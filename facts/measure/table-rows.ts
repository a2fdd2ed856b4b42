/** The cells of a table that was copied as text: parted by tabs, semicolons or commas, quoted where a cell holds one of them or a line end. */
import { isHeader } from './columns.ts';
import { read } from './read.ts';

type Delimiter = '\t' | ';' | '|' | ',';

/** Rows and cells as they were, without blank ends. */
export const tableRows = (text: string, delimiter: Delimiter): string[][] =>
  // Quotes that do not match are inch marks.
  (quotedRows(text, delimiter) ?? plainRows(text, delimiter)).map((row) =>
    row.map((cell) => cell.trim()),
  );

const plainRows = (text: string, delimiter: Delimiter): string[][] =>
  text.split('\n').map((line) => line.split(delimiter));

/** RFC 4180: a cell that begins with a quote ends with one, and holds it twice. `undefined` where a quote is not closed so. */
function quotedRows(text: string, delimiter: Delimiter): string[][] | undefined {
  const quoted = new RegExp(`"((?:[^"]|"")*)"(?=[${delimiter}\n]|$)`, 'y');
  const plain = new RegExp(`[^${delimiter}\n]*`, 'y');
  let row: string[] = [];
  const rows = [row];
  for (let at = 0; ; at += 1) {
    const cell = text[at] === '"' ? quoted : plain;
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return undefined;
    row.push(found[1]?.replaceAll('""', '"') ?? found[0]);
    at = cell.lastIndex;
    if (at >= text.length) return rows;
    if (text[at] === '\n') rows.push((row = []));
  }
}

/** Rows and cells. Excel quotes a cell only where it holds a line end or a tab; a lone `"` repeats the cell above. */
export function rowsOf(pasted: string): string[][] {
  const safe = pasted
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(^|\t)"(?=\t|\n|$)/gm, '$1〃');
  const parted = isSpaced(safe) ? safe.replace(/(?<=\S) {2,}(?=\S)/g, '\t') : safe;
  return unfolded(tableRows(parted, delimiterOf(parted)));
}

/** A table with a column for each size: a row for each number in it. */
function unfolded(rows: string[][]): string[][] {
  const sizesOf = (row: readonly string[]) =>
    row.flatMap((cell, place) => (read(cell).measures[0]?.axis === 'size' ? [place] : []));
  const header = rows.slice(0, 6).findIndex((row) => sizesOf(row).length > 1);
  const names = rows[header] ?? [];
  const sizes = sizesOf(names);
  const body = rows.slice(header + 1);
  const numbersOf = (row: readonly string[]) =>
    sizes.filter((place) => /[1-9]/.test(row[place] ?? ''));
  const isNumber = (cell = '') => /^(?:[\d,]*|-)$/.test(cell);
  if (!body.some((row) => numbersOf(row).length > 0)) return rows;
  if (!body.every((row) => sizes.every((place) => isNumber(row[place])))) return rows;
  const others = (row: readonly string[]) => row.filter((_, place) => !sizes.includes(place));
  return [
    ...rows.slice(0, header),
    [...others(names), 'Size', 'Qty'],
    ...body.flatMap((row) => {
      const numbers = numbersOf(row);
      if (numbers.length === 0) return [others(row)];
      return numbers.map((place) => [...others(row), names[place] ?? '', row[place] ?? '']);
    }),
  ];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Whether lines have three cells or more, and all of them the same number. */
const isEven = ([first = 1, ...others]: readonly number[]): boolean =>
  first > 2 && others.length > 0 && others.every((count) => count === first);

/** Columns that were typed, with spaces between them. */
const isSpaced = (text: string): boolean =>
  isEven(linesOf(text).map((line) => line.trim().split(/ {2,}/).length));

/** A comma between a digit and three more may group thousands: then it parts cells only if a header says so. */
function delimiterOf(text: string): Delimiter {
  if (text.includes('\t')) return '\t';
  const lines = linesOf(text);
  for (const delimiter of [';', '|', ','] as const) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length);
    const names = lines[0]?.split(delimiter) ?? [];
    if ((counts[0] ?? 1) > 2 && isHeader(names.map((cell) => cell.trim()))) return delimiter;
    const isGrouped = delimiter === ',' && /\d,\d{3}(?!\d)/.test(text);
    if (isEven(counts) && !isGrouped) return delimiter;
  }
  return '\t';
}
