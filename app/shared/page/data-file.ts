import { askedPage, type Language, languageOf } from '#contract/address.ts';

/** The code of a product's address, or the id of its short one: `/products/S30T`. */
const PRODUCT_NAME = /^(\/products\/(?:[^/]+\/[^/]+\/)?)([^/]+)$/;

/** What a data file holds: a page's data or the chrome's, and the hash by which a document knows it. */
export interface DataFile {
  hash: string;
  data: unknown;
}

/**
 * The file that holds the data of an address: `/data/{language}{path}/{page}.json`. One language a file, so that any
 * static host can serve it (docs/decisions/0003-page-data.md).
 *
 * @param url address of the page; a product's code or id matches in any letter case, the rest of an address does not
 */
export function pageDataFile(url: URL): string {
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(PRODUCT_NAME, (_, before: string, name: string) => before + name.toLowerCase());
  return `/data/${languageOf(url.search)}${path}/${askedPage(url.search)}.json`;
}

/**
 * The address whose data file says what is missing: a page, a product, or a subcategory of a category. No page of the site
 * begins so.
 *
 * @param what `page`, `product`, or the path of a category
 */
export function missingAddress(what: string): string {
  return `/_missing/${what.replace(/^\/products\//, '')}`;
}

/** The file that holds header and footer of a language. */
export function chromeDataFile(language: Language): string {
  return `/data/${language}/chrome.json`;
}
