import {
  formatDualPressure,
  formatInchRange,
  formatMaximum,
  formatQuantity,
  formatSize,
} from '#content/format.ts';
import {
  bounds,
  type DualPressure,
  type InchSize,
  type Quantity,
  type Rating,
  type SizeRange,
} from '#content/schema/quantity.ts';

import { dnOfInch } from '#app/shared/operating-point/nominal-size.ts';
import { fromImperial } from '#app/shared/units/units.ts';
import type { RatingFact, SizeFact, Span } from './finder-data.ts';
import type { Language } from '#contract/address.ts';

import { shortRating } from '#app/shared/product/short-rating.server.ts';

/** A quantity as a range with its text. */
export const spanOf = (value: Quantity, language: Language): Span => ({
  ...bounds(value),
  text: formatQuantity(value, language),
});

/**
 * A pressure that the source states in bar and psi: the range that either of them names, so that whoever enters the
 * stated 29 psi is not told that it is less than 2 bar.
 */
export function dualSpan(pressure: DualPressure, language: Language): Span {
  const [bar, psi] = [bounds(pressure.bar), bounds(pressure.psi)];
  const either = (choose: typeof Math.min, a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? a : choose(a, fromImperial(b, 'bar'));
  const [min, max] = [either(Math.min, bar.min, psi.min), either(Math.max, bar.max, psi.max)];
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    text: formatDualPressure(pressure, language),
  };
}

/** The DN that an inch size of the content is; the table holds every pipe size. */
function dnOf(size: InchSize): number {
  const dn = dnOfInch(size);
  if (dn === undefined) throw new Error(`no DN for ${size.numerator}/${size.denominator} in`);
  return dn;
}

/** Sizes in DN, printed in the system of the source. */
export function sizeFact(size: SizeRange): SizeFact {
  const text = formatSize(size);
  if (size.system === 'inch')
    return {
      from: dnOf(size.from),
      to: dnOf(size.to),
      text,
      fromText: formatInchRange(size.from, size.from),
      toText: formatInchRange(size.to, size.to),
    };
  return {
    from: size.from,
    to: size.to,
    ...(size.list && { list: [...size.list] }),
    text,
    fromText: `DN ${size.from}`,
    toText: `DN ${size.to}`,
  };
}

/** A rating with its kinds apart. A class is not converted: it has no place in the order. */
export function ratingFact(rating: Rating, language: Language): RatingFact {
  const pnBySize = rating.pnBySize?.map(({ from, to, pn }) => ({
    from: dnOf(from),
    to: dnOf(to),
    pn,
    sizeText: formatInchRange(from, to),
  }));
  const working = rating.working && bounds(rating.working.bar).max;
  const highest = rating.working && dualSpan(rating.working, language).max;
  const numbers = [
    ...(rating.pn ?? []),
    ...(pnBySize ?? []).map(({ pn }) => pn),
    ...(rating.maxByAnsi ?? []).map(({ bar }) => bar),
    ...(working === undefined ? [] : [working]),
  ];
  return {
    text: shortRating(rating, language),
    pn: [...(rating.pn ?? [])],
    ansi: [...(rating.ansi ?? [])],
    ...(pnBySize && { pnBySize }),
    ...(rating.maxByAnsi && { barByAnsi: [...rating.maxByAnsi] }),
    ...(highest !== undefined && {
      bar: { sure: highest, max: highest, text: shortRating(rating, language) },
    }),
    ...(rating.examples && { unitless: true }),
    ...(numbers.length > 0 && { order: Math.max(...numbers) }),
  };
}

/**
 * The rating of a valve that states its highest operating pressure in bar alone. Where that is a range, which size has
 * which is not stated: up to its lower end it holds for all.
 */
export function workingPressure(value: Quantity, language: Language): RatingFact {
  const { min, max } = bounds(value);
  if (max === undefined) throw new Error('an operating pressure must have a maximum');
  const text = formatMaximum(value, language);
  return {
    text,
    pn: [],
    ansi: [],
    bar: { sure: min ?? max, max, text: min === undefined ? `${max} bar` : text },
    order: max,
  };
}
