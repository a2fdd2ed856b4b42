import type { Compile, CompileRequest, Typeset } from './compiler.ts';
import { SheetError } from './sheet-error.ts';
import type { Listed } from './sheet-list.ts';
import type { SheetData } from './sheet.ts';

/** Bytes for each page. */
const LARGEST_PAGE = 200_000;

/** Sizes that the text of a document may have, as shares: the largest that takes no further page is used. */
const TEXT_SIZES = [1.3, 1.2, 1.12, 1.05, 1, 0.95];

/** The document in the largest letters that fill its pages and begin no other. */
function filledPages(compile: Compile, request: CompileRequest): Typeset {
  const sized = (grow: number) => compile({ ...request, data: { ...request.data, grow } });
  const [largest = 1, ...smaller] = TEXT_SIZES;
  const first = sized(largest);
  // Fewer than one there are not.
  if (first.pages === 1) return first;
  const fewest = sized(TEXT_SIZES.at(-1) ?? 1);
  if (first.pages === fewest.pages) return first;
  for (const share of smaller.slice(0, -1)) {
    const made = sized(share);
    if (made.pages === fewest.pages) return made;
  }
  return fewest;
}

/** Shares of their size that pictures may have: no smaller, or their parts could not be told apart. */
const PICTURE_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.66, 0.62, 0.58, 0.54];
const SMALLEST_PICTURES = Math.min(...PICTURE_SIZES);

interface Room {
  /** Share of their size that the pictures have. */
  shrink: number;
  /** Rows of the list of sister products that are left out. */
  leftOut: number;
}

/** What a sheet may give up so that it has one page, least first: size of its pictures, then rows of its list. */
function roomsOf({ blocks }: SheetData): Room[] {
  const rows = Math.max(0, ...blocks.map((block) => ('more' in block ? block.more.length : 0)));
  return [
    ...PICTURE_SIZES.map((shrink) => ({ shrink, leftOut: 0 })),
    // From two on: "and 1 more" would take the place of the row that it stands for.
    ...Array.from({ length: Math.max(0, rows - 1) }, (_, index) => ({
      shrink: SMALLEST_PICTURES,
      leftOut: index + 2,
    })),
  ];
}

/** The fullest version that fits one page, else two. */
function onePage(compile: Compile, request: CompileRequest): Typeset {
  let made: Typeset | undefined;
  // One after the other: most sheets end at the first few, and halving would try at least three of these as well.
  for (const room of roomsOf(request.data as SheetData)) {
    made = compile({ ...request, data: { ...request.data, ...room } });
    if (made.pages === 1) return made;
  }
  return made ?? compile(request);
}

const settings = {
  sheet: onePage,
  document: filledPages,
  drawing: (compile: Compile, request: CompileRequest) => compile(request),
} as const;

export interface MadePdf {
  pdf: Uint8Array;
  pages: number;
}

/**
 * The PDF of a listed file.
 *
 * @throws SheetError where a sheet has more than one page, or any file more bytes than it may have
 */
export function pdfOf(compile: Compile, kind: Listed['kind'], request: CompileRequest): MadePdf {
  const { name, sources } = request;
  const made = settings[kind](compile, request);
  if (kind !== 'document' && made.pages !== 1)
    throw new SheetError(
      name,
      'text',
      `it takes ${made.pages} pages, and a sheet has one`,
      `Shorten the description, the overview's last paragraph or a specification of ${sources[0]}, or give its blocks less room in tools/sheets`,
    );
  const pdf = made.toPdf();
  const most = LARGEST_PAGE * made.pages;
  if (pdf.length > most)
    throw new SheetError(
      name,
      'size',
      `it has ${Math.ceil(pdf.length / 1000)} kB, and may have ${most / 1000}`,
      'Show fewer or simpler pictures',
    );
  return { pdf, pages: made.pages };
}
