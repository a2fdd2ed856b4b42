import type { ComponentType } from 'react';

import { searchIndexFile } from './search-entry.ts';
import { type Language, LANGUAGES } from '#contract/address.ts';
import { isEmptyPoint, pointOf, searchWithPoint } from '#app/shared/operating-point/point.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { ChunkLoadError, lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

import type { NearestSize } from './nearest-size.ts';
import type { HitGroup } from './search-groups.ts';
import type { SearchHit } from './search-entry.ts';
import type { SearchResultsProps } from './search-results.tsx';

/** Looks things up in one language; synchronous, so that results never come in the wrong order. */
export interface SearchEngine {
  /** @param all every result, not the first few of each kind */
  find: (query: string, all?: boolean) => HitGroup[];
  excerpt: (text: string, query: string) => string;
  /** What comes nearest by size where nothing that is found comes in the size looked for. */
  nearest: (query: string, groups: readonly HitGroup[]) => NearestSize | undefined;
  /** Adds what was looked for to the questions of the next inquiry. */
  ask: (query: string) => void;
  Results: ComponentType<SearchResultsProps>;
}

/** The code of engine and results, and the index, fetched when somebody is about to search. */
async function load(language: Language): Promise<SearchEngine> {
  const [
    { readIndex, search, excerpt, productsOf },
    { groupHits },
    { conditionHits },
    { answersIn },
    { sheetHits },
    { askWords, askHit },
    { nearestSize },
    { SearchResults },
    json,
  ] = await Promise.all([
    import('./search-index.ts'),
    import('./search-groups.ts'),
    import('./condition-hits.ts'),
    import('./search-answers.ts'),
    import('./sheet-hits.ts'),
    import('./search-ask.ts'),
    import('./nearest-size.ts'),
    import('./search-results.tsx'),
    fetchIndex(language),
  ]);
  const index = readIndex(json);
  return {
    find: (query, all) => {
      const { found, rest } = answersIn(index.answers, query);
      // A word that is answered is not mistyped: 가격 is no 규격.
      const results = search(index, rest, found.length === 0 || rest !== query);
      const hits = [
        ...(rest === query ? [] : sheetHits(found, results, language)),
        ...found,
        ...conditionHits(query, language),
        ...results.map(atPoint),
        ...askHit(query, language),
      ];
      return groupHits(hits, all);
    },
    nearest: (query, groups) =>
      nearestSize(
        productsOf(index),
        query,
        groups.flatMap(({ hits }) => hits),
      ),
    ask: askWords,
    excerpt,
    Results: SearchResults,
  };
}

/** A result in a size changes the size of the operating point, and leaves the rest of it. */
function atPoint(hit: SearchHit): SearchHit {
  const [path = '', search] = hit.path.split('?');
  const asked = pointOf(search ?? '');
  if (isEmptyPoint(asked)) return hit;
  return { ...hit, path: path + searchWithPoint('', { ...latestPoint(), ...asked }) };
}

async function fetchIndex(language: Language): Promise<string> {
  const response = await fetch(searchIndexFile(language));
  if (!response.ok) throw new ChunkLoadError(response.status === 404 ? 'missing' : 'error');
  return response.text();
}

/** The engine of each language. */
export const searchEngines = Object.fromEntries(
  LANGUAGES.map((language) => [language, lazyChunk(() => load(language))]),
) as Record<Language, LazyChunk<SearchEngine>>;
