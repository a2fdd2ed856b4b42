import { type DataFile, pageDataFile } from './data-file.ts';

/** Data files already asked for; a failed request is forgotten so that the next try asks again. */
const requested = new Map<string, Promise<DataFile | undefined>>();

/**
 * A data file of the site, in the browser.
 *
 * @param file its address
 * @param response the answer of a request that is under way already, as the prelude starts it
 * @returns undefined where there is no such file
 * @throws the network's error where it does not come
 */
export function loadDataFile(
  file: string,
  response?: Promise<Response>,
): Promise<DataFile | undefined> {
  let promise = requested.get(file);
  if (!promise) {
    promise = read(response ?? fetch(file), file);
    promise.catch(() => requested.delete(file));
    requested.set(file, promise);
  }
  return promise;
}

async function read(response: Promise<Response>, file: string): Promise<DataFile | undefined> {
  const answer = await response;
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // The build wrote it (tools/build/prerender.ts).
  return (await answer.json()) as DataFile;
}

/** Fetches every file anew when it is asked for again (app/development.ts). */
export const forgetDataFiles = (): void => requested.clear();

/** The data of the page at an address; undefined where there is none. */
export async function loadPageData(url: URL): Promise<unknown> {
  return (await loadDataFile(pageDataFile(url)))?.data;
}

/** Starts fetching the data of an address that is likely to be next; a failure shows only when the page is opened. */
export function prefetchPageData(href: string): void {
  const url = new URL(href, location.href);
  if (url.origin === location.origin) loadPageData(url).catch(() => undefined);
}
