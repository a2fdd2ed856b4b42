import type { FactKey } from '#facts/keys.ts';
import { dnOf } from '#facts/nominal-size.ts';
import { inBar } from '#facts/numbers.ts';
import type { Designation } from '#facts/values.ts';

import {
  CHOICE_FACETS,
  type ChoiceFacet,
  type Facet,
  type FinderData,
  type FinderItem,
  NUMBER_FACETS,
  type NumberFacet,
} from '#app/shared/fit/finder-data.ts';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';

import { countOfWay, isGiven } from './finder.ts';

/** One condition changed so that something is in range, everything else as it was asked. */
export interface NearestWay {
  facet: Facet;
  /** The value in place of the one asked for: a number in the facet's own unit, or the id of a choice. */
  value: number | string;
  /** How many products are in range then. */
  count: number;
}

const endsOf = ({ min, max }: { min?: number; max?: number }): number[] =>
  [min, max].filter((end) => end !== undefined);

/** Ends of the quantities of some keys. */
const quantities =
  (...keys: readonly FactKey[]) =>
  ({ facts }: FinderItem): readonly number[] =>
    facts.flatMap(({ key, value }) =>
      keys.includes(key) && value.kind === 'quantity' ? endsOf(value) : [],
    );

const designations =
  (system: Designation['system']) =>
  ({ facts }: FinderItem): readonly number[] =>
    facts
      .flatMap(({ value }) => (value.kind === 'rating' ? value.designations : []))
      .flatMap((each) => (each.system === system ? each.number : []));

/**
 * The values at which the stated figures of a product begin or end: what is asked for lies outside all of them, so that the
 * nearest one that helps is among them. Nothing is interpolated.
 */
const STATED: Record<NumberFacet, (item: FinderItem) => readonly number[]> = {
  size: ({ facts }) =>
    facts.flatMap(({ value, scope }) => [
      ...(value.kind === 'sizes' ? [value.from, value.to, ...(value.list ?? [])].map(dnOf) : []),
      ...(scope.size ? [dnOf(scope.size.from), dnOf(scope.size.to)] : []),
    ]),
  pn: designations('PN'),
  ansi: designations('Class'),
  jisK: designations('JIS K'),
  // A pressure up to a PN is in range of it.
  bar: (item) => [
    ...designations('PN')(item),
    ...item.facts.flatMap(({ key, value }) =>
      (key === 'rating' || key === 'maxPressure') && value.kind === 'quantity'
        ? [...inBar(value, 'min'), ...inBar(value, 'max')]
        : [],
    ),
  ],
  temperature: quantities('temperature'),
  torque: quantities('torque'),
  rotation: ({ facts }) =>
    facts.flatMap(({ key, value }) => {
      if (key !== 'rotation') return [];
      if (value.kind === 'alternatives') return value.values;
      return value.kind === 'quantity' ? endsOf(value) : [];
    }),
  phase: () => [1, 3],
  voltage: ({ facts }) =>
    facts.flatMap(({ value }) => (value.kind === 'mains' ? endsOf(value.voltage) : [])),
  air: quantities('airSupply', 'actuatorSupply'),
  oil: quantities('oilSupply', 'actuatorSupply'),
};

/** How far apart two values of a facet are: temperatures by their difference, everything else by its ratio. */
const distance = (facet: NumberFacet, a: number, b: number): number =>
  facet === 'temperature' ? Math.abs(a - b) : Math.abs(Math.log(a / b));

/**
 * For every condition that may be changed the nearest value with which something is in range, the other conditions kept. Those that bring the most
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
  // What the plant gives is not bargained with.
  if (asked === undefined || isGiven(facet)) return undefined;
  const stated = [...new Set(items.flatMap(STATED[facet]))].toSorted(
    (a, b) => distance(facet, a, asked) - distance(facet, b, asked) || a - b,
  );
  for (const value of stated) {
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
