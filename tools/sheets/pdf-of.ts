import type { Compile, CompiledPdf, CompileRequest } from './compiler.ts';
import { SheetError } from './sheet-error.ts';
import type { Listed } from './sheet-list.ts';

/** Bytes for each page. */
const LARGEST_PAGE = 200_000;

/** Shares of their size that pictures may have: no smaller, or their parts could not be told apart. */
const PICTURE_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** The sheet with the largest pictures that leave its texts room on one page; on two pages where none do. */
function onePage(compile: Compile, request: CompileRequest): CompiledPdf {
  const sized = (shrink: number) => compile({ ...request, data: { ...request.data, shrink } });
  let made = sized(1);
  for (const share of PICTURE_SIZES.slice(1)) {
    if (made.pages === 1) break;
    made = sized(share);
  }
  return made;
}

/**
 * The PDF of a listed file.
 *
 * @throws SheetError where a sheet has more than one page, or any file more bytes than it may have
 */
export function pdfOf(compile: Compile, item: Listed, request: CompileRequest): CompiledPdf {
  const { name } = request;
  const made = item.kind === 'sheet' ? onePage(compile, request) : compile(request);
  if (item.kind !== 'document' && made.pages !== 1)
    throw new SheetError(
      name,
      'text',
      `it takes ${made.pages} pages, and a sheet has one`,
      `Shorten the description, the overview's last paragraph or a specification of ${item.sources[0]}, or give its blocks less room in tools/sheets`,
    );
  const most = LARGEST_PAGE * made.pages;
  if (made.pdf.length > most)
    throw new SheetError(
      name,
      'size',
      `it has ${Math.ceil(made.pdf.length / 1000)} kB, and may have ${most / 1000}`,
      'Show fewer or simpler pictures',
    );
  return made;
}
