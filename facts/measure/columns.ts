/** The columns of a pasted list: what each holds, by its name or by what stands in it. */
import { counted, isPieces } from './pieces.ts';
import { read } from './read.ts';
import type { Expected } from './types.ts';
import type { Axis } from './units.ts';

/** `item` is what is asked for, in whatever it is given; `off` is left out. */
export type ColumnUse = 'tag' | 'item' | 'quantity' | 'unit' | 'note' | 'off';

export type Column = Exclude<ColumnUse, 'item'> | 'name' | 'spec' | Axis;

export const columnUse = (column: Column): ColumnUse =>
  ['tag', 'quantity', 'unit', 'note', 'off'].includes(column) ? (column as ColumnUse) : 'item';

const NUMBERING = /^(?:번호|순번|연번|항|항목|no\.?|item ?no\.?|pos\.?|line|#|item)$/i;

/** Names of columns, in Korean and English. The first match counts. */
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['off', /단가|금액|가격|공급가|세액|price|amount|cost/i],
  ['quantity', /수량|개수|q['’]?ty|quantity|pcs/i],
  [
    'tag',
    /태그|위치|설치 ?장소|(?:기기|밸브) ?번호|기번|\btag\b|location|loop|(?:valve|equip\w*) ?no/i,
  ],
  ['note', /비고|메모|참고|remarks?|notes?|comment|용도|납기|delivery/i],
  ['off', NUMBERING],
  ['unit', /^(?:단위|unit|uom|u\/m)$/i],
  ['name', /품명|품목|명칭|자재명|제품|내역|description|product|^name|item|품 ?명/i],
  ['temperature', /온도|temp/i],
  ['torque', /토크|torque/i],
  ['supply', /전원|전압|voltage|power|supply/i],
  ['rating', /등급|정격|rating|class|호칭압력|^pn$/i],
  ['pressure', /압력|press/i],
  ['size', /사이즈|구경|관경|호칭|^dn$|^nps$|size|치수|bore/i],
  ['spec', /규격|사양|spec|형식|모델|model|type|품번|code|part/i],
  ['spec', /재질|material|유체|medium|fluid|service|제조|maker|brand|업체|연결|connection|end/i],
];

/** What a bare number of a column is. In a column of specifications it may be anything. */
export function expectedOf(column: Column, name: string): Expected | undefined {
  if (column === 'size' || column === 'temperature' || column === 'torque') return column;
  if (column !== 'rating') return undefined;
  return /class|ansi|asme/i.test(name) ? 'class' : /\bpn\b|호칭압력/i.test(name) ? 'PN' : undefined;
}

/** The unit that a column's name says for bare numbers: `압력(kg/㎠)` → `kg/㎠`, `Temp, °F` → `°F`, `NPS` → `inch`. */
export function unitOf(name: string): string {
  const bracket = /[([]([^)\]]+)[)\]]/.exec(name)?.[1]?.trim();
  if (bracket !== undefined) return bracket;
  if (/^nps$|inch|인치/i.test(name)) return 'inch';
  if (/화씨/.test(name)) return '°F';
  const last = /[\s,/](\S+)$/.exec(name)?.[1] ?? '';
  return isUnit(last) ? last : '';
}

