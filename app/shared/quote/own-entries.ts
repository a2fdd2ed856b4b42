import { parseSizeSpan } from '#app/shared/operating-point/nominal-size.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import { isSameProduct, type QuoteItem, unsized } from './quote-item.ts';
import { type PointSize, useQuoteSizes } from './use-quote-size.ts';

/**
 * Whether an entry of the quote list is one that a product's button speaks of. Where the button adds the operating point's size, another
 * size that the visitor wrote is another entry; one that has no size yet, follows the point or is in its size is the button's own.
 *
 * @param item what the button adds: a product, or one size of it
 * @param dn the operating point's size, where the button adds it
 */
export function isOwnEntry(entry: QuoteItem, item: QuoteItem, dn: number | undefined): boolean {
  if (item.size !== undefined) return isSameProduct(entry, item);
  if (!isSameProduct(unsized(entry), item)) return false;
  if (dn === undefined || entry.follows || entry.size === undefined) return true;
  const span = parseSizeSpan(entry.size);
  return span !== undefined && span.from <= dn && dn <= span.to;
}

/**
 * Which entries of the quote list a product's button speaks of, and what it adds from the operating point.
 *
 * @param sizes DN, where the page knows them
 * @returns a function of the point: the one shown, unless another is given (`PointSizeOf`)
 */
export function useOwnEntries(
  item: QuoteItem,
  sizes?: readonly number[],
): (point?: OperatingPoint) => { pointSize: PointSize; isOwn: (entry: QuoteItem) => boolean } {
  const shown = useOperatingPoint();
  const sizeOf = useQuoteSizes();
  return (point = shown) => {
    const pointSize = sizeOf(item.productCode, sizes, point);
    // Before it is known whether the product is listed in the point's size, it counts as if it were: nothing is taken off by mistake.
    return {
      pointSize,
      isOwn: (entry) => isOwnEntry(entry, item, pointSize.follows && point.size),
    };
  };
}
