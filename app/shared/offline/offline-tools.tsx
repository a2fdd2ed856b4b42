import { useEffect, useState } from 'react';

import { OfflinePart } from './offline-part.tsx';

/** How long the page is left alone after it has been hydrated, where the browser cannot say when it is idle, ms. */
const LATER_MS = 2000;

/**
 * What keeps pages on the device and says when they come from there. It starts when nothing else is to be done: nobody waits
 * for it.
 *
 * @param enabled setting OFFLINE
 */
export function OfflineTools({ enabled }: { enabled: boolean }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
    if (!enabled) {
      if (navigator.serviceWorker.controller)
        import('./remove-kept.ts').then(({ removeKept }) => removeKept()).catch(nothing);
      return undefined;
    }
    const start = () => setIsIdle(true);
    // Without a network nothing competes with it, and it says that there is none.
    if (!navigator.onLine) {
      start();
      return undefined;
    }
    if (!window.requestIdleCallback) {
      const timer = setTimeout(start, LATER_MS);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(start, { timeout: 4 * LATER_MS });
    return () => window.cancelIdleCallback?.(request);
  }, [enabled]);
  return isIdle ? <OfflinePart /> : null;
}

// The page works without it; it is tried again at the next page.
const nothing = () => undefined;
