/** Numbers of a quantity, for comparing. */
import { fromImperial } from './units.ts';

import type { Quantity } from './values.ts';

/** Both ends; an end that is not stated does not limit, so check for it first. */
export const ends = ({ min = -Infinity, max = Infinity }: Quantity) => ({ min, max });

/** One end in bar; two numbers where the source states two units. */
export const inBar = ({ also, ...own }: Quantity, end: 'min' | 'max'): number[] =>
  [own, ...(also ? [also] : [])].flatMap(({ unit, [end]: value }) =>
    value === undefined ? [] : unit === 'psi' ? fromImperial(value, 'bar') : value,
  );
