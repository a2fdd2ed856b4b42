import {
  type ReactNode,
  startTransition,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

import { forgetAnswered } from '#app/prelude/clicks.ts';
import { rememberControls, replayControls } from '#app/prelude/controls.ts';
import { addressShown } from '#app/prelude/hydration.tsx';
import type { DocumentStart, ExpectedFile } from '#app/prelude/start.ts';
import { reloadOnce } from '#app/router/reload-once.ts';
import { createRouter, type Router } from '#app/router/router.ts';
import { keptPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { openedWithPoint } from '#app/shared/operating-point/point.ts';
import { loadDataFile } from '#app/shared/page/load-data.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';
import { afterLoadWhenIdle } from '#app/shared/page/when-idle.ts';
import { watchHistory } from '#app/ui/back-closes.ts';
import { keepFocusInView } from '#app/ui/focus-in-view.ts';

import { Site } from './document.tsx';
import { followLinks } from './follow-links.ts';
import { setModuleList } from './page-modules.ts';
import { pageAt, PAGES } from './pages.ts';
import { keepTexts } from './replaced-text.ts';
import { createResolve, type SitePage } from './resolve.ts';
import { viewOf } from './source.ts';
import { fileSource, withMessages } from './source.browser.ts';

/**
 * Hydrates the document at the address it was rendered for, then moves to the one asked for. One document serves many
 * addresses: every unknown path gets the same 404 document, a product code matches in any letter case, a host that
 * cannot look at the query serves the Korean first page, and a query may say more than language and page.
 */
export async function start({ own, chrome, page, modules }: DocumentStart): Promise<void> {
  setModuleList(modules);
  const { url, language } = pageRequest(new URL(own, location.href));
  const { id } = pageAt(url.pathname);
  if (import.meta.env.VITALS_URL)
    afterLoadWhenIdle(
      () =>
        void import('./vitals.ts').then(
          ({ reportVitals }) => reportVitals({ page: id, language }),
          () => undefined, // the page works without it
        ),
    );
  const [chromeData, pageData] = await Promise.all([
    dataOf(chrome),
    dataOf(page).then((data) => data && withMessages(data, language)),
    fileSource.chrome(language),
    PAGES[id].code.load(),
  ]);
  // A newer release answers with other data: the document is fetched anew.
  if (!chromeData || !pageData) return reloadOnce();
  await PAGES[viewOf(id, pageData)].code.load();
  // It came too late: the document is one for readers without scripts now.
  if ('plain' in document.documentElement.dataset) return;
  // The build wrote both files with the loaders of this page and of the chrome.
  const rendered = { id, answer: pageData, chrome: chromeData } as SitePage;
  await quoteOfBefore();
  const router = createRouter(
    { url: new URL(own, location.href), page: rendered, historyState: history.state },
    createResolve(fileSource),
  );
  watchHistory(router.subscribe);
  // A tab that still shows that version has written.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'gamasan.quote' || key === 'gamasan.questions') void quoteOfBefore();
  });
  if (import.meta.hot)
    // Before the page says that it listens: an edit after that must not be missed.
    (await import('./development.ts')).followChanges(router);
  const moveToRequested = async () => {
    const requested = openedWithPoint(location, keptPoint());
    // The router takes `//name` for another host. No page has such an address, so the 404 document stays.
    if (own !== requested && !requested.startsWith('//'))
      await router.showPresent(requested + location.hash);
    document.documentElement.hidden = false;
  };
  rememberControls();
  keepTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydration router={router} move={moveToRequested}>
          <Site router={router} />
        </Hydration>
      </StrictMode>,
    );
    forgetAnswered();
  });
  keepFocusInView();
  // A browser with an agent of its own (WebMCP); the others load nothing.
  if ('modelContext' in navigator || 'modelContext' in document)
    afterLoadWhenIdle(
      () => void import('#app/shared/page/web-mcp.ts').catch(() => undefined), // an extra
    );
}

/** What an earlier version of the site left of the quote list, before anything reads it. */
async function quoteOfBefore(): Promise<void> {
  try {
    const isLeft =
      ['gamasan.quote', 'gamasan.questions'].some((key) => localStorage.getItem(key) !== null) ||
      localStorage.getItem('gamasan.inquiry')?.includes('"takenFrom"');
    if (isLeft) (await import('#app/shared/quote/migrate.ts')).takeOver();
  } catch {
    // Storage refused, or the code did not come: the next page takes it over.
  }
}

/** The data of a file on its way; undefined where it is not the data that the document was rendered from. */
async function dataOf({ address, hash, response }: ExpectedFile): Promise<object | undefined> {
  const file = await loadDataFile(address, response);
  return file?.hash === hash ? (file.data as object) : undefined;
}

/** Moves to the address that the visitor asked for; the document is hydrated once that is shown. */
function Hydration({
  router,
  move,
  children,
}: {
  router: Router<SitePage>;
  move: () => Promise<void>;
  children: ReactNode;
}) {
  const [arrived, setArrived] = useState(false);
  useLayoutEffect(() => followLinks(router), [router]);
  // At the commit, so that a click that React replays after it comes later and wins.
  useLayoutEffect(() => {
    replayControls();
    // Rendered with the router's own change, which is a transition too.
    void move().then(() => startTransition(() => setArrived(true)));
  }, [move]);
  // This effect runs after those of all children, so every event handler is attached by now.
  useEffect(() => {
    if (arrived) addressShown();
  }, [arrived]);
  return children;
}

/** For the build to find: the style sheet that names the fonts. */
export { default as fontsSheet } from '#app/styles/fonts.gen/deferred.css?url';
