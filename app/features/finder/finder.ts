import type { Axis } from '#facts/axes.ts';
import { answersOn, match, ranked } from '#facts/match.ts';
import { type Match, type Result, RESULTS } from '#facts/result.ts';

import { askedOf, isLookedAt, valuesOf } from '#app/shared/fit/asked.ts';
import {
  type Facet,
  type FinderItem,
  NARROWING_FACETS,
  type NarrowingFacet,
} from '#app/shared/fit/finder-data.ts';
import { askedFacets, type FinderQuery, type Sort, without } from '#app/shared/fit/finder-query.ts';

/** A product of the list; without a match where no figure was asked for. */
export interface Found {
  item: FinderItem;
  match?: Match;
}

/** One kind of product, by result. `concerned` is false where no figure that was asked for is a property of this kind. */
export type Group = Record<Result, Found[]> & {
  concerned: boolean;
  /** What was asked for and is a property of no product of this kind: a voltage, of the valves. */
  notApplied: Facet[];
};

export interface Results {
  valves: Group;
  actuators: Group;
  /** Products in range; all that are looked at where no figure was asked for. */
  count: number;
}

/** The axis that a facet asks on; none for what narrows the list. */
const AXIS: Record<Exclude<Facet, NarrowingFacet>, Axis> = {
  size: 'size',
  pn: 'pressure',
  ansi: 'pressure',
  jisK: 'pressure',
  bar: 'pressure',
  temperature: 'temperature',
  torque: 'torque',
  rotation: 'rotation',
  phase: 'supply',
  voltage: 'supply',
  air: 'supply',
  oil: 'supply',
  flange: 'mounting',
  protection: 'protection',
};

const isNarrowing = (facet: Facet): facet is NarrowingFacet =>
  (NARROWING_FACETS as readonly Facet[]).includes(facet);

/** The facets that are compared with what is stated. */
const compared = (query: FinderQuery): Exclude<Facet, NarrowingFacet>[] =>
  askedFacets(query).filter((facet) => !isNarrowing(facet)) as Exclude<Facet, NarrowingFacet>[];

/** Whether a query asks for a figure: without one there is no result. */
export const comparesFigures = (query: FinderQuery): boolean => compared(query).length > 0;

/** What the matching rule answers to one facet of a query; nothing where it is no property of the product. */
const answersTo = (item: FinderItem, facet: Exclude<Facet, NarrowingFacet>, query: FinderQuery) =>
  answersOn(
    AXIS[facet],
    item,
    askedOf({ [facet]: query[facet], ...(query.ranges && { ranges: query.ranges }) }),
  );

/** Whether a product has what a facet asks for at all. */
const isConcerned = (item: FinderItem, facet: Facet, query: FinderQuery): boolean =>
  isNarrowing(facet) || answersTo(item, facet, query).length > 0;

/** Everything the finder shows for a query. */
export function find(items: readonly FinderItem[], query: FinderQuery): Results {
  const asked = compared(query);
  const group = (kind: FinderItem['kind']): Group => {
    const own = items.filter((item) => item.kind === kind);
    const looked = own.filter((item) => isLookedAt(item, query));
    const found: Found[] =
      asked.length === 0
        ? looked.toSorted((a, b) => byCode.compare(a.code, b.code)).map((item) => ({ item }))
        : ranked(looked, askedOf(query)).map(({ subject, match: result }) => ({
            item: subject,
            match: result,
          }));
    const ordered = sorted(found, query.sort);
    const of = (result: Result) =>
      ordered.filter(({ match: each }) => (each?.result ?? 'in-range') === result);
    return {
      ...(Object.fromEntries(RESULTS.map((result) => [result, of(result)])) as Record<
        Result,
        Found[]
      >),
      concerned: found.length > 0,
      notApplied: asked.filter((facet) => !own.some((item) => isConcerned(item, facet, query))),
    };
  };
  const valves = group('valve');
  const actuators = group('actuator');
  return { valves, actuators, count: valves['in-range'].length + actuators['in-range'].length };
}

const byCode = new Intl.Collator('en', { numeric: true });

