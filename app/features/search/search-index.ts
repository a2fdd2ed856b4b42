import { convertQwertyToHangul } from 'es-hangul';
import MiniSearch, {
  type AsPlainObject,
  type Options,
  type QueryCombination,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';

import type { Answer } from './search-answers.ts';
import type { SearchEntry, SearchHit } from './search-entry.ts';
import { MAX_QUERY, WORD_GROUPS } from './search-entry.ts';
import {
  codeOf,
  initialTerms,
  mayHaveTypo,
  nameTerms,
  readQuery,
  termOf,
  textTerms,
  typosIn,
  wordsOf,
} from './terms.ts';

/** An entry with its place in the catalogue. */
type Ordered = SearchEntry & { order: number };

/** What `search` looks things up in. */
export interface SearchIndex {
  entries: MiniSearch<Ordered>;
  /** Pages that answer a word as a whole. */
  answers: readonly Answer[];
  /** Kinds and properties that no product has. */
  absent: readonly Answer[];
  /** Every term, sorted: tells at once whether anything begins with a word. */
  vocabulary: readonly string[];
}

/** Fields by weight, heaviest first; a term that one field has is left out of those after it. */
const BOOST = { codes: 10, names: 5, initials: 4, aliases: 3, words: 1, wordAliases: 0.5 };
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];
type Field = (typeof FIELDS)[number];

/** A query that is a code as a whole means that product. */
const CODE_BOOST = { codes: 40 };

/** A beginning or a typo counts less than the word itself. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.3 };

/**
 * One or two letters begin words everywhere: they are looked up in codes and names only, Latin ones as the beginning of a
 * code or as a whole word (AP, NR).
 */
const SHORT_TERM = 2;
const LATIN = /^[a-z\d]+$/;

/** Finds that are put in the catalogue's order where they count the same; more results than anybody reads. */
const READ = 100;

/** Between the terms of a field; part of no term. */
const SEPARATOR = ' ';

const TERMS_OF: Record<Field, (entry: SearchEntry) => string[]> = {
  codes: ({ codes }) => codes.map(codeOf),
  names: ({ title, names }) => [title, ...names].flatMap(nameTerms),
  initials: ({ title, names }) => [title, ...names].flatMap(initialTerms),
  aliases: ({ aliases }) => aliases.flatMap(nameTerms),
  words: ({ text }) => textTerms(ratingsApart(text)),
  wordAliases: ({ wordAliases }) => wordAliases.flatMap(nameTerms),
};

/** `PN 16/25/40` as `PN 16 PN 25 PN 40`: each is looked for by itself. */
const ratingsApart = (text: string): string =>
  text.replaceAll(/\b(PN|ANSI) (\d+(?:\/\d+)+)/g, (_, kind: string, values: string) =>
    values
      .split('/')
      .map((value) => `${kind} ${value}`)
      .join(' '),
  );

/** Terms of each field of an entry. */
function fieldsOf(entry: SearchEntry): Record<Field, string> {
  const seen = new Set<string>();
  const fields = FIELDS.map((field) => {
    const terms = [...new Set(TERMS_OF[field](entry))].filter((term) => !seen.has(term));
    for (const term of terms) seen.add(term);
    return [field, terms.join(SEPARATOR)];
  });
  return Object.fromEntries(fields) as Record<Field, string>;
}

const isField = (name: string): name is Field => Object.hasOwn(BOOST, name);

/** The terms of an entry are worked out once for all of its fields. */
const fieldsByEntry = new WeakMap<SearchEntry, Record<Field, string>>();

function fieldText(entry: Ordered, name: string): unknown {
  if (!isField(name)) return entry[name as keyof Ordered];
  const fields = fieldsByEntry.get(entry) ?? fieldsOf(entry);
  fieldsByEntry.set(entry, fields);
  return fields[name];
}

const options: Options<Ordered> = {
  fields: FIELDS,
  storeFields: [
    'group',
    'title',
    'place',
    'path',
    'text',
    'image',
    'figure',
    'sheet',
    'weight',
    'order',
  ],
  extractField: fieldText as NonNullable<Options<Ordered>['extractField']>,
  tokenize: (terms) => terms.split(SEPARATOR),
  processTerm: (term) => term || null,
};

/** An index over entries, written down. */
export function writeIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(options);
  const [answers, absent] = WORD_GROUPS.map((of) => entries.filter(({ group }) => group === of));
  const indexed = entries.filter(({ group }) => WORD_GROUPS.every((of) => of !== group));
  index.addAll(indexed.map((entry, order) => ({ ...entry, order })));
  return JSON.stringify({ ...index.toJSON(), answers, absent });
}

/** The index that `writeIndex` wrote down. */
export function readIndex(json: string): SearchIndex {
  const written = JSON.parse(json) as AsPlainObject & Pick<SearchIndex, 'answers' | 'absent'>;
  return {
    entries: MiniSearch.loadJS<Ordered>(written, options),
    answers: written.answers,
    absent: written.absent,
    vocabulary: written.index.map(([term]) => term).toSorted(),
  };
}

/** The products of an index. */
export const productsOf = ({ entries }: SearchIndex): SearchHit[] =>
  entries.search(MiniSearch.wildcard, {
    filter: ({ group }) => group === 'product',
  }) as unknown as SearchHit[];

