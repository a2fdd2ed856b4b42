import type { Compile, CompileRequest, Typeset } from './compiler.ts';
import { SheetError } from './sheet-error.ts';
import type { Listed } from './sheet-list.ts';

/** Bytes for each page. */
const LARGEST_PAGE = 200_000;

/** Sizes that the text of a document may have, as shares: the largest that takes no further page is used. */
const TEXT_SIZES = [1.3, 1.2, 1.12, 1.05, 1, 0.95];

/** The document in the largest letters that fill its pages and begin no other. */
function filledPages(compile: Compile, request: CompileRequest): Typeset {
  const sized = (grow: number) => compile({ ...request, data: { ...request.data, grow } });
  const fewest = sized(TEXT_SIZES.at(-1) ?? 1);
  for (const share of TEXT_SIZES.slice(0, -1)) {
    const made = sized(share);
    if (made.pages === fewest.pages) return made;
  }
  return fewest;
}

/** Shares of their size that pictures may have: no smaller, or their parts could not be told apart. */
const PICTURE_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.66, 0.62, 0.58, 0.54];

/** The sheet with the largest pictures that leave its texts room on one page; on two pages where none do. */
function onePage(compile: Compile, request: CompileRequest): Typeset {
  const sized = (shrink: number) => compile({ ...request, data: { ...request.data, shrink } });
  let made = sized(1);
  for (const share of PICTURE_SIZES.slice(1)) {
    if (made.pages === 1) break;
    made = sized(share);
  }
  return made;
}

const settings = {
  sheet: onePage,
  document: filledPages,
  drawing: (compile: Compile, request: CompileRequest) => compile(request),
} as const;

/**
 * The PDF of a listed file.
 *
 * @throws SheetError where a sheet has more than one page, or any file more bytes than it may have
 */
export function pdfOf(
  compile: Compile,
  item: Listed,
  request: CompileRequest,
): { pdf: Buffer; pages: number } {
  const { name } = request;
  const made = settings[item.kind](compile, request);
  if (item.kind !== 'document' && made.pages !== 1)
    throw new SheetError(
      name,
      'text',
      `it takes ${made.pages} pages, and a sheet has one`,
      `Shorten the description, the overview's last paragraph or a specification of ${item.sources[0]}, or give its blocks less room in tools/sheets`,
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
