import { data } from 'react-router';

import { askedPage, languageOf } from '#contract/address.ts';

import { loadMessages } from '#app/i18n/translate.ts';

import { isPageData } from './page.ts';

/** Data of pages already asked for, by file; a failed request is forgotten so that the next try asks again. */
const requested = new Map<string, Promise<unknown>>();

/** The code of a product's address, or the id of its short one: `/products/S30T`. */
const PRODUCT_NAME = /^(\/products\/(?:[^/]+\/[^/]+\/)?)([^/]+)$/;

/**
 * The file that holds the data of an address: `/data/{language}{path}/{page}.json`. One language a file, so that any
 * static host can serve it (docs/decisions/0003-page-data.md).
 *
 * @param url address of the page; a product's code or id matches in any letter case, the rest of an address does not
 */
export function pageDataFile(url: URL): string {
  const language = languageOf(url.search);
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(PRODUCT_NAME, (_, before: string, name: string) => before + name.toLowerCase());
  return `/data/${language}${path}/${askedPage(url.search)}.json`;
}

/**
 * Whether a navigation needs other data: not when only the fragment or a query that the data does not depend on changes.
 * Route modules export it.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  currentUrl: URL;
  nextUrl: URL;
}): boolean {
  return pageDataFile(currentUrl) !== pageDataFile(nextUrl);
}

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

function request(file: string): Promise<unknown> {
  let promise = requested.get(file);
  if (!promise) {
    promise = fetchJson(file);
    promise.catch(() => requested.delete(file));
    requested.set(file, promise);
  }
  return promise;
}

/**
 * The data of the page at an address, in the browser.
 *
 * @param loadFromServer the route's own loader; used by the development server, which has no data files
 * @param fallbackPath address whose data is shown where there is none for this one (unknown pneumatic or valve subcategory)
 * @throws a 404 response where there is no such page; the network's error where the file does not come
 */
export async function loadPageData<T>(
  { request: { url }, serverLoader }: { request: Request; serverLoader: () => Promise<unknown> },
  fallbackPath?: string,
): Promise<T> {
  const address = new URL(url);
  const page = import.meta.env.DEV
    ? await serverLoader()
    : ((await request(pageDataFile(address))) ??
      (await withoutPage(address)) ??
      (await instead(address, fallbackPath)));
  if (page === undefined) throw data(null, { status: 404 });
  if (isPageData(page) && page.messages) {
    await loadMessages(languageOf(address.search), page.messages);
  }
  return page as T;
}

async function instead(address: URL, path: string | undefined): Promise<unknown> {
  return path === undefined
    ? undefined
    : request(pageDataFile(new URL(path + address.search, address)));
}

/** A page number beyond the last is ignored and page 1 shown (spec §5). */
async function withoutPage(address: URL): Promise<unknown> {
  if (askedPage(address.search) === 1) return undefined;
  const first = new URL(address);
  first.searchParams.delete('page');
  return request(pageDataFile(first));
}

/**
 * The data of another page than the one shown, such as a product's for its preview.
 *
 * @returns undefined where there is no such page
 */
export async function fetchPage<T>(href: string): Promise<T | undefined> {
  return (await request(pageDataFile(new URL(href, location.href)))) as T | undefined;
}

/** Starts fetching the data of an address that is likely to be next; a failure shows only when the page is opened. */
export function prefetchPage(href: string): void {
  if (import.meta.env.DEV) return;
  const url = new URL(href, location.href);
  if (url.origin === location.origin) request(pageDataFile(url)).catch(() => undefined);
}

/** Header and footer of a language, in the browser. */
export async function loadChromeData<T>(
  url: string,
  serverLoader: () => Promise<unknown>,
): Promise<T> {
  if (import.meta.env.DEV) return (await serverLoader()) as T;
  const language = languageOf(new URL(url).search);
  return (await request(chromeDataFile(language))) as T;
}

/** The file that holds header and footer of a language. */
export function chromeDataFile(language: string): string {
  return `/data/${language}/chrome.json`;
}
