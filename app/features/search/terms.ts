import { disassemble, getChoseong } from 'es-hangul';

import { MAX_QUERY } from './search-entry.ts';

/*
 * How texts and queries become the terms that are looked up. Hangul is taken apart into its letters: what an input method
 * has half composed (버텊) is then the beginning of what it becomes (버터플라이), and one wrong letter is one typo.
 */

/** Full-width forms, as Korean input methods write them: `Ｓ３０`. */
const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const HANGUL = /[가-힣]/;
const HANGUL_WORD = /^[가-힣]+$/;
const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/;
const VOWEL_OR_LATIN = /[ㅏ-ㅣa-z]/;
const LATIN_NAME = /^[a-z]{1,4}$/;
const NUMBER = /^\d+$/;

/** Shortest part of a Korean word that is found in its middle: 액추에이터 in 공압액추에이터. Syllables. */
const SHORTEST_SUFFIX = 2;

/** Shortest Korean word of a text that is made of others; the end of a shorter one is a particle. Syllables. */
const COMPOUND = 5;

/** Longest term in which a typo is looked for. Letters. */
const MAX_TYPO_LENGTH = 40;

/** Shortest terms in which a typo is looked for; shorter ones would be found in anything. Letters. */
const TYPO_LENGTH = { hangul: 5, latin: 4 };

/** A text in one spelling: composed, half-width, lower case. */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (form) => String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .toLowerCase();
}

/** Two single letters with a slash between them: A/S is one word. */
const SHORTENED = /(?<![\p{L}\p{N}])([a-z])\/([a-z])(?![\p{L}\p{N}])/gu;

/** Words and numbers of a text, in order. */
export const wordsOf = (text: string): string[] =>
  normalise(text)
    .replace(SHORTENED, '$1$2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word as it stands in the index: Hangul letter by letter. */
export const termOf = (word: string): string => (/[ㄱ-힣]/.test(word) ? disassemble(word) : word);

/** A code without what people put between its parts: `480-006`, `480 006` and `480006` are one. */
export const codeOf = (text: string): string => wordsOf(text).join('');

/** The word from each of its syllables on, so that its end is found too. */
function suffixes(word: string): string[] {
  if (!HANGUL.test(word)) return [word];
  const parts = [word];
  for (let start = 1; start <= word.length - SHORTEST_SUFFIX; start++)
    parts.push(word.slice(start));
  return parts;
}

/**
 * Terms of a text for the index: its words, long Korean ones with their endings too, and names with their number (`DN 100`
 * as `dn100`).
 */
export function textTerms(text: string, compound = COMPOUND): string[] {
  const words = wordsOf(text);
  const terms = new Set<string>();
  words.forEach((word, index) => {
    const parts = word.length >= compound ? suffixes(word) : [word];
    for (const part of parts) terms.add(termOf(part));
    const next = words[index + 1];
    if (next !== undefined && LATIN_NAME.test(word) && NUMBER.test(next)) terms.add(word + next);
  });
  return [...terms];
}

/** Terms of a name: those of a text, the ends of short words as well, and its Korean words written together (볼밸브). */
export function nameTerms(text: string): string[] {
  const terms = new Set(textTerms(text, SHORTEST_SUFFIX));
  for (const run of koreanRuns(text)) terms.add(termOf(run.join('')));
  return [...terms];
}

/** Initial consonants of a name, from each of its words on: ㅂㅌㅍㄹㅇㅂㅂ and ㅂㅂ of 버터플라이 밸브. */
export function initialTerms(text: string): string[] {
  return koreanRuns(text).flatMap((run) =>
    run.map((_, index) => getChoseong(run.slice(index).join(''))),
  );
}

/** Korean words that follow each other. */
function koreanRuns(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const word of wordsOf(text)) {
    if (HANGUL_WORD.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** A query, ready to be looked up. */
export type Query =
  | { kind: 'empty' }
  /** Initial consonants and nothing else. */
  | { kind: 'initials'; initials: string }
  | {
      kind: 'words';
      /** All have to be found, each as the beginning of a term. */
      terms: string[];
      /** The whole query as a product code. */
      code: string;
    };

/** Reads what somebody has typed, finished or not. */
export function readQuery(text: string): Query {
  const words = wordsOf(text.slice(0, MAX_QUERY));
  if (words.length === 0) return { kind: 'empty' };
  // An input method may have put two consonants together: ㅂㅅ as ㅄ.
  const together = words.map(termOf).join('');
  if (INITIALS_ONLY.test(together)) return { kind: 'initials', initials: together };
  return { kind: 'words', terms: [...new Set(words.map(termOf))], code: words.join('') };
}

/** Whether a term is long enough for a typo, and no code: 301 is not a mistyped 401. */
export function mayHaveTypo(term: string): boolean {
  if (/\d/.test(term) || !VOWEL_OR_LATIN.test(term) || term.length > MAX_TYPO_LENGTH) return false;
  return term.length >= (/[a-z]/.test(term) ? TYPO_LENGTH.latin : TYPO_LENGTH.hangul);
}

/** Shortest Latin word with two typos: letters that change places (actautor) are two. Letters. */
const TWO_TYPOS = 7;

/** How many wrong letters are looked past in a term that may have a typo. */
export const typosIn = (term: string): number =>
  /^[a-z]+$/.test(term) && term.length >= TWO_TYPOS ? 2 : 1;
