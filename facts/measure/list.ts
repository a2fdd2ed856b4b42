/**
 * A list pasted from Excel, a mail or a PDF, row by row: what is asked for, how many, where, and what else is said. Nothing of it is lost:
 * what is no position is in `others`, what is beyond the longest list in `left`.
 */
import { read } from './read.ts';
import { combine } from './settle.ts';
import { type Delimiter, plainRows, tableRows } from './table-rows.ts';
import type { Expected, Reading } from './types.ts';

export interface Position extends Reading {
  /** The whole row as pasted, its cells parted by ` · `, with what it takes from the row above. */
  readonly row: string;
  /** Of it what is asked for, without place, quantity and notes. */
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
  /** The cells of the first position's row, by which columns are told apart. */
  readonly sample: readonly string[];
}

/** `item` is what is asked for, in whatever it is given; `off` is left out. */
export type ColumnUse = 'tag' | 'item' | 'quantity' | 'unit' | 'note' | 'off';

type Column =
  | Exclude<ColumnUse, 'item'>
  | 'name'
  | 'spec'
  | 'size'
  | 'rating'
  | 'pressure'
  | 'temperature'
  | 'torque'
  | 'supply';

export const columnUse = (column: Column): ColumnUse =>
  ['tag', 'quantity', 'unit', 'note', 'off'].includes(column) ? (column as ColumnUse) : 'item';

