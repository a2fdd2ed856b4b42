import {
  CHOICE_FACETS,
  type ChoiceFacet,
  type Facet,
  type FinderItem,
} from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, type Sort, without } from '#app/shared/fit/finder-query.ts';
import type { Outcome } from '#app/shared/fit/match.ts';
import { matchFacet } from '#app/shared/fit/match-facet.ts';
import { askedFacets, fitsOf, type MatchedItem, matcherOf } from '#app/shared/fit/match-item.ts';

/** One kind of product. `concerned` is false where nothing that was asked is a property of this kind. */
export interface Group {
  concerned: boolean;
  fits: MatchedItem[];
  ask: MatchedItem[];
  no: MatchedItem[];
  /** What was asked for and is a property of no product of this kind: a voltage, of the valves. */
  notApplied: Facet[];
}

export interface Results {
  valves: Group;
  actuators: Group;
  /** Products that fit: "ask us" is not counted. */
  count: number;
}

/** Everything the finder shows for a query. */
export function find(items: readonly FinderItem[], query: FinderQuery): Results {
  const match = matcherOf(query);
  const rank = ranksByCode(items);
  const asked = askedFacets(query);
  const matched = items.flatMap((item) => match(item) ?? []);
  const group = (kind: FinderItem['kind']): Group => {
    const all = matched.filter(({ item }) => item.kind === kind);
    const of = (outcome: Outcome) =>
      sorted(
        all.filter((each) => each.outcome === outcome),
        query.sort,
        rank,
      );
    return {
      concerned: all.length > 0,
      fits: of('fits'),
      ask: of('ask'),
      // The nearest misses first.
      no: of('no').toSorted((a, b) => a.reasons.length - b.reasons.length),
      notApplied: asked.filter((facet) =>
        items.every((item) => item.kind !== kind || matchFacet(item, facet, query) === null),
      ),
    };
  };
  const valves = group('valve');
  const actuators = group('actuator');
  return { valves, actuators, count: valves.fits.length + actuators.fits.length };
}

const byCode = new Intl.Collator('en', { numeric: true });
const ranks = new WeakMap<readonly FinderItem[], ReadonlyMap<FinderItem, number>>();

/** Place of each product by its code, codes with their numbers as numbers; compared once, not at every key. */
function ranksByCode(items: readonly FinderItem[]): ReadonlyMap<FinderItem, number> {
  const known = ranks.get(items);
  if (known) return known;
  const ordered = items.toSorted((a, b) => byCode.compare(a.code, b.code));
  const made = new Map(ordered.map((item, index) => [item, index]));
  ranks.set(items, made);
  return made;
}

/** Sorted by name; or by rating, what states none last. */
function sorted(
  list: readonly MatchedItem[],
  sort: Sort,
  rank: ReadonlyMap<FinderItem, number>,
): MatchedItem[] {
  const order = ({ item }: MatchedItem) => item.rating?.order;
  const direction = sort === 'rating-low' ? 1 : -1;
  return list.toSorted((a, b) => {
    if (sort !== 'name') {
      const [x, y] = [order(a), order(b)];
      if (x !== y) {
        if (x === undefined) return 1;
        if (y === undefined) return -1;
        return direction * (x - y);
      }
    }
    return (rank.get(a.item) ?? 0) - (rank.get(b.item) ?? 0);
  });
}

/** How many products fit a query. */
export const countOf = (items: readonly FinderItem[], query: FinderQuery): number =>
  items.filter(fitsOf(query)).length;

/**
 * How many would fit if this value were the facet's only one and everything else stayed. Only products that have such a
 * property count: a flange brings no valves.
 */
export function countWith(
  items: readonly FinderItem[],
  query: FinderQuery,
  facet: Facet,
  value: string | number,
): number {
  const asked = (CHOICE_FACETS as readonly Facet[]).includes(facet)
    ? { [facet as ChoiceFacet]: [String(value)] }
    : { [facet]: Number(value) };
  const next: FinderQuery = { ...query, ...asked };
  // The value itself first: most products have another one.
  return countOf(
    items.filter((item) => matchFacet(item, facet, next)?.outcome === 'fits'),
    next,
  );
}

/** What the plant gives: a milder value, or none at all, would be another plant. */
const GIVEN: ReadonlySet<Facet> = new Set(['pn', 'ansi', 'bar', 'temperature', 'torque']);

export const isGiven = (facet: Facet): boolean => GIVEN.has(facet);

/**
 * How many products match a changed query that is offered where nothing fits. Zero where none of them answers a condition
 * that the plant gives: somebody who asks for a torque is not sent to valves.
 */
export function countOfWay(items: readonly FinderItem[], query: FinderQuery): number {
  const given = askedFacets(query).filter(isGiven);
  const concerned = items.filter((item) =>
    given.some((facet) => matchFacet(item, facet, query) !== null),
  );
  return given.length > 0 && countOf(concerned, query) === 0 ? 0 : countOf(items, query);
}

/** Which conditions to drop so that something fits: single ones, or pairs where no single one is enough. */
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
