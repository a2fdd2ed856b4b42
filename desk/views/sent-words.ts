/** The customer's own words: a list that was pasted from Excel is a table with its columns, everything else is text as it was. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';
import { tableRows } from '#facts/measure/table-rows.ts';

/** Some lines of text, or the rows of a list. */
export type WordsPart =
  | { readonly text: string }
  | { readonly rows: readonly (readonly string[])[] };

/** Two lines or more with tabs, one after the other, are a list; a cell that Excel has quoted may hold line ends. */
export function wordsParts(words: string): WordsPart[] {
  const lines = words.split('\n');
  const parts: WordsPart[] = [];
  let from = 0;
  const textUpTo = (end: number): void => {
    const text = lines
      .slice(from, end)
      .join('\n')
      .replace(/^\n+|\n+$/g, '');
    if (text !== '') parts.push({ text });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const end = listEnd(lines, at);
    if (end - at < 2) continue;
    textUpTo(at);
    parts.push({ rows: tableRows(lines.slice(at, end).join('\n'), '\t') });
    from = end;
    at = end - 1;
  }
  textUpTo(lines.length);
  return parts;
}

const quotesIn = (line: string): number => line.split('"').length - 1;

/** The line after a list that begins at a line; that line itself where none begins. */
function listEnd(lines: readonly string[], start: number): number {
  let isOpen = false;
  let end = start;
  while (end < lines.length && (isOpen || lines[end]!.includes('\t'))) {
    if (quotesIn(lines[end]!) % 2 === 1) isOpen = !isOpen;
    end += 1;
  }
  // A quote that nobody closed is an inch mark: then only the lines with tabs are the list.
  if (!isOpen) return end;
  let plain = start;
  while (lines[plain]?.includes('\t')) plain += 1;
  return plain;
}

/** The words on a page; `label` names the tables. */
export const sentWords = (words: string, label: string): Html =>
  html`${wordsParts(words).map((part) =>
    'text' in part ? html`<p class="words">${part.text}</p>` : pastedTable(part.rows, label),
  )}`;

/** Its first row is no head for sure: all rows look alike. Beyond the width it scrolls by itself. */
function pastedTable(rows: readonly (readonly string[])[], label: string): Html {
  const width = Math.max(...rows.map(({ length }) => length));
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="${label}">
    <table class="table pasted">
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${Array.from({ length: width }, (_, at) => html`<td>${row[at] ?? ''}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
