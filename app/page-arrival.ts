import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { MAIN_ID } from '#app/features/chrome/skip-link.tsx';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads, as it would after a load. A
 * change of the query is no move: what has changed says so itself. A part of a page that is led to keeps the browser's way.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main || hash !== '') return undefined;
    const arrive = () => {
      // The page may have put it where it is needed, or a dialog over itself.
      if (main.contains(document.activeElement) && main !== document.activeElement) return;
      const heading = main.querySelector('h1');
      if (!heading || document.querySelector('dialog[open]')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const isHidden = () => main.getAttribute('aria-busy') === 'true';
    if (!isHidden()) {
      arrive();
      return undefined;
    }
    // A slow move: the page is hidden until the loading state has gone (page-loading.tsx), and what is hidden takes no focus.
    const watch = new MutationObserver(() => {
      if (isHidden()) return;
      watch.disconnect();
      arrive();
    });
    watch.observe(main, { attributeFilter: ['aria-busy'] });
    return () => watch.disconnect();
  }, [pathname, hash]);
  return null;
}
