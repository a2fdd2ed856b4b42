import { keptPoint } from '#app/shared/operating-point/kept-point.ts';

import { isSameProduct, quantityText, type QuoteItem } from './quote-item.ts';

/**
 * Whether an entry that is put back would be the same line twice. One of the same product and size with another quantity or note is
 * another line: nothing that was written is lost.
 */
export const isSameLine = (a: QuoteItem, b: QuoteItem): boolean =>
  isSameProduct(a, b) &&
  quantityText(a) === quantityText(b) &&
  a.note === b.note &&
  a.duty === b.duty;

/**
 * An entry that is put back. Where the operating point has another size by now it keeps its own, as if the visitor had written it.
 */
export function asPutBack(item: QuoteItem): QuoteItem {
  const { size: dn } = keptPoint();
  if (item.follows !== true || dn === undefined || item.size === `DN ${dn}`) return item;
  const { follows: _, ...own } = item;
  return item.size === undefined ? item : own;
}
