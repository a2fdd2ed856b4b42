import { useLocation } from 'react-router';

import { useCompareList } from '#app/shared/compare/compare-list.ts';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

/** The comparison itself, and the form, which nothing should lie over. */
const WITHOUT_TRAY = new Set(['/compare', '/contact', '/support']);

/** Fetched once something has been chosen. */
const tray = lazyChunk(() => import('./compare-tray.tsx'));

/** What has been chosen for the comparison, at the foot of every page; gone while nothing is, and on its own page. */
export function ChosenTray() {
  const { pathname } = useLocation();
  const ids = useCompareList();
  return ids.length === 0 || WITHOUT_TRAY.has(pathname) ? null : <Tray ids={ids} />;
}

/** Nothing where the code does not come: the boxes that were ticked say what is chosen. */
function Tray({ ids }: { ids: readonly string[] }) {
  const chunk = useChunk(tray);
  return chunk.status === 'ready' ? <chunk.value.CompareTray ids={ids} /> : null;
}
