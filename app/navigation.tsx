import { useEffect } from 'react';
import { isForBrowser } from '#app/router/is-for-browser.ts';
import { useLocation, useRouter } from '#app/router/router-provider.tsx';

import { askedPage, languageOf, switchHref } from '#contract/address.ts';

import {
  latestMove,
  moveTo,
  type MoveOptions,
  onceArrived,
} from '#app/shared/address/change-query.ts';
import { linkState } from '#app/i18n/localized-link.tsx';
import { prefetchPageData } from '#app/shared/page/load-data.ts';
import { withPoint } from '#app/shared/operating-point/point.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { afterPress } from '#app/ui/after-press.ts';

import { fetchesAhead, linkOf, linksInView, pageOf } from './links.ts';
import { preloadPageModules } from './page-modules.ts';
import { pageAt, PAGES } from './pages.ts';

/** How many pages in view are fetched ahead. */
const MAX_AHEAD = 8;
/**
 * Pages whose code is fetched only when a link to them is pointed at, focused or touched. The inquiry form's is the largest, 12 kB, and
 * links to it stand on nearly every page.
 */
const NOT_AHEAD: ReadonlySet<string> = new Set(['contact', 'support']);
/** Pages that are rendered ahead: those between which a visitor of the catalogue moves, and whose styles concern nothing around them. */
const PRERENDERED: ReadonlySet<string> = new Set(['category', 'subcategory', 'product']);
/** How long the pointer or the focus rests on a link before its page is fetched, and after that before it is rendered, ms: most only cross a link. */
const REST_MS = { fetch: 30, render: 100 };
/** How long after a page has come the links in view are looked at, ms: its own pictures come first. */
const QUIET_MS = 400;
/** The same once scrolling has stopped, ms. */
const SCROLLED_MS = 150;

/**
 * Follows the links of the whole document within the application, and fetches data and code of the pages that they lead to: at once
 * for a link that is touched; after a moment for one that is pointed at or focused; for links in view when there is nothing else to
 * do (code only for those in the page's content, and nothing where the visitor asks to save data). A page of the catalogue whose link
 * is touched, pointed at or focused is rendered ahead too.
 */
export function Navigation() {
  const router = useRouter();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || pageOf(link) === undefined || isForBrowser(event)) return;
      event.preventDefault();
      const move = () =>
        onceArrived(() => {
          const { address, ...options } = moveOf(link);
          moveTo(router.navigate, parsePath(address), options);
        });
      // Little is left to do for a page that is rendered ahead. If React has not finished it yet, the press finishes it.
      if (router.isPrepared(moveOf(link).address)) move();
      else afterPress(move);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    let pointedAt: HTMLAnchorElement | undefined;
    let timer = 0;
    const point = (event: Event) => {
      const link = linkOf(event.target);
      // A touch may try again what did not come.
      if (link === pointedAt && !isTouch(event)) return;
      pointedAt = link;
      clearTimeout(timer);
      const page = link && pageOf(link);
      if (!link || page === undefined) return;
      const fetchPage = () => {
        prefetchPageData(page);
        codeOf(page).preload();
      };
      const renderPage = () => {
        if (fetchesAhead() && canPrerender(link)) void router.prepare(moveOf(link).address);
      };
      if (isTouch(event)) {
        // A finger is lifted some tenth of a second later, which is enough for most of it.
        fetchPage();
        renderPage();
      } else
        timer = window.setTimeout(() => {
          fetchPage();
          // Looked at then: a press may have led there meanwhile.
          timer = window.setTimeout(renderPage, REST_MS.render);
        }, REST_MS.fetch);
    };
    // A finger that scrolls begins on links too: the browser cancels its press once it takes the movement for scrolling.
    const cancel = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      pointedAt = undefined;
      clearTimeout(timer);
      router.unprepare();
    };
    const options = { passive: true };
    const types = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, point, options);
    document.addEventListener('pointercancel', cancel);
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, point);
      document.removeEventListener('pointercancel', cancel);
    };
  }, [router]);

  useEffect(() => {
    if (!fetchesAhead()) return undefined;
    let idle = 0;
    let timer = 0;
    const lookWithin = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        // Safari has no idle callback; a timer does.
        const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
        idle = whenIdle(() => {
          const { content, menu } = linksInView(pathname + search);
          const pages = [...content, ...menu].slice(0, MAX_AHEAD);
          // One at a time: eight at once keep a slow phone from answering for a tenth of a second.
          const next = () => {
            const page = pages.shift();
            if (page === undefined) return;
            prefetchPageData(page);
            // Fetched, not run: running it would hold up a press. Of the menu it comes when a link is pointed at or touched: of
            // all kinds of pages it would be a sixth of what a page runs.
            const id = idOf(page);
            if (content.includes(page) && !NOT_AHEAD.has(id)) preloadPageModules(id);
            idle = whenIdle(next);
          };
          next();
        });
      }, delay);
    };
    const onScroll = () => lookWithin(SCROLLED_MS);
    lookWithin(QUIET_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback?.(idle);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pathname, search]);

  return null;
}

/**
 * Where a link leads now. The language switch turns the address that was last asked for, and pages that carry the operating
 * point get the latest one, whatever the link was rendered with.
 */
function moveOf(link: HTMLAnchorElement): { address: string } & MoveOptions {
  if ('languageSwitch' in link.dataset) {
    const { to, push, state } = latestMove();
    const language = link.hreflang === 'en' ? 'en' : 'ko';
    const address = switchHref(to.pathname + to.search + to.hash, language);
    // In the present entry: with one of its own, the first Back would show the same page, in the new language too. A page that is under
    // way keeps the entry that it was asked for with.
    return { address, push, state, preventScrollReset: to.pathname === location.pathname };
  }
  return { address: withPoint(pageOf(link) ?? '/', latestPoint()), state: linkState(link) };
}

const isTouch = (event: Event) =>
  event.type === 'touchstart' || (event as Partial<PointerEvent>).pointerType === 'touch';

/** Whether a link leads to another page of the catalogue, in the language shown, that can be rendered ahead. */
function canPrerender(link: HTMLAnchorElement): boolean {
  const { pathname, search } = new URL(link.href);
  return (
    (pathname !== location.pathname || askedPage(search) !== askedPage(location.search)) &&
    languageOf(search) === languageOf(location.search) &&
    linkState(link) === undefined &&
    PRERENDERED.has(pageAt(pathname).id)
  );
}

/** An address in its parts, as the browser's own location has them. */
function parsePath(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash };
}

const idOf = (page: string) => pageAt(page.replace(/[?#].*$/, '')).id;

const codeOf = (page: string) => PAGES[idOf(page)].code;
