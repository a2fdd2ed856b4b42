import { type Language, languageOf } from '#contract/address.ts';

/** What a page's loader is asked: the address, and what the route's pattern found in it. */
export interface PageRequest {
  url: URL;
  /** Language that the address asks for. */
  language: Language;
  /** Named segments of the route's pattern: `{ category: 'electric' }`. */
  params: Readonly<Record<string, string | undefined>>;
}

/** The request for a page at an address. */
export function pageRequest(url: URL, params: PageRequest['params'] = {}): PageRequest {
  return { url, params, language: languageOf(url.search) };
}
