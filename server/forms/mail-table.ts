/** The mail to the staff as HTML, where products are listed: a table that a spreadsheet takes over with its columns. */
import type { AskedProduct } from '#contract/inquiry-text.ts';
import { escapeHtml } from '#server/escape-html.ts';

/** Names of the columns. */
export type ColumnNames = Readonly<
  Record<'place' | 'tag' | 'product' | 'details' | 'quantity' | 'pasted' | 'note', string>
>;

const CELL = 'style="border:1px solid #76838a;padding:4px 8px;text-align:left;vertical-align:top"';

const text = (lines: string): string =>
  `<div style="white-space:pre-wrap">${escapeHtml(lines)}</div>`;

/** @param before and `after` stand around the table, as plain text */
export function mailTable(
  before: string,
  products: readonly AskedProduct[],
  after: string,
  names: ColumnNames,
): string {
  const rows = products.map(({ code, details, quantity, tag, pasted, note }, index) => ({
    place: String(index + 1),
    tag,
    product: code,
    details: details.join(', '),
    quantity,
    pasted,
    note,
  }));
  const columns = (Object.keys(names) as (keyof ColumnNames)[]).filter((column) =>
    rows.some((row) => row[column] !== ''),
  );
  const row = (element: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${element} ${CELL}>${escapeHtml(cell)}</${element}>`).join('')}</tr>`;
  return [
    text(before),
    '<table style="border-collapse:collapse">',
    row(
      'th',
      columns.map((column) => names[column]),
    ),
    ...rows.map((each) =>
      row(
        'td',
        columns.map((column) => each[column]),
      ),
    ),
    '</table>',
    text(after),
  ].join('\n');
}
