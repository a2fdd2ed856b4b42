/** The markup of one worksheet (ECMA-376, part 1, 18.3) and of its few styles. */
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** What XML 1.0 cannot say at all: control characters but for line ends and tabs, and halves of characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

/** What Excel would read as a character by its number: `_x0041_`. Its first sign is written as one. */
const READ_AS_NUMBER = /_(?=x[0-9A-F]{4}_)/gi;

/** A text as a cell holds it. */
export const cellText = (value: string): string =>
  value.replace(NOT_IN_XML, '').replace(READ_AS_NUMBER, '_x005F_');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text within markup. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** Places in `STYLE_XML`. */
export const STYLES = { head: 1, text: 2, number: 3, moment: 4 } as const;

/** A cell of text, at a place such as `A2`. */
export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A cell of a number, or of a moment in Excel's days. */
export const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

/** A column of the file: one of the sheet's, or the place where its longest texts go on. */
export interface SpreadColumn {
  readonly name: string;
  readonly width: number;
  /** Which column of the sheet, and which part of its text, from 0 up. */
  readonly index: number;
  readonly part: number;
  /** `A`, `AA`. */
  readonly letters: string;
}

/** Everything before the rows; the head stays in view. */
export function headXml(columns: readonly SpreadColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const names = columns.map(({ name, letters }) =>
    textCell(`${letters}1`, cellText(name), STYLES.head),
  );
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${names.join('')}</row>`
  );
}

/** `A`, `Z`, `AA` of a place from 1 up. */
export function columnName(place: number): string {
  const rest = Math.floor((place - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCodePoint(65 + ((place - 1) % 26));
}

/** Everything after the rows: the head filters them. */
export const endXml = (columns: readonly SpreadColumn[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columns.at(-1)!.letters}${rows}"/></worksheet>`;

const TOP = '<alignment vertical="top"/>';

/** Texts are cells of the format Text (49): what is typed into one later is not read as a date either. */
export const STYLE_XML =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">' +
  `<xf numFmtId="0"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/>` +
  '<xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  `<xf numFmtId="0" applyAlignment="1">${TOP}</xf>` +
  `<xf numFmtId="164" applyNumberFormat="1" applyAlignment="1">${TOP}</xf>` +
  '</cellXfs></styleSheet>';
