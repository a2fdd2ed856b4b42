import { useLocation } from '#app/router/router-provider.tsx';

import { useCompareList } from '#app/shared/compare/compare-list.ts';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

/** Pages without the tray: the comparison itself, and the form, which it would cover. */
const WITHOUT_TRAY = new Set(['/compare', '/contact', '/support']);

/** Fetched once something has been chosen. */
const tray = lazyChunk(() => import('./compare-tray.tsx'));

/** What has been chosen for the comparison, at the foot of every page; gone while nothing is, and on its own page. */
export function ChosenTray() {
  const { pathname } = useLocation();
  const ids = useCompareList();
  return ids.length === 0 || WITHOUT_TRAY.has(pathname) ? null : <Tray ids={ids} />;
}

/** Shows nothing where its code fails to load: the ticked boxes still say what is chosen. */
function Tray({ ids }: { ids: readonly string[] }) {
  const chunk = useChunk(tray);
  return chunk.status === 'ready' ? <chunk.value.CompareTray ids={ids} /> : null;
}
