/** The service worker of a site that is built with OFFLINE=off: removes itself, and what an earlier one has kept. */
import { forget } from '#app/shared/offline/site-caches.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forget(), self.registration.unregister()])),
);
