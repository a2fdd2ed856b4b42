import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '#contract/address.ts';

import { useLocale } from './use-locale.ts';

/** Hidden field of a GET form, so that the form leads to a page in the same language where it is sent without scripts. */
export function LanguageField() {
  const { language } = useLocale();
  return language === DEFAULT_LANGUAGE ? null : (
    <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
  );
}