/** The products that words name by their codes or names; none where the words say something else. */
export function namedBy(index: SearchIndex, words: readonly string[]): SearchHit[] {
  const query = readQuery(words.join(' '));
  if (query.kind !== 'words') return [];
  return inOrder(
    index.entries.search({
      ...common,
      combineWith: 'AND',
      fields: ['codes', 'names'],
      queries: query.terms.map((term) => termQuery(index, term, false)),
      filter: ({ group }) => group === 'product',
    }),
  );
}

/** The pages and documents whose names have these words. */
export function titled(index: SearchIndex, typed: string): SearchHit[] {
  const query = readQuery(typed);
  if (query.kind !== 'words') return [];
  return inOrder(
    index.entries.search({
      ...common,
      combineWith: 'AND',
      fields: ['names'],
      queries: query.terms,
      filter: ({ group }) => group !== 'product',
    }),
  );
}

const common: SearchOptions = {
  boost: BOOST,
  weights: WEIGHTS,
  prefix: true,
  boostDocument: (_id, _term, stored) => Number(stored?.['weight'] ?? 1),
};

/**
 * What a query finds, best first. Words are all looked for, each as the beginning of a term, a word that nothing begins
 * with as a mistyped one. Where that finds nothing: as typed on an English keyboard (`qjxj` for 버터), then without the words
 * that nothing has, then any of them.
 *
 * @param loose whether a word that nothing begins with may be a mistyped one, or be left out
 */
export function search(index: SearchIndex, typed: string, loose = true): SearchHit[] {
  const text = typed.slice(0, MAX_QUERY);
  const query = readQuery(text);
  if (query.kind === 'empty') return [];
  if (query.kind === 'initials') {
    return inOrder(
      index.entries.search({ ...common, queries: [query.initials], fields: ['initials'] }),
    );
  }
  const { terms, code } = query;
  const found = hits(index, terms, 'AND', code, loose);
  if (found.length > 0 || !loose) return found;
  const known = terms.filter((term) => isKnown(index, term));
  if (known.length === 0) return asTypedInHangul(index, text);
  const without = known.length < terms.length ? hits(index, known, 'AND', code) : [];
  return without.length > 0 || known.length < 2 ? without : hits(index, known, 'OR', code);
}

/** Words of a query that nothing has, and that `search` did without. */
export function wordsLeftOut(index: SearchIndex, typed: string): string[] {
  const query = readQuery(typed);
  if (query.kind !== 'words' || hits(index, query.terms, 'AND', query.code).length > 0) return [];
  const words = wordsOf(typed.slice(0, MAX_QUERY));
  const unknown = words.filter((word) => !isKnown(index, termOf(word)));
  return unknown.length < words.length ? [...new Set(unknown)] : [];
}

/** Keys of a Korean keyboard as its letters; nothing where they make none: the library throws for `stainless`. */
function inHangul(text: string): string {
  try {
    return convertQwertyToHangul(text);
  } catch {
    return '';
  }
}

/** What was typed on a Korean keyboard that was set to English. */
function asTypedInHangul(index: SearchIndex, text: string): SearchHit[] {
  if (!/^[a-z\s]+$/i.test(text)) return [];
  const query = readQuery(inHangul(text));
  return query.kind === 'words' && query.terms.some((term) => isKnown(index, term))
    ? hits(index, query.terms, 'AND', '')
    : [];
}

/** Whether any term begins with this one. */
function isKnown({ vocabulary }: SearchIndex, term: string): boolean {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (vocabulary[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return vocabulary[low]?.startsWith(term) ?? false;
}

function hits(
  index: SearchIndex,
  terms: readonly string[],
  combineWith: 'AND' | 'OR',
  code: string,
  typos = true,
): SearchHit[] {
  return inOrder(
    index.entries.search({
      ...common,
      combineWith: 'OR',
      queries: [
        { combineWith, queries: terms.map((term) => termQuery(index, term, typos)) },
        // As a code the query is one: `ap 10`, `480-006`.
        ...(code === '' ? [] : [{ queries: [code], fields: ['codes'], boost: CODE_BOOST }]),
      ],
    }),
  );
}

function termQuery(index: SearchIndex, term: string, typos: boolean): QueryCombination {
  if (term.length > SHORT_TERM) {
    const typo = typos && !isKnown(index, term) && mayHaveTypo(term);
    return { queries: [term], fuzzy: typo && typosIn(term) };
  }
  if (!LATIN.test(term)) return { queries: [term], fields: ['names'] };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], fields: ['codes'] },
      { queries: [term], fields: ['names', 'words'], prefix: false },
    ],
  };
}

/** Finds that count the same, in the order of the catalogue. */
function inOrder(found: SearchResult[]): SearchHit[] {
  const results = found as unknown as (SearchHit & { score: number; order: number })[];
  const first = results
    .slice(0, READ)
    .toSorted((a, b) => Math.round((b.score - a.score) * 10) || a.order - b.order);
  return [...first, ...results.slice(READ)];
}

/** Length of a shown part of a text, and how much of it stands before what was found. Characters. */
const EXCERPT = { length: 90, before: 24 };

/** The part of a text around the first word of a query that it holds; its beginning where it holds none. */
export function excerpt(text: string, query: string): string {
  const lower = text.toLowerCase();
  const at = wordsOf(query)
    .map((word) => lower.indexOf(word))
    .find((position) => position >= 0);
  const wanted = Math.max(0, (at ?? 0) - EXCERPT.before);
  // From the beginning of a word on.
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const part = text.slice(start, start + EXCERPT.length).trim();
  return `${start > 0 ? '… ' : ''}${part}${start + EXCERPT.length < text.length ? ' …' : ''}`;
}