/** Names of columns, in Korean and English. The first match counts. */
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['off', /단가|금액|가격|공급가|세액|price|amount|cost/i],
  ['quantity', /수량|개수|q['’]?ty|quantity|pcs/i],
  ['tag', /태그|위치|설치 ?장소|기기 ?번호|기번|\btag\b|location|loop/i],
  ['note', /비고|메모|참고|remarks?|notes?|comment|용도|납기|delivery/i],
  ['off', /^(?:번호|순번|연번|항|항목|no\.?|item ?no\.?|pos\.?|line|#|item)$/i],
  ['unit', /^(?:단위|unit|uom|u\/m)$/i],
  ['name', /품명|품목|명칭|자재명|제품|내역|description|product|^name|item|품 ?명/i],
  ['temperature', /온도|temp/i],
  ['torque', /토크|torque/i],
  ['supply', /전원|전압|voltage|power|supply/i],
  ['rating', /등급|정격|rating|class|호칭압력|^pn$/i],
  ['pressure', /압력|pressure/i],
  ['size', /사이즈|구경|관경|호칭|^dn$|^nps$|size|치수|bore/i],
  ['spec', /규격|사양|spec|형식|모델|model|type|품번|code|part/i],
  ['spec', /재질|material|유체|medium|fluid|service|제조|maker|brand|업체|연결|connection|end/i],
];

/** What a bare number of a column is. In a column of specifications it may be anything. */
function expectedOf(column: Column, name: string): Expected | undefined {
  if (column === 'size' || column === 'temperature' || column === 'torque') return column;
  if (column !== 'rating') return undefined;
  return /class|ansi|asme/i.test(name) ? 'class' : /\bpn\b|호칭압력/i.test(name) ? 'PN' : undefined;
}

/** The unit that a column's name says for bare numbers: `압력(kg/㎠)` → `kg/㎠`, `NPS` → `inch`. */
const unitOf = (name: string): string =>
  /[([]([^)\]]+)[)\]]/.exec(name)?.[1]?.trim() ?? (/^nps$|inch|인치/i.test(name) ? 'inch' : '');

const BARE = /^[-+−–]?[\d.,/ ~–-]+$/;
/** Without a unit, 6 may be six inches or DN 6: below DN 15 a column's number is refused. */
const isUnsureSize = (cell: string): boolean => /^\d+$/.test(cell) && Number(cell) < 15;

const PIECES = String.raw`ea|sets?|pcs?|nos?|lots?|units?|대|개소|개|조|식|세트|셋트|본|매|벌`;
const UNIT = new RegExp(String.raw`^(?:${PIECES})\.?$`, 'i');
const QUANTITY = new RegExp(String.raw`^(?:x|×|\*)?\s*([\d,]+)\s*\.?(${PIECES})?\.?$`, 'i');
/** In a line without columns: `4EA`, `2 대`, `x 3`, `수량: 5`. */
const QUANTITY_IN_LINE = new RegExp(
  String.raw`(?:[-–—:,/(]\s*)?(?<![\w.])(?:수량|qty\.?|q'ty|quantity)\s*[:=]?\s*([\d,]+)\s*(${PIECES})?(?![\w])\)?` +
    String.raw`|(?:[-–—:,/(x×*]\s*)?(?<![\w.,/])([\d,]+)\s*(${PIECES})(?![\w가-힣])\.?\)?` +
    String.raw`|\s(?:x|×|\*)\s*(\d{1,4})()(?![\w.]*["″'\w])`,
  'i',
);
/** `1.`, `2)`, `(3)`, `①`, `-`, `•` before a line. */
const ENUMERATION = /^\s*(?:\(?\d{1,3}[.)](?!\d)\s*|[①-⑳]\s*|[-–•*·▶○●■□]\s+)/;
const DITTO = /^(?:["″”〃ㆍ·]{1,2}|상동|동일|위와 ?같음|ditto|same(?: as above)?|do\.?)$/i;
const TOTAL =
  /^(?:합계|소계|총계|계|total|sub-?total|grand total|sum)(?![\p{L}\d])|^(?:합\s*계|소\s*계|총\s*계)/iu;
/** `P-101`, `XV-1001A`: the place of a valve in a plant. */
const TAG = /^[A-Z]{1,5}-\d{1,5}[A-Z]?$/;

export interface ListOptions {
  /** Most positions. */
  readonly longest?: number;
  /** What the visitor says of columns, by their place. */
  readonly uses?: Readonly<Record<number, ColumnUse>>;
  /** Codes of the catalogue in lower case: the 301 of `301, 180 °C` is a product. */
  readonly codes?: ReadonlySet<string>;
}

export function readList(
  pasted: string,
  { longest = Number.MAX_SAFE_INTEGER, uses = {}, codes = new Set() }: ListOptions = {},
): PastedList {
  const rows = rowsOf(pasted.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  const others: string[] = [];
  const left: string[] = [];
  const positions: Position[] = [];
  const header = rows.slice(0, 6).findIndex(isHeader);
  const body = rows.slice(header + 1).filter((row) => row.some((cell) => cell !== ''));
  for (const row of rows.slice(0, header + 1)) if (textOf(row) !== '') others.push(textOf(row));
  const names = header === -1 ? [] : (rows[header] ?? []);
  const columns = (header === -1 ? guessed(body) : names.map(columnOf)).map((column, place) => {
    const use = uses[place];
    if (use === undefined || use === columnUse(column)) return column;
    return use === 'item' ? 'spec' : use;
  });
  let above: readonly string[] = [];
  let sample: readonly string[] = [];
  for (const row of body) {
    if (isOther(row, columns)) others.push(textOf(row));
    else if (positions.length >= longest) left.push(textOf(row));
    else {
      const filled = filledFrom(row, above, columns);
      positions.push(positionOf(filled, columns, names, codes));
      if (sample.length === 0) sample = row;
      above = filled;
    }
  }
  return { positions, others, left, columns, sample };
}

const textOf = (row: readonly string[]): string =>
  row
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/** Rows and cells. Excel quotes a cell only where it holds a line end or a tab; a lone `"` repeats the cell above. */
function rowsOf(text: string): string[][] {
  const safe = text.replace(/(^|\t)"(?=\t|\n|$)/gm, '$1〃');
  return tableRows(safe, delimiterOf(safe));
}

/** A comma between a digit and three more may group thousands: then it parts cells only if a header says so. */
function delimiterOf(text: string): Delimiter {
  if (text.includes('\t')) return '\t';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const delimiter of [';', '|', ','] as const) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length);
    const [first = 1] = counts;
    const isEven = counts.every((count) => count === first);
    const [names = []] = plainRows(lines[0] ?? '', delimiter);
    if (first > 2 && isHeader(names.map((cell) => cell.trim()))) return delimiter;
    const isGrouped = delimiter === ',' && /\d,\d{3}(?!\d)/.test(text);
    if (first > 2 && isEven && lines.length > 1 && !isGrouped) return delimiter;
  }
  return '\t';
}

/** Without a unit in brackets, and without the spaces that Korean headers are spread with: `품  명`. */
const bareName = (name: string): string =>
  name
    .replace(/\s*[([].*$/s, '')
    .replace(/([가-힣])\s+(?=[가-힣])/g, '$1')
    .trim();

const namedColumn = (name: string): Column | undefined =>
  COLUMNS.find(([, pattern]) => pattern.test(bareName(name)))?.[0];

const columnOf = (name: string): Column => namedColumn(name) ?? 'spec';

/** At least two names of columns, and no quantity or measure in the row. */
const isHeader = (row: readonly string[]): boolean => {
  const named = row.filter((cell) => cell.length <= 24 && namedColumn(cell) !== undefined);
  return named.length >= 2 && row.every((cell) => !/\d/.test(cell.replace(/[([].*$/s, '')));
};

/** Columns of a table without a header: running numbers or tags, then the last column of whole numbers. */
function guessed(body: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...body.map((row) => row.length));
  if (width < 2) return [];
  const cells = (column: number) =>
    body.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const columns = Array.from({ length: width }, (): Column => 'spec');
  const numbers = cells(0).map((cell) => Number(cell.replace(/[.)]$/, '')));
  const isRunning =
    numbers.length > 1 && numbers.every((value, row) => value === row + (numbers[0] ?? 1));
  if (isRunning) columns[0] = 'off';
  for (let column = 0; column < Math.min(width - 1, 2); column++) {
    const own = cells(column);
    if (own.length > 0 && own.every((cell) => TAG.test(cell))) columns[column] = 'tag';
  }
  for (let column = width - 1; column > 0; column--) {
    const whole = cells(column).filter((cell) => QUANTITY.test(cell));
    if (whole.length === 0 || whole.length < cells(column).length * 0.6) continue;
    columns[column] = 'quantity';
    // What follows the quantity: its unit, then notes.
    for (let after = column + 1; after < width; after++)
      columns[after] =
        cells(after).length > 0 && cells(after).every((cell) => UNIT.test(cell)) ? 'unit' : 'note';
    break;
  }
  return columns;
}

/** A total, or a heading: the only cell of a row in a table. */
function isOther(row: readonly string[], columns: readonly Column[]): boolean {
  const filled = row.filter((cell) => cell !== '');
  if (TOTAL.test(filled.find((cell) => !/^\d+$/.test(cell)) ?? '')) return true;
  const only = filled.length === 1 ? (filled[0] ?? '') : '';
  // In a mail what ends with a colon leads to the list.
  const mayBeHeading = columns.length > 2 || (columns.length === 0 && /[:：]$/.test(only));
  return (
    only !== '' && mayBeHeading && read(only).measures.length === 0 && !QUANTITY_IN_LINE.test(only)
  );
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
  const [counted = ''] = cellsOf('quantity');
  const [, pieces = counted, piecesUnit = ''] = QUANTITY.exec(counted.normalize('NFKC')) ?? [];
  const [unit = piecesUnit] = cellsOf('unit');
  const items = filled.flatMap((cell, place) => {
    const column = columns[place] ?? 'spec';
    return cell !== '' && columnUse(column) === 'item' ? [{ cell, column, place }] : [];
  });
  const readings = items.map(({ cell, column, place }): Reading => {
    const name = names[place] ?? '';
    const saidUnit = BARE.test(cell) ? unitOf(name) : '';
    const expect = expectedOf(column, name);
    if (expect === 'size' && saidUnit === '' && isUnsureSize(cell)) {
      const refused = { text: cell, start: 0, end: cell.length, why: 'no unit' as const };
      return { measures: [], refused: [refused], words: [] };
    }
    return read(saidUnit === '' ? cell : `${cell} ${saidUnit}`, {
      codes,
      ...(expect && { expect }),
    });
  });
  const text = textOf(items.map(({ cell }) => cell)) || row;
  const note = cellsOf('note').join(', ').replace(/\s+/g, ' ');
  const tag = cellsOf('tag').join(', ').replace(/\s+/g, ' ');
  if (columns.includes('quantity'))
    return { ...combine(readings), row, text, quantity: pieces.trim(), unit, tag, note };
  const line = positionOfLine(items.map(({ cell }) => cell).join(' \n '), codes);
  return {
    ...combine(readings),
    row,
    text,
    quantity: line.quantity,
    unit: line.unit || unit,
    tag,
    note,
  };
}

function positionOfLine(row: string, codes: ReadonlySet<string>): Position {
  const text = row.replace(ENUMERATION, '');
  const line = text.normalize('NFKC');
  const found = QUANTITY_IN_LINE.exec(line);
  const quantity = found?.[1] ?? found?.[3] ?? found?.[5] ?? '';
  const unit = found?.[2] ?? found?.[4] ?? '';
  const rest = found ? line.replace(found[0], ' \n ') : line;
  return { ...read(rest, { codes }), row, text, quantity, unit, tag: '', note: '' };
}
