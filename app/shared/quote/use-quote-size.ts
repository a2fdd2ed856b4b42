import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { matchSize } from '#app/shared/fit/match-valve.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import type { QuoteItem } from './quote-item.ts';

/** Whether the finder lists a product in a size. */
export function isListedIn(items: FinderData['items'], code: string, dn: number): boolean {
  const item = items.find(({ id }) => id === code.toLowerCase());
  return item !== undefined && matchSize(item, dn, { sort: 'name' })?.outcome === 'fits';
}

/** Whether the finder knows the sizes of a product, and a size is none of them. */
export function isUnlistedIn(items: FinderData['items'], code: string, dn: number): boolean {
  const item = items.find(({ id }) => id === code.toLowerCase());
  return Boolean(item?.size) && !isListedIn(items, code, dn);
}

/**
 * What an entry of the quote list gets from the operating point: its size, `DN 80`, where the product is listed in it. `follows` alone
 * until the sizes of products have come: the entry gets its size then (`usePointSizes`).
 */
export type PointSize = Pick<QuoteItem, 'size' | 'follows'>;

/**
 * What an entry gets, of a product that is known by its code.
 *
 * @param code product code, of which the product's id is the lower case
 * @param sizes DN, where the page knows them: what else is known of the product comes later
 * @param point the one that is shown, unless given: at a press it is `latestPoint()`, as what was typed before may not be shown yet
 */
type PointSizeOf = (code: string, sizes?: readonly number[], point?: OperatingPoint) => PointSize;

/** The sizes that quotes are asked in: the operating point's, of products that have it. */
export function useQuoteSizes(): PointSizeOf {
  const shown = useOperatingPoint();
  const data = useFitData();
  return (code, sizes, { size: dn } = shown) => {
    if (dn === undefined) return {};
    const isListed = sizes ? sizes.includes(dn) : data && isListedIn(data.items, code, dn);
    if (isListed === false) return {};
    return isListed ? { size: `DN ${dn}`, follows: true } : { follows: true };
  };
}
