// First, so that the order of the layers is declared before any of them is filled.
import '#app/styles/index.css';

import { type ComponentType, memo } from 'react';

import { languageOf } from '#contract/address.ts';

import { Chrome } from '#app/features/chrome/chrome.tsx';
import { ChosenTray } from '#app/features/compare/chosen-tray.tsx';
import { FailedPage } from '#app/features/errors/failed-page.tsx';
import { PointBar } from '#app/features/operating-point/point-bar.tsx';
import { DroppedNotice } from '#app/shared/stored-list/dropped-notice.tsx';
import { QuoteCounter } from '#app/shared/quote/quote-counter.tsx';
import { QuoteDialog } from '#app/shared/quote/quote-dialog.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import { SearchButton } from '#app/features/search/search-button.tsx';
import { SearchDialog } from '#app/features/search/search-dialog.tsx';
import { UnitsProvider } from '#app/shared/units/units-provider.tsx';
import { OfflineTools } from '#app/shared/offline/offline-tools.tsx';
import { isProductPage } from '#app/shared/product/product-view.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import type { Router, Shown } from '#app/router/router.ts';
import { ErrorBoundary, RouterProvider, useShown } from '#app/router/router-provider.tsx';
import { Head, StructuredDataScripts } from '#app/seo/head.tsx';

import type { PageId } from './loaders.server.ts';
import { PageArrival } from './page-arrival.ts';
import { PageLoading } from './page-loading.tsx';
import { PAGES } from './pages.ts';
import type { SitePage } from './resolve.ts';
import { isMissing, type PageAnswer, viewOf } from './source.ts';

/** The site at the address where the router stands. */
export function Site({ router }: { router: Router<SitePage> }) {
  return (
    <RouterProvider router={router}>
      <ErrorBoundary fallback={FailedDocument}>
        <Document />
      </ErrorBoundary>
    </RouterProvider>
  );
}

/** What the title block calls the sheet of an address that does not exist. */
const NOT_FOUND = '404';

/** Shown where header, footer or head could not be rendered. */
function FailedDocument({ error }: { error: unknown }) {
  return <Document failure={{ error }} />;
}

/**
 * The whole document, without what the template adds to its head: policy, styles, prelude (tools/build/document-template.ts).
 *
 * @param failure why header, footer or page could not be rendered; without it the address is shown
 */
function Document({ failure }: { failure?: { error: unknown } }) {
  const shown = useShown() as Shown<SitePage>;
  const language = languageOf(shown.place.search);
  const chrome = failure ? undefined : shown.page.chrome;
  const { answer } = shown.page;
  const page = failure || shown.failure || isMissing(answer) ? undefined : answer;
  const content = failure ? <FailedPage error={failure.error} /> : <PageView shown={shown} />;
  return (
    // The prelude may have marked the element before React hydrates it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make links of figures that look like telephone numbers; those of the supplier are links. */}
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {page && <Head head={page.head} language={language} />}
      </head>
      <body>
        <LocaleContext value={LOCALES[language]}>
          <UnitsProvider>
            {chrome ? (
              <Chrome
                data={chrome}
                sheet={page?.sheet ?? (isMissing(answer) ? NOT_FOUND : undefined)}
                // A short address (`/products/s30t`) belongs to the menu entry of its product.
                path={isProductPage(page) ? page.product.path : undefined}
                tools={TOOLS}
              >
                <PageLoading />
                {content}
              </Chrome>
            ) : (
              content
            )}
            <PageArrival />
            {chrome && <OfflineTools enabled={chrome.offline} />}
          </UnitsProvider>
        </LocaleContext>
        {page && <StructuredDataScripts items={page.head.structuredData} />}
      </body>
    </html>
  );
}

/** The page at an address; its code has come with its data. Memoised, as nothing else that the document knows concerns it. */
const PageView = memo(function PageView({ shown: { page, failure } }: { shown: Shown<SitePage> }) {
  if (failure) return <FailedPage error={failure.error} />;
  return (
    <ErrorBoundary fallback={FailedPage}>
      <Page id={viewOf(page.id, page.answer)} data={page.answer} />
    </ErrorBoundary>
  );
});

function Page({ id, data }: { id: PageId; data: PageAnswer<PageId> }) {
  // The router gives every kind of page what its own loader answered.
  const View = PAGES[id].code.current as ComponentType<{ data: PageAnswer<PageId> }> | undefined;
  if (!View) throw new Error(`the code of page ${id} has not been loaded`);
  return <View data={data} />;
}

/** What other features put around every page. */
const TOOLS = {
  strip: (
    <>
      <SearchBox place="strip" />
      <QuoteCounter place="strip" />
    </>
  ),
  phone: (
    <>
      <SearchButton />
      <QuoteCounter place="phone" />
    </>
  ),
  under: <PointBar />,
  beside: (
    <>
      <ChosenTray />
      <SearchDialog />
      <QuoteDialog />
      <DroppedNotice />
    </>
  ),
};
