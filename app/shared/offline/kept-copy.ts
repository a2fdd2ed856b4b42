/** The copy of the site on this device: the browser's cache storage, used by pages and by the worker alike. */
import { type Language, LANGUAGES, languageOf } from '#contract/address.ts';

import {
  codeOf,
  documentAddress,
  filesOf,
  OFFLINE_LIST_FILE,
  type OfflineList,
} from './offline-list.ts';
import { cacheNameOf, cacheNames, put } from './site-caches.ts';

/** Requests at a time: enough to fill a connection, few enough to leave room for what the visitor opens meanwhile. */
const AT_A_TIME = 4;

/** The list of the release that the site serves now. @throws where it does not come */
export async function fetchList(): Promise<OfflineList> {
  const answer = await fetch(OFFLINE_LIST_FILE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${OFFLINE_LIST_FILE}: ${answer.status}`);
  // The build wrote it (tools/build/offline-list.ts).
  return (await answer.json()) as OfflineList;
}

export interface KeepOptions {
  /** Code that pages load when it is wanted, too: needed where a whole catalogue is to work without a network. */
  withCode?: boolean;
  /** Addresses of further files. */
  files?: readonly string[];
  /** Only these pictures of those that the documents name, in whatever size. */
  pictures?: ReadonlySet<string>;
  /** Told the number of files that are there, and of all. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Puts documents with all that they need into a build's cache; a file that is there already is not fetched again.
 *
 * @param documents addresses as in the list; others are left out
 * @throws the network's error at the first file that does not come; what has come stays
 */
export async function keep(
  list: OfflineList,
  documents: readonly string[],
  { withCode = false, files: further = [], pictures, onProgress }: KeepOptions = {},
): Promise<void> {
  const cache = await caches.open(cacheNameOf(list.build));
  const known = documents.filter((document) => document in list.documents);
  const files = [
    ...(withCode ? codeOf(list) : []),
    ...further,
    ...known.flatMap((each) => filesOf(list, each)),
  ];
  const wanted = files.filter((file) => !pictures || !isPicture(file) || pictures.has(file));
  const queue = [...new Set([...wanted, ...known])];
  const total = queue.length;
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if ((await cache.match(next)) === undefined) await put(cache, next);
      onProgress?.(++done, total);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/**
 * Keeps a page that is on screen, with what it has loaded: the browser has most of it at hand. Only what is not kept yet.
 *
 * @param page its address
 * @param loaded addresses of the files that it has loaded
 * @throws the network's error at the first file that does not come; what has come stays
 */
export async function keepSeen(build: string, page: URL, loaded: readonly string[]): Promise<void> {
  const name = cacheNameOf(build);
  // Another cache: a release is being fetched, and its worker asks for what was kept.
  if ((await cacheNames()).some((each) => each !== name)) return;
  const cache = await caches.open(name);
  const files = loaded.flatMap((address) => {
    const { origin, pathname } = new URL(address, page);
    return origin === page.origin && /^\/(?:assets|data|pictures)\//.test(pathname) ? pathname : [];
  });
  for (const address of new Set([documentAddress(page), ...files]))
    if ((await cache.match(address)) === undefined) await put(cache, address);
}

const isPicture = (address: string) => address.startsWith('/pictures/');

/** Marks in a cache that the whole catalogue of a language is kept there. */
const catalogueMark = (language: Language) => `/kept-catalogue/${language}`;

/**
 * Keeps every document of a language, with the code that its pages load when it is wanted, and its data sheets.
 *
 * @throws the network's error at the first file that does not come; what has come stays, and is not fetched again at the next try
 */
export async function keepCatalogue(
  list: OfflineList,
  language: Language,
  onProgress?: KeepOptions['onProgress'],
): Promise<void> {
  const documents = Object.keys(list.documents).filter(
    (document) => languageOf(new URL(document, 'http://site.invalid').search) === language,
  );
  await keep(list, documents, {
    withCode: true,
    files: list.sheets[language],
    ...(onProgress && { onProgress }),
  });
  const cache = await caches.open(cacheNameOf(list.build));
  await cache.put(catalogueMark(language), new Response());
}

/** Languages whose whole catalogue is kept. */
export async function keptCatalogues(): Promise<Language[]> {
  const opened = await Promise.all((await cacheNames()).map((name) => caches.open(name)));
  const kept = await Promise.all(
    LANGUAGES.map(async (language) => {
      const marks = await Promise.all(opened.map((cache) => cache.match(catalogueMark(language))));
      return marks.some(Boolean) ? [language] : [];
    }),
  );
  return kept.flat();
}

/** Pictures that are kept, of whatever release. */
export async function keptPictures(): Promise<Set<string>> {
  const opened = await Promise.all((await cacheNames()).map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return new Set(requests.map(({ url }) => new URL(url).pathname).filter(isPicture));
}

/** Documents that are kept, as the list writes their addresses, and when the newest of them came; of whatever release. */
export async function keptDocuments(): Promise<{ addresses: string[]; newest: Date | null }> {
  const addresses = new Set<string>();
  let newest: Date | null = null;
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const url = new URL(request.url);
      // Documents are the addresses without a file's ending.
      if (/\.\w+$|^\/kept-catalogue\//.test(url.pathname)) continue;
      addresses.add(documentAddress(url));
      const date = dateOf(await cache.match(request));
      if (date && (!newest || date > newest)) newest = date;
    }
  }
  return { addresses: [...addresses], newest };
}

/** When an answer was given by the server; null where it does not say. */
export function dateOf(answer: Response | undefined): Date | null {
  const date = new Date(answer?.headers.get('Date') ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
