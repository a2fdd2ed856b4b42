import { keptPoint } from '#app/shared/operating-point/kept-point.ts';

import type { QuoteItem } from './quote-item.ts';

/**
 * An entry that is put back. Where the operating point has another size by now it keeps its own, as if the visitor had written it.
 */
export function asPutBack(item: QuoteItem): QuoteItem {
  const { size: dn } = keptPoint();
  if (item.follows !== true || dn === undefined || item.size === `DN ${dn}`) return item;
  const { follows: _, ...own } = item;
  return item.size === undefined ? item : own;
}
