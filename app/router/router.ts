/**
 * Moves within the site without loading a document: answers every address with a page, keeps the browser's history, and
 * lets the latest of several moves win. What a page is, the application says (`Resolve`).
 */
import { type Entry, entryOf, newKey, writeEntry } from './history-entry.ts';
import { reloadOnce } from './reload-once.ts';
import {
  forgetPosition,
  keepScrollPosition,
  noteScroll,
  scrollPositionOf,
  storeScrollPositions,
} from './scroll-positions.ts';

/** An address of the site as an entry of the browser's history. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Name of the entry; it stays when the entry's address is replaced. */
  key: string;
  /** What the link handed over; null if nothing. */
  state: unknown;
}

/** How a place was reached: by a link, in place of another one, or by Back, Forward or the beginning of the visit. */
export type Arrival = 'push' | 'replace' | 'history';

/** What is shown. */
export interface Shown<Page> {
  place: Place;
  arrival: Arrival;
  /** What was shown before; nothing at the beginning of the visit. */
  before?: Place;
  /** The page of the place; the last one that came where this one did not. */
  page: Page;
  /** Why the page of the place did not come. */
  failure?: { error: unknown };
  /** Whether the window stays scrolled as it is. */
  keepScroll: boolean;
  /** After Back or Forward: how far the window was scrolled when this entry was left, px from the top. */
  left?: number | undefined;
}

/** All that is rendered: the page shown and, while a move is slow, where it leads. */
export interface Snapshot<Page> {
  shown: Shown<Page>;
  /** The destination of a move whose page has not come within `SLOW_MS`. */
  awaited?: Place | undefined;
}

/**
 * Finds the page of an address, another address to show instead, or one whose document is to be opened, as it cannot be shown here.
 *
 * @param before what is shown while the move is under way, of which the answer may take over parts
 * @throws what keeps the page from coming; it is shown in the page's place
 */
export type Resolve<Page> = (
  url: URL,
  before?: { url: URL; page: Page },
  arrival?: Arrival,
) => Promise<{ page: Page } | { redirect: string } | { document: string }>;

export type AddressParts = Pick<Place, 'pathname' | 'search' | 'hash'>;

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. A move to the address of that entry never adds one. */
  replace?: boolean;
  state?: unknown;
  /** Leaves the window scrolled as it is. */
  preventScrollReset?: boolean;
}

/**
 * Moves to an address, or by a number of entries of the history. A change of the query that is under way comes first, so that Back
 * finds it.
 *
 * @returns settles once the address is on the screen, or a later move has taken over; at once for a number
 */
export type Navigate = (
  to: string | AddressParts | number,
  options?: NavigateOptions,
) => Promise<void>;

export interface ChangeQueryOptions {
  /** Part of the page that the change belongs to: `#finder`. */
  hash?: string;
  /** Makes an entry in the history of its own; otherwise Back leads to the page before, not through every change. */
  push?: boolean;
  /** The change is not of this page alone: a page that has been asked for, and has not come yet, takes it too. */
  everyPage?: boolean;
}

/**
 * Changes the query of the address in place. `update` gets the latest one asked for, with `?` or empty: of two boxes ticked in one
 * breath the second must not forget the first, though neither is shown yet.
 *
 * @returns settles once the change is on the screen, or a later move has taken over
 */
export type ChangeQuery = (
  update: (search: string) => string,
  options?: ChangeQueryOptions,
) => Promise<void>;

export interface Router<Page> {
  readonly snapshot: Snapshot<Page>;
  /** Calls back at every change. */
  subscribe: (listener: () => void) => () => void;
  navigate: Navigate;
  changeQuery: ChangeQuery;
  /** Shows another address in the present entry than the document was rendered for, scrolled as it was left before a reload. */
  showPresent: (address: string) => Promise<void>;
  /** To be called when an entry has come onto the screen: how the window is scrolled is its position from here on. */
  displays: (key: string) => void;
  /** To be called when the page shown is in view again, or the next one is: it is scrolled as it was. */
  uncover: () => void;
  /**
   * To be called when a script has scrolled the window.
   *
   * @param isLaidOut the layout is up to date: the position is read at once, not after the next frame
   */
  scrolled: (isLaidOut?: boolean) => void;
  /** Follows the browser's Back and Forward, and Escape, until the returned function is called. */
  listen: () => () => void;
}

/** A move that is under way. */
interface Move {
  to: AddressParts;
  arrival: Arrival;
  /** The entry that it makes, changes or leads to. */
  target: Entry;
  /** Leaves the window scrolled as it is. */
  keepScroll?: boolean;
  /** The browser has just made the entry, for a place on the page whose link was pressed. */
  isNew?: boolean;
  /** How far the window was scrolled when the entry was left, px from the top. */
  left?: number | undefined;
}

