import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { drawingRevision } from '#content/drawing-revision.ts';
import type { SheetFile, SheetManifest } from '#content/sheet-files.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';
import { NEEDLE } from '#contract/colours.ts';

import type { Report } from '#tools/build/progress.ts';
import { UserError } from '#tools/command-line.mjs';
import { inThreads } from '#tools/threads.ts';
import { writeWhole } from '#tools/write-whole.ts';

import { writeArchives } from './archives.ts';
import { loadCompiler } from './compiler.ts';
import { revisions } from './revisions.ts';
import { faultText } from './sheet-error.ts';
import { listed, type Listed } from './sheet-list.ts';
import { requestOf } from './sheet-request.ts';
import type { SheetAnswer, SheetJob } from './worker.ts';

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
  onProgress?: Report;
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
  const days = revisions();
  const sheets = listed
    .filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)))
    .flatMap((item) =>
      LANGUAGES.map((language): Sheet => {
        const revised = item.kind === 'drawing' ? drawingRevision.day : days.of(item.sources);
        return { name: `${item.id}-${language}`, item, language, revised };
      }),
    );
  const withoutCompiler = (await loadCompiler()) === null;
  const all = withoutCompiler
    ? sheets.flatMap((sheet) => readyMade(sheet) ?? [])
    : await setAll(sheets, site, days.stale, onProgress);
  const files = all.map(entryOf);
  if (only.length === 0) {
    const archives = await writeArchives(FILES, files, site);
    writeWhole(
      join(OUTPUT, 'manifest.json'),
      JSON.stringify({ files, archives } satisfies SheetManifest, null, 1),
    );
    prune(new Set([...files, ...archives].map(({ file }) => file)));
  }
  const made = all.filter(({ fresh }) => fresh).length;
  const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
  return { made, kept: all.length - made, bytes, withoutCompiler, stale: days.stale };
}

/** A file that is to be made. */
interface Sheet {
  /** `pqvf-dn100-ko` */
  name: string;
  item: Listed;
  language: Language;
  /** Day of its revision. */
  revised: string;
}

interface Made extends Sheet {
  bytes: number;
  pages: number;
  /** Made by this run. */
  fresh: boolean;
}

/** What is kept beside a file; `key` is a hash of all that decides its bytes. */
interface Kept {
  key: string;
  bytes: number;
  pages: number;
}

const pdfPath = (name: string) => join(FILES, `${name}.pdf`);
const keptPath = (name: string) => join(KEYS, `${name}.json`);

/** Sets what has changed, in a thread per core. @param changed files of the content @returns all sheets, in their order */
async function setAll(
  sheets: readonly Sheet[],
  site: string | undefined,
  changed: readonly string[],
  onProgress?: Report,
): Promise<Made[]> {
  const common = commonKey();
  const jobs: (SheetJob & Pick<Kept, 'key'>)[] = [];
  const done = new Map<string, Kept & { fresh: boolean }>();
  for (const { name, item, language, revised } of sheets) {
    const request = requestOf(item, language, revised, site);
    const key = createHash('sha256')
      .update(common)
      .update(JSON.stringify([request.data, ...request.pictures]))
      .digest('hex');
    const kept = keptOf(name);
    if (kept?.key === key) done.set(name, { ...kept, fresh: false });
    else jobs.push({ kind: item.kind, request, key });
  }
  await inThreads<(typeof jobs)[number], SheetAnswer>({
    module: new URL('worker.ts', import.meta.url),
    jobs: jobs.toSorted((a, b) => weightOf(b) - weightOf(a)),
    onResult: (answer, { key, request: { name, sources } }) => {
      if ('fault' in answer) throw new UserError(faultText(answer.fault, sources, changed));
      const kept = { key, bytes: answer.pdf.length, pages: answer.pages };
      // No key may lie beside another file than its own.
      rmSync(keptPath(name), { force: true });
      writeWhole(pdfPath(name), answer.pdf);
      writeWhole(keptPath(name), JSON.stringify(kept));
      done.set(name, { ...kept, fresh: true });
      onProgress?.(done.size, sheets.length);
    },
  });
  return sheets.flatMap((sheet) => {
    const made = done.get(sheet.name);
    return made ? { ...sheet, ...made } : [];
  });
}

/** Documents take longest, by their length. */
const weightOf = ({ kind, request }: SheetJob): number =>
  kind === 'document' ? JSON.stringify(request.data).length : 0;

function keptOf(name: string): Kept | undefined {
  if (!existsSync(pdfPath(name)) || !existsSync(keptPath(name))) return undefined;
  return JSON.parse(readFileSync(keptPath(name), 'utf8')) as Kept;
}

function readyMade(sheet: Sheet): Made | undefined {
  const path = join(READY_MADE, `${sheet.name}.pdf`);
  if (!existsSync(path)) return undefined;
  const pdf = readFileSync(path);
  writeWhole(pdfPath(sheet.name), pdf);
  return { ...sheet, bytes: pdf.length, pages: 1, fresh: false };
}

/** What else decides the bytes: templates, compiler and font. */
function commonKey(): string {
  const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const fonts = readdirSync('fonts')
    .filter((name) => name.endsWith('.otf'))
    .toSorted();
  const templates = readdirSync('sheets')
    .filter((name) => name.endsWith('.typ'))
    .toSorted();
  return JSON.stringify([
    fonts.map((name) =>
      createHash('sha256')
        .update(readFileSync(join('fonts', name)))
        .digest('hex'),
    ),
    packages.dependencies['@myriaddreamin/typst-ts-node-compiler'],
    NEEDLE,
    templates.map((name) => readFileSync(join('sheets', name), 'utf8')),
  ]);
}

const entryOf = ({ name, item, language, revised, bytes, pages }: Made): SheetFile => ({
  file: `${name}.pdf`,
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
