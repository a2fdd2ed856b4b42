import {
  askedPage,
  type Language,
  languageOf,
  localizedHref,
  pageHref,
} from '#contract/address.ts';

/** Where the build writes the list (tools/build/offline-list.ts). */
export const OFFLINE_LIST_FILE = '/data/offline.json';

/** What each page consists of, for keeping it on the device: `/data/offline.json`. */
export interface OfflineList {
  /** Names the build: the worker and the kept copies of one release belong together. */
  build: string;
  /** Addresses of files, without queries. */
  files: readonly string[];
  /** Indexes into `files` of the code and data that pages load when they are wanted: previews, search, finder. */
  code: readonly number[];
  /** Indexes into `files` of what a document needs, by the document's address: `/products?lang=en`. */
  documents: Readonly<Record<string, readonly number[]>>;
  /** Addresses of the data sheets, kept with the whole catalogue of their language. */
  sheets: Readonly<Record<Language, readonly string[]>>;
}

/** The page that says what is kept; the worker answers with it where an address is not. */
export const OFFLINE_PAGE = '/offline';

/** Parameter of the offline page: the address that could not be had. */
export const WANTED_PARAMETER = 'to';

/**
 * The address under which the document of a page is kept: language and catalogue page choose it, nothing else does.
 *
 * @param url of a page, with any query: `/Products/S30T/?dn=100&lang=en`
 * @returns `/products/s30t?lang=en`
 */
export function documentAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  return localizedHref(pageHref(path, askedPage(search)), languageOf(search));
}

/** The files of a document, itself not among them; none where the build has no such document. */
export const filesOf = (list: OfflineList, document: string): string[] =>
  filesAt(list, list.documents[document] ?? []);

/** The code that pages load when it is wanted. */
export const codeOf = (list: OfflineList): string[] => filesAt(list, list.code);

const filesAt = (list: OfflineList, indexes: readonly number[]) =>
  indexes.flatMap((index) => list.files[index] ?? []);
