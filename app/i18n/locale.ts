/** Languages of the site: Korean is the default, English by choice (spec §1, §4, §9). */
export const LANGUAGES = ['ko', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ko';

/** Local-storage key of a visitor's choice (readings.md, "Language, page and address"). */
export const LANGUAGE_STORAGE_KEY = 'gamasan.lang';

/** The language's own name: what the switcher offers. */
export const LANGUAGE_NAMES: Record<Language, string> = { ko: '한국어', en: 'English' };

/**
 * The language that an address asks for.
 *
 * @param search query string with or without `?`
 * @returns the language, or undefined when `lang` is absent, unknown, of another case, empty or repeated (all ignored)
 */
export function languageFromSearch(search: string): Language | undefined {
  const values = new URLSearchParams(search).getAll('lang');
  return values.length === 1 ? LANGUAGES.find((language) => language === values[0]) : undefined;
}

/** The other one of the two languages: what the switcher leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'ko' ? 'en' : 'ko';
}

/**
 * The catalogue page that an address asks for.
 *
 * @param search query string with or without `?`
 * @param totalPages number of catalogue pages that exist, at least 1
 * @returns 1 to totalPages; 1 for anything but plain decimal digits without a leading zero in that range (spec §5)
 */
export function pageFromSearch(search: string, totalPages: number): number {
  const values = new URLSearchParams(search).getAll('page');
  const value = values.length === 1 ? values[0] : undefined;
  if (value === undefined || !/^[1-9]\d{0,5}$/.test(value)) return 1;
  const page = Number(value);
  return page <= totalPages ? page : 1;
}
