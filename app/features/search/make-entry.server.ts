import { terms, type Term } from '#content/glossary.ts';

import type { SearchEntry } from './search-entry.ts';
import { normalise } from './terms.ts';

/** One size of a product comes after the product itself, a page after both. */
export const WEIGHT = { product: 1, size: 0.4, document: 0.7, page: 0.8 };

type Draft = Omit<SearchEntry, 'aliases' | 'wordAliases'>;

/** An entry with the other ways to say what it says. */
export function entry(draft: Draft): SearchEntry {
  const names = [draft.title, ...draft.names].join('\n');
  const [aliases, wordAliases] = [synonyms(names), synonyms(draft.text)];
  return { ...draft, aliases, wordAliases: wordAliases.filter((word) => !aliases.includes(word)) };
}

/** Shortest alias that is a word of its own; `A` of 100A would be found in anything. */
const SHORTEST_ALIAS = 2;

/** Every other way to say a term of the glossary that a text uses, in both languages. */
function synonyms(text: string): string[] {
  const words = normalise(text);
  const ways = ({ ko, en, aliases = [], avoid = [] }: Term) => [ko, en, ...aliases, ...avoid];
  return terms
    .filter((term) =>
      ways(term).some((way) => way.length >= SHORTEST_ALIAS && says(words, normalise(way))),
    )
    .flatMap(ways)
    .filter((way) => way.length >= SHORTEST_ALIAS);
}

/** Whether a text uses a word: Korean ones take endings, Latin ones stand alone or in the plural. */
const says = (text: string, way: string): boolean =>
  /[가-힣]/.test(way)
    ? text.includes(way)
    : new RegExp(`(?<![a-z0-9])${way.replaceAll(/[^a-z0-9]+/g, '[^a-z0-9]+')}s?(?![a-z0-9])`).test(
        text,
      );
