/**
 * The browser's Back closes what is open over the page (preview, viewer, menu, search, lists) before it leaves the page.
 *
 * Opening adds an entry to the browser's history that differs from the page's own only by a mark in its state. Going back to
 * the page's entry closes the uppermost layer, and the router is not told: its page has not changed. What is closed
 * otherwise, by Escape or its button, leaves its entry behind: going back at once by script could overtake a press that
 * follows. Back and Forward then go one entry further.
 */
import { useEffect, useEffectEvent } from 'react';

/** An entry of the history, as far as layers go. */
interface LayerEntry {
  /** How many layers were open where it was added; 0 for a page's own entry. */
  depth: number;
  /** The router's name of a page's entry; its layers carry the same. */
  key: unknown;
  href: string;
}

function presentEntry(): LayerEntry {
  const { layer, key } = (history.state ?? {}) as { layer?: unknown; key?: unknown };
  return { depth: typeof layer === 'number' ? layer : 0, key, href: location.href };
}

/** What closes the open layers, the uppermost last. */
const open: (() => void)[] = [];

/** The entry that is shown. */
let shown: LayerEntry = { depth: 0, key: undefined, href: '' };

function onPopState(event: PopStateEvent): void {
  const left = shown;
  shown = presentEntry();
  if (left.key !== shown.key || left.depth === shown.depth) {
    // Another page, or another place on it: nothing may cover it.
    for (const close of open.splice(0).toReversed()) close();
    return;
  }
  event.stopImmediatePropagation();
  if (left.href !== shown.href) {
    // The page's address has changed since its layer was opened, such as its language.
    history.replaceState(history.state, '', left.href);
    shown = presentEntry();
  }
  if (left.depth < shown.depth) {
    // What stood there has been closed.
    history.go(1);
    return;
  }
  // At least the uppermost: fewer may be open than there were when the entry was made.
  const closing = open.splice(Math.min(shown.depth, open.length - 1));
  for (const close of closing.toReversed()) close();
  if (closing.length === 0) history.go(-1 - shown.depth);
}

/**
 * Follows the browser's Back and Forward. To be called once, before the router listens to them.
 *
 * @param subscribe calls back whenever something else may have changed the entry that is shown
 */
export function watchHistory(subscribe: (onChange: () => void) => void): void {
  shown = presentEntry();
  // Capturing, so that it comes before the router's.
  window.addEventListener('popstate', onPopState, { capture: true });
  subscribe(() => {
    shown = presentEntry();
  });
}

function opened(close: () => void): void {
  open.push(close);
  // Otherwise it is the entry of a layer that was closed by other means.
  if (presentEntry().depth < open.length)
    try {
      history.pushState({ ...(history.state as object | null), layer: open.length }, '');
    } catch {
      // Safari allows a hundred in half a minute: Back leaves the page.
    }
  shown = presentEntry();
}

function closed(close: () => void): void {
  const index = open.lastIndexOf(close);
  if (index !== -1) open.splice(index, 1);
}

/**
 * Makes Back close something while it is open.
 *
 * @param onClose called when Back closes it
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => onBack();
    opened(close);
    return () => closed(close);
  }, [isOpen]);
}
