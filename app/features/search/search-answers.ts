import type { SearchHit } from './search-entry.ts';
import { codeOf, normalise, wordsOf } from './terms.ts';

/** An answer with the words that ask for it. */
export interface Answer extends SearchHit {
  names: readonly string[];
}

/** Shortest Latin phrase that is found within a query; a shorter one has to be a word of it. Letters. */
const PHRASE = 8;

const HANGUL = /[가-힣]/;

/** Hangul is found with its endings (가격은), Latin as a whole word, a phrase (`data sheet`) with or without its space. */
function asks(query: string, name: string): boolean {
  const [code, wanted] = [codeOf(query), codeOf(name)];
  if (HANGUL.test(name) || wanted.length >= PHRASE) return code.includes(wanted);
  return code === wanted || wordsOf(query).includes(wanted);
}

/**
 * The pages that answer what was typed, and the words that are left to be looked up: of `480 가격` the price, and `480`.
 * Where nothing is left the whole query is looked up.
 */
export function answersIn<A extends Answer>(answers: readonly A[], query: string) {
  const found = answers.filter(({ names }) => names.some((name) => asks(query, name)));
  const names = found.flatMap((answer) => answer.names).filter((name) => asks(query, name));
  const rest = normalise(query)
    .split(/\s+/)
    .filter((word) => !names.some((name) => partOf(word, name)))
    .join(' ');
  return { found, rest: rest.trim() === '' ? query : rest };
}

/** Whether a word is all or one word of a name: `시트` of 데이터 시트. */
const partOf = (word: string, name: string): boolean =>
  asks(word, name) || wordsOf(name).includes(word);
