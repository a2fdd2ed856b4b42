import i18next, { type TFunction } from 'i18next';

import { LANGUAGES, type Language } from './locale.ts';
import { en, type Messages } from './messages/en.ts';
import { ko } from './messages/ko.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'chrome';
    resources: Messages;
  }
}

/** A fixed translator: `t('chrome:home')`. A key that no language has does not compile. */
export type Translate = TFunction<(keyof Messages)[]>;

const NAMESPACES = Object.keys(en) as (keyof Messages)[];

const instance = i18next.createInstance();
// Resources are in the bundle, so initialisation is synchronous.
void instance.init({
  resources: { ko, en },
  supportedLngs: [...LANGUAGES],
  // A missing translation falls back to English, then to the key itself (spec §4).
  fallbackLng: 'en',
  ns: NAMESPACES,
  defaultNS: 'chrome',
  initAsync: false,
  interpolation: { escapeValue: false }, // React escapes
});

const translators: Record<Language, Translate> = {
  ko: instance.getFixedT('ko', NAMESPACES),
  en: instance.getFixedT('en', NAMESPACES),
};

/** The translator of a language. */
export function translator(language: Language): Translate {
  return translators[language];
}
