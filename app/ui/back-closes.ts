/**
 * The browser's Back closes what is open over the page (preview, viewer, menu, search, lists) before it leaves the page.
 *
 * Opening adds an entry to the browser's history that differs from the page's own only by a mark in its state. Going back to
 * the page's entry closes the uppermost layer, and the router is not told: its address has not changed. What is closed
 * otherwise, by Escape or its button, leaves its entry behind: going back at once by script could overtake a press that
 * follows. Back then goes one entry further.
 */
import { useEffect, useRef } from 'react';

/** How many layers were open where an entry was added; 0 at a page's own entry. */
const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer;
  return typeof depth === 'number' ? depth : 0;
};

/** The router's name of a page's entry; its layers carry the same. */
const keyOf = (state: unknown): unknown => (state as { key?: unknown } | null)?.key;

/** What closes the open layers, the uppermost last. */
const open: (() => void)[] = [];

/** The entry that is shown, as far as layers go. */
let shown = { depth: 0, key: undefined as unknown, href: '' };
let listens = false;

const look = (): typeof shown => ({
  depth: depthOf(history.state),
  key: keyOf(history.state),
  href: location.href,
});

function onPopState(event: PopStateEvent): void {
  const left = shown;
  shown = look();
  const isSamePage = left.key === shown.key && left.href === shown.href;
  if (!isSamePage || left.depth === shown.depth) {
    // Another page: nothing may cover it.
    for (const close of open.splice(0).toReversed()) close();
    return;
  }
  event.stopImmediatePropagation();
  if (left.depth < shown.depth) return; // Forward, onto the entry of what has been closed
  const close = open.pop();
  if (close) close();
  else history.go(-1 - shown.depth);
}

function opened(close: () => void): void {
  if (!listens) {
    listens = true;
    // Capturing, so that it comes before the router's.
    window.addEventListener('popstate', onPopState, { capture: true });
  }
  open.push(close);
  shown = look();
  if (shown.depth >= open.length) return; // the entry of one that was closed otherwise
  history.pushState({ ...(history.state as object | null), layer: open.length }, '');
  shown = look();
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
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => latest.current();
    opened(close);
    return () => closed(close);
  }, [isOpen]);
}
