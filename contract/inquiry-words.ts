import type { Language } from './address.ts';
import { ENGLISH_WORDS } from './inquiry-words/en.ts';
import { KOREAN_WORDS } from './inquiry-words/ko.ts';

/** Words with which products and conditions go into an inquiry. */
export const INQUIRY_WORDS: Readonly<Record<Language, typeof KOREAN_WORDS>> = {
  ko: KOREAN_WORDS,
  en: ENGLISH_WORDS,
};
