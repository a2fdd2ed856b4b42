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
  const { size: dn } = useOperatingPoint();
  const [former, setFormer] = useState<{
    pathname: string;
    dns: Readonly<Record<string, number>>;
  }>();
  useEffect(() => {
    if (dn === undefined) return;
    const dns = Object.fromEntries(
      listed(quoteStore.get()).flatMap(({ id, size, dn: before }) =>
        size === 'point' && before !== null && before !== dn ? [[id, before]] : [],
      ),
    );
    // Only when this page's point changes, not when the list does: another tab may have another point.
    dispatch({ type: 'follow', dn });
    if (Object.keys(dns).length > 0)
      setFormer((first) => ({
        pathname,
        dns: first?.pathname === pathname ? { ...dns, ...first.dns } : dns,
      }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [dn]);
  const quote = useQuote();
  const context = useQuoteContext();
  return {
    followed: former?.pathname === pathname ? followedSince(quote, former.dns, context) : [],
    onRead: () => setFormer(undefined),
  };
}
