import {
  askedLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  languageOf,
  localizedHref,
  withoutLanguage,
} from '#contract/address.ts';

/** Local-storage key of a visitor's choice (readings.md, "Language, page and address"). */
export const LANGUAGE_STORAGE_KEY = 'gamasan.lang';

/** What the language rules say of an address. */
export interface LanguageChoice {
  /** The language that the address asks for, to be stored. */
  chosen?: Language;
  /** The address to show instead, where there is one. */
  address?: string;
}

/**
 * The rules for an address and a stored choice: a valid `lang` is to be stored; `lang=ko` is then cleaned from the address;
 * without one a stored English choice is written into it (readings.md, "Language, page and address"). A stored choice that
 * is no language counts as none.
 *
 * @param isReturn whether Back or Forward leads to the address: its `lang` is then an old choice, and the stored one wins
 */
export function languageChoice(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  stored: string | null,
  isReturn = false,
): LanguageChoice {
  const chosen = askedLanguage(search);
  // As an address of its own, `//name` is another host: such a path stays as it is.
  const address = pathname.startsWith('//') ? undefined : pathname + search + hash;
  const now = LANGUAGES.find((language) => language === stored);
  if (isReturn && now && address && now !== languageOf(search))
    return { address: localizedHref(address, now) };
  if (chosen)
    return {
      chosen,
      ...(chosen === DEFAULT_LANGUAGE && address && { address: withoutLanguage(address) }),
    };
  return now === 'en' && address ? { address: localizedHref(address, 'en') } : {};
}

/**
 * Applies the rules to an address that is about to be shown: the prelude does so before anything is painted, the router at
 * every move.
 */
export function applyLanguageChoice(
  url: Pick<URL, 'pathname' | 'search' | 'hash'>,
  isReturn = false,
): LanguageChoice {
  try {
    const choice = languageChoice(url, localStorage.getItem(LANGUAGE_STORAGE_KEY), isReturn);
    if (choice.chosen) localStorage.setItem(LANGUAGE_STORAGE_KEY, choice.chosen);
    return choice;
  } catch {
    // Storage refused: the address alone decides.
    return languageChoice(url, null);
  }
}
