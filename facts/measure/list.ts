/**
 * A list pasted from Excel, a mail or a PDF, row by row: what is asked for, how many, where, and what else is said. Nothing of it is lost:
 * what is no position is in `others`, what is beyond the longest list in `left`.
 */
import { clean } from './clean.ts';
import {
  type Column,
  columnsOf,
  type ColumnUses,
  columnUse,
  expectedOf,
  guessed,
  isHeader,
  isSecondHeader,
  joined,
  unitOf,
  usedAs,
} from './columns.ts';
import { counted, quantitiesIn } from './pieces.ts';
import { read } from './read.ts';
import { combine } from './settle.ts';
import { rowsOf } from './table-rows.ts';
import type { Reading } from './types.ts';

export interface Position extends Reading {
  /** The whole row as pasted, its cells parted by ` · `, with what it takes from the row above. */
  readonly row: string;
  /** Of it what is asked for, without place, quantity and notes; bare numbers with the unit or name of their column. */
  readonly text: string;
  /** As pasted, without its unit: `4`, `1,000`; empty where there is none. */
  readonly quantity: string;
  /** `EA`, `SET`, `대`, as pasted. */
  readonly unit: string;
  /** Where it belongs: `P-101`. */
  readonly tag: string;
  readonly note: string;
}

export interface PastedList {
  readonly positions: readonly Position[];
  /** Headers, headings, totals: shown, not asked about. */
  readonly others: readonly string[];
  /** Rows beyond the longest list. */
  readonly left: readonly string[];
  /** What each column was taken for; empty for lines without columns. */
  readonly columns: readonly Column[];
  /** Their names; without a header the cells of the first position's row, by which they are told apart. */
  readonly sample: readonly string[];
}

/** Columns whose numbers are measures: one that cannot be read is said, such as the 10kg of a pressure. */
const NUMBERED: Readonly<Partial<Record<Column, RegExp>>> = {
  size: /\d/,
  pressure: /\d/,
  temperature: /\d/,
  torque: /\d/,
  // SUS304 may be a class too.
  rating: /^\W*\d/,
};
const unread = (cell: string): Reading => ({
  measures: [],
  refused: [{ text: cell, start: 0, end: cell.length, why: 'no unit' }],
  words: [],
});

const BARE = /^[-+−–]?[\d.,/ ~–-]+$/;
/** Without a unit, 6 may be six inches or DN 6: below DN 15 a column's number is refused. */
const isUnsureSize = (cell: string): boolean => /^\d+$/.test(cell) && Number(cell) < 15;

