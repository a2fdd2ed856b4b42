/** Pages as text (Markdown): what a page's main part says, without what only a browser can do. */
import { gfm } from '@joplin/turndown-plugin-gfm';
import Turndown from 'turndown';

/** Controls, and what is there for browsers alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'BUTTON DIALOG FORM INPUT LABEL NAV NOSCRIPT SCRIPT SELECT STYLE TEMPLATE TEXTAREA'.split(' '),
);

const isDrawing = (node: HTMLElement): boolean =>
  node.nodeName.toLowerCase() === 'svg' ||
  // The frame of a picture with its title block.
  node.hasAttribute('data-sheet') ||
  // The words of a choice in a table are hidden from those to whom its button says them.
  (node.getAttribute('aria-hidden') === 'true' && node.parentNode?.nodeName !== 'LABEL') ||
  (node.nodeName === 'IMG' && !node.getAttribute('alt'));

/** A cell that chooses its row is a label, and says a figure. */
const isCell = ({ nodeName, parentNode }: Node): boolean =>
  nodeName === 'LABEL' && /^T[DH]$/.test(parentNode?.nodeName ?? '');

/** A text on one line. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Children of a list of terms; a browser may have put each pair into a `div`. */
const partsOf = (list: HTMLElement): HTMLElement[] =>
  (Array.from(list.children) as HTMLElement[]).flatMap((child) =>
    child.nodeName === 'DIV' ? partsOf(child) : child,
  );

/** A space where the next element would run into this one's last word: on the page each stands in a box of its own. */
function apart(text: string, { nextSibling }: Node): string {
  let next = nextSibling;
  while (next?.nodeType === 1 && next.textContent === '') next = next.nextSibling;
  const after = next?.nodeType === 1 ? (next.textContent ?? '') : '';
  return /[\p{L}\d.)]$/u.test(text) && /^[\p{L}\d\u2212+]/u.test(after) ? `${text} ` : text;
}

/** The number of a part in a drawing. */
const isPartNumber = (text: string, { parentNode }: Node): boolean =>
  parentNode?.nodeName === 'LI' && /^\d+$/.test(text);

function converter(origin: string): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  turndown.use(gfm);
  turndown.addRule('leftOut', {
    filter: (node) => (LEFT_OUT.has(node.nodeName) && !isCell(node)) || isDrawing(node),
    replacement: () => '',
  });
  // A figure in bold within its own line says nothing in a text.
  turndown.addRule('plain', {
    filter: ['b', 'small', 'span'],
    replacement: (text, node) => (isPartNumber(text, node) ? '' : apart(text, node)),
  });
  turndown.addRule('terms', {
    filter: 'dl',
    replacement: (_, node) => {
      const lines: string[] = [];
      for (const part of partsOf(node as HTMLElement)) {
        if (isDrawing(part)) continue;
        const text = line(turndown.turndown(part.innerHTML));
        if (text === '') continue;
        if (part.nodeName === 'DT') lines.push(`- ${text}:`);
        // What stands in further lines is the same in other units.
        else lines[lines.length - 1] += lines.at(-1)?.endsWith(':') ? ` ${text}` : `; ${text}`;
      }
      return `\n\n${lines.join('\n')}\n\n`;
    },
  });
  turndown.addRule('links', {
    filter: (node) => node.nodeName === 'A',
    replacement: (text, node) => {
      const [words, address] = [line(text), (node as HTMLElement).getAttribute('href') ?? ''];
      if (words === '' || address.startsWith('#')) return words;
      return apart(`[${words}](${address.startsWith('/') ? origin + address : address})`, node);
    },
  });
  return turndown;
}

const MAIN = /<main[^>]*>([^]*)<\/main>/;

/**
 * Makes the converter of documents.
 *
 * @param origin of the site, no trailing slash; links are absolute
 */
export function markdownWriter(origin: string): (html: string) => string {
  const turndown = converter(origin);
  return (html) => {
    const [, main = ''] = MAIN.exec(html) ?? [];
    return `${withoutEmptyParts(turndown.turndown(main.replaceAll('<!-- -->', '')))}\n`;
  };
}

/** Leaves out what holds nothing once the controls are gone: items, columns of a table, headings. */
const withoutEmptyParts = (text: string): string =>
  text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/^- *\n(?:\s*\n)?/gm, '')
    .replaceAll(/(?:^\|.*\n?)+/gm, withoutEmptyColumns)
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^(#+) .*\n+(?=\1 |$(?![^]))/gm, '')
    .trim();

function withoutEmptyColumns(table: string): string {
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) => row.replaceAll(/^\| ?| ?\|$/g, '').split(/(?<!\\)\|/));
  const [head = [], , ...body] = rows;
  const kept = head.map((_, column) => body.some((row) => (row[column] ?? '').trim() !== ''));
  return `${rows
    .map(
      (row) =>
        `| ${row
          .filter((_, column) => kept[column])
          .map(line)
          .join(' | ')} |`,
    )
    .join('\n')}\n`;
}
