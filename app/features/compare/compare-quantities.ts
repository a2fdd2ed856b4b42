import { ratingStations } from '#app/shared/fit/rating-series.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { matchFacet } from '#app/shared/fit/match-facet.ts';
import type { FacetMatch } from '#app/shared/fit/match.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';

import type { CompareFacts, CompareItem } from './compare-data.ts';

/** What is drawn, in its order: PN and classes are names of different kinds, and never share a ladder. */
const QUANTITIES = ['size', 'temperature', 'pn', 'ansi', 'torque'] as const;
export type ComparedQuantity = (typeof QUANTITIES)[number];

/** What one product states of a quantity. */
export type Stated =
  | { kind: 'range'; from?: number | undefined; to?: number | undefined; text: string }
  | { kind: 'stations'; stations: number[]; text: string }
  /** The question does not arise, or the source does not answer it. */
  | { kind: 'not-applicable' }
  | { kind: 'not-stated' };

export interface Lane {
  item: CompareItem;
  stated: Stated;
}

/** How the products differ in a quantity. */
export type Difference = { kind: 'same' | 'all' | 'some' } | { kind: 'only'; item: CompareItem };

/** One quantity with every product's lane. */
export interface Comparison {
  quantity: ComparedQuantity;
  lanes: Lane[];
  /** Absent where there is nothing to compare with. */
  difference?: Difference;
}

/** The stations of a ladder: the series, and what else a product states. */
export const stationsOf = (quantity: 'pn' | 'ansi', lanes: readonly Lane[]): number[] =>
  ratingStations(
    quantity,
    lanes.flatMap(({ stated }) => (stated.kind === 'stations' ? stated.stations : [])),
  );

/** The quantities that one of the products has or the operating point asks for, each with every product's lane. */
export function comparisons(
  items: readonly CompareItem[],
  point: OperatingPoint,
  { differentFirst = false } = {},
): Comparison[] {
  const all = QUANTITIES.flatMap((quantity): Comparison[] => {
    const lanes = items.map((item) => ({ item, stated: statedOf(quantity, item.facts) }));
    const stated = lanes.some(({ stated: { kind } }) => kind === 'range' || kind === 'stations');
    const asked =
      point[quantity] !== undefined && lanes.some((lane) => lane.stated.kind === 'not-stated');
    if (!stated && !asked) return [];
    const difference = differenceOf(lanes);
    return [{ quantity, lanes, ...(difference && { difference }) }];
  });
  if (!differentFirst) return all;
  const same = ({ difference }: Comparison) => difference?.kind === 'same';
  return [...all.filter((each) => !same(each)), ...all.filter(same)];
}

function statedOf(quantity: ComparedQuantity, facts: CompareFacts): Stated {
  if (quantity === 'pn' || quantity === 'ansi') return ratingOf(quantity, facts.rating);
  if (quantity === 'size') {
    const { size } = facts;
    if (!size) return missing(size);
    return { kind: 'range', from: size.from, to: size.to, text: size.text };
  }
  const span = facts[quantity];
  if (!span) return missing(span);
  return { kind: 'range', from: span.min, to: span.max, text: span.text };
}

const missing = (value: null | undefined): Stated => ({
  kind: value === null ? 'not-stated' : 'not-applicable',
});

function ratingOf(quantity: 'pn' | 'ansi', rating: CompareFacts['rating']): Stated {
  if (!rating) return { kind: 'not-applicable' };
  const listed =
    quantity === 'pn'
      ? [...rating.pn, ...(rating.pnBySize ?? []).map(({ pn }) => pn)]
      : rating.ansi;
  const stations = [...new Set(listed)].toSorted((a, b) => a - b);
  if (stations.length === 0) return { kind: 'not-stated' };
  const bySize = quantity === 'pn' && rating.pnBySize !== undefined;
  // A rating per size says so in its own words: which size has which is in the table.
  const name = quantity === 'pn' ? 'PN' : 'ANSI';
  const text = bySize ? rating.text : `${name} ${stations.join('/')}`;
  return {
    kind: 'stations',
    stations,
    // A rating must not be read as the pressure that the valve may hold back.
    text: [text, rating.differential].filter(Boolean).join(', '),
  };
}

const wordsOf = ({ stated }: Lane) => ('text' in stated ? stated.text : stated.kind);

function differenceOf(lanes: readonly Lane[]): Difference | undefined {
  if (lanes.length < 2) return undefined;
  const words = lanes.map(wordsOf);
  const distinct = new Set(words).size;
  if (distinct === 1) return { kind: 'same' };
  if (distinct === lanes.length) return { kind: 'all' };
  const alone = lanes.filter((lane) => words.filter((each) => each === wordsOf(lane)).length === 1);
  const [first] = alone;
  return distinct === 2 && first && alone.length === 1
    ? { kind: 'only', item: first.item }
    : { kind: 'some' };
}

/** What the operating point says of one product's lane; undefined where it asks nothing of it. */
export function laneMatch(
  quantity: ComparedQuantity,
  item: FinderItem | undefined,
  point: OperatingPoint,
): FacetMatch | undefined {
  return (item && matchFacet(item, quantity, { sort: 'name', ...point })) ?? undefined;
}
