import { forget } from './site-caches.ts';

/**
 * Removes the worker and what it has kept. The worker of a site built without OFFLINE removes itself, but a page that was
 * still open, or came from the copy, may have asked for it again since: it would stay for ever.
 */
export async function removeKept(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all([forget(), ...registrations.map((each) => each.unregister())]);
}