/** Highest PN or bar that is stated, for sorting only: classes are not converted. */
function ratingOf({ facts }: FinderItem): number | undefined {
  const numbers = facts.flatMap(({ key, value }) => {
    if (value.kind === 'rating')
      return value.designations.flatMap((each) => (each.system === 'PN' ? each.number : []));
    if (value.kind !== 'quantity' || (key !== 'rating' && key !== 'maxPressure')) return [];
    return (value.unit === 'bar' ? value.max : value.also?.max) ?? [];
  });
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}

/** In the order of the matching rule as they come; by code; or by rating, what states none last. */
function sorted(list: readonly Found[], sort: Sort): readonly Found[] {
  if (sort === 'closest') return list;
  const byName = list.toSorted((a, b) => byCode.compare(a.item.code, b.item.code));
  if (sort === 'name') return byName;
  const direction = sort === 'rating-low' ? 1 : -1;
  return byName.toSorted((a, b) => {
    const [x, y] = [ratingOf(a.item), ratingOf(b.item)];
    if (x === y) return 0;
    if (x === undefined) return 1;
    return y === undefined ? -1 : direction * (x - y);
  });
}

/** Whether the conditions say anything of the products of a kind: a torque of actuators, a size of valves. */
export function canJudge(
  items: readonly FinderItem[],
  query: FinderQuery,
  facet: Facet,
  value: string,
): boolean {
  const asked = compared(query);
  if (facet !== 'family' || asked.length === 0) return true;
  return items.some(
    (item) => item.family === value && asked.some((each) => isConcerned(item, each, query)),
  );
}

/** How many products are in range; all that are looked at where no figure is asked for. */
export function countOf(items: readonly FinderItem[], query: FinderQuery): number {
  const asked = compared(query).length > 0 ? askedOf(query) : undefined;
  return items.filter(
    (item) => isLookedAt(item, query) && (!asked || match(item, asked)?.result === 'in-range'),
  ).length;
}

/**
 * How many would be in range if this value were the facet's only one and everything else stayed. Only products that have such a
 * property count: a flange brings no valves.
 */
export function countWith(
  items: readonly FinderItem[],
  query: FinderQuery,
  facet: Facet,
  value: string | number,
): number {
  const next: FinderQuery = {
    ...query,
    [facet]: typeof value === 'string' ? [value] : value,
  };
  // The value itself first: most products have another one.
  const own = items.filter((item) => {
    if (isNarrowing(facet)) return valuesOf(item, facet).includes(String(value));
    const answers = answersTo(item, facet, next);
    return answers.length > 0 && answers.every((each) => each.is === 'in');
  });
  return countOf(own, next);
}

/** What the plant gives: a milder value, or none at all, would be another plant. */
const GIVEN: ReadonlySet<Facet> = new Set(['pn', 'ansi', 'jisK', 'bar', 'temperature', 'torque']);

export const isGiven = (facet: Facet): boolean => GIVEN.has(facet);

/**
 * How many products match a changed query that is offered where nothing is in range. Zero where none of them answers a condition
 * that the plant gives: somebody who asks for a torque is not sent to valves.
 */
export function countOfWay(items: readonly FinderItem[], query: FinderQuery): number {
  const given = askedFacets(query).filter(isGiven);
  const concerned = items.filter((item) => given.some((facet) => isConcerned(item, facet, query)));
  return given.length > 0 && countOf(concerned, query) === 0 ? 0 : countOf(items, query);
}

/** Which conditions to drop so that something is in range: single ones, or pairs where no single one is enough. */
export interface Loosening {
  facets: Facet[];
  count: number;
}

/** Conditions to drop, those that bring the most products first; what the plant gives stays. */
export function loosenings(items: readonly FinderItem[], query: FinderQuery): Loosening[] {
  const asked = askedFacets(query).filter((facet) => !isGiven(facet));
  const tried = (sets: Facet[][]) =>
    sets
      .map((facets) => {
        const looser = facets.reduce((rest, facet) => without(rest, facet), query);
        return { facets, count: countOfWay(items, looser) };
      })
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  const single = tried(asked.map((facet) => [facet]));
  if (single.length > 0) return single;
  return tried(
    asked.flatMap((first, index) => asked.slice(index + 1).map((second) => [first, second])),
  );
}