/** `1.`, `2)`, `(3)`, `①`, `-`, `•` before a line. */
const ENUMERATION = /^\s*(?:\(?\d{1,3}[.)](?!\d)\s*|[①-⑳]\s*|[-–•*·▶○●■□]\s+)/;
const DITTO = /^(?:["″”〃ㆍ·]{1,2}|상동|동일|위와 ?같음|ditto|same(?: as above)?|do\.?)$/i;
const TOTAL =
  /^(?:(?:sub|grand)?[- ]?total|sum|vat|(?:[합소총]\s*)?(?:합\s*)?계(?:\s*금액)?|부가(?:가치)?세)(?![\p{L}\d-])|^총(?=\s*\d)/iu;
/** What is said around a list in a mail. */
const TALK =
  /(?:니다|세요|까요)[.!?~]*$|^(?:dear|hello|hi|(?:kind|best) regards|thank(?:s| you)|sincerely)(?![a-z])|\d{2,4}-\d{3,4}-\d{4}|\S@\S+\.\w/i;

export interface ListOptions {
  /** Most positions. */
  readonly longest?: number;
  /** What the visitor says of columns, by their place. */
  readonly uses?: ColumnUses;
  /** Codes of the catalogue in lower case: the 301 of `301, 180 °C` is a product. */
  readonly codes?: ReadonlySet<string>;
}

export function readList(
  pasted: string,
  { longest = Number.MAX_SAFE_INTEGER, uses = {}, codes = new Set() }: ListOptions = {},
): PastedList {
  const rows = rowsOf(pasted).filter((row) => textOf(row) !== '');
  const header = Math.max(rows.slice(0, 6).findIndex(isHeader), 0);
  const body = rows.slice(header);
  const others = rows.slice(0, header).map(textOf);
  const left: string[] = [];
  const positions: Position[] = [];
  let names: readonly string[] = [];
  let columns = usedAs(uses, guessed(body));
  let above: readonly string[] = [];
  let sample: readonly string[] = [];
  let first = columns;
  for (const [place, row] of body.entries()) {
    // A header may stand in two rows, and again over the next part of the list.
    const isBelow = names.length > 0 && names === body[place - 1] && isSecondHeader(row);
    if (isHeader(row) || isBelow) {
      names = isBelow ? joined(names, row) : row;
      columns = usedAs(uses, columnsOf(names, body.slice(place + 1)));
      above = [];
      others.push(textOf(row));
    } else if (isOther(row, columns)) others.push(textOf(row));
    else if (positions.length >= longest) left.push(textOf(row));
    else {
      // A line without cells among rows with them: somebody has typed it below the table.
      const isLine = columns.length > 0 && row.length === 1;
      const filled = isLine ? row : filledFrom(row, above, columns);
      positions.push(positionOf(filled, isLine ? [] : columns, names, codes));
      if (isLine) continue;
      if (sample.length === 0)
        [sample, first] = [row.map((cell, column) => names[column] || cell), columns];
      above = filled;
    }
  }
  return { positions, others, left, columns: first, sample };
}

const textOf = (row: readonly string[]): string =>
  row
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/** A total, or a heading: the only cell of a row in a table. */
function isOther(row: readonly string[], columns: readonly Column[]): boolean {
  const filled = row.filter((cell) => /[\p{L}\d]/u.test(cell));
  if (filled.length === 0) return true;
  if (TOTAL.test(filled.find((cell) => !/^\d+$/.test(cell)) ?? '')) return true;
  const [only = '', other] = filled;
  // In a mail what ends with a colon leads to the list.
  const isTalk = columns.length === 0 && (/[:：]$/.test(only) || TALK.test(only));
  if (other !== undefined || !(columns.length > 2 || isTalk)) return false;
  return read(only).measures.length === 0 && quantitiesIn(only).length === 0;
}

/** Merged cells are pasted empty, and marks say "as above": a name is taken from above where the row has none of its own. */
function filledFrom(
  row: readonly string[],
  above: readonly string[],
  columns: readonly Column[],
): readonly string[] {
  const named = columns.indexOf(columns.includes('name') ? 'name' : 'spec');
  return row.map((cell, column) => {
    if (DITTO.test(cell)) return above[column] ?? '';
    return cell === '' && column === named ? (above[column] ?? '') : cell;
  });
}

function positionOf(
  filled: readonly string[],
  columns: readonly Column[],
  names: readonly string[],
  codes: ReadonlySet<string>,
): Position {
  const row = textOf(filled);
  if (columns.length === 0) return positionOfLine(row, codes);
  const cellsOf = (kind: Column) =>
    filled.filter((cell, place) => columns[place] === kind && cell !== '');
  const [quantity = ''] = cellsOf('quantity');
  const [, pieces = quantity, piecesUnit = ''] = counted(quantity) ?? [];
  const [unit = piecesUnit] = cellsOf('unit');
  const items = filled.flatMap((cell, place) => {
    const column = columns[place] ?? 'spec';
    if (cell === '' || columnUse(column) !== 'item') return [];
    return [{ cell, ...itemOf(cell, column, names[place] ?? '', codes) }];
  });
  // The figures of a note are asked for as well; its words name no product.
  const notes = cellsOf('note').map((cell) => ({ ...read(cell, { codes }), words: [] }));
  const position = {
    ...combine([...items.map(({ reading }) => reading), ...notes]),
    row,
    text: textOf(items.map(({ text }) => text)) || row,
    quantity: pieces.trim(),
    unit,
    tag: cellsOf('tag').join(', ').replace(/\s+/g, ' '),
    note: cellsOf('note').join(', ').replace(/\s+/g, ' '),
  };
  if (columns.includes('quantity')) return position;
  const line = positionOfLine(items.map(({ cell }) => cell).join(' \n '), codes);
  return { ...position, quantity: line.quantity, unit: line.unit || unit };
}

/** What a cell says, in the unit of its column, and its words. */
function itemOf(
  cell: string,
  column: Column,
  name: string,
  codes: ReadonlySet<string>,
): { text: string; reading: Reading } {
  const unit = BARE.test(cell) ? unitOf(name) : '';
  const said = unit === '' ? cell : `${cell} ${unit}`;
  // A bare number says nothing without the name of its column.
  const isNamed = said === cell && BARE.test(cell) && column in NUMBERED;
  const text = isNamed ? `${name} ${cell}` : said;
  // 220 is volts; the 4 of 4-20mA is not.
  const isVolts = column === 'supply' && /^\d{2,3}(?:$| )/.test(cell);
  const expect = isVolts ? 'supply' : expectedOf(column, name);
  if (expect === 'size' && unit === '' && isUnsureSize(cell))
    return { text, reading: unread(cell) };
  const reading = read(said, { codes, ...(expect && { expect }) });
  const isRead = reading.measures.length + reading.refused.length > 0;
  return { text, reading: isRead || !NUMBERED[column]?.test(cell) ? reading : unread(cell) };
}

function positionOfLine(row: string, codes: ReadonlySet<string>): Position {
  const text = row.replace(ENUMERATION, '');
  const { text: line, at } = clean(text);
  const found = quantitiesIn(line);
  // Of two quantities nobody can say which is meant.
  const [quantity = '', unit = ''] =
    found.length === 1 ? (found[0]?.slice(1).filter((group) => group !== undefined) ?? []) : [];
  let rest = text;
  for (const { 0: all, index } of found.toReversed())
    rest = `${rest.slice(0, at[index])} \n ${rest.slice(at[index + all.length])}`;
  return { ...read(rest, { codes }), row, text, quantity, unit, tag: '', note: '' };
}
