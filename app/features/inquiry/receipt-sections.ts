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
