import { askedPage, type Language, languageOf } from '#contract/address.ts';

/** What a data file holds: a page's data or the chrome's, and the hash by which a document knows it. */
export interface DataFile {
  hash: string;
  data: unknown;
}

/**
 * The file that holds the data of a page: `/data/{language}{path}/{page}.json`. One language a file, so that any static host
 * can serve it (docs/decisions/0003-page-data.md).
 *
 * @param path as the site lists it: `/products/s30t`
 */
export function dataFileOf(path: string, language: Language, page: number): string {
  return `/data/${language}${path === '/' ? '' : path}/${page}.json`;
}

/** The file that holds the data of an address, where the address is written as the site lists it. */
export function pageDataFile({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return dataFileOf(pathname.replace(/\/+$/, ''), languageOf(search), askedPage(search));
}

/**
 * The file that says what is missing at an unknown address: a page, a product, or a subcategory of a category.
 *
 * @param pattern of the 404 document, as in the routes manifest: `/products/electric/*`
 */
export function missingDataFile(pattern: string, language: Language): string {
  return dataFileOf(`/_missing${pattern.replaceAll('*', '_')}`, language, 1);
}

/** The file that lists all addresses of the site (contract/address-lookup.ts), for those written in another way. */
export const ADDRESS_TABLE_FILE = '/data/addresses.json';

/** The file that holds header and footer of a language. */
export function chromeDataFile(language: Language): string {
  return `/data/${language}/chrome.json`;
}
