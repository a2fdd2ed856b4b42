/** PDF files read by PDF.js, which shares nothing with what wrote them. */
import { getDocumentProxy } from 'unpdf';

/** A4, points. */
export const A4 = [595, 842];

/** Text without its white space: a reader puts spaces where pieces of text meet. */
export const flat = (text = '') => text.replaceAll(/\s+/g, '');

/** The same as a data sheet has it: with hyphens for minus signs (tools/sheets/minus-font.ts). */
export const flatInSheet = (text = '') => flat(text).replaceAll('\u2212', '-');

/** What a PDF says: language and title, and of each page its size, text, structure, and what lies beyond its edges. */
export async function readPdf(data: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(data), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const tree = await page.getStructTree();
    const items = content.items.flatMap((item) => ('str' in item ? item : []));
    pages.push({
      size: [Math.round(page.view[2] ?? 0), Math.round(page.view[3] ?? 0)],
      text: items.map(({ str }) => str).join(' '),
      // Where each piece of text begins and ends, points.
      out: items.filter(
        ({ transform, width, str }) =>
          str.trim() !== '' &&
          (transform[4] < 0 || transform[4] + width > A4[0]! + 1 || transform[5] < 0),
      ),
      // Numbers of an axis (6.4 points) that are less than a point apart.
      touching: numbersOf(items).filter(({ gap }) => gap > -1 && gap < 1),
      roles: rolesOf(tree),
      rows: rowsOf(tree),
    });
  }
  await pdf.loadingTask.destroy();
  const { Title: title = '', Language: language = '' } = info as Record<string, string>;
  return { pages, title, language };
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type StructTree = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;

/** Roles of a page's structure: what a screen reader goes by. */
function rolesOf(node: StructTree | null): string[] {
  if (!node) return [];
  return [
    node.role,
    ...node.children.flatMap((child) => ('children' in child ? rolesOf(child) : [])),
  ];
}

/** Roles of the cells of each row. */
function rowsOf(node: StructTree | null): string[][] {
  const children = node?.children.filter((child) => 'children' in child) ?? [];
  if (node?.role === 'TR') return [children.map(({ role }) => role)];
  return children.flatMap(rowsOf);
}

interface Item {
  str: string;
  transform: number[];
  width: number;
}

/** Small numbers, each with the space before it, points; −Infinity for the first one of a line. */
function numbersOf(items: readonly Item[]): { str: string; gap: number }[] {
  const placed = items
    .filter(({ str, transform }) => /^[-+\d.,]+$/.test(str) && Math.abs(transform[3]! - 6.4) < 0.1)
    .map(({ str, width, transform }) => ({ str, y: transform[5]!, from: transform[4]!, width }))
    .toSorted((a, b) => a.y - b.y || a.from - b.from);
  return placed.map(({ str, y, from }, index) => {
    const before = placed[index - 1];
    // A minus sign is a piece of its own (tools/sheets/minus-font.ts).
    const isBeside = before?.y === y && before.str !== '-';
    return { str, gap: isBeside ? from - before.from - before.width : -Infinity };
  });
}
