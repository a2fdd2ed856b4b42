import type { SearchHit } from '#app/data/search/search-index.ts';
import { searchIndexFile } from '#app/data/search/search-file.ts';
import { type Language, LANGUAGES } from '#app/i18n/locale.ts';
import { ChunkLoadError, lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

/** Looks things up in one language; synchronous, so that results never come in the wrong order. */
export interface SearchEngine {
  find: (query: string) => SearchHit[];
  excerpt: (text: string, query: string) => string;
}

/** The engine's code and the index, fetched when somebody is about to search. */
async function load(language: Language): Promise<SearchEngine> {
  const [module, json] = await Promise.all([
    import('#app/data/search/search-index.ts'),
    fetchIndex(language),
  ]);
  const index = module.readIndex(json);
  return { find: (query) => module.search(index, query), excerpt: module.excerpt };
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
