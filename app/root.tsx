// First, so that the order of the layers is declared before any of them is filled.
import '#app/styles/index.css';

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';

import { languageOf } from '#contract/address.ts';

import { EARLY_CLICK_SCRIPT } from '#app/early-clicks.ts';
import { move } from '#app/data/change-query.ts';
import { loadChromeData } from '#app/data/page-data.ts';
import { isPageData } from '#app/data/page.ts';
import { Chrome } from '#app/features/chrome/chrome.tsx';
import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import { Navigation } from '#app/features/chrome/navigation.tsx';
import { ChosenTray } from '#app/features/compare/chosen-tray.tsx';
import { DroppedNotice } from '#app/features/quote/dropped-notice.tsx';
import { QuoteCounter } from '#app/features/quote/quote-counter.tsx';
import { QuoteDialog } from '#app/features/quote/quote-dialog.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import { SearchButton } from '#app/features/search/search-button.tsx';
import { SearchDialog } from '#app/features/search/search-dialog.tsx';
import { applyLanguageChoice, LANGUAGE_CHOICE_SCRIPT } from '#app/i18n/language-choice.ts';
import { loadMessages } from '#app/i18n/translate.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import { replayControls } from '#app/prelude/controls.ts';
import { addressShown } from '#app/prelude/hydration.tsx';
import { takeRequestedAddress } from '#app/reconcile.ts';
import { chromeData } from '#app/routes/data/chrome.ts';
import { RouteError } from '#app/routes/route-error.tsx';

import type { Route } from './+types/root.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => applyLanguageChoice(new URL(request.url)),
];

export function loader({ request }: Route.LoaderArgs): ChromeData {
  return chromeData(request);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url);
  const [data] = await Promise.all([
    loadChromeData<ChromeData>(request.url, serverLoader),
    loadMessages(languageOf(search)),
  ]);
  return data;
}

/**
 * Keeps the style sheets of pages left behind. Taking away one with a cascade layer makes browsers rebuild the layers and the
 * fonts, and lay out the whole document anew: a tenth of a second on a slow processor, at every move between pages of two
 * kinds. Sheets of lazy code are none of the router's: they carry `crossorigin`.
 */
export const links: Route.LinksFunction = () =>
  import.meta.env.DEV || typeof document === 'undefined'
    ? []
    : [...document.head.querySelectorAll('link[rel="stylesheet"]:not([crossorigin])')].map(
        (link) => ({ rel: 'stylesheet', href: link.getAttribute('href') ?? '' }),
      );

/** Header and footer change with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return languageOf(currentUrl.search) !== languageOf(nextUrl.search);
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const language = languageOf(search);
  const chrome = useRouteLoaderData<typeof loader>('root');
  const last = useMatches().at(-1);
  const page = isPageData(last?.loaderData) ? last.loaderData : undefined;
  return (
    <html
      lang={language}
      data-address={pathname + search}
      data-messages={page?.messages}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfdfd" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script
          dangerouslySetInnerHTML={{ __html: `${LANGUAGE_CHOICE_SCRIPT};${EARLY_CLICK_SCRIPT}` }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={LOCALES[language]}>
          {chrome ? (
            <Chrome data={chrome} sheet={page?.sheet} tools={TOOLS}>
              {children}
            </Chrome>
          ) : (
            children
          )}
          <Navigation />
          <Hydration />
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
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
  beside: (
    <>
      <ChosenTray />
      <SearchDialog />
      <QuoteDialog />
      <DroppedNotice />
    </>
  ),
};

/**
 * Moves to the address that the visitor asked for; the document is hydrated once that is shown. The layout does it, since a
 * 404 document shows no `App`.
 */
function Hydration() {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState(false);
  // At the commit, so that a click that React replays after it comes later and wins.
  useLayoutEffect(() => {
    replayControls();
    const asked = takeRequestedAddress();
    if (asked === undefined) {
      document.documentElement.hidden = false;
      setArrived(true);
      return;
    }
    void move({ to: new URL(asked, location.href), push: false }, () =>
      navigate(asked, { replace: true }),
    ).then(() => {
      document.documentElement.hidden = false;
      // Rendered with the router's own change, which is a transition too.
      startTransition(() => setArrived(true));
    });
  }, [navigate]);
  useEffect(() => {
    if (arrived) addressShown();
  }, [arrived]);
  return null;
}

export default function App() {
  return <Outlet />;
}

/** Written out: the router gives its props only to a component that is declared here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
