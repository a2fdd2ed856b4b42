/** What the router keeps in an entry of the browser's history. Others may add to it (`app/ui/back-closes.ts`). */
export interface Entry {
  /** Name of the entry; it stays when the entry's address is replaced. */
  key: string;
  /** 0 for the entry that the visit began with. */
  index: number;
  /** What the link handed over; null if nothing. */
  state: unknown;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Reads `history.state`; undefined for an entry that the router has not written. */
export function entryOf(historyState: unknown): Entry | undefined {
  const { key, index, state } = (historyState ?? {}) as Partial<Entry>;
  return typeof key === 'string' && typeof index === 'number'
    ? { key, index, state: state ?? null }
    : undefined;
}

/**
 * Writes an address into the browser's history. As in a browser, the address that stands there already makes no second entry.
 *
 * @param href the address, absolute
 * @param present what the router knows of the present entry, should the browser's have no name
 * @returns the entry as it was written
 */
export function writeEntry(
  href: string,
  arrival: 'push' | 'replace',
  target: Entry,
  present: Entry,
): Entry {
  if (arrival === 'push' && href !== location.href) {
    history.pushState(target, '', href);
    return target;
  }
  // The entry stays itself, with what others have written into it.
  const kept = { ...(entryOf(history.state) ?? present), state: target.state };
  history.replaceState({ ...(history.state as object | null), ...kept }, '', href);
  return kept;
}

/**
 * Whether the browser stands at the entry of a place that is shown. Not while Back or Forward leads away: they have changed the
 * entry before the page follows.
 */
export const isPresent = ({ key }: Pick<Entry, 'key'>): boolean =>
  (entryOf(history.state)?.key ?? key) === key;

/** Whether the history holds an earlier entry of this visit. */
export const canGoBack = (): boolean => (entryOf(history.state)?.index ?? 0) > 0;
