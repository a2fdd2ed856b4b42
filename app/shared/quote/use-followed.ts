import { useEffect, useState } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import { listed } from './entries.ts';
import { dispatch, quoteStore, useQuote } from './quote-list.ts';
import { type Followed, followedSince } from './rows.ts';
import { useQuoteContext } from './use-rows.ts';

/**
 * The sizes of the quote list that have changed with the operating point since this page was opened or `onRead` was called. The point
 * counts that was there first: some fields apply every letter that is typed, and one that is back at that size has changed nothing.
 */
export function useFollowed(): { followed: readonly Followed[]; onRead: () => void } {
  const { pathname } = useLocation();
  const point = useOperatingPoint();
  const { size: dn } = point;
  const quote = useQuote();
  const context = useQuoteContext(point);
  const { listing } = context;
  const [former, setFormer] = useState<{
    pathname: string;
    dns: Readonly<Record<string, number>>;
  }>();
  useEffect(() => {
    if (dn === undefined || !listing) return;
    const following = listed(quoteStore.get()).filter(
      ({ size, product, dn: before }) =>
        size === 'point' && before !== dn && listing(product.code, dn) === 'listed',
    );
    if (following.length === 0) return;
    // Only when this page's point changes, not when the list does: another tab may have another point.
    dispatch({ type: 'follow', dn, ids: following.map(({ id }) => id) });
    const dns = Object.fromEntries(
      following.flatMap(({ id, dn: before }) => (before === null ? [] : [[id, before]])),
    );
    if (Object.keys(dns).length > 0)
      setFormer((first) => ({
        pathname,
        dns: first?.pathname === pathname ? { ...dns, ...first.dns } : dns,
      }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [dn, listing]);
  return {
    followed: former?.pathname === pathname ? followedSince(quote, former.dns, context) : [],
    onRead: () => setFormer(undefined),
  };
}
