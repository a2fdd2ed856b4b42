import { useLayoutEffect, useMemo } from 'react';

import type { UnusedPart } from '#contract/asked-products.ts';

import { useLocation } from '#app/router/router-provider.tsx';
import { withoutSent } from '#app/shared/operating-point/point-origin.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { entriesOfState } from '#app/shared/quote/read-quote.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';

import { askedEntries } from './asked-products.ts';

/**
 * Puts on the quote list what the navigation to this page hands over: its state, which says more, else the products of the address, which
 * somebody has opened from elsewhere: then they alone are asked about. They stay in the address, and a history entry brings them once: a
 * removed one does not return with a reload.
 *
 * @returns what of the address is no product, size or quantity
 */
export function useHandedOver(products: QuoteProducts): readonly UnusedPart[] {
  const { key, state, search } = useLocation();
  const { entries, unused } = useMemo(() => askedEntries(search, products), [search, products]);
  useLayoutEffect(() => {
    const handed = entriesOfState(state);
    const { size: dn = null } = withoutSent(latestPoint());
    if (handed.length > 0) dispatch({ type: 'add', entries: handed, dn, arrival: key });
    else if (entries.length > 0) dispatch({ type: 'open', entries, dn, arrival: key });
  }, [key, state, entries]);
  return unused;
}
