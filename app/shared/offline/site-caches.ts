/** The caches of the site's copy on this device: their names, and how a file is put into one. Making and keeping a copy is kept-copy.ts. */

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

/** Removes everything that is kept. What is seen from now on is kept again. */
export async function forget(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
