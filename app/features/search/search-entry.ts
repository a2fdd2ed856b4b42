/**
 * Headings of the results, in their order. A file, a condition and the last row, which asks, are no entries: what is typed leads
 * to the data sheet of a product that is found, to the finder and to the inquiry.
 */
export const SEARCH_GROUPS = [
  'file',
  'answer',
  'condition',
  'product',
  'near',
  'document',
  'page',
  'ask',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** What is looked up by its whole words, and not in the index: what answers, and what no product has. */
export const WORD_GROUPS = ['answer', 'absent'] as const;
type WordGroup = (typeof WORD_GROUPS)[number];

/** Something that can be found, in one language; made at build time (`search.server.ts`). */
export interface SearchEntry {
  /** Unique. */
  id: string;
  group: SearchGroup | WordGroup;
  /** What its line says: `SIRCA S30 볼 밸브`. */
  title: string;
  /** Where it belongs: `SIRCA 밸브 / 볼 밸브`. */
  place: string;
  /** Address without language. */
  path: string;
  /** Its text: words in it are found, and a part of it is shown. */
  text: string;
  /** Product codes in any spelling that people use. */
  codes: string[];
  /** Its names in both languages. */
  names: string[];
  /** Words that mean the same as words of its names. */
  aliases: string[];
  /** Words that mean the same as words of its text. */
  wordAliases: string[];
  /** Its picture: a file's address. */
  image?: string;
  /** The figure that a buyer looks for first, as printed: `DN 15–100`, `60 Nm`. */
  figure?: string;
  /** Address of its data sheet in the entry's language. */
  sheet?: string;
  /** How readily it comes before others: 1 as a rule, less for one size of a product. */
  weight: number;
}

/** Longest query that is read, in characters. */
export const MAX_QUERY = 100;

/** The file that holds the search index of a language; the build writes it (tools/build/search-files.ts). */
export const searchIndexFile = (language: string): string => `/data/${language}/search.json`;

/** What is kept of an entry to show it. */
export type SearchHit = Pick<
  SearchEntry,
  'id' | 'group' | 'title' | 'place' | 'path' | 'text' | 'image' | 'figure' | 'sheet'
>;
