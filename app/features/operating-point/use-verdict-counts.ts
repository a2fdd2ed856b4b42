import { useLocation } from '#app/router/router-provider.tsx';

import { comparedFromSearch } from '#app/shared/compare/compare-list.ts';
import { atSize } from '#app/shared/fit/at-size.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { parseQuery } from '#app/shared/fit/finder-query.ts';
import { type MatchedItem, matcherOf } from '#app/shared/fit/match-item.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';

/** How many products of a page fit, have to be asked about, and do not fit. */
export interface VerdictCounts extends Record<'fits' | 'ask' | 'no', number> {
  /** What is counted: a catalogue page may show a part of its group only, and counts that itself. */
  of: 'judged' | 'group' | 'compared';
  /** The verdict, where the page treats one product. */
  only?: MatchedItem;
}

/**
 * The judgement of the products that a page treats: of the finder all, of a comparison the compared ones, of a category's or
 * a product's page what lies under its path. Undefined where none of them is concerned.
 */
export function verdictCounts(
  { items, choices }: FinderData,
  pathname: string,
  search: string,
): VerdictCounts | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const of = path === '/products' ? 'judged' : path === '/compare' ? 'compared' : 'group';
  const own = {
    judged: () => items,
    compared: () => comparedItems(items, search),
    group: () =>
      items.filter(
        ({ id, to }) => to === path || to.startsWith(`${path}/`) || path === `/products/${id}`,
      ),
  }[of]();
  // Only the finder has conditions besides the operating point.
  const match = matcherOf(parseQuery(search, choices));
  const matched = own.flatMap((item) => match(item) ?? []);
  const [first] = matched;
  if (!first) return undefined;
  const count = (asked: 'fits' | 'ask' | 'no') =>
    matched.filter(({ outcome }) => outcome === asked).length;
  return {
    of,
    fits: count('fits'),
    ask: count('ask'),
    no: count('no'),
    ...(own.length === 1 && { only: first }),
  };
}

function comparedItems(items: FinderData['items'], search: string): FinderData['items'] {
  const { ids } = comparedFromSearch(search, () => true);
  return ids.flatMap((id) => {
    const [product = '', size] = id.split('.');
    const item = items.find((each) => each.id === product);
    if (!item) return [];
    return size === undefined ? item : atSize(item, size);
  });
}

/** The counts of the page shown. */
export function useVerdictCounts(): VerdictCounts | undefined {
  const { pathname, search } = useLocation();
  const data = useFitData();
  return data && verdictCounts(data, pathname, search);
}
