// First, so that the order of the layers is declared before any of them is filled.
import '#app/styles/index.css';

import type { ReactNode } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';

import { languageOf } from '#contract/address.ts';

import { Chrome } from '#app/features/chrome/chrome.tsx';
import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import { ChosenTray } from '#app/features/compare/chosen-tray.tsx';
import { FailedPage } from '#app/features/errors/failed-page.tsx';
import { PointBar } from '#app/features/operating-point/point-bar.tsx';
import { DroppedNotice } from '#app/shared/stored-list/dropped-notice.tsx';
import { QuoteCounter } from '#app/shared/quote/quote-counter.tsx';
import { QuoteDialog } from '#app/shared/quote/quote-dialog.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import { SearchButton } from '#app/features/search/search-button.tsx';
import { SearchDialog } from '#app/features/search/search-dialog.tsx';
import { OfflineTools } from '#app/shared/offline/offline-tools.tsx';
import { isProductPage } from '#app/shared/product/product-view.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import { Head, StructuredDataScripts } from '#app/seo/head.tsx';

import type { PageId } from './loaders.server.ts';
import { MissingPage } from './missing-page.tsx';
import { Navigation } from './navigation.tsx';
import { PageArrival } from './page-arrival.ts';
import { PageLoading } from './page-loading.tsx';
import { PAGES } from './pages.ts';
import { isMissing, type PageAnswer } from './source.ts';

/** The whole document, without what the template adds to its head: policy, styles, prelude (tools/build/document-template.ts). */
function Document({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().search);
  const chrome = useRouteLoaderData<ChromeData>('root');
  const answer = useMatches().at(-1)?.loaderData as PageAnswer<PageId> | undefined;
  const page = answer && !isMissing(answer) ? answer : undefined;
  return (
    // The prelude may have marked the element before React hydrates it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {page && <Head head={page.head} language={language} />}
      </head>
      <body>
        <LocaleContext value={LOCALES[language]}>
          {chrome ? (
            <Chrome
              data={chrome}
              sheet={page?.sheet}
              // A short address (`/products/s30t`) belongs to the menu entry of its product.
              path={isProductPage(page) ? page.product.path : undefined}
              tools={TOOLS}
            >
              <PageLoading />
              {children}
            </Chrome>
          ) : (
            children
          )}
          <Navigation />
          <PageArrival />
          {chrome && <OfflineTools enabled={chrome.offline} />}
        </LocaleContext>
        {page && <StructuredDataScripts items={page.head.structuredData} />}
        <ScrollRestoration />
      </body>
    </html>
  );
}

export function Root() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** Shown where header and footer could not be loaded. */
export function RootError() {
  const error = useRouteError();
  return (
    <Document>
      <FailedPage error={error} />
    </Document>
  );
}

/** The page at the address; its code has come with its data. */
export function PageView({ id }: { id: PageId }) {
  return view(id, useLoaderData());
}

/** Generic, so that TypeScript knows the component and its data to be of one page. */
function view<Id extends PageId>(id: Id, data: PageAnswer<Id>) {
  if (isMissing(data)) return <MissingPage data={data} />;
  const View = PAGES[id].code.current;
  if (!View) throw new Error(`the code of page ${id} has not been loaded`);
  return <View data={data} />;
}

/** Shown within header and footer where a page could not be loaded or rendered. */
export function PageError() {
  return <FailedPage error={useRouteError()} />;
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
