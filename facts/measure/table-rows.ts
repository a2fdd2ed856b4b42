/** The cells of a table that was copied as text: parted by tabs, semicolons or commas, quoted where a cell holds one of them or a line end. */

export type Delimiter = '\t' | ';' | '|' | ',';

/** Rows and cells as they were, without blank ends. */
export const tableRows = (text: string, delimiter: Delimiter): string[][] =>
  // Quotes that do not match are inch marks.
  (quotedRows(text, delimiter) ?? plainRows(text, delimiter)).map((row) =>
    row.map((cell) => cell.trim()),
  );

export const plainRows = (text: string, delimiter: Delimiter): string[][] =>
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
