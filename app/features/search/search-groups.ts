import { SEARCH_GROUPS, type SearchGroup } from './search-entry.ts';
import type { SearchHit } from './search-entry.ts';

/** Results of a group that are shown below the field; the heading says how many there are, and the search page shows all. */
const SHOWN: Record<SearchGroup, number> = {
  file: 3,
  answer: 2,
  condition: 1,
  product: 8,
  near: 1,
  document: 5,
  page: 4,
  ask: 1,
};

export interface HitGroup {
  group: SearchGroup;
  /** All that were found. */
  total: number;
  /** Number of shown hits in the groups before it. */
  offset: number;
  hits: SearchHit[];
}

/** What a query finds. */
export interface Finds {
  groups: readonly HitGroup[];
  /** How the words were read; the first sentence stands out where nothing in the catalogue answers them. */
  said: readonly string[];
  isNothing: boolean;
}

/**
 * Hits under their headings, best first within each; groups without hits are left out.
 *
 * @param all every hit, not the first few
 */
export function groupHits(
  hits: readonly SearchHit[],
  all = false,
  order: readonly SearchGroup[] = SEARCH_GROUPS,
): HitGroup[] {
  const groups: HitGroup[] = [];
  let offset = 0;
  for (const group of order) {
    const found = hits.filter((hit) => hit.group === group);
    const shown = all ? found : found.slice(0, SHOWN[group]);
    if (shown.length > 0) groups.push({ group, total: found.length, offset, hits: shown });
    offset += shown.length;
  }
  return groups;
}
