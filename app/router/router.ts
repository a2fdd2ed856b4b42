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

/** All that is rendered: what is shown, where a move that is under way leads, and what is rendered hidden. */
export interface Snapshot<Page> {
  shown: Shown<Page>;
  /**
   * Names the rendering of the page: the same while an address changes in place, another one where a prepared page has taken over
   * (the key of its place).
   */
  rendering: string;
  next?: Place;
  /** What a link leads to that is likely to be pressed: rendered already, and hidden. */
  prepared?: Shown<Page>;
}

/**
 * Finds the page of an address, another address to show instead, or one whose document is to be opened, as it cannot be shown here.
 *
 * @param before what is shown while the move is under way, of which the answer may take over parts
 * @param reached how the visitor comes to the address; `ahead` if nobody has asked for it yet: nothing may be stored for it
 * @throws what keeps the page from coming; it is shown in the page's place
 */
export type Resolve<Page> = (
  url: URL,
  before?: { url: URL; page: Page },
  reached?: Arrival | 'ahead',
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
 * Moves to an address, or by a number of entries of the history.
 *
 * @returns settles once the address is shown, or a later move has taken over; at once for a number
 */
export type Navigate = (
  to: string | AddressParts | number,
  options?: NavigateOptions,
) => Promise<void>;

export interface Router<Page> {
  readonly snapshot: Snapshot<Page>;
  /** Calls back at every change. */
  subscribe: (listener: (snapshot: Snapshot<Page>) => void) => () => void;
  navigate: Navigate;
  /**
   * Renders the page of an address hidden, as a link to it is pointed at: `navigate` without options shows it at once. Until
   * then, or until another move or address or `unprepare`, it stays. Nothing happens where it leads elsewhere or does not come.
   */
  prepare: (address: string) => Promise<void>;
  /** Drops what is prepared, or about to be: it is not going to be pressed. */
  unprepare: () => void;
  /** Whether `navigate` would show the address at once. */
  isPrepared: (address: string) => boolean;
  /** Shows another address in the present entry than the document was rendered for, scrolled as it was left before a reload. */
  showPresent: (address: string) => Promise<void>;
  /** To be called when an entry has come onto the screen: how the window is scrolled is its position from here on. */
  displays: (key: string) => void;
  /** To be called before something else takes the place of the page shown: its position stays what it is now. */
  cover: () => void;
  /** To be called when the page shown is in view again, or the next one is: it is scrolled as it was. */
  uncover: () => void;
  /**
   * To be called when a script has scrolled the window.
   *
   * @param isLaidOut the layout is up to date: the position is read at once, not after the next frame
   */
  scrolled: (isLaidOut?: boolean) => void;
  /** Follows the browser's Back and Forward until the returned function is called. */
  listen: () => () => void;
}

interface MoveOptions {
  /** Leaves the window scrolled as it is. */
  keepScroll?: boolean;
  /** The browser has just made the entry, for a place on the page whose link was pressed. */
  isNew?: boolean;
  /** How far the window was scrolled when the entry was left, px from the top. */
  left?: number | undefined;
}

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

/** Name of the rendering that the document came with. */
export const FIRST_RENDERING = '';

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
    rendering: FIRST_RENDERING,
    shown: {
      place: placeOf(start.url, entry),
      arrival: 'history',
      page: start.page,
      keepScroll: true,
    },
  };
  /** The last page that came, and where. */
  let latest = { url: start.url, page: start.page };
  const listeners = new Set<(snapshot: Snapshot<Page>) => void>();
  let latestMove = 0;
  /** The move under way ends with another document. */
  let opensDocument = false;
  /** Settles the move that is under way: a later one has taken over. */
  let giveUp = (): void => undefined;
  /** The address that was last to be prepared. */
  let wanted: string | undefined;

  function show(next: Snapshot<Page>): void {
    snapshot = next;
    for (const listener of listeners) listener(next);
  }

  /** The entry on the screen. What is shown next is rendered for some frames before it is. */
  let displayed = entry.key;
  let isCovered = false;
  const keepPosition = () => {
    if (!isCovered) keepScrollPosition(displayed);
  };
  const onScroll = () => noteScroll(keepPosition);

  async function move(
    to: AddressParts,
    arrival: Arrival,
    target: Entry,
    {
      keepScroll = false,
      isNew = false,
      left = arrival === 'history' ? scrollPositionOf(target.key) : undefined,
    }: MoveOptions = {},
  ): Promise<void> {
    const number = ++latestMove;
    giveUp();
    const givenUp = new Promise<undefined>((settle) => {
      giveUp = () => settle(undefined);
    });
    const place = placeOf(to, target);
    const { shown, rendering } = snapshot;
    wanted = undefined;
    show({ shown, rendering, next: place });
    let outcome: Awaited<ReturnType<Resolve<Page>>> | { failure: { error: unknown } } | undefined;
    try {
      outcome = await Promise.race([
        resolve(urlOf(place), latest, isNew ? 'push' : arrival),
        givenUp,
      ]);
    } catch (error) {
      outcome = { failure: { error } };
    }
    if (!outcome || number !== latestMove) return;
    if ('redirect' in outcome) {
      // By Back and Forward the browser stands at the entry already.
      if (arrival === 'history') history.replaceState(history.state, '', outcome.redirect);
      return move(urlOf(outcome.redirect), arrival, target, { keepScroll, isNew, left });
    }
    if ('document' in outcome) {
      openDocument(urlOf(outcome.document), arrival);
      return;
    }
    const written = arrival === 'history' ? target : write(place, arrival, target);
    if (!written) return;
    entry = written;
    place.key = entry.key;
    if ('page' in outcome) latest = { url: urlOf(place), page: outcome.page };
    const before = shown.place;
    show({
      rendering,
      shown: { place, arrival, before, keepScroll, left, page: latest.page, ...outcome },
    });
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

  function preparedAt({ href }: URL): Shown<Page> | undefined {
    const { prepared } = snapshot;
    return prepared && urlOf(prepared.place).href === href ? prepared : undefined;
  }

  function showPrepared(prepared: Shown<Page>): void {
    latestMove += 1;
    giveUp();
    wanted = undefined;
    const { place, page } = prepared;
    const written = write(place, 'push', { key: place.key, index: entry.index + 1, state: null });
    if (!written) return;
    entry = written;
    latest = { url: urlOf(place), page };
    show({ rendering: place.key, shown: prepared });
  }

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
      const isPlain = !replace && state === null && !preventScrollReset;
      const prepared = isPlain ? preparedAt(url) : undefined;
      if (prepared) {
        showPrepared(prepared);
        return;
      }
      const index = entry.index + (replace ? 0 : 1);
      const arrival = replace ? 'replace' : 'push';
      await move(url, arrival, { key: newKey(), index, state }, { keepScroll: preventScrollReset });
    },
    async prepare(address) {
      const url = urlOf(address);
      if (snapshot.next || url.href === wanted) return;
      wanted = url.href;
      const outcome = await resolve(url, latest, 'ahead').catch(() => undefined);
      if (wanted !== url.href) return;
      if (!outcome || !('page' in outcome)) {
        // The next time that the link is pointed at it is tried again.
        wanted = undefined;
        return;
      }
      const place = placeOf(url, { key: newKey(), index: 0, state: null });
      const before = snapshot.shown.place;
      const prepared: Shown<Page> = {
        place,
        arrival: 'push',
        before,
        keepScroll: false,
        ...outcome,
      };
      show({ ...snapshot, prepared });
    },
    unprepare() {
      wanted = undefined;
      if (!snapshot.prepared) return;
      const { prepared: _, ...rest } = snapshot;
      show(rest);
    },
    isPrepared: (address) => preparedAt(urlOf(address)) !== undefined,
    showPresent(address) {
      history.replaceState(entry, '', address);
      return move(urlOf(address), 'history', entry);
    },
    displays(key) {
      displayed = key;
    },
    cover() {
      keepPosition();
      isCovered = true;
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
        void move(location, 'history', target, { isNew: !known });
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
        const { shown, rendering } = snapshot;
        if (event?.persisted && opensDocument) show({ shown, rendering });
        opensDocument = false;
      };
      onPageShow();
      // The browser may have scrolled before, when a position was restored.
      requestAnimationFrame(() => void setTimeout(keepPosition));
      if (!entryOf(history.state)) history.replaceState(entry, '');
      window.addEventListener('popstate', onPopState);
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
