import type { ComponentType } from 'react';

import { searchIndexFile } from './search-entry.ts';
import { type Language, LANGUAGES } from '#contract/address.ts';
import { isEmptyPoint, pointOf, searchWithPoint } from '#app/shared/operating-point/point.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { loadMessages } from '#app/i18n/translate.ts';
import { LOCALES } from '#app/i18n/use-locale.ts';
import { loadPageData } from '#app/shared/page/load-data.ts';
import { ChunkLoadError, lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

import { type Finds, groupHits } from './search-groups.ts';
import type { SearchHit } from './search-entry.ts';
import type { SearchResultsProps } from './search-results.tsx';

/** Looks things up in one language; synchronous, so that results never come in the wrong order. */
export interface SearchEngine {
  /** @param all every result, not the first few of each kind */
  find: (query: string, all?: boolean) => Finds;
  excerpt: (text: string, query: string) => string;
  /** Adds what was looked for to the questions of the next inquiry. */
  ask: (query: string) => void;
  Results: ComponentType<SearchResultsProps>;
}

/** The code of engine and results, the index, and what the matching rule needs, fetched when somebody is about to search. */
async function load(language: Language): Promise<SearchEngine> {
  const [{ finds }, { readIndex, excerpt }, { askWords }, { SearchResults }, json, page] =
    await Promise.all([
      import('./finds.ts'),
      import('./search-index.ts'),
      import('./search-ask.ts'),
      import('./search-results.tsx'),
      fetchIndex(language),
      loadPageData(new URL(LOCALES[language].href('/products'), location.href)),
      wordsChunk.load(),
      // Conditions are called as the finder calls them.
      loadMessages(language, 'finder'),
      loadMessages(language, 'point'),
    ]);
  const index = readIndex(json);
  const { finder } = page as { finder: FinderData };
  return {
    find: (query, all) => {
      const { hits, order, ...said } = finds(index, finder, query, language);
      return { groups: groupHits(hits.map(atPoint), all, order), ...said };
    },
    ask: askWords,
    excerpt,
    Results: SearchResults,
  };
}

/** A result in a size changes the size of the operating point, and leaves the rest of it. */
function atPoint(hit: SearchHit): SearchHit {
  if (hit.group !== 'product') return hit;
  const [path = '', search] = hit.path.split('?');
  const asked = pointOf(search ?? '');
  if (isEmptyPoint(asked)) return hit;
  return { ...hit, path: path + searchWithPoint(search ?? '', { ...latestPoint(), ...asked }) };
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
