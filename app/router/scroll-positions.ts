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
 * How far the window was scrolled when it was last looked at, px: to look lays out the page, which at a press takes as long as the
 * answer to it.
 */
let lastSeen: number | undefined;

/** Looks at where the window stands; called when it has been scrolled. */
export function seeScrollPosition(): void {
  lastSeen = window.scrollY;
}

/** Remembers where the entry stands, as last seen. */
export function keepScrollPosition(key: string): void {
  if (lastSeen === undefined) seeScrollPosition();
  positions ??= read();
  positions[key] = lastSeen ?? 0;
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
