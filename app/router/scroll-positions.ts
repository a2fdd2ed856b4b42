/**
 * How far each entry of the history was scrolled, kept for the tab's session: the browser itself restores a position only
 * where a whole document is loaded.
 */
const STORAGE_KEY = 'gamasan.scroll';

let positions: Record<string, number> | undefined;

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {}; // storage refused, or written by something else
  }
}

/**
 * How far the window is scrolled, px; undefined where it may have been scrolled since it was looked at. To look lays out the page:
 * at a press that takes as long as the answer to it, after a frame it takes nothing.
 */
let seen: number | undefined;
/** Whether it is going to be looked at. */
let isScheduled = false;

/** To be called where the window may stand elsewhere than where it was last seen. */
export function forgetPosition(): void {
  seen = undefined;
}

/**
 * To be called when the window has been scrolled, and by a script that scrolls it, since the `scroll` event comes only with the next frame.
 * The position is read after the next frame, or earlier if it is asked for.
 */
export function noteScroll(then: () => void): void {
  forgetPosition();
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isScheduled = false;
      then();
    }),
  );
}

/** Remembers where the entry stands now, px from the top. */
export function keepScrollPosition(key: string): void {
  seen ??= window.scrollY;
  positions ??= read();
  positions[key] = seen;
}

/** Where the entry stood when it was left, px from the top; undefined for one that was not shown in this tab. */
export function scrollPositionOf(key: string): number | undefined {
  positions ??= read();
  const position = positions[key];
  return typeof position === 'number' ? position : undefined;
}

/** Writes the positions down, for when the tab comes back to this site. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions ?? {}));
  } catch {
    // Storage refused: the positions end with the document.
  }
}
