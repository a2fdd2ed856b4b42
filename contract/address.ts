/**
 * What an address of this site means: `lang` chooses the language, `page` the catalogue page, and a parameter counts only
 * where it stands once with a valid value. The application, the server, the build and the configurations generated for
 * other hosts all follow this file (readings.md, "Language, page and address"). Pure, without dependencies.
 *
 * A `search` is the query with its question mark, as `URL.search` has it, or ''.
 */

/** Languages of the site: Korean is the default, English by choice (spec §1, §4, §9). */
export const LANGUAGES = ['ko', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ko';

/** The language that a switcher offers: the one that is not current. */
export const otherLanguage = (language: Language): Language => (language === 'ko' ? 'en' : 'ko');

/** Names of the parameters that choose a document. */
export const LANGUAGE_PARAMETER = 'lang';
export const PAGE_PARAMETER = 'page';

/** Plain decimal digits from 1: no sign, no leading zero (spec §5). */
const PAGE = /^[1-9][0-9]{0,5}$/;

/** The parameters of a query; `&amp;` is `&`: an address may be copied out of the source of a mail or a page. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll('&amp;', '&'));

/** A value that is repeated is ambiguous: proxies and programs differ in which one they take. */
function singleValue(search: string, name: string): string | undefined {
  const values = queryOf(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

/** The query of an address: `?dn=50`, nothing where it is empty. `URLSearchParams.size` came with Chrome 113 and Safari 17. */
export const searchOf = (query: URLSearchParams): string => (`${query}` === '' ? '' : `?${query}`);

/** The language that an address asks for; undefined when `lang` is absent, unknown, of another case, empty or repeated. */
export function askedLanguage(search: string): Language | undefined {
  const value = singleValue(search, LANGUAGE_PARAMETER);
  return LANGUAGES.find((language) => language === value);
}

/** The language of an address: the one that it asks for, else Korean. */
export const languageOf = (search: string): Language => askedLanguage(search) ?? DEFAULT_LANGUAGE;

/** The catalogue page that an address asks for, from 1; 1 when `page` is absent, repeated or no plain number. */
export function askedPage(search: string): number {
  const value = singleValue(search, PAGE_PARAMETER);
  return value !== undefined && PAGE.test(value) ? Number(value) : 1;
}

/**
 * The catalogue page of an address.
 *
 * @param totalPages number of catalogue pages that exist, at least 1
 * @returns the page asked for where it exists, else 1 (spec §5)
 */
export function pageOf(search: string, totalPages: number): number {
  const page = askedPage(search);
  return page <= totalPages ? page : 1;
}

/** Changes the query of an address and leaves path and fragment as they are. */
function withQuery(address: string, change: (query: URLSearchParams) => void): string {
  const [, path = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  const query = queryOf(search ?? '');
  change(query);
  // `~` parts the values of `product` (asked-query.ts); an address may hold it as it is.
  return `${path}${searchOf(query).replaceAll('%7E', '~')}${hash}`;
}

/**
 * An address of the site in a language: English carries `lang=en`, Korean no `lang`. The first page carries no `page`.
 *
 * @param to path with optional query and fragment, such as `/products#finder`; anything that does not begin with a single
 *   `/` is returned as it is
 */
export function localizedHref(to: string, language: Language): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  // Nothing to remove and nothing to add: so are most of a page's hundred links.
  if (language === DEFAULT_LANGUAGE && !to.includes('?')) return to;
  return withQuery(to, (query) => {
    query.delete(LANGUAGE_PARAMETER);
    if (askedPage(`?${query}`) === 1) query.delete(PAGE_PARAMETER);
    if (language !== DEFAULT_LANGUAGE) query.set(LANGUAGE_PARAMETER, language);
  });
}

/**
 * Where a language switcher leads: the same page and query, with `lang` written out for Korean too. It is stored and then
 * cleaned from the address; without it a stored English choice would lead back to English.
 */
export function switchHref(address: string, to: Language): string {
  return withQuery(address, (query) => {
    query.delete(LANGUAGE_PARAMETER);
    query.set(LANGUAGE_PARAMETER, to);
  });
}

/** An address without `lang`; the rest of its query stays as it was written where there is no `lang` in it. */
export function withoutLanguage(address: string): string {
  let found = false;
  const rest = withQuery(address, (query) => {
    found = query.has(LANGUAGE_PARAMETER);
    query.delete(LANGUAGE_PARAMETER);
  });
  return found ? rest : address;
}

/** Address of a catalogue page: `/products/pneumatic/rotary?page=2`; page 1 is the plain path. */
export const pageHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}?${PAGE_PARAMETER}=${page}`;

/** A path as it was meant; one that is not percent-encoded UTF-8 (`/100%`) is no address, and stays as it was sent. */
export function decodedPath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return rawPath;
  }
}

/** Below it lie the sheets of inquiries (answers.ts), which the server prints itself. */
export const ANSWERS_PATH = '/answers';
