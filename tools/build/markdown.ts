/** Pages as text (Markdown): what a page's main part says, without what only a browser can do. */
import Turndown from 'turndown';

/** Controls, and what is there for browsers alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'DIALOG FORM INPUT LABEL NAV NOSCRIPT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA'.split(' '),
);

const isLeftOut = (node: HTMLElement): boolean =>
  LEFT_OUT.has(node.nodeName.toUpperCase()) ||
  (node.nodeName === 'BUTTON' && !isItem(node)) ||
  // The frame of a picture with its title block.
  node.hasAttribute('data-sheet') ||
  node.getAttribute('aria-hidden') === 'true' ||
  (node.nodeName === 'IMG' && !node.getAttribute('alt'));

/** A button that is an item of a list says it: a question that can be asked, a step, a part of a drawing. */
function isItem(button: HTMLElement): boolean {
  const isControl = button.getAttribute('class')?.includes('screenOnly');
  if (isControl && !button.hasAttribute('aria-pressed')) return false;
  let ancestor = button.parentNode;
  while (ancestor && !/^(?:LI|SECTION|ARTICLE|MAIN)$/.test(ancestor.nodeName))
    ancestor = ancestor.parentNode;
  return ancestor?.nodeName === 'LI';
}

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

/** A cell that chooses its row is a label, and says a figure; its words are hidden from those to whom its button says them. */
const wordsOf = (cell: HTMLElement): HTMLElement | string => {
  const html = cell.innerHTML;
  const words = html
    .replaceAll(/<noscript>[^]*?<\/noscript>/g, '')
    .replaceAll(/<label[^>]*>([^]*?)<\/label>/g, (_, label: string) =>
      label.includes('type="checkbox"') ? '' : label.replaceAll(' aria-hidden="true"', ''),
    );
  // Parsing it again takes ten times as long.
  return words === html ? cell : words;
};

/** What stands in boxes of its own beside something on the page stands apart in a text as well; a figure in bold within its line does not. */
function apart(text: string, { nextSibling, previousSibling, parentNode }: Node): string {
  const inLine = parentNode?.nodeName === 'DD' || parentNode?.nodeName === 'H1';
  let next = nextSibling;
  while (next?.nodeType === 1 && next.textContent === '') next = next.nextSibling;
  const after = next?.nodeType === 1 ? (next.textContent ?? '') : '';
  const before = previousSibling?.nodeType === 3 ? (previousSibling.textContent ?? '') : '';
  const isApart = (left: string, right: string) =>
    !inLine && /[\p{L}\d.)\]]$/u.test(left) && /^[\p{L}\d\u2212+°[]/u.test(right);
  // A letter before a figure is part of it: S2.
  const first = isApart(before, text) && !/^\d/.test(text) ? ' ' : '';
  return `${first}${text}${isApart(text, after) ? ' ' : ''}`;
}

/** The number of a part in a drawing, before its name. */
const isPartNumber = (text: string, { parentNode, nextSibling }: Node): boolean =>
  nextSibling !== null && parentNode?.nodeName === 'LI' && /^\d$/.test(text);

function converter(origin: string): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  const address = (path: string) => (path.startsWith('/') ? origin + path : path);
  turndown.addRule('plain', {
    filter: ['b', 'small', 'span', 'button', 'time'],
    replacement: (text, node) => (isPartNumber(text, node) ? '' : apart(text, node)),
  });
  turndown.addRule('terms', {
    filter: 'dl',
    replacement: (_, node) => {
      const lines: string[] = [];
      for (const part of partsOf(node as HTMLElement)) {
        if (isLeftOut(part)) continue;
        // Within its element: a figure of several parts is one.
        const text = line(turndown.turndown(part));
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
          const text = line(turndown.turndown(wordsOf(cell))).replace(/^#+ /, '');
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
    filter: 'a',
    replacement: (text, node) => {
      const [words, to] = [line(text), (node as HTMLElement).getAttribute('href') ?? ''];
      return words === '' || to.startsWith('#') ? words : apart(`[${words}](${address(to)})`, node);
    },
  });
  turndown.addRule('pictures', {
    filter: 'img',
    replacement: (_, node) => {
      const { alt, src } = node as HTMLImageElement;
      return `![${line(alt)}](${address(src)})`;
    },
  });
  // The last rule is asked first.
  turndown.addRule('leftOut', { filter: isLeftOut, replacement: () => '' });
  return turndown;
}

const MAIN = /<main[^>]*>([^]*)<\/main>/;

/**
 * Makes the converter of documents.
 *
 * @param origin of the site, no trailing slash; links are absolute
 * @returns the text of a document's main part
 */
export function markdownWriter(origin: string): (html: string) => string {
  const turndown = converter(origin);
  return (html) => {
    const [, main = ''] = MAIN.exec(html) ?? [];
    return turndown.turndown(main.replaceAll('<!-- -->', ''));
  };
}

/** The texts of all catalogue pages of an address in one; what each of them has stands there once. */
export function joinedPages(pages: readonly string[]): string {
  const parts = pages.map((text) => text.split('\n\n'));
  const ofEach = new Set(parts[0]?.filter((part) => parts.every((page) => page.includes(part))));
  const text = parts
    .map((page, index) => page.filter((part) => index === 0 || !ofEach.has(part)).join('\n\n'))
    .join('\n\n');
  return `${withoutEmptyParts(text)}\n`;
}

/** Leaves out what holds nothing once the controls are gone: items, headings. */
const withoutEmptyParts = (text: string): string =>
  text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/^- *\n(?:\s*\n)?/gm, '')
    .replaceAll(/(\S) {2,}/g, '$1 ')
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^(#+) .*\n+(?=\1 |$(?![^]))/gm, '')
    .trim();
