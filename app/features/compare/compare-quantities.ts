import type { Axis } from '#facts/axes.ts';

import { ratingStations } from '#app/shared/fit/rating-series.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';

import {
  type ComparedQuantity,
  type CompareItem,
  type LaneView,
  QUANTITIES,
} from './compare-data.ts';

/** What is drawn of one product; the source may not state it. */
export type Stated = LaneView | { kind: 'not-stated' };

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

/**
 * The quantities that one of the products has or the operating point asks for, each with the lanes of the products that it applies to.
 * Those of the operating point come first.
 */
export function comparisons(
  items: readonly CompareItem[],
  point: OperatingPoint,
  { differentFirst = false } = {},
): Comparison[] {
  const all = QUANTITIES.flatMap((quantity): Comparison[] => {
    const lanes = items.flatMap((item): Lane[] => {
      const lane = item.lanes[quantity];
      return lane === undefined ? [] : [{ item, stated: lane ?? { kind: 'not-stated' } }];
    });
    const stated = lanes.some(({ stated: { kind } }) => kind !== 'not-stated');
    if (lanes.length === 0 || (!stated && point[quantity] === undefined)) return [];
    const difference = differenceOf(lanes);
    return [{ quantity, lanes, ...(difference && { difference }) }];
  });
  const asked = firstOf(all, ({ quantity }) => point[quantity] !== undefined);
  return differentFirst ? firstOf(asked, ({ difference }) => difference?.kind !== 'same') : asked;
}

const firstOf = <T>(list: readonly T[], isFirst: (item: T) => boolean): T[] => [
  ...list.filter(isFirst),
  ...list.filter((item) => !isFirst(item)),
];

/** Among what is stated: a product that states nothing may be the same or not. */
function differenceOf(all: readonly Lane[]): Difference | undefined {
  const lanes = all.flatMap(({ item, stated }) => ('text' in stated ? { item, stated } : []));
  if (lanes.length < 2) return undefined;
  const words = lanes.map(({ stated }) => stated.text);
  const distinct = new Set(words).size;
  if (lanes.length < all.length) return distinct === 1 ? undefined : { kind: 'some' };
  if (distinct === 1) return { kind: 'same' };
  if (distinct === lanes.length) return { kind: 'all' };
  const alone = lanes.filter(
    (_, place) => words.indexOf(words[place] ?? '') === words.lastIndexOf(words[place] ?? ''),
  );
  const [first] = alone;
  return distinct === 2 && first && alone.length === 1
    ? { kind: 'only', item: first.item }
    : { kind: 'some' };
}

const AXIS: Record<ComparedQuantity, Axis> = {
  size: 'size',
  temperature: 'temperature',
  pn: 'pressure',
  ansi: 'pressure',
  torque: 'torque',
};

/** Whether a lane is what its product is out of range for. */
export const isOut = (quantity: ComparedQuantity, verdict: Verdict | undefined): boolean =>
  verdict?.match.result === 'out-of-range' && verdict.match.limit.axis === AXIS[quantity];
