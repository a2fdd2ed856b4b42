import { useEffect, useState } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';

import { useCompareList } from '#app/shared/compare/compare-list.ts';
import type { Removal } from '#app/shared/removal/removal-note.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

/** Pages without the tray: the comparison itself, and the form, which it would cover. */
const WITHOUT_TRAY = new Set(['/compare', '/contact', '/support']);

/** How long an emptied comparison can be brought back, ms; as long again while the keyboard is there. */
const UNDO_MS = 8000;

/** Fetched once something has been chosen. */
const tray = lazyChunk(() => import('./compare-tray.tsx'));

/** What has been chosen for the comparison, at the foot of every page; gone while nothing is, and on its own page. */
export function ChosenTray() {
  const { pathname } = useLocation();
  const ids = useCompareList();
  const isEmpty = ids.length === 0;
  // What was taken out can be brought back until the next page; once the list is empty, for a while.
  const [removed, setRemoved] = useState<{ at: string; removal: Removal }>();
  if (removed && removed.at !== pathname) setRemoved(undefined);
  const removal = removed?.removal;
  useEffect(() => {
    if (!removal || !isEmpty) return undefined;
    const timer = setInterval(() => {
      if (!document.querySelector('[data-bottom-bar] :focus-visible')) setRemoved(undefined);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, [removal, isEmpty]);
  return (isEmpty && !removal?.undo) || WITHOUT_TRAY.has(pathname) ? null : (
    <Tray
      ids={ids}
      removal={removal}
      onRemoval={(next) => setRemoved({ at: pathname, removal: next })}
    />
  );
}

/** Shows nothing where its code fails to load: the ticked boxes still say what is chosen. */
function Tray(props: {
  ids: readonly string[];
  removal: Removal | undefined;
  onRemoval: (removal: Removal) => void;
}) {
  const chunk = useChunk(tray);
  return chunk.status === 'ready' ? <chunk.value.CompareTray {...props} /> : null;
}
