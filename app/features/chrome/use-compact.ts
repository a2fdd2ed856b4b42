import { useSyncExternalStore } from 'react';

/** The header becomes compact once the page is scrolled by more than this (spec §9). */
export const SCROLL_THRESHOLD_PX = 10;

/**
 * As of the last scroll event: to ask for the position while React renders would make the browser lay out what has been
 * rendered so far, at every move between pages.
 */
let compact = false;

/** Further up than this both bars stand at the top: the operating bar's own place is in sight, px. */
const TOP_PX = 80;

/** Where the page stood when its direction was last looked at. */
let before = 0;

/** Marks the root while a reader moves down or up: on a phone one bar makes room for the other (header.module.css). */
function look(): void {
  const { scrollY } = window;
  compact = scrollY > SCROLL_THRESHOLD_PX;
  if (compact && Math.abs(scrollY - before) < SCROLL_THRESHOLD_PX) return;
  const { documentElement: root } = document;
  root.toggleAttribute('data-down', compact && scrollY > before);
  root.toggleAttribute('data-up', scrollY > TOP_PX && scrollY < before);
  before = scrollY;
}

function subscribe(onChange: () => void): () => void {
  const onScroll = () => {
    look();
    onChange();
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled so far that the header is compact; never on the server. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => compact,
    () => false,
  );
}
