import { createContext, useContext } from 'react';

import { DEFAULT_LANGUAGE, type Language, LANGUAGES, localizedHref } from '#contract/address.ts';

import { type Translate, translator } from './translate.ts';

export interface Locale {
  language: Language;
  /** Text of an interface message in the language. */
  t: Translate;
  /** Address of a page in the language: `href('/products')`. */
  href: (to: string) => string;
}

const localeOf = (language: Language): Locale => ({
  language,
  t: translator(language),
  href: (to) => localizedHref(to, language),
});

/** One constant object per language, so that components re-render when the language changes and not at every navigation. */
export const LOCALES: Record<Language, Locale> = { ko: localeOf('ko'), en: localeOf('en') };

/** Makes the components render again with messages that have changed (app/development.ts). */
export function renewLocales(): void {
  for (const each of LANGUAGES) LOCALES[each] = localeOf(each);
}

/** Language of the page on screen, set by the document from the address. */
export const LocaleContext = createContext<Locale>(LOCALES[DEFAULT_LANGUAGE]);

export const useLocale = (): Locale => useContext(LocaleContext);
