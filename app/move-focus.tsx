import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { MAIN_ID } from '#app/features/chrome/skip-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

/**
 * After a move within the site the focus goes to the new page's heading, and its title is announced: a screen reader and the
 * keyboard go on where a new document would have started them. A move that stays on the page (conditions, a page of a
 * catalogue, the language) leaves the focus where it is; the title is announced all the same where it changes.
 */
export function MoveFocus() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState('');
  const shown = useRef<{ pathname: string; title: string }>(undefined);
  const arrived = state === 'idle';

  useEffect(() => {
    if (!arrived) return;
    const before = shown.current;
    shown.current = { pathname, title: document.title };
    // The document that the visit started with is the browser's to announce.
    if (before === undefined) return;
    if (before.title !== document.title) setTitle(document.title);
    // A fragment names what is to be looked at.
    if (before.pathname === pathname || hash !== '') return;
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
    if (!heading) return;
    heading.tabIndex = -1;
    // The router decides how far the page is scrolled.
    heading.focus({ preventScroll: true });
  });

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
