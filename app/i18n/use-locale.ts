import { useLocation } from 'react-router';

import { DEFAULT_LANGUAGE, type Language, languageFromSearch } from './locale.ts';
import { localizedHref } from './localized-href.ts';
import { type Translate, translator } from './translate.ts';

export interface Locale {
  language: Language;
  /** Interface messages of the language. */
  t: Translate;
  /** An address of the site in the language: `href('/products')`. */
  href: (to: string) => string;
}

/** The language of the page shown, read from its address. */
export function useLocale(): Locale {
  const { search } = useLocation();
  const language = languageFromSearch(search) ?? DEFAULT_LANGUAGE;
  return { language, t: translator(language), href: (to) => localizedHref(to, language) };
}
