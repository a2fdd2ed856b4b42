import { createContext, useContext } from 'react';

import { DEFAULT_LANGUAGE, type Language, localizedHref } from '#contract/address.ts';

import { type Translate, translator } from './translate.ts';

export interface Locale {
  language: Language;
  /** Interface messages of the language. */
  t: Translate;
  /** An address of the site in the language: `href('/products')`. */
  href: (to: string) => string;
}

const localeOf = (language: Language): Locale => ({
  language,
  t: translator(language),
  href: (to) => localizedHref(to, language),
});

/** One object a language: what reads it is rendered again when the language changes, not at every move between pages. */
export const LOCALES: Record<Language, Locale> = { ko: localeOf('ko'), en: localeOf('en') };

/** The language of the page shown; the root reads it from the address. */
export const LocaleContext = createContext<Locale>(LOCALES[DEFAULT_LANGUAGE]);

export const useLocale = (): Locale => useContext(LocaleContext);
