/** The question and the answers of the matching rule. */
import type { Fact, FactOf, Reservation } from './facts.ts';
import type { FactKey } from './keys.ts';
import type { Axis } from './axes.ts';
import type { Designation, NotStated, Quantity } from './values.ts';

/** One value, or a range whose ends both have to be within. */
export type Span = number | { from: number; to: number };

/** What a visitor asks for: DN, designations by their numbers, bar, °C, Nm, and the supply of the plant. */
export interface Asked {
  size?: Span;
  pn?: number;
  class?: number;
  jisK?: number;
  bar?: Span;
  temperature?: Span;
  torque?: Span;
  phase?: 1 | 3;
  voltage?: Span;
  air?: Span;
  oil?: Span;
  /** Flanges of ISO 5211, any of which will do. */
  mounting?: readonly string[];
  /** Protection codes, any of which will do. */
  protection?: readonly string[];
  /** Degrees. */
  rotation?: number;
}

/** In the order of a list. */
export const RESULTS = ['in-range', 'not-stated', 'out-of-range'] as const;
export type Result = (typeof RESULTS)[number];

export type Match =
  | { result: 'in-range'; points: readonly Point[]; closeness: Closeness }
  | { result: 'not-stated'; missing: readonly Missing[] }
  | { result: 'out-of-range'; limit: Limit };

/** Something to check although every figure asked is in range. */
export type Point =
  /** Allowable pressure falls with temperature. */
  | { key: 'pressure-falls' }
  /** The series has several ratings; whether one valve combines these figures is not stated. */
  | { key: 'together'; of: readonly Axis[] }
  | { key: 'differential'; max: Quantity<'bar'> }
  /** The sleeve materials that stand the temperature. */
  | { key: 'sleeve'; materials: readonly string[] }
  | { key: 'control-air'; above: Quantity<'bar'> | NotStated }
  /** The valve's flanges are drilled for a higher designation than the piping. */
  | { key: 'flange'; designation: Designation }
  | { key: 'limit-met'; axis: Axis }
  | { key: 'lowest-not-stated' }
  /** The rating differs by size and no size was asked. */
  | { key: 'size-decides'; facts: readonly Fact[] }
  /** The actuator's torque against the maximum allowable stem torque of the valve. */
  | { key: 'mast' }
  | { key: 'mounting'; fact: FactOf<'mounting'> }
  /** The value asked for is an option. */
  | { key: 'option'; fact: Fact; value: string }
  /** A reservation of a fact that was compared. */
  | { key: 'reservation'; fact: Fact; reservation: Reservation };

/** The limit that rules a product out. */
export interface Limit {
  axis: Axis;
  reason: 'below' | 'above' | 'not-listed' | 'other-drive' | 'no-version';
  /** The facts that set the limit; empty for another drive. */
  facts: readonly Fact[];
}

/** What was asked and is not stated: a key, or a kind of pressure that the rating is not stated in. */
export interface Missing {
  axis: Axis;
  what: FactKey | 'PN' | 'Class' | 'JIS K' | 'bar';
  /**
   * The part that is missing where the key is stated in part: the lowest temperature, the highest supply, a size between
   * the ends, the maximum of this size, a differential pressure higher than the stated one.
   */
  part?: 'lowest' | 'highest' | 'between' | 'of-size' | 'higher';
}

/** How close a product in range is to what was asked; smaller numbers come first. */
export interface Closeness {
  /** 1 where a limit is met exactly. */
  limitMet: 0 | 1;
  /** From the temperature asked to the upper limit, °C. */
  temperature: number;
  /** From the pressure asked to the nearest sufficient rating, in bar or in numbers of the designation. */
  pressure: number;
  /** Largest nominal size by smallest. */
  sizeRatio: number;
}

/** The answer to one figure asked. */
export type Answer =
  | { is: 'in'; points: readonly Point[]; distance: number }
  | ({ is: 'missing' } & Omit<Missing, 'axis'>)
  | { is: 'out'; reason: Limit['reason']; facts: readonly Fact[] };

export const inRange = (points: readonly Point[] = [], distance = 0): Answer => ({
  is: 'in',
  points,
  distance,
});
export const missing = (what: Missing['what'], part?: Missing['part']): Answer => ({
  is: 'missing',
  what,
  ...(part && { part }),
});
export const out = (reason: Limit['reason'], facts: readonly Fact[] = []): Answer => ({
  is: 'out',
  reason,
  facts,
});

export const spanOf = (asked: Span): { from: number; to: number } =>
  typeof asked === 'number' ? { from: asked, to: asked } : asked;

export const pointIf = (isSo: boolean, point: Point): Point[] => (isSo ? [point] : []);

export const limitMet = (axis: Axis, isMet: boolean): Point[] =>
  pointIf(isMet, { key: 'limit-met', axis });

export const reservationsOf = (fact: Fact, of = fact.reservations): Point[] =>
  of.map((reservation) => ({ key: 'reservation', fact, reservation }));
