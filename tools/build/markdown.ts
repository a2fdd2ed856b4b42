/** Pages as text (Markdown): what a page's main part says, without what only a browser can do. */
import Turndown from 'turndown';

/** Controls, and what is there for browsers alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'BUTTON DIALOG FORM INPUT LABEL NAV NOSCRIPT SCRIPT SELECT STYLE TEMPLATE TEXTAREA'.split(' '),
);

const isDrawing = (node: HTMLElement): boolean =>
  node.nodeName.toLowerCase() === 'svg' ||
  // The frame of a picture with its title block.
  node.hasAttribute('data-sheet') ||
  node.getAttribute('aria-hidden') === 'true' ||
  (node.nodeName === 'IMG' && !node.getAttribute('alt'));

/** A cell that chooses its row is a label, and says a figure; its words are hidden from those to whom its button says them. */
const wordsOf = (cell: string): string =>
  cell
    .replaceAll(/<noscript>[^]*?<\/noscript>/g, '')
    .replaceAll(/<label[^>]*>([^]*?)<\/label>/g, (_, words: string) =>
      words.replaceAll(' aria-hidden="true"', ''),
    );

/** A text on one line. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Children of a list of terms; a browser may have put each pair into a `div`. */
const partsOf = (list: HTMLElement): HTMLElement[] =>
  (Array.from(list.children) as HTMLElement[]).flatMap((child) =>
    child.nodeName === 'DIV' ? partsOf(child) : child,
  );

const rowsOf = (table: HTMLElement): HTMLElement[][] =>
  Array.from(table.getElementsByTagName('tr')).map(
    (row) => Array.from(row.children) as HTMLElement[],
  );

/** What would run into each other. A letter before a figure is part of it: S2, F10. */
const RUNS_ON = /(?:[\p{L}.)][\p{L}\u2212+°]|[\d.)][\p{L}\d\u2212+°])$/u;

/** With spaces where the elements or words beside it would run into it: on the page each stands in a box of its own. */
function apart(text: string, { nextSibling, previousSibling }: Node): string {
  let next = nextSibling;
  while (next?.nodeType === 1 && next.textContent === '') next = next.nextSibling;
  const after = next?.nodeType === 1 ? (next.textContent ?? '') : '';
  const before = previousSibling?.nodeType === 3 ? (previousSibling.textContent ?? '') : '';
  const space = (left: string, right: string) =>
    RUNS_ON.test(left.slice(-1) + right.slice(0, 1)) ? ' ' : '';
  return `${space(before, text)}${text}${space(text, after)}`;
}

/** The number of a part in a drawing. */
const isPartNumber = (text: string, { parentNode }: Node): boolean =>
  parentNode?.nodeName === 'LI' && /^\d+$/.test(text);

function converter(origin: string): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  turndown.addRule('leftOut', {
    filter: (node) => LEFT_OUT.has(node.nodeName) || isDrawing(node),
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
  turndown.addRule('table', {
    filter: 'table',
    replacement: (_, node) => {
      const [head = [], ...body] = rowsOf(node as HTMLElement).map((cells) =>
        cells.flatMap((cell) => {
          const text = line(turndown.turndown(wordsOf(cell.innerHTML))).replace(/^#+ /, '');
          return [text, ...Array<string>(Number(cell.getAttribute('colspan') ?? 1) - 1).fill('')];
        }),
      );
      // A column of controls alone is empty.
      const kept = head.map((_, column) => body.some((row) => (row[column] ?? '') !== ''));
      const written = [head, head.map(() => '---'), ...body].map(
        (row) => `| ${row.filter((_, column) => kept[column]).join(' | ')} |`,
      );
      const [caption] = Array.from((node as HTMLElement).getElementsByTagName('caption'));
      return `\n\n${line(caption?.textContent ?? '')}\n\n${written.join('\n')}\n\n`;
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

/** Leaves out what holds nothing once the controls are gone: items, headings. */
const withoutEmptyParts = (text: string): string =>
  text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/^- *\n(?:\s*\n)?/gm, '')
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^(#+) .*\n+(?=\1 |$(?![^]))/gm, '')
    .trim();
