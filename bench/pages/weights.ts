import type { Browser } from '@playwright/test';

import { firstVisit, type Loaded } from '#tests/first-visit.ts';
import { encode, levelsOf } from '#tools/compress/levels.ts';

import { inBothLanguages, type PageName } from './targets.ts';

/** What a first visit of a page fetches, and what its document is made of. */
export interface PageWeight {
  /** Such as "home ko". */
  name: string;
  /** Bytes that the document would be shorter by without each part. */
  parts: Record<DocumentPart, number>;
  files: readonly Loaded[];
}

const DOCUMENT_PARTS = {
  styles: /<style[^>]*>[\s\S]*?<\/style>/g,
  prelude: /<script(?! type)[^>]*>[\s\S]*?<\/script>/g,
  'structured data': /<script type="application\/ld[^>]*>[\s\S]*?<\/script>/g,
  header: /<header[\s\S]*?<\/header>/,
  main: /<main[\s\S]*?<\/main>/,
  footer: /<footer[\s\S]*<\/footer>/,
};
type DocumentPart = keyof typeof DOCUMENT_PARTS;
const PART_NAMES = Object.keys(DOCUMENT_PARTS) as DocumentPart[];

const brotliBytes = (text: string): number => {
  const body = Buffer.from(text);
  return encode('.br', levelsOf('index.html', body.length, 'best')['.br'], body).length;
};

function partsOf(html: string): PageWeight['parts'] {
  const whole = brotliBytes(html);
  return Object.fromEntries(
    PART_NAMES.map((part) => [part, whole - brotliBytes(html.replace(DOCUMENT_PARTS[part], ''))]),
  ) as PageWeight['parts'];
}

/** Opens each page in both languages as a visitor's first one. */
export async function measureWeights(
  browser: Browser,
  origin: string,
  pages: readonly PageName[],
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const { name, path } of inBothLanguages(pages)) {
    const context = await browser.newContext();
    const files = await firstVisit(await context.newPage(), origin + path);
    await context.close();
    const html = await (await fetch(origin + path)).text();
    weights.push({ name, parts: partsOf(html), files });
  }
  return weights;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** A file's name without the hash of its content. */
const nameOf = (url: string) =>
  new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Three Markdown tables: each page by type of file, its document by part, and each script by the pages that fetch it. */
export function weightTables(weights: readonly PageWeight[]): string {
  const types = ['document', 'script', 'stylesheet', 'fetch', 'font', 'image'];
  const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    [heads, ['---', ...heads.slice(1).map(() => '--:')], ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
  const byType = weights.map(({ name, files }) => [
    name,
    ...types.map((type) => kB(sum(files.filter((file) => file.type === type)))),
    kB(sum(files)),
    files.length,
  ]);
  const byPart = weights.map(({ name, parts }) => [
    name,
    ...PART_NAMES.map((part) => kB(parts[part])),
  ]);
  const scripts = new Map<string, { bytes: number; pages: string[] }>();
  for (const { name, files } of weights)
    for (const { url, type, bytes } of files) {
      if (type !== 'script') continue;
      const { pages = [] } = scripts.get(nameOf(url)) ?? {};
      scripts.set(nameOf(url), { bytes, pages: [...pages, name] });
    }
  const byScript = [...scripts]
    .toSorted(([, a], [, b]) => b.bytes - a.bytes)
    .map(([file, { bytes, pages }]) => [
      file,
      kB(bytes),
      pages.length === weights.length ? 'all' : pages.join(', '),
    ]);
  return [
    table(['kB on the wire', ...types, 'all', 'requests'], byType),
    table(['document, kB', ...PART_NAMES], byPart),
    table(['script', 'kB', 'pages'], byScript),
  ].join('\n\n');
}
