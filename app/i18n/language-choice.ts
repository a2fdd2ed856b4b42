import { LANGUAGE_STORAGE_KEY, languageFromSearch } from './locale.ts';

/**
 * Applies the language rules to an address that is about to be shown: a valid `lang` is stored; `lang=ko` is then cleaned
 * from the address; without one a stored English choice is written into it (readings.md, "Language, page and address").
 * The prelude applies them before anything is painted, the router at every move.
 *
 * @returns the address to show instead, or undefined where it stays as it is
 */
export function chooseLanguage(url: URL): URL | undefined {
  const chosen = languageFromSearch(url.search);
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
    if (chosen) localStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
  } catch {
    // Storage refused: the address alone decides.
  }
  const target = new URL(url);
  if (chosen === 'ko') target.searchParams.delete('lang');
  else if (!chosen && stored === 'en') target.searchParams.set('lang', 'en');
  else return undefined;
  return target;
}
