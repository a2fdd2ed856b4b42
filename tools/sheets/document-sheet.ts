/** A catalogue document as PDF, page by page. */
import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { type Piece, piecesOf } from './document-pieces.ts';
import { frameOf } from './product-sheet.ts';
import type { ListedDocument } from './sheet-list.ts';
import { qrPicture } from './symbols.ts';

/** A document with frame, pages and pictures, ready to be set. */
export function documentRequest(
  item: ListedDocument,
  language: Language,
  revised: string,
  site: string | undefined,
): CompileRequest {
  const frame = frameOf(item, language, revised, site);
  const name = `${item.id}-${language}`;
  const pictures = new Map(qrPicture(frame.block.url));
  const { document } = item;
  const pages = document.pages.map((page) => {
    const title = page.title[language];
    const setting = { name, language, pictures };
    return {
      title,
      pieces: outlined(
        page.content.flatMap((block) => piecesOf(block, setting)),
        document.pages.length > 1 || title !== document.name[language],
      ),
    };
  });
  return {
    name,
    template: 'document.typ',
    data: { ...frame, pages },
    sources: item.sources,
    pictures,
  };
}

/**
 * PDF/UA-1 allows no level of headings to be left out: a block's heading is of level 2 where the page has none above it.
 *
 * @param titled whether the template prints the page's title, at level 2 (sheets/document.typ)
 */
function outlined(pieces: readonly Piece[], titled: boolean): Piece[] {
  let inSection = titled;
  return pieces.map((piece) => {
    if (piece.type !== 'heading') return piece;
    if (piece.level === 2) inSection = true;
    return inSection ? piece : { ...piece, level: 2 };
  });
}
