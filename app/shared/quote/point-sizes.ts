import { useEffect } from 'react';

import { useFitData } from '#app/shared/fit/use-fit-data.ts';
import { parseSizeSpan } from '#app/shared/operating-point/nominal-size.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import { isSameProduct, type QuoteItem } from './quote-item.ts';
import { isListedIn, isUnlistedIn } from './use-quote-size.ts';

/** Whether a product, by its code, is listed in a DN. */
export type IsListed = (code: string, dn: number) => boolean;

/**
 * The entries with the sizes that follow the operating point at its present DN. A product that is not listed in it has no size
 * until the point has one that it is listed in. What would become the same as another entry stays as it is.
 *
 * @returns the same list where nothing changes
 */
export function withPointSizes(
  items: readonly QuoteItem[],
  dn: number,
  isListed: IsListed,
): readonly QuoteItem[] {
  const result = [...items];
  items.forEach((item, index) => {
    if (item.follows !== true) return;
    const { size: _, ...rest } = item;
    const next: QuoteItem = isListed(item.productCode, dn) ? { ...rest, size: `DN ${dn}` } : rest;
    if (next.size === item.size) return;
    if (result.some((other, place) => place !== index && isSameProduct(other, next))) return;
    result[index] = next;
  });
  return result.some((item, index) => item !== items[index]) ? result : items;
}

/** Whether the size of an entry is another one than the operating point's; what is no nominal size cannot be told from it. */
export function hasOtherSize({ size }: QuoteItem, dn: number | undefined): boolean {
  const own = size === undefined ? undefined : parseSizeSpan(size);
  return dn !== undefined && own !== undefined && (dn < own.from || dn > own.to);
}

/** Whether a product is listed in a DN, once it is known. */
export function useIsListed(): IsListed | undefined {
  const data = useFitData();
  return data && ((code, dn) => isListedIn(data.items, code, dn));
}

/** Whether a product, whose sizes are known, is not listed in a DN; nothing is, until that is known. */
export function useIsUnlisted(): IsListed {
  const data = useFitData();
  return (code, dn) => data !== undefined && isUnlistedIn(data.items, code, dn);
}

/**
 * Keeps a list's sizes at those of the operating point, when this page's point changes. Not when the list does: another tab may have
 * another point, and two that answered each other would never end.
 */
export function usePointSizes(
  get: () => readonly QuoteItem[],
  set: (items: readonly QuoteItem[], before: readonly QuoteItem[]) => void,
): void {
  const { size: dn } = useOperatingPoint();
  const isListed = useIsListed();
  useEffect(() => {
    if (dn === undefined || !isListed) return;
    const items = get();
    const next = withPointSizes(items, dn, isListed);
    if (next !== items) set(next, items);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the size changes, or the sizes of products have come
  }, [dn, isListed !== undefined]);
}
