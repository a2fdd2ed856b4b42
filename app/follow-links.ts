import type { Router } from '#app/router/router.ts';
import { isForBrowser } from '#app/router/is-for-browser.ts';
import { linkState } from '#app/i18n/localized-link.tsx';
import { prefetchPageData } from '#app/shared/page/load-data.ts';
import { withPoint } from '#app/shared/operating-point/point.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { afterPress } from '#app/ui/after-press.ts';

import { switchHref } from '#contract/address.ts';

import { linkOf, pageOf } from './links.ts';
import { preloadPageModules } from './page-modules.ts';
import { pageAt } from './pages.ts';

/** How long the pointer or the focus rests on a link before its page is fetched, ms: most only cross it. */
const REST_MS = 30;

/**
 * Follows the links of the whole document within the application, and fetches data and code of the page that a link leads to: at once
 * when it is touched, after a moment when it is pointed at or focused.
 *
 * @returns a function that ends it
 */
export function followLinks(router: Router<unknown>): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const follow = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const page = link && pageOf(link);
    if (!link || page === undefined || isForBrowser(event)) return;
    event.preventDefault();
    afterPress(link, () => {
      if ('languageSwitch' in link.dataset) {
        const language = link.hreflang === 'en' ? 'en' : 'ko';
        return router.changeQuery((search) => switchHref(search, language), { everyPage: true });
      }
      if ('inPlace' in link.dataset)
        return router.navigate(page, { replace: true, preventScrollReset: true });
      return router.navigate(withPoint(page, latestPoint()), { state: linkState(link) });
    });
  };

  let pointedAt: HTMLAnchorElement | undefined;
  let timer = 0;
  const point = ({ type, target }: Event) => {
    const isTouch = type === 'touchstart';
    const link = linkOf(target);
    // A touch may try again what did not come.
    if (link === pointedAt && !isTouch) return;
    pointedAt = link;
    clearTimeout(timer);
    const page = link && pageOf(link);
    if (page === undefined) return;
    const fetchPage = () => {
      prefetchPageData(page);
      // Fetched, not run: running it would hold up a press.
      preloadPageModules(pageAt(page.replace(/[?#].*$/, '')).id);
    };
    if (isTouch) fetchPage();
    else timer = window.setTimeout(fetchPage, REST_MS);
  };

  document.addEventListener('click', follow, { signal });
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, point, { passive: true, signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
