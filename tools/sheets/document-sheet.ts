/** A catalogue document as PDF, page by page. */
import { products } from '#content/index.ts';
import { picture } from '#content/pictures.ts';

import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { type DocumentSetting, pictureOf, piecesOf, questionsOfPage } from './document-pieces.ts';
import type { Piece } from './piece.ts';
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
  const pictures = new Map<string, string>();
  const { document } = item;
  const pages = document.pages.map((page) => {
    const title = page.title[language];
    const setting = { name, language, pictures };
    return {
      title,
      pieces: outlined(
        [
          ...page.content.flatMap((block) => piecesOf(block, setting)),
          ...questionsOfPage(page.content, setting),
        ],
        document.pages.length > 1 || title !== document.name[language],
      ),
    };
  });
  // A document without a drawing closes with that of its products, or of its category.
  if (pictures.size === 0)
    pages.at(-1)?.pieces.push(...closingPicture(item, { name, language, pictures }));
  return {
    name,
    template: 'document.typ',
    data: { ...frame, pages: saidOnce(pages) },
    sources: item.sources,
    pictures: new Map([...pictures, ...qrPicture(frame.block.url)]),
  };
}

function closingPicture({ document, category }: ListedDocument, setting: DocumentSetting): Piece[] {
  const product = products.find(
    (each) => each.document === document.id && !picture(each.image).placeholder,
  );
  return pictureOf(product?.image ?? category.image, setting).map((piece) => ({
    ...piece,
    closing: true,
  }));
}

interface DocumentPage {
  title: string;
  pieces: Piece[];
}

/**
 * On the site each page has the comparison that its reader needs; in a file it stands once, on the last of them. A heading
 * that is left with nothing below it goes too.
 */
function saidOnce(pages: readonly DocumentPage[]): DocumentPage[] {
  const later = new Set<string>();
  return pages
    .toReversed()
    .map(({ title, pieces }) => {
      const own = pieces.filter((piece) => !later.has(JSON.stringify(piece)));
      for (const piece of own) if (piece.type !== 'heading') later.add(JSON.stringify(piece));
      return { title, pieces: withoutEmptyHeadings(own) };
    })
    .toReversed();
}

/** Leaves out headings that have nothing below them but headings of their own level or above. */
function withoutEmptyHeadings(pieces: readonly Piece[]): Piece[] {
  let next: Piece | undefined;
  return pieces
    .toReversed()
    .filter((piece) => {
      const isEmpty =
        piece.type === 'heading' &&
        (next === undefined || (next.type === 'heading' && next.level <= piece.level));
      if (!isEmpty) next = piece;
      return !isEmpty;
    })
    .toReversed();
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
