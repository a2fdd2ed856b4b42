import { listed } from './entries.ts';
import { useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { type FinderQuery, parseQuery } from '#app/shared/fit/finder-query.ts';
import { isEmptyPoint, type OperatingPoint } from '#app/shared/operating-point/point.ts';

import { sizeSpan } from '#facts/measure/fields.ts';

import { idOf } from './entries.ts';
import { useQuote } from './quote-list.ts';
import type { Row } from './rows.ts';

/**
 * Judges a row's product by the figures of its own, where it was pasted with some, else by the operating point; at the size that the row
 * asks for.
 *
 * @param point what is asked of every row: in an inquiry only what goes along with it
 */
export function useRowVerdict(point: OperatingPoint): (row: Row) => Verdict | undefined {
  const isWanted = listed(useQuote()).some(({ pasted }) => pasted !== null);
  const data = useFitData(isWanted);
  const judge = useJudge(isWanted);
  return ({ entry, size: words }) => {
    const item = data?.items.find(({ id }) => id === idOf(entry.product));
    if (!data || !item) return undefined;
    const span = sizeSpan(words);
    const own: Omit<FinderQuery, 'sort'> =
      entry.pasted && (entry.conditions !== '' || span)
        ? parseQuery(entry.conditions, data)
        : point;
    // A size alone, which the row was given by hand, is no question.
    if (own === point && isEmptyPoint(point)) return undefined;
    const size = span && span.from === span.to ? span.from : own.size;
    return judge?.(item, size === undefined ? own : { ...own, size });
  };
}
