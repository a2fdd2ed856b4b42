import type { Axis } from '#facts/axes.ts';

import type { Verdict } from './judge.ts';

/** Whether a figure, by what it is drawn on, is what a product is out of range for. */
export const failsAt = (
  verdict: Verdict | undefined,
  { range, pn }: { range?: { quantity: string }; pn?: readonly number[] },
): boolean =>
  verdict?.match.result === 'out-of-range' &&
  verdict.match.limit.axis === ((pn ? 'pressure' : range?.quantity) as Axis);
