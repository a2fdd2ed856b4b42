/** Numbers of a quantity, for comparing. */
import { fromImperial } from './units.ts';

import type { Quantity } from './values.ts';

/** Both ends; an end that is not stated does not limit, so check for it first. */
export const ends = ({ min = -Infinity, max = Infinity }: Quantity) => ({ min, max });

/** One end in bar; two numbers where the source states two units. */
export const inBar = ({ unit, also, ...own }: Quantity, end: 'min' | 'max'): number[] =>
  [
    { unit, value: own[end] },
    { unit: also?.unit, value: also?.[end] },
  ].flatMap(({ unit: of, value }) =>
    value === undefined ? [] : of === 'psi' ? fromImperial(value, 'bar') : value,
  );
