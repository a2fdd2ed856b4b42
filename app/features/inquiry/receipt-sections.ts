/** A part of an inquiry's text: lines below a heading in brackets. */
export interface TextSection {
  /** `[Quote request]` without its brackets; empty where the text begins without one. */
  readonly heading: string;
  readonly lines: readonly string[];
}

const HEADING = /^\[([^[\]]{1,60})\]$/;

/**
 * Takes the text of an inquiry apart at the headings that the page wrote (inquiry-text.ts). Below `last`, the heading of the
 * sender's own words, nothing is a heading.
 */
export function textSections(text: string, last: string): TextSection[] {
  const sections: { heading: string; lines: string[] }[] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const current = sections.at(-1);
    const heading =
      current && `[${current.heading}]` === last ? undefined : HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, lines: [] });
    else if (current) current.lines.push(line);
    else sections.push({ heading: '', lines: [line] });
  }
  return sections
    .map(({ heading, lines }) => ({ heading, lines: lines.join('\n').trim().split('\n') }))
    .filter(({ heading, lines }) => heading !== '' || lines.join('') !== '');
}

/** Lines as they are shown: text, or the rows of a table that was pasted. */
export type TextPart =
  | { readonly text: string }
  | { readonly rows: readonly (readonly string[])[] };

/** Neighbouring lines with tabs become one table. Its columns stay as they were pasted. */
export function textParts(lines: readonly string[]): TextPart[] {
  const parts: ({ lines: string[] } | { rows: string[][] })[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (line.includes('\t')) {
      const cells = line.split('\t').map((cell) => cell.trim());
      if (last && 'rows' in last) last.rows.push(cells);
      else parts.push({ rows: [cells] });
    } else if (last && 'lines' in last) last.lines.push(line);
    else parts.push({ lines: [line] });
  }
  return parts.flatMap((part): TextPart[] => {
    if ('rows' in part) return [part];
    const text = part.lines.join('\n').trim();
    return text === '' ? [] : [{ text }];
  });
}
