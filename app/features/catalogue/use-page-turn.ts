import { useEffect, useRef } from 'react';
import { useArrival } from '#app/router/router-provider.tsx';

/**
 * After a move to another page of the same catalogue: the catalogue's top comes into view and takes the focus, so that
 * reading and tabbing go on there and not at a link that is gone. The first page shown, another catalogue and the browser's
 * back and forward (which restore the scroll) are left alone.
 *
 * @returns ref of the catalogue's element; it must be focusable
 */
export function usePageTurn(catalogue: string, page: number) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef({ catalogue, page });
  const isBackOrForward = useArrival() === 'history';

  useEffect(() => {
    const turned = shown.current.catalogue === catalogue && shown.current.page !== page;
    shown.current = { catalogue, page };
    if (!turned || isBackOrForward) return undefined;
    // The router scrolls to the top of the document in this same turn; the catalogue's top is where reading goes on.
    const frame = requestAnimationFrame(() => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [catalogue, page, isBackOrForward]);

  return element;
}
