import { useEffect, useRef } from 'react';
import { useShown } from '#app/router/router-provider.tsx';

import { askedPage } from '#contract/address.ts';

/**
 * After a move to another page of the same catalogue: the catalogue's top comes into view and takes the focus, so that
 * reading and tabbing go on there and not at a link that is gone. The first page shown, another catalogue and the browser's
 * back and forward (which restore the scroll) are left alone.
 *
 * @returns ref of the catalogue's element; it must be focusable
 */
export function usePageTurn() {
  const element = useRef<HTMLElement>(null);
  const shown = useShown();

  useEffect(() => {
    const { place, before, arrival } = shown;
    const isTurned =
      before?.pathname === place.pathname && askedPage(before.search) !== askedPage(place.search);
    if (!isTurned || arrival === 'history') return;
    // After the router, which has scrolled to the top of the document by now: the catalogue's top is where reading goes on.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  return element;
}
