import type { Language } from '#contract/address.ts';

export { type Language, LANGUAGES } from '#contract/address.ts';

/** Local-storage key of a visitor's choice (readings.md, "Language, page and address"). */
export const LANGUAGE_STORAGE_KEY = 'gamasan.lang';

/** The language's own name: what the switcher offers. */
export const LANGUAGE_NAMES: Record<Language, string> = { ko: '한국어', en: 'English' };

/** The other one of the two languages: what the switcher leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'ko' ? 'en' : 'ko';
}
