import {
  CHOICE_FACETS,
  type ChoiceFacet,
  type Facet,
  type FinderData,
  type FinderItem,
  NUMBER_FACETS,
  type NumberFacet,
  type Span,
} from '#app/shared/fit/finder-data.ts';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';

import { countOfWay, isGiven } from './finder.ts';

/** Ratings may be proposed higher than they were asked for, never lower; the other givens not at all. */
const mayBe = (facet: NumberFacet, value: number, asked: number): boolean =>
  !isGiven(facet) || ((facet === 'pn' || facet === 'ansi') && value > asked);

/** One condition changed so that something fits, everything else as it was asked. */
export interface NearestWay {
  facet: Facet;
  /** The value in place of the one asked for: a number in the facet's own unit, or the id of a choice. */
  value: number | string;
  /** How many products fit then. */
  count: number;
}

const ends = (span: Span | 'none' | null | undefined): number[] =>
  span === 'none' ? [] : [span?.min, span?.max].filter((end) => end !== undefined);

/**
 * The values at which the stated figures of a product begin or end: what is asked for lies outside all of them, so that the
 * nearest one that helps is among them. Nothing is interpolated.
 */
const STATED: Record<NumberFacet, (item: FinderItem) => readonly number[]> = {
  size: ({ size, rating }) => [
    ...(size ? [size.from, size.to, ...(size.list ?? [])] : []),
    ...(rating?.pnBySize ?? []).flatMap(({ from, to }) => [from, to]),
  ],
  pn: ({ rating }) => [...(rating?.pn ?? []), ...(rating?.pnBySize ?? []).map(({ pn }) => pn)],
  ansi: ({ rating }) => rating?.ansi ?? [],
  bar: ({ rating }) => [
    ...(rating?.bar ? [rating.bar.sure] : []),
    ...(rating?.barByAnsi ?? []).map(({ bar }) => bar),
  ],
  temperature: ({ temperature }) => ends(temperature),
  torque: ({ torque }) => ends(torque),
  rotation: ({ rotation }) => (rotation ? [rotation.standard, ...rotation.options] : []),
  phase: () => [1, 3],
  voltage: ({ power }) =>
    power && power !== 'none' ? [...ends(power.single), ...ends(power.three)] : [],
  air: ({ air }) => ends(air),
  oil: ({ oil }) => ends(oil),
};

/** How far apart two values of a facet are: temperatures by their difference, everything else by its ratio. */
const distance = (facet: NumberFacet, a: number, b: number): number =>
  facet === 'temperature' ? Math.abs(a - b) : Math.abs(Math.log(a / b));

/**
 * For every condition that may be changed the nearest value with which something fits, the other conditions kept. Those that bring the most
 * products come first; of a choice it is the one that brings the most.
 */
export function nearestWays(
  { items, choices }: Pick<FinderData, 'items' | 'choices'>,
  query: FinderQuery,
): NearestWay[] {
  const numbers = NUMBER_FACETS.flatMap((facet) => nearestNumber(items, query, facet) ?? []);
  const others = CHOICE_FACETS.flatMap((facet) => bestChoice(items, choices, query, facet) ?? []);
  return [...numbers, ...others].toSorted((a, b) => b.count - a.count);
}

function nearestNumber(
  items: readonly FinderItem[],
  query: FinderQuery,
  facet: NumberFacet,
): NearestWay | undefined {
  const asked = query[facet];
  if (asked === undefined) return undefined;
  const stated = [...new Set(items.flatMap(STATED[facet]))].toSorted(
    (a, b) => distance(facet, a, asked) - distance(facet, b, asked) || a - b,
  );
  for (const value of stated) {
    if (!mayBe(facet, value, asked)) continue;
    const count = countOfWay(items, { ...query, [facet]: value });
    if (count > 0) return { facet, value, count };
  }
  return undefined;
}

function bestChoice(
  items: readonly FinderItem[],
  choices: FinderData['choices'],
  query: FinderQuery,
  facet: ChoiceFacet,
): NearestWay | undefined {
  if (query[facet] === undefined) return undefined;
  const [best] = choices[facet]
    .map(({ id }) => ({ facet, value: id, count: countOfWay(items, { ...query, [facet]: [id] }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best;
}

/** The query with a way taken. */
export const withWay = (query: FinderQuery, { facet, value }: NearestWay): FinderQuery => ({
  ...query,
  [facet]: typeof value === 'number' ? value : [value],
});
