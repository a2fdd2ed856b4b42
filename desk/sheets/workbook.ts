/**
 * Tables as .xlsx files (ECMA-376, SpreadsheetML), written row by row, so that a file of any length takes no more memory than a short one.
 * Every text is a text cell: what a sender wrote is never a formula, a date or a number.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate';

import { cellParts } from '#server/forms/excel-cell.ts';

import {
  cellText,
  columnName,
  endXml,
  escaped,
  headXml,
  numberCell,
  type SpreadColumn,
  STYLE_XML,
  STYLES,
  textCell,
} from './sheet-xml.ts';
import type { CellValue, Sheet } from './sheet.ts';

/** Excel's longest sheet has 1,048,576 rows, the head among them; what is beyond goes on in another sheet. */
const ROWS_MAX = 1_048_575;
/** Rows that are handed on together: some 64 kB of text. */
const ROWS_AT_ONCE = 100;
/** Quick: a browser waits for the file, and the office's network is fast. */
const LEVEL = 3;

/** A table in cells: its rows need no longer be known. */
export interface Worksheet {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  /** Read from its beginning each time. */
  readonly cells: () => Iterable<readonly CellValue[]>;
  readonly longCells: () => Iterable<readonly CellValue[]>;
}

/** A table for a file. */
export function worksheet<Row>(sheet: Sheet<Row>): Worksheet {
  const { name, columns, rows, longRows = rows } = sheet;
  function* cellsOf(these: Iterable<Row>) {
    for (const row of these) yield columns.map(({ value }) => value(row));
  }
  return { name, columns, cells: () => cellsOf(rows), longCells: () => cellsOf(longRows) };
}

/** The file, chunk by chunk; a row is read when its chunk is asked for. */
export function* workbook(
  sheets: readonly Worksheet[],
  rowsMax = ROWS_MAX,
): Generator<Uint8Array<ArrayBuffer>, void> {
  const done: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    done.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const add = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level: LEVEL });
    zip.add(file);
    return file;
  };
  const names: string[] = [];
  for (const sheet of sheets) {
    const spread = spreadOf(sheet);
    const rows = sheet.cells()[Symbol.iterator]();
    let next = rows.next();
    for (let part = 1; part === 1 || !next.done; part += 1) {
      names.push(part === 1 ? sheet.name : `${sheet.name} (${part})`);
      const file = add(`xl/worksheets/sheet${names.length}.xml`);
      file.push(strToU8(headXml(spread)));
      let written = 0;
      while (!next.done && written < rowsMax) {
        let text = '';
        for (let each = 0; each < ROWS_AT_ONCE && !next.done && written < rowsMax; each += 1) {
          written += 1;
          text += rowXml(spread, next.value, written + 1);
          next = rows.next();
        }
        file.push(strToU8(text));
        yield* done.splice(0);
      }
      file.push(strToU8(endXml(spread, written + 1)), true);
    }
  }
  for (const [path, text] of packageParts(names)) add(path).push(strToU8(text), true);
  zip.end();
  yield* done;
}

/** The file as a whole; for tables of a page's length. */
export const wholeWorkbook = (sheets: readonly Worksheet[]): Buffer<ArrayBuffer> =>
  Buffer.concat([...workbook(sheets)]);

function spreadOf({ columns, longCells }: Worksheet): SpreadColumn[] {
  const parts = columns.map(() => 1);
  for (const row of longCells())
    for (const [index, value] of row.entries())
      parts[index] = Math.max(parts[index]!, partsOf(value).length);
  const spread = columns.flatMap(({ name, width }, index) =>
    Array.from({ length: parts[index]! }, (_, part) => ({
      name: part === 0 ? name : `${name} (${part + 1})`,
      width,
      index,
      part,
    })),
  );
  return spread.map((column, place) => ({ ...column, letters: columnName(place + 1) }));
}

const partsOf = (value: CellValue): readonly string[] =>
  typeof value === 'string' ? cellParts(cellText(value)) : [];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from Excel's day 0 to 1970-01-01, and Seoul's nine hours. */
const EXCEL_1970 = 25_569 + 9 / 24;

function rowXml(spread: readonly SpreadColumn[], row: readonly CellValue[], place: number): string {
  const texts = row.map(partsOf);
  let cells = '';
  for (const { index, part, letters } of spread) {
    const value = row[index]!;
    const at = `${letters}${place}`;
    if (typeof value === 'string') {
      const text = texts[index]![part] ?? '';
      if (text !== '') cells += textCell(at, text, STYLES.text);
    } else if (value instanceof Date)
      cells += numberCell(at, value.getTime() / DAY_MS + EXCEL_1970, STYLES.moment);
    else cells += numberCell(at, value, STYLES.number);
  }
  return `<row r="${place}">${cells}</row>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What holds the sheets together. */
const packageParts = (names: readonly string[]): [path: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${names.map((_, each) => `<Override PartName="/xl/worksheets/sheet${each + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, each) => `<sheet name="${escaped(name)}" sheetId="${each + 1}" r:id="rId${each + 1}"/>`).join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, each) => `<Relationship Id="rId${each + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${each + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLE_XML],
];
