/**
 * How texts are searched: by pairs of neighbouring letters, so that any part of a Korean word is found by an index and
 * nothing is scanned. Blanks and signs do not count, since Korean is written with and without them.
 */
import { getChoseong } from 'es-hangul';

import { cutMarks } from '#contract/inquiry-rules.ts';

const NOT_SEARCHED = /[^\p{L}\p{N}]+/gu;
const CONSONANTS = /^[ㄱ-ㅎ]+$/u;

/** Letters and digits in one form, case and width. */
const lettersOf = (text: string): string[] =>
  Array.from(cutMarks(text).normalize('NFKC').toLowerCase().replace(NOT_SEARCHED, ''));

/** `밸브` as `밸브 브`: each letter with the one after it, and the last one alone. */
const pairsOf = (letters: readonly string[]): string =>
  letters.map((letter, index) => letter + (letters[index + 1] ?? '')).join(' ');

/** NFKC makes letters of syllables of what a keyboard's single consonants are: `ㄱ` (U+3131) becomes `ᄀ` (U+1100). */
const initialsOf = (text: string): string[] =>
  Array.from(getChoseong(cutMarks(text).normalize('NFC')).replace(/[^ㄱ-ㅎ]+/gu, ''));

/** The two columns of the index for one inquiry; what is far apart does not run together, since a field ends in a sign of its own. */
export function indexedText(fields: readonly string[]): { text: string; initials: string } {
  const joined = (letters: (field: string) => string[]): string =>
    fields
      .map((field) => pairsOf(letters(field)))
      .filter((pairs) => pairs !== '')
      .join(' 0 ');
  return { text: joined(lettersOf), initials: joined(initialsOf) };
}

const LONGEST_QUERY = 100;

/**
 * What was typed as a query of SQLite's FTS5: every word must occur somewhere; a word of initial consonants is looked for among those.
 *
 * @returns undefined where nothing is left to look for
 */
export function searchQuery(typed: string): string | undefined {
  const words = typed
    .slice(0, LONGEST_QUERY)
    .split(/\s+/)
    .flatMap((word) => {
      if (CONSONANTS.test(word)) return phrase('initials', Array.from(word));
      const letters = lettersOf(word);
      return letters.length === 0 ? [] : phrase('text', letters);
    });
  return words.length === 0 ? undefined : words.join(' AND ');
}

/** Only letters and digits are in it: nothing of what was typed can be syntax. */
function phrase(column: 'text' | 'initials', letters: readonly string[]): string {
  if (letters.length === 1) return `${column} : "${letters[0]}" *`;
  return `${column} : "${pairsOf(letters).split(' ').slice(0, -1).join(' ')}"`;
}
