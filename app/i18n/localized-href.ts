import type { Language } from './locale.ts';

/**
 * An address of the site in a language: English carries `lang=en`, Korean carries nothing (readings.md). `page=1` is
 * never written into a link.
 *
 * @param to path with optional query and hash, such as `/products#finder`; anything that does not begin with a single `/` is returned as it is
 */
export function localizedHref(to: string, language: Language): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const url = new URL(to, 'http://site.invalid');
  url.searchParams.delete('lang');
  if (url.searchParams.get('page') === '1') url.searchParams.delete('page');
  if (language === 'en') url.searchParams.set('lang', 'en');
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where the language switcher leads: the same page and query in the other language. The Korean link carries `lang=ko`,
 * which is stored and then cleaned from the address; without it a new tab would bounce back to English.
 */
export function switchHref(
  location: { pathname: string; search: string; hash: string },
  to: Language,
): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  query.set('lang', to);
  return `${location.pathname}?${query}${location.hash}`;
}
