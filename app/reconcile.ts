import { matchRoutes } from 'react-router';

import { DEFAULT_LANGUAGE, languageFromSearch } from '#app/i18n/locale.ts';

interface RouteManifestEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteManifestEntry | undefined> };
  }
}

let requestedAddress: string | undefined;

/**
 * Hydrates the document as what it says it is. A host that cannot look at the query serves the Korean first page for
 * every address, and one 404 document for every unknown path; such a document is hydrated at its own address, and the
 * application then moves to the one asked for (`takeRequestedAddress`), so that React never sees a difference.
 */
export function hydrateAtOwnAddress(): void {
  const { address, route } = document.documentElement.dataset;
  if (address === undefined || route === undefined) return;
  const own = new URL(address, location.origin);
  if (answers(own, route)) return;
  requestedAddress = location.pathname + location.search + location.hash;
  history.replaceState(history.state, '', own);
}

/** The address that the visitor asked for, once, where the document was not an answer to it. */
export function takeRequestedAddress(): string | undefined {
  const address = requestedAddress;
  requestedAddress = undefined;
  return address;
}

/** Whether the document at `own` is what the server means for the address in the address bar. */
function answers(own: URL, ownRoute: string): boolean {
  const language = (search: string) => languageFromSearch(search) ?? DEFAULT_LANGUAGE;
  if (language(own.search) !== language(location.search)) return false;
  const page = new URLSearchParams(location.search).get('page');
  if (page !== null && /^[1-9]\d*$/.test(page) && page !== (own.searchParams.get('page') ?? '1'))
    return false;
  return routeOf(location.pathname) === ownRoute;
}

function routeOf(pathname: string): string | undefined {
  const entries = Object.values(window.__reactRouterManifest?.routes ?? {});
  const routes = entries
    .filter((entry) => entry !== undefined && entry.parentId === 'root')
    .map((entry) => ({ id: entry!.id, path: entry!.path ?? '', index: entry!.index ?? false }));
  return matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id;
}
