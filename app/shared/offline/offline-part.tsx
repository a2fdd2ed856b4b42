import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { loadMessages } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import { networkState } from './network-state.ts';
import type { OfflineBand } from './offline-band.tsx';
import type { SeenPage } from './worker-messages.ts';

/** How long an address stands before its page is kept, ms. */
const SETTLED_MS = 1000;

/** Registers the worker, keeps the page on screen, and says where there is no network. */
export function OfflinePart() {
  const { language } = useLocale();
  const { online, copyOf } = useSyncExternalStore(networkState.subscribe, networkState.get);
  const [Band, setBand] = useState<typeof OfflineBand>();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isSaid = !online || copyOf !== undefined;

  useEffect(() => {
    networkState.moved(address);
  }, [address]);

  // What does not come now is kept at the next visit.
  useEffect(() => {
    if (!online) return undefined;
    const keep = () => keepPage(new URL(address, location.origin)).catch(() => undefined);
    // Conditions change in the address at every key.
    const timer = setTimeout(keep, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [online, address]);

  useEffect(() => {
    if (!isSaid) return;
    // Kept on the device with the page of what is kept, which uses both.
    Promise.all([import('./offline-band.tsx'), loadMessages(language, 'offline')])
      .then(([band]) => setBand(() => band.OfflineBand))
      .catch(() => undefined);
  }, [isSaid, language]);

  return <div role="status">{isSaid && Band && <Band copyOf={copyOf} />}</div>;
}

/** A visit with little data to spend costs none for later ones. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The worker comes with the first page that is kept; without one there is nothing for it to do. */
async function keepPage(page: URL): Promise<void> {
  if (!navigator.serviceWorker.controller) await navigator.serviceWorker.register('/sw.js');
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'seen', page: page.href, loaded } satisfies SeenPage);
}
