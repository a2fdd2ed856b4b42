import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';

import { NEEDLE } from '#contract/colours.ts';

import { MINUS_FAMILY, minusFont } from './minus-font.ts';
import { withRowHeaders } from './row-headers.ts';
import { SheetError } from './sheet-error.ts';
import { LOGO, THIRD_ANGLE } from './symbols.ts';

const WEIGHTS = ['Light', 'Regular', 'SemiBold', 'Bold'];
const FONTS = 'fonts';
const TEMPLATES = resolve('sheets');
const FAMILY = 'Pretendard';
const CONTENT = 'content';

/** Documents compiled before their parts are dropped from memory. */
const KEPT_PARTS = 10;

export interface CompileRequest {
  /** What a fault names: `pqvf-dn100-ko`. */
  name: string;
  /** A file of sheets/. */
  template: 'sheet.typ' | 'document.typ' | 'drawing.typ';
  data: object;
  /** Files of `content/` that say what it says: where a fault is mended. */
  sources: readonly string[];
  /** Pictures by name, as SVG. */
  pictures: ReadonlyMap<string, string>;
}

/** What has been set: how many pages it takes, and the file, which takes longer than the setting and is made when asked for. */
export interface Typeset {
  pages: number;
  /** @throws SheetError where it would be no accessible PDF, or a sign is not in the font */
  toPdf: () => Buffer;
}

/** Sets data and pictures into a template; throws SheetError where something does not fit. */
export type Compile = (request: CompileRequest) => Typeset;

/** The package of the Typst compiler, or null where its native part does not exist for this platform. */
export const loadCompiler = () => import('@myriaddreamin/typst-ts-node-compiler').catch(() => null);

/**
 * The Typst compiler with the site's font, or null where there is none for this platform.
 * Same request, same bytes: the date in the file is the revision's.
 */
export async function openCompiler(): Promise<Compile | null> {
  const typst = await loadCompiler();
  if (typst === null) return null;
  const fonts = WEIGHTS.map((weight) => readFileSync(join(FONTS, `${FAMILY}-${weight}.otf`)));
  const fontBlobs = [...fonts, ...(await Promise.all(fonts.map(minusFont)))];
  const compiler = typst.NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
  const put = (name: string, svg: string) =>
    compiler.mapShadow(join(TEMPLATES, 'pictures', `${name}.svg`), Buffer.from(svg));
  put('logo', LOGO);
  put('third-angle', THIRD_ANGLE);
  return (request) => {
    const { name, template, data, pictures } = request;
    for (const [file, svg] of pictures) put(file, svg);
    const result = compiler.compile({
      mainFilePath: join(TEMPLATES, template),
      inputs: { sheet: JSON.stringify(data), needle: NEEDLE.onLight },
    });
    const document = result.result;
    if (document === null || result.hasError())
      throw typesettingFault(request, messagesOf(compiler, result.takeDiagnostics()));
    const toPdf = () => {
      let pdf: Buffer;
      try {
        pdf = compiler.pdf(document, { pdfStandard: typst.PdfStandard.UA_1 });
      } catch (error) {
        throw pdfFault(request, error);
      }
      compiler.evictCache(KEPT_PARTS);
      const families = familiesIn(pdf);
      // The names stand in the file as they are; if a new compiler packs them, this check must unpack them.
      if (!families.has(FAMILY)) throw new Error(`${name}: no font found in the PDF`);
      const foreign = [...families].filter(
        (family) => family !== FAMILY && family !== MINUS_FAMILY,
      );
      if (foreign.length > 0)
        throw new SheetError(
          name,
          'a text in a picture',
          `a sign is missing in ${FAMILY} and was set in ${foreign.join(', ')}`,
          'Replace the sign in the picture, or in tools/sheets/drawings.ts',
        );
      return withRowHeaders(pdf);
    };
    return { pages: document.numOfPages, toPdf };
  };
}

const messagesOf = (compiler: NodeCompiler, error: NodeError | null): string[] =>
  error === null
    ? []
    : compiler.fetchDiagnostics(error).map(({ message }: { message: string }) => message);

/** The start of what sheets/fit.typ says of a text, then its field and the text itself. */
const TOO_LONG = /text too long for its field\|([^|]*)\|(.*?)"?$/s;

function typesettingFault(
  { name, template, sources }: CompileRequest,
  messages: string[],
): SheetError {
  const [, field, text] = messages.flatMap((message) => TOO_LONG.exec(message) ?? []);
  if (field !== undefined && text !== undefined)
    return new SheetError(
      name,
      field,
      `"${text}" does not fit its place`,
      `Shorten it in ${filesOf(filesWith(text, sources))}, or give it more room in sheets/${template}`,
    );
  return new SheetError(
    name,
    'template',
    `Typst could not set it: ${messages.join('; ')}`,
    `Mend sheets/${template}, or the data that tools/sheets gives it`,
  );
}

/** Finds the entry file that contains a text; falls back to the sheet's own sources. */
function filesWith(text: string, sources: readonly string[]): readonly string[] {
  const found = globSync('**/*.ts', { cwd: CONTENT }).filter((file) =>
    readFileSync(join(CONTENT, file), 'utf8').includes(text),
  );
  return found.length === 1 ? found : sources;
}

const filesOf = (sources: readonly string[]): string =>
  sources.map((file) => `content/${file}`).join(', ') || 'content/';

/** PDF/UA refuses what readers could not read: a glyph that the font lacks among it. */
function pdfFault({ name, sources }: CompileRequest, error: unknown): SheetError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SheetError(
    name,
    'text',
    `it is no accessible PDF: ${reason}`,
    `Where a sign cannot be displayed, write ${filesOf(sources)} with signs that ${FAMILY} has`,
  );
}

/** Families that a PDF embeds: anything but the site's font is a glyph that fell back to another. */
const familiesIn = (pdf: Buffer): Set<string> =>
  new Set(
    [...pdf.toString('latin1').matchAll(/\/BaseFont ?\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(
      ([, family = '']) => family,
    ),
  );
