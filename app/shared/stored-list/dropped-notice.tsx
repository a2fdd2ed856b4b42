import { compareList } from '#app/shared/compare/compare-list.ts';
import { quoteStore } from '#app/shared/quote/quote-list.ts';
import { useDropped, useUnkept } from './stored.ts';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

/** Fetched in the rare case that there is something to say. */
const alerts = lazyChunk(() => import('./dropped-alerts.tsx'));

/** Says that something which the device kept, from an older version or another hand, could not be used; or that it keeps nothing. */
export function DroppedNotice() {
  const quotes = useDropped(quoteStore);
  const compared = useDropped(compareList);
  const [unkeptQuotes, unkeptCompared] = [useUnkept(quoteStore), useUnkept(compareList)];
  return quotes || compared || unkeptQuotes || unkeptCompared ? <Notices /> : null;
}

function Notices() {
  const chunk = useChunk(alerts);
  return chunk.status === 'ready' ? <chunk.value.DroppedAlerts /> : null;
}
