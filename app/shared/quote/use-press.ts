import { useMemo } from 'react';

import { compareSize } from '#facts/match-size.ts';

import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import { idOf, type QuoteRequest } from './entries.ts';
import type { Press } from './press.ts';
import type { Context } from './rows.ts';

/** Whether the finder lists products in a size; `undefined` until its data has come. */
export const useListing = (data: FinderData | undefined): Context['listing'] =>
  useMemo(
    () =>
      data &&
      ((code, dn) => {
        const item = data.items.find(({ id }) => id === code.toLowerCase());
        const answer = item?.kind === 'valve' ? compareSize(item.facts, dn) : undefined;
        if (!answer || (answer.is === 'missing' && answer.part === undefined)) return 'unknown';
        return answer.is === 'in' ? 'listed' : 'unlisted';
      }),
    [data],
  );

/** What an entry gets from the operating point. Before it is known whether the product is listed in the size, it counts as if it were. */
export function usePointSize(): (
  code: string,
  sizes?: readonly number[],
  point?: OperatingPoint,
) => 'point' | null {
  const shown = useOperatingPoint();
  const listing = useListing(useFitData());
  return (code, sizes, { size: dn } = shown) => {
    if (dn === undefined) return null;
    const isListed = sizes ? sizes.includes(dn) : !listing || listing(code, dn) === 'listed';
    return isListed ? 'point' : null;
  };
}

/**
 * What a product's button adds, and which entries it speaks of.
 *
 * @param sizes DN, where the page knows them: what else is known of the product comes later
 * @returns a function of the point: the one shown, unless given. At a press it is `latestPoint()`: what was typed may not be shown yet
 */
export function usePress(
  request: QuoteRequest,
  sizes?: readonly number[],
): (point?: OperatingPoint) => Press {
  const shown = useOperatingPoint();
  const pointSize = usePointSize();
  return (point = shown) => {
    const size = pointSize(idOf(request.product), sizes, point);
    return {
      request: { size, ...request },
      dn: size === 'point' ? (point.size ?? null) : null,
    };
  };
}