/** Without a unit in brackets, and without the spaces that Korean headers are spread with: `품  명`. */
const bareName = (name: string): string =>
  name
    .replace(/\s*[([].*$/s, '')
    .replace(/([가-힣])\s+(?=[가-힣])/g, '$1')
    .trim();

const namedColumn = (name: string): Column | undefined =>
  COLUMNS.find(([, pattern]) => pattern.test(bareName(name)))?.[0];

/** Of several quantities, `1공장 수량`, none can be chosen but their total. An `Item` may be a number, a place or a name. */
export function columnsOf(
  names: readonly string[],
  body: readonly (readonly string[])[],
): Column[] {
  const columns = names.map((name, place): Column => {
    const column = namedColumn(name) ?? 'spec';
    if (!NUMBERING.test(bareName(name))) return column;
    const cells = body.map((row) => row[place] ?? '');
    if (cells.some((cell) => /\p{L}{3}/u.test(cell))) return 'name';
    return cells.some((cell) => /\p{L}/u.test(cell)) ? 'tag' : column;
  });
  const quantities = names.filter((_, place) => columns[place] === 'quantity');
  if (quantities.length < 2) return columns;
  return columns.map((column, place) =>
    column === 'quantity' && !/합계|총|total/i.test(names[place] ?? '') ? 'spec' : column,
  );
}

/** At least two names of columns, and no quantity or measure in the row. */
export const isHeader = (row: readonly string[]): boolean => {
  const named = row.filter((cell) => cell.length <= 24 && namedColumn(cell) !== undefined);
  const mayCount = (cell: string) => namedColumn(cell) === 'quantity' && /\D$/.test(cell);
  if (named.length < 2) return false;
  const hasNumber = (cell: string) => /\d/.test(cell.replace(/[([].*$/s, '')) && !mayCount(cell);
  const says = (cell: string) => counted(cell) ?? read(cell).measures[0];
  return !row.some(hasNumber) || (named.length >= 3 && !row.some(says));
};

const unbracketed = (cell: string): string => cell.replace(/^[([](.*)[)\]]$/, '$1');
const isUnit = (cell: string): boolean =>
  /^\D/.test(cell) &&
  (isPieces(cell) || [1, 50].some((number) => read(`${number} ${cell}`).measures.length > 0));

/** Below a header: the parts of a merged name, or units. */
export function isSecondHeader(row: readonly string[]): boolean {
  const said = row.map(unbracketed).filter((cell) => cell !== '');
  const isName = (cell: string) => !/\d/.test(cell) && namedColumn(cell) !== undefined;
  return said.length > 1 && said.every((cell) => isUnit(cell) || isName(cell));
}

export const joined = (names: readonly string[], below: readonly string[]): string[] =>
  Array.from({ length: Math.max(names.length, below.length) }, (_, place) => {
    const name = names[place] ?? '';
    const under = unbracketed(below[place] ?? '');
    return name !== '' && isUnit(under) ? `${name} (${under})` : under || name;
  });

/** `P-101`, `XV-1001A`: the place of a valve in a plant. */
const TAG = /^[A-Z]{1,5}-\d{1,5}[A-Z]?$/;

/** Columns of a table without a header: running numbers or tags, then the last column of whole numbers. */
export function guessed(body: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...body.map((row) => row.length));
  if (width < 2) return [];
  const cells = (column: number) =>
    body.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const areAll = (column: number, is: (cell: string) => boolean) =>
    cells(column).length > 0 && cells(column).every(is);
  const numbers = cells(0).map((cell) => Number(cell.replace(/[.)]$/, '')));
  const isRunning =
    numbers.length > 1 && numbers.every((value, row) => value === row + (numbers[0] ?? 1));
  const places = Array.from({ length: width }, (_, place) => place);
  const quantity = places.findLast((place) => {
    const whole = cells(place).filter((cell) => counted(cell));
    return place > 0 && whole.length > 0 && whole.length >= cells(place).length * 0.6;
  });
  return places.map((place): Column => {
    if (place === quantity) return 'quantity';
    // What follows the quantity: its unit, then notes.
    if (quantity !== undefined && place > quantity)
      return areAll(place, isPieces) ? 'unit' : 'note';
    if (place < Math.min(width - 1, 2) && areAll(place, (cell) => TAG.test(cell))) return 'tag';
    return place === 0 && isRunning ? 'off' : 'spec';
  });
}

/** What the visitor says of columns, by their place. */
export type ColumnUses = Readonly<Record<number, ColumnUse>>;

/** The visitor's word on a column counts; of two quantities it is the one that was said. */
export function usedAs(uses: ColumnUses, columns: readonly Column[]): Column[] {
  const isCounted = Object.values(uses).includes('quantity');
  return columns.map((column, place) => {
    const use = uses[place];
    if (use === undefined) return isCounted && column === 'quantity' ? 'spec' : column;
    if (use === columnUse(column)) return column;
    return use === 'item' ? 'spec' : use;
  });
}
