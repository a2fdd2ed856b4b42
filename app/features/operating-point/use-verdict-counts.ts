import { useLocation } from '#app/router/router-provider.tsx';

import { comparedFromSearch } from '#app/shared/compare/compare-list.ts';
import { isLookedAt } from '#app/shared/fit/asked.ts';
import { atSize } from '#app/shared/fit/at-size.ts';
import type { FinderData, FinderItem } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, parseQuery } from '#app/shared/fit/finder-query.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import { type Result, RESULTS } from '#facts/result.ts';

/** How many products of a page are in range, not stated and out of range. */
export interface VerdictCounts extends Record<Result, number> {
  /** What is counted: a catalogue page may show a part of its group only, and counts that itself. */
  of: 'judged' | 'group' | 'compared';
  verdicts: readonly Verdict[];
  /** The verdict, where the page treats one product. */
  only?: Verdict;
}

/**
 * The judgement of the products that a page treats: of the finder all, of a comparison the compared ones, of a category's or
 * a product's page what lies under its path. Undefined where none of them is concerned.
 *
 * @param judge judges a product by a query: only the finder has conditions besides the operating point
 */
export function verdictCounts(
  data: FinderData,
  judge: (item: FinderItem, query: FinderQuery) => Verdict | undefined,
  pathname: string,
  search: string,
): VerdictCounts | undefined {
  const { items } = data;
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
  const query = parseQuery(search, data);
  const verdicts = own.flatMap((item) =>
    isLookedAt(item, query) ? (judge(item, query) ?? []) : [],
  );
  const [first] = verdicts;
  if (!first) return undefined;
  const count = (result: Result) => verdicts.filter(({ match }) => match.result === result).length;
  return {
    of,
    verdicts,
    ...(Object.fromEntries(RESULTS.map((result) => [result, count(result)])) as Record<
      Result,
      number
    >),
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
  const judge = useJudge();
  return data && judge && verdictCounts(data, judge, pathname, search);
}
