import { data, redirect, type RouteObject } from 'react-router';

import { languageOf, localizedHref } from '#contract/address.ts';

import { pageDataFile } from '#app/shared/page/data-file.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';

import { PageError, PageView, Root, RootError } from './document.tsx';
import type { PageId } from './loaders.server.ts';
import { PAGE_IDS, PAGES } from './pages.ts';
import { isMissing, type Source } from './source.ts';

interface Move {
  currentUrl: URL;
  nextUrl: URL;
}

/** The routes of the site, the same in node and in the browser but for where their data comes from. */
export function createRoutes(source: Source): RouteObject[] {
  return [
    {
      id: 'root',
      middleware: source.middleware ?? [],
      loader: ({ request }) => source.chrome(languageOf(new URL(request.url).search)),
      // Header and footer change with the language only.
      shouldRevalidate: ({ currentUrl, nextUrl }: Move) =>
        languageOf(currentUrl.search) !== languageOf(nextUrl.search),
      Component: Root,
      ErrorBoundary: RootError,
      children: PAGE_IDS.map((id) => pageRoute(id, source)),
    },
  ];
}

function pageRoute(id: PageId, source: Source): RouteObject {
  const { path, code, orElse } = PAGES[id];
  return {
    id,
    path,
    loader: async ({ request, params }) => {
      const asked = pageRequest(new URL(request.url), params);
      // The code comes with the data. A `lazy` route would leave the router uninitialised at hydration.
      const loadCode = () =>
        code.load().catch((cause: unknown) => {
          if (!source.withoutCode) throw cause;
          return source.withoutCode(asked.url, cause);
        });
      const [answer] = await Promise.all([source.page(id, asked), loadCode()]);
      if (!isMissing(answer)) return answer;
      if (orElse !== undefined) throw redirect(localizedHref(orElse, asked.language));
      return data(answer, { status: 404 });
    },
    // Not where only the fragment or a query changes that the data does not depend on.
    shouldRevalidate: ({ currentUrl, nextUrl }: Move) =>
      pageDataFile(currentUrl) !== pageDataFile(nextUrl),
    Component: () => <PageView id={id} />,
    ErrorBoundary: PageError,
  };
}
