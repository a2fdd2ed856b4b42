import { useLayoutEffect, useMemo } from 'react';

import { takeQuoteRequest } from '#app/prelude/quote-request.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { useChangeQuery } from '#app/shared/address/change-query.ts';
import { searchWithCompared } from '#app/shared/compare/compare-list.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { type Entry } from '#app/shared/quote/entries.ts';
import { entriesOfState } from '#app/shared/quote/read-quote.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';

import { askedItems } from './asked-items.ts';

/**
 * Puts on the quote list what the navigation to this page hands over.
 *
 * @returns what the address names and is no product
 */
export function useHandedOver(products: QuoteProducts): readonly string[] {
  const { key, state, search } = useLocation();
  const changeQuery = useChangeQuery();
  useLayoutEffect(() => {
    add(entriesOfState(takeQuoteRequest()));
    add(entriesOfState(state), key);
  }, [key, state]);

  // Products of the address are moved to the list and leave the address: a removed one does not return with a reload.
  const { entries, unknown } = useMemo(() => askedItems(search, products), [search, products]);
  useLayoutEffect(() => {
    if (entries.length === 0) return;
    add(entries);
    changeQuery((latest) => searchWithCompared(latest, unknown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [entries, unknown]);
  return unknown;
}

function add(entries: readonly Entry[], arrival?: string): void {
  const { size: dn = null } = latestPoint();
  if (entries.length > 0) dispatch({ type: 'add', entries, dn, arrival });
}
