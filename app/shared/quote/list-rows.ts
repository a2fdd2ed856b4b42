/** The rows of a list that is edited: in the dialog and in the inquiry. */
import { parseSizeSpan } from '#app/shared/operating-point/nominal-size.ts';

import { isSameProduct, nameOf, type QuoteItem, unsized } from './quote-item.ts';
import { MAX_QUOTE_ITEMS } from './quote-list.ts';

/** What the rows of a list are called; of several of one name each further one has its number: `S30 DN 50 (2)`. */
export const rowNames = (items: readonly QuoteItem[]): string[] =>
  items.map((item, row) => {
    const before = items.slice(0, row).filter((other) => isSameProduct(other, item)).length;
    return before === 0 ? nameOf(item) : `${nameOf(item)} (${before + 1})`;
  });

/** Whether another entry of a list asks for the same product in the same size, in whatever words: `DN 100`, `100A`, `4B`. */
export const isSizeTwice = (items: readonly QuoteItem[], item: QuoteItem): boolean =>
  item.size !== undefined &&
  items.some(
    (other) =>
      other !== item &&
      other.size !== undefined &&
      isSameProduct(unsized(other), unsized(item)) &&
      sizeKey(other.size) === sizeKey(item.size!),
  );

/** The same for all names of one size; words that name none stand for themselves. */
function sizeKey(size: string): string {
  const span = parseSizeSpan(size);
  return span ? `${span.from}-${span.to}` : size.trim().toLowerCase();
}

/** Whether a further size of an entry's product can be asked for: it has a size, and no entry of the product is still without one. */
export const takesOtherSize = (items: readonly QuoteItem[], item: QuoteItem): boolean =>
  item.size !== undefined &&
  items.length < MAX_QUOTE_ITEMS &&
  !items.some((other) => isSameProduct(other, unsized(item)));

/** A list with the product of an entry once more below it, in a size that is still to be written. */
export function withOtherSize(items: readonly QuoteItem[], item: QuoteItem): readonly QuoteItem[] {
  const { productCode, productName, category } = item;
  return items.toSpliced(items.indexOf(item) + 1, 0, { productCode, productName, category });
}
