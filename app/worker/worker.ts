/**
 * The service worker: pages come from the network, and from the copy on this device where there is none. A release replaces the
 * copy as a whole: the new worker fetches what the old one kept, and takes over when it has all of it (docs/decisions/0008-offline.md).
 */
import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { ANSWERS_PATH, LANGUAGES, languageOf, localizedHref } from '#contract/address.ts';

import { MODULE_LIST_FILE } from '#app/prelude/module-list.ts';
import {
  dateOf,
  fetchList,
  keep,
  keepCatalogue,
  keepSeen,
  keptCatalogues,
  keptDocuments,
  keptPictures,
} from '#app/shared/offline/kept-copy.ts';
import { cacheNameOf, cacheNames } from '#app/shared/offline/site-caches.ts';
import {
  documentAddress,
  OFFLINE_PAGE,
  WANTED_PARAMETER,
} from '#app/shared/offline/offline-list.ts';
import type { KeptAnswer, PageMessage } from '#app/shared/offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build that this worker belongs to; written in by tools/build/service-worker.ts. */
declare const BUILD: string;

/** After this time without an answer the kept copy is shown: a network that is there and does not answer. */
const PATIENCE_S = 8;

/** Pages that were answered from the copy, with its date. A worker that was ended meanwhile has forgotten them: the page then says nothing. */
const answeredFromCopy = new Map<string, number | null>();

const copied: WorkboxPlugin = {
  // Only whole answers: a redirect or a 404 is not what the address stands for.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse && event instanceof FetchEvent) await tellAge(event, cachedResponse);
    return cachedResponse;
  },
};

/** A file has one address; the hash in a query says which content a document expects, and it looks itself. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
};

/** Kept by `keep` alone, with the documents of its build: the list of another build names files that this copy lacks. */
const notKept: WorkboxPlugin = { cacheWillUpdate: async () => null };

const asDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentAddress(new URL(request.url)),
};

const cacheName = cacheNameOf(BUILD);
const matchOptions = { ignoreVary: true };

registerRoute(
  // A sheet behind its secret address is on no device: it is not to be kept.
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith(`${ANSWERS_PATH}/`),
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [asDocument, copied],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === MODULE_LIST_FILE,
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [notKept],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:data|files)\//.test(url.pathname),
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [withoutQuery, copied],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName, matchOptions }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({ cacheName, matchOptions, plugins: [withoutQuery] }),
);
// The copy could not be read, or there is no network. A page that is not kept: the offline page says so, and what is.
setCatchHandler(async ({ request }) => {
  const answer = await fetch(request).catch(() => undefined);
  if (answer) return answer;
  if (request.mode !== 'navigate') return Response.error();
  const { pathname, search } = new URL(request.url);
  const to = new URL(localizedHref(OFFLINE_PAGE, languageOf(search)), self.location.origin);
  if (pathname === OFFLINE_PAGE) return Response.error();
  to.searchParams.set(WANTED_PARAMETER, pathname + search);
  return Response.redirect(to.href);
});

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  // Pages of this site alone can write to it.
  const message = event.data as PageMessage;
  const { source } = event;
  if (message.type === 'seen') {
    // What does not come now is kept at the next visit.
    const kept = keepSeen(BUILD, new URL(message.page), message.loaded);
    event.waitUntil(kept.catch(() => undefined));
    return;
  }
  if (!(source instanceof WindowClient)) return;
  const date = answeredFromCopy.get(source.id);
  if (date !== undefined) source.postMessage({ type: 'kept', date } satisfies KeptAnswer);
});

/** Fetches the offline page and what was kept before, of this release. @throws where one of it does not come: the old copy stays */
async function prepare(): Promise<void> {
  const list = await fetchList();
  if (list.build !== BUILD)
    throw new Error(`the site is at ${list.build}, this worker at ${BUILD}`);
  const offlinePages = LANGUAGES.map((language) => localizedHref(OFFLINE_PAGE, language));
  const { addresses } = await keptDocuments();
  await keep(list, [...new Set([...offlinePages, ...addresses])], {
    pictures: await keptPictures(),
  });
  for (const language of await keptCatalogues()) await keepCatalogue(list, language);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const others = (await cacheNames()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Remembers that a page was answered from the copy, and tells it where it is there already. */
async function tellAge(event: FetchEvent, answer: Response): Promise<void> {
  const date = dateOf(answer)?.getTime() ?? null;
  if (event.resultingClientId) answeredFromCopy.set(event.resultingClientId, date);
  const client = event.clientId ? await self.clients.get(event.clientId) : undefined;
  client?.postMessage({ type: 'kept', date } satisfies KeptAnswer);
}