/** A move that takes longer says that it is under way, ms. */
const SLOW_MS = 300;

const placeOf = ({ pathname, search, hash }: AddressParts, { key, state }: Entry): Place => ({
  pathname,
  search,
  hash,
  key,
  state,
});

const withoutHash = ({ href }: URL): string => href.split('#', 1)[0] ?? href;

/** The address of a move. In parts, a path that begins with `//` is a path; a string `//name` names another host, as in a browser. */
function urlOf(to: string | AddressParts): URL {
  if (typeof to === 'string') return new URL(to, location.href);
  const url = new URL(location.origin);
  url.pathname = to.pathname;
  url.search = to.search;
  url.hash = to.hash;
  return url;
}

/** The move that the tab's router has under way, until its address is the browser's. */
let underWay: Move | undefined;

/** The address that was last asked for, which the browser may not show yet. */
export const latestAddress = (): AddressParts => underWay?.to ?? location;

/**
 * @param start.url the address that the document was rendered for
 * @param start.historyState of the browser's present entry, if there is one
 */
export function createRouter<Page>(
  start: { url: URL; page: Page; historyState?: unknown },
  resolve: Resolve<Page>,
): Router<Page> {
  let entry = entryOf(start.historyState) ?? { key: newKey(), index: 0, state: null };
  let snapshot: Snapshot<Page> = {
    shown: {
      place: placeOf(start.url, entry),
      arrival: 'history',
      page: start.page,
      keepScroll: true,
    },
  };
  /** The last page that came, and where. */
  let latest = { url: start.url, page: start.page };
  const listeners = new Set<() => void>();
  /** The move under way ends with another document. */
  let opensDocument = false;
  /** Settles what waits for the move that is under way: a later one has taken over, or it is on the screen. */
  let settle = (): void => undefined;
  /** Settles once the browser has the address of the move that is under way, or a later move has taken over. */
  let written = Promise.resolve();
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Snapshot<Page>): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /** The entry on the screen. What is shown next is rendered for some frames before it is. */
  let displayed = entry.key;
  /** Something stands in the place of the page: its position stays what it is. */
  let isCovered = false;
  const keepPosition = () => {
    if (!isCovered) keepScrollPosition(displayed);
  };
  const onScroll = () => noteScroll(keepPosition);

  /** Says where the move under way leads, once it is slow and until its page is rendered: to show this then would make React begin again. */
  function showAwaited(): void {
    if (!underWay) return;
    const { shown } = snapshot;
    if (underWay.to.pathname !== shown.place.pathname) {
      keepPosition();
      isCovered = true;
    }
    show({ shown, awaited: placeOf(underWay.to, underWay.target) });
  }

  /** No move is under way any more: its page has come, or it was given up. */
  function finish(shown: Shown<Page>): void {
    underWay = undefined;
    clearTimeout(slowTimer);
    slowTimer = undefined;
    show({ shown });
  }

  function giveUp(): void {
    opensDocument = false;
    finish(snapshot.shown);
    settle();
  }

  /** @returns settles once the move is on the screen, or has ended otherwise */
  function begin(move: Move): Promise<void> {
    underWay = move;
    settle();
    // One clock for a move and those that take over from it.
    if (snapshot.awaited) showAwaited();
    else slowTimer ??= setTimeout(showAwaited, SLOW_MS);
    const settled = new Promise<void>((resolved) => {
      settle = resolved;
    });
    written = Promise.race([follow(move), settled]);
    return settled;
  }

  async function follow(move: Move): Promise<void> {
    const { to, arrival, target, keepScroll = false, isNew = false } = move;
    const { left = arrival === 'history' ? scrollPositionOf(target.key) : undefined } = move;
    const place = placeOf(to, target);
    const before = snapshot.shown.place;
    let outcome: Awaited<ReturnType<Resolve<Page>>> | { failure: { error: unknown } };
    try {
      outcome = await resolve(urlOf(place), latest, isNew ? 'push' : arrival);
    } catch (error) {
      outcome = { failure: { error } };
    }
    if (move !== underWay) return;
    if ('redirect' in outcome) {
      // By Back and Forward the browser stands at the entry already.
      if (arrival === 'history') history.replaceState(history.state, '', outcome.redirect);
      underWay = { ...move, to: urlOf(outcome.redirect), left };
      return follow(underWay);
    }
    if ('document' in outcome) {
      openDocument(urlOf(outcome.document), arrival);
      return;
    }
    const present = arrival === 'history' ? target : write(place, arrival, target);
    if (!present) return;
    entry = present;
    place.key = entry.key;
    if ('page' in outcome) latest = { url: urlOf(place), page: outcome.page };
    finish({ place, arrival, before, keepScroll, left, page: latest.page, ...outcome });
  }

  function openDocument(url: URL, arrival: Arrival): void {
    opensDocument = true;
    // The browser would only scroll to another place of the document that it shows, and do nothing at the same one.
    if (withoutHash(url) === withoutHash(urlOf(location.href))) {
      history.replaceState(history.state, '', url.href);
      reloadOnce();
    } else if (arrival === 'push') location.assign(url.href);
    else location.replace(url.href);
  }

  /**
   * Stores the position of scrolling of the entry that is left, and writes a place into the history before it is shown. Undefined where the
   * browser refuses, as Safari does after a hundred changes in half a minute: the document of the place is opened.
   */
  function write(
    place: Place,
    arrival: Exclude<Arrival, 'history'>,
    target: Entry,
  ): Entry | undefined {
    keepPosition();
    try {
      return writeEntry(urlOf(place).href, arrival, target, entry);
    } catch {
      openDocument(urlOf(place), arrival);
      return undefined;
    }
  }

  /** Whether the move under way changes the page shown, and leads to no other. */
  const isInPlace = () => underWay?.to.pathname === location.pathname;

  const targetOf = (replace: boolean, state: unknown): Entry => ({
    key: newKey(),
    index: entry.index + (replace ? 0 : 1),
    state,
  });

  return {
    get snapshot() {
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to, { replace = false, state = null, preventScrollReset = false } = {}) {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const url = urlOf(to);
      if (url.origin !== location.origin) {
        location.assign(url);
        return;
      }
      if (isInPlace() && underWay?.arrival !== 'history') await written;
      await begin({
        to: url,
        arrival: replace ? 'replace' : 'push',
        target: targetOf(replace, state),
        keepScroll: preventScrollReset,
      });
    },
    async changeQuery(update, { hash, push = false, everyPage = false } = {}) {
      const pending = isInPlace() || everyPage ? underWay : undefined;
      const from = pending?.to ?? location;
      const search = update(from.search);
      if (search === from.search) return;
      const isPush = push || pending?.arrival === 'push';
      const { state } = pending?.target ?? snapshot.shown.place;
      await begin({
        to: { pathname: from.pathname, search, hash: hash ?? from.hash },
        arrival: isPush ? 'push' : 'replace',
        target: targetOf(!isPush, state),
        keepScroll: !pending || isInPlace(),
      });
    },
    showPresent(address) {
      history.replaceState(entry, '', address);
      return begin({ to: urlOf(address), arrival: 'history', target: entry });
    },
    displays(key) {
      displayed = key;
      if (!underWay) settle();
    },
    uncover() {
      isCovered = false;
      forgetPosition();
      window.scrollTo(0, scrollPositionOf(displayed) ?? 0);
    },
    scrolled(isLaidOut = false) {
      onScroll();
      if (isLaidOut) keepPosition();
    },
    listen() {
      const onPopState = () => {
        const known = entryOf(history.state);
        // An entry that the browser has made for a place on the page gets a name of its own.
        const target = known ?? { key: newKey(), index: entry.index + 1, state: null };
        const { pathname, search } = snapshot.shown.place;
        if (!known || location.pathname !== pathname || location.search !== search)
          forgetPosition();
        if (known) keepPosition();
        else {
          // The browser has scrolled there: from here on the position is that of the place, though the page is still to follow.
          history.replaceState(target, '');
          displayed = target.key;
        }
        void begin({ to: urlOf(location), arrival: 'history', target, isNew: !known });
      };
      // As the browser's Stop: the page and its address stay. After Back and Forward the address is the next one already.
      const onKeyDown = ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && snapshot.awaited && underWay?.arrival !== 'history') giveUp();
      };
      const onPageHide = () => {
        keepPosition();
        storeScrollPositions();
        // A reload, or a way back from another site, is the browser's to restore.
        history.scrollRestoration = 'auto';
      };
      const onPageShow = (event?: PageTransitionEvent) => {
        history.scrollRestoration = 'manual';
        // The browser has brought the page back after a document that was opened by a move: that move is over.
        if (event?.persisted && opensDocument) giveUp();
        opensDocument = false;
      };
      onPageShow();
      // The browser may have scrolled before, when a position was restored.
      requestAnimationFrame(() => void setTimeout(keepPosition));
      if (!entryOf(history.state)) history.replaceState(entry, '');
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('popstate', onPopState, { signal });
      window.addEventListener('keydown', onKeyDown, { signal });
      window.addEventListener('scroll', onScroll, { passive: true, signal });
      window.addEventListener('pagehide', onPageHide, { signal });
      window.addEventListener('pageshow', onPageShow, { signal });
      return () => listening.abort();
    },
  };
}
