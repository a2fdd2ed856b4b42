import { useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import { sizeSpan } from '#facts/measure/fields.ts';

import { idOf } from './entries.ts';
import type { Row } from './rows.ts';

/** Judges a row's product at the size that the row asks for, else at the operating point's. */
export function useRowVerdict(): (row: Row) => Verdict | undefined {
  const data = useFitData();
  const judge = useJudge();
  const point = useOperatingPoint();
  return ({ entry, size: words }) => {
    const item = data?.items.find(({ id }) => id === idOf(entry.product));
    const span = sizeSpan(words);
    const size = span && span.from === span.to ? span.from : point.size;
    return item && judge?.(item, size === undefined ? point : { ...point, size });
  };
}
