import { useEffect, useRef } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { MAIN_ID } from '#app/features/chrome/skip-link.tsx';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads, as it would after a load. A
 * change of the query is no move: what has changed says so itself. A link to a part of a page leads the focus to that part's heading.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const moved = before.pathname !== pathname;
    if (!moved && (before.hash === hash || hash === '')) return;
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    // The page may have put it where it is needed, or a dialog over itself; the skip link leads to `main` itself.
    const { activeElement } = document;
    if (main.contains(activeElement) && !(moved && main === activeElement)) return;
    const part = document.getElementById(hash.slice(1)) ?? main;
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading || document.querySelector('dialog[open]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
