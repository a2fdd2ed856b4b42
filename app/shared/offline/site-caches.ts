/** What every visit needs of the copy on this device; the rest stands in kept-copy.ts. */
import { documentAddress } from './offline-list.ts';

/** Caches of this site are named by this and the build. */
const PREFIX = 'gamasan.site-';

/** Name of a build's cache. */
export const cacheNameOf = (build: string): string => PREFIX + build;

/** Names of the site's caches, of whatever release. */
export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Fetches a file into a cache. Documents and data are asked for anew, whatever the browser holds; the other files change their address with their content, or seldom. @throws where it does not come */
export async function put(cache: Cache, address: string): Promise<void> {
  const isFile = /^\/(?:assets|pictures)\//.test(address);
  const answer = await fetch(address, { cache: isFile ? 'default' : 'no-cache' });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/**
 * Keeps the page on screen with what it has loaded: the browser has most of it at hand.
 *
 * @param page its address
 * @param loaded addresses of the files that it has loaded
 */
export async function keepSeen(page: URL, loaded: readonly string[]): Promise<void> {
  const [name, ...others] = await cacheNames();
  // None: the worker is not there yet. Two: a release is being fetched, and the new worker will ask for this page itself.
  if (name === undefined || others.length > 0) return;
  const cache = await caches.open(name);
  const files = loaded.flatMap((address) => {
    const { origin, pathname } = new URL(address, page);
    return origin === page.origin && /^\/(?:assets|data|pictures)\//.test(pathname) ? pathname : [];
  });
  for (const address of new Set([documentAddress(page), ...files]))
    if ((await cache.match(address)) === undefined) await put(cache, address);
}

/** Removes everything that is kept. What is seen from now on is kept again. */
export async function forget(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
