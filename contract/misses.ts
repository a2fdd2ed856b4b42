/**
 * What visitors looked for and did not find, as it may be counted: words of the search, conditions of the finder, and nothing of
 * who asked. Browser and server hold to the same rules. Without zod, so that the browser can import it.
 */
import { type Language, LANGUAGES } from './address.ts';
import { cleanLine } from './inquiry-rules.ts';

/** Address that takes a miss by POST; the answer is always empty. */
export const MISSES_PATH = '/misses';

/** `search`: words that nothing was found for. `finder`: conditions that no product meets. */
export const MISS_KINDS = ['search', 'finder'] as const;
export type MissKind = (typeof MISS_KINDS)[number];

export interface Miss {
  readonly kind: MissKind;
  readonly language: Language;
  /** Words as typed, or the finder's query without `?`: `dn=80&pn=40`. */
  readonly words: string;
}

const WORDS_MIN = 2;
const WORDS_MAX = 40;
/** A telephone number without its area code has seven digits; sizes, ratings and codes have fewer in a row. */
const DIGITS_OF_A_PERSON = 7;
/** Digits with what people put between those of one number. */
const NUMBER = /\d(?:[\s().+/-]*\d)*/g;
const ADDRESS = /@|:\/\/|\bwww\./;
/** As the finder writes it: names of its own, and values that are numbers or ids. */
const CONDITIONS = /^[a-z]{2,12}=[A-Za-z0-9.%_-]{1,24}(?:&[a-z]{2,12}=[A-Za-z0-9.%_-]{1,24}){0,7}$/;

/** Whether a text looks like what names or reaches a person: an address, or a number of a telephone or registration. */
const looksPersonal = (text: string): boolean =>
  ADDRESS.test(text) ||
  (text.match(NUMBER) ?? []).some(
    (number) => number.replace(/\D/g, '').length >= DIGITS_OF_A_PERSON,
  );

/** The words under which a miss is counted; null where it is not to be counted at all. */
export function countedWords(kind: MissKind, typed: string): string | null {
  const words = kind === 'search' ? cleanLine(typed.normalize('NFKC')).toLowerCase() : typed;
  if (kind === 'finder') return CONDITIONS.test(words) ? words : null;
  const { length } = Array.from(words);
  return length < WORDS_MIN || length > WORDS_MAX || looksPersonal(words) ? null : words;
}

/** A miss as somebody sent it or a file holds it; null where it is none that may be counted. */
export function readMiss(value: unknown): Miss | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, language, words } = value as Partial<Record<keyof Miss, unknown>>;
  const known = MISS_KINDS.find((each) => each === kind);
  const spoken = LANGUAGES.find((each) => each === language);
  const counted = known && typeof words === 'string' ? countedWords(known, words) : null;
  return known && spoken && counted !== null
    ? { kind: known, language: spoken, words: counted }
    : null;
}
