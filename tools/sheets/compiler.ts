import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { SheetError } from './sheet-error.ts';
import { LOGO, THIRD_ANGLE } from './symbols.ts';

const WEIGHTS = ['Light', 'Regular', 'SemiBold', 'Bold'];
const FONTS = 'node_modules/pretendard/dist/public/static';
const TEMPLATES = resolve('sheets');
const FAMILY = 'Pretendard';

/** Documents compiled before their parts are dropped from memory. */
const KEPT_PARTS = 10;

export interface CompileRequest {
  /** What a fault names: `pqvf-dn100-ko`. */
  name: string;
  /** A file of sheets/. */
  template: 'sheet.typ' | 'document.typ' | 'drawing.typ';
  data: object;
  /** Pictures by name, as SVG. */
  pictures: ReadonlyMap<string, string>;
}

export interface CompiledPdf {
  pdf: Buffer;
  pages: number;
}

/** Sets data and pictures into a template; throws SheetError where something does not fit. */
export type Compile = (request: CompileRequest) => CompiledPdf;

/**
 * The Typst compiler with the site's font, or null where its native part does not exist for this platform.
 * Same request, same bytes: the date in the file is the revision's.
 */
export async function openCompiler(): Promise<Compile | null> {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null);
  if (typst === null) return null;
  const fontBlobs = WEIGHTS.map((weight) => readFileSync(join(FONTS, `${FAMILY}-${weight}.otf`)));
  let compiler: NodeCompiler;
  try {
    compiler = typst.NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
  } catch {
    return null;
  }
  const put = (name: string, svg: string) =>
    compiler.mapShadow(join(TEMPLATES, 'pictures', `${name}.svg`), Buffer.from(svg));
  put('logo', LOGO);
  put('third-angle', THIRD_ANGLE);
  return ({ name, template, data, pictures }) => {
    for (const [file, svg] of pictures) put(file, svg);
    const result = compiler.compile({
      mainFilePath: join(TEMPLATES, template),
      inputs: { sheet: JSON.stringify(data) },
    });
    const document = result.result;
    if (document === null || result.hasError())
      throw typesettingFault(name, template, () => result.printErrors());
    let pdf: Buffer;
    try {
      pdf = compiler.pdf(document, { pdfStandard: typst.PdfStandard.UA_1 });
    } catch (error) {
      throw pdfFault(name, error);
    }
    const pages = document.numOfPages;
    compiler.evictCache(KEPT_PARTS);
    const foreign = [...familiesIn(pdf)].filter((family) => family !== FAMILY);
    if (foreign.length > 0)
      throw new SheetError(
        name,
        'a text in a picture',
        `a sign is missing in ${FAMILY} and was set in ${foreign.join(', ')}`,
        'Replace the sign in the picture, or in tools/sheets/drawings.ts',
      );
    return { pdf, pages };
  };
}

function typesettingFault(name: string, template: string, print: () => void): SheetError {
  print();
  return new SheetError(
    name,
    'template',
    'Typst could not set it, see above',
    `Mend sheets/${template}, or the data that tools/sheets gives it`,
  );
}

/** PDF/UA refuses what readers could not read: a glyph that the font lacks among it. */
function pdfFault(name: string, error: unknown): SheetError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SheetError(
    name,
    'text',
    `it is no accessible PDF: ${reason}`,
    `Where a sign cannot be displayed, write the text of content/ with signs that ${FAMILY} has`,
  );
}

/** Families that a PDF embeds, read from its streams: anything but the site's font is a glyph that fell back to another. */
export function familiesIn(pdf: Buffer): Set<string> {
  let text = pdf.toString('latin1');
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    try {
      text += inflateSync(pdf.subarray(at + 7), { finishFlush: 2 }).toString('latin1');
    } catch {
      // Not a deflated stream: fonts and pictures have no names in them.
    }
  }
  return new Set(
    [...text.matchAll(/\/BaseFont ?\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(
      ([, family = '']) => family,
    ),
  );
}
