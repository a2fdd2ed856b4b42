import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawingRevision } from '#content/drawing-revision.ts';
import type { SheetFile, SheetManifest } from '#content/sheet-files.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import { writeArchives } from './archives.ts';
import { type Compile, type CompileRequest, openCompiler } from './compiler.ts';
import { revisions } from './revisions.ts';
import { listed, type Listed } from './sheet-list.ts';
import { pdfOf } from './pdf-of.ts';
import { requestOf } from './sheet-request.ts';

/** What is made, and the list of it (content/sheet-files.ts). */
export const OUTPUT = '.cache/sheets';
const FILES = join(OUTPUT, 'files');
const KEYS = join(OUTPUT, 'keys');
/** Where sheets made elsewhere may lie, for platforms that the compiler does not exist for. */
const READY_MADE = 'sheets/made';

export interface MakeOptions {
  /** Origin of the site; undefined while it has no address: sheets then say the path alone, without a QR code. */
  site: string | undefined;
  /** Ids, or parts of them, of the sheets to make; all where empty. */
  only?: readonly string[];
  onProgress?: (done: number, total: number, name: string) => void;
}

export interface MadeSheets {
  made: number;
  kept: number;
  bytes: number;
  /** True where this platform has no compiler, and ready-made files were taken. */
  withoutCompiler: boolean;
  /** Content files that have changed since content/dates.json was written. */
  stale: readonly string[];
}

/**
 * Makes the PDF of every sheet in both languages into `.cache/sheets`, each kept as long as what decides its bytes is the same.
 *
 * @throws SheetError naming the sheet, the field and the remedy
 */
export async function makeSheets({
  site,
  only = [],
  onProgress,
}: MakeOptions): Promise<MadeSheets> {
  mkdirSync(FILES, { recursive: true });
  mkdirSync(KEYS, { recursive: true });
  const compile = await openCompiler();
  const days = revisions();
  const wanted = listed.filter(
    ({ id }) => only.length === 0 || only.some((part) => id.includes(part)),
  );
  const files: SheetFile[] = [];
  const counts = { made: 0, kept: 0, bytes: 0 };
  const common = commonKey();
  for (const [index, item] of wanted.entries())
    for (const language of LANGUAGES) {
      const revised = item.kind === 'drawing' ? drawingRevision.day : days.of(item.sources);
      const name = `${item.id}-${language}`;
      const made = compile
        ? make(compile, common, name, item, requestOf(item, language, revised, site))
        : readyMade(name);
      if (!made) continue;
      counts[made.fresh ? 'made' : 'kept'] += 1;
      counts.bytes += made.bytes;
      files.push(entryOf(item, language, revised, made));
      onProgress?.(index * 2 + (files.length % 2), wanted.length * 2, name);
    }
  if (only.length === 0) {
    const archives = writeArchives(FILES, files, site);
    writeFileSync(
      join(OUTPUT, 'manifest.json'),
      JSON.stringify({ files, archives } satisfies SheetManifest, null, 1),
    );
    prune(new Set([...files, ...archives].map(({ file }) => file)));
  }
  return { ...counts, withoutCompiler: compile === null, stale: days.stale };
}

interface Made {
  bytes: number;
  pages: number;
  fresh: boolean;
}

function make(
  compile: Compile,
  common: string,
  name: string,
  item: Listed,
  request: CompileRequest,
): Made {
  const path = join(FILES, `${name}.pdf`);
  const keyFile = join(KEYS, `${name}.json`);
  const key = createHash('sha256')
    .update(common)
    .update(JSON.stringify([request.data, ...request.pictures]))
    .digest('hex');
  const kept =
    existsSync(path) && existsSync(keyFile)
      ? (JSON.parse(readFileSync(keyFile, 'utf8')) as Made & { key: string })
      : undefined;
  if (kept?.key === key) return { bytes: kept.bytes, pages: kept.pages, fresh: false };
  const { pdf, pages } = pdfOf(compile, item, request);
  writeFileSync(path, pdf);
  writeFileSync(keyFile, JSON.stringify({ key, bytes: pdf.length, pages }));
  return { bytes: pdf.length, pages, fresh: true };
}

function readyMade(name: string): Made | undefined {
  const path = join(READY_MADE, `${name}.pdf`);
  if (!existsSync(path)) return undefined;
  const pdf = readFileSync(path);
  writeFileSync(join(FILES, `${name}.pdf`), pdf);
  return { bytes: pdf.length, pages: 1, fresh: false };
}

/** What else decides the bytes: templates, compiler and font. */
function commonKey(): string {
  const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const { pretendard, '@myriaddreamin/typst-ts-node-compiler': compiler } =
    packages.devDependencies;
  const templates = readdirSync('sheets')
    .filter((name) => name.endsWith('.typ'))
    .toSorted();
  return JSON.stringify([
    pretendard,
    compiler,
    templates.map((name) => readFileSync(join('sheets', name), 'utf8')),
  ]);
}

const entryOf = (
  item: Listed,
  language: Language,
  revised: string,
  { bytes, pages }: Made,
): SheetFile => ({
  file: `${item.id}-${language}.pdf`,
  id: item.id,
  kind: item.kind,
  number: item.number,
  code: item.code,
  name: item.name,
  category: item.category.id,
  ...(item.kind === 'sheet' && !item.series && { product: item.product.id }),
  ...(item.kind === 'drawing' && { product: item.product.id }),
  ...(item.kind !== 'document' && item.dn !== undefined && { dn: item.dn }),
  path: item.path,
  language,
  revised,
  bytes,
  pages,
});

/** Removes what is no longer made. */
function prune(files: ReadonlySet<string>): void {
  for (const name of readdirSync(FILES)) if (!files.has(name)) rmSync(join(FILES, name));
}
