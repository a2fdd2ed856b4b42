import { useMemo } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { type ChunkState, type LazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

import { type SearchEngine, searchEngines } from './search-engine.ts';
import type { Finds } from './search-groups.ts';

export interface Search extends Finds {
  engine: ChunkState<SearchEngine>;
  /** Everything that was found; the row that asks is no find. */
  total: number;
}

const NOTHING: Finds = { groups: [], said: [], isNothing: false };

/** Used in place of the engine until it has loaded. */
const NOT_YET: LazyChunk<SearchEngine> = {
  current: undefined,
  subscribe: () => () => undefined,
  load: () => new Promise(() => undefined),
  preload: () => undefined,
};

/**
 * What a query finds in the page's language.
 *
 * @param inUse whether somebody has come to the field: the engine is fetched from then on
 * @param all every result, not the first few of each kind
 */
export function useSearch(query: string, inUse: boolean, all = false): Search {
  const { language } = useLocale();
  const engine = useChunk(inUse ? searchEngines[language] : NOT_YET);
  const ready = engine.status === 'ready' ? engine.value : undefined;
  const finds = useMemo(() => (ready ? ready.find(query, all) : NOTHING), [ready, query, all]);
  return {
    engine,
    ...finds,
    total: finds.groups.reduce((sum, { group, total }) => sum + (group === 'ask' ? 0 : total), 0),
  };
}
