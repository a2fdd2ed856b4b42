/** A table as data: a page shows it, and Excel gets the same columns. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';
import { longTime } from '#desk/texts/times.ts';

/** What a cell holds. A number stands at the right, and Excel can add it up; a `Date` is a moment, shown in Seoul's time. */
export type CellValue = string | number | Date;

export interface Column<Row> {
  readonly name: string;
  /** In Excel, characters. */
  readonly width: number;
  readonly value: (row: Row) => CellValue;
  /** What a page shows instead. */
  readonly shown?: (row: Row) => Html | string;
}

export interface Sheet<Row> {
  /** Name of the sheet in Excel. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Read once or twice, from its beginning each time. */
  readonly rows: Iterable<Row>;
  /** The rows whose texts may be too long for a cell of Excel; all of them unless given. */
  readonly longRows?: Iterable<Row>;
}

/** A table that is small enough for a page. */
export interface Table<Row> extends Sheet<Row> {
  readonly rows: readonly Row[];
}

/** The table on a page; the first column names its row. `labelledBy` is the id of its heading. */
export function sheetTable<Row>({ columns, rows }: Table<Row>, labelledBy: string): Html {
  const numeric = columns.map(({ value }) => rows[0] !== undefined && isNumber(value(rows[0])));
  return html`<table class="table" aria-labelledby="${labelledBy}">
    <thead>
      <tr>
        ${columns.map(
          ({ name }, index) =>
            html`<th scope="col" ${numeric[index] ? html`class="n"` : ''}>${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((column, index) => cell(column, row, index === 0))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function wordsOf(value: CellValue): string {
  if (value instanceof Date) return longTime(value.getTime());
  return isNumber(value) ? value.toLocaleString('en') : value;
}

function cell<Row>({ value, shown }: Column<Row>, row: Row, first: boolean): Html {
  const own = value(row);
  const words = shown?.(row) ?? wordsOf(own);
  if (first) return html`<th scope="row">${words}</th>`;
  return isNumber(own) ? html`<td class="n">${words}</td>` : html`<td>${words}</td>`;
}
