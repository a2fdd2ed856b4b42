import { useSyncExternalStore } from 'react';

/** The header becomes compact once the page is scrolled by more than this (spec §9). */
export const SCROLL_THRESHOLD_PX = 10;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled so far that the header is compact; never on the server. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}
