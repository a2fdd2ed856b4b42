/** What is read of a text. */
import type { RatingKind } from '#facts/ratings.ts';
import type { Axis } from './units.ts';

/** Both ends belong to a range; an end that was not said is absent: `up to 200 °C`. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}
export type Amount = number | Range;

export interface Supply {
  readonly current?: 'AC' | 'DC';
  readonly volts?: Amount;
  readonly hertz?: number;
  readonly phase?: 1 | 3;
}

/** Where it stands in the text that was read, and as it is written there. */
export interface Written {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** DN, PN / class / K, bar (gauge), °C, Nm. */
export type Measure = Written &
  (
    | { readonly axis: 'size' | 'temperature' | 'torque'; readonly value: Amount }
    | {
        readonly axis: 'pressure';
        /** Of the air that drives an actuator; of the line without it. */
        readonly of?: 'air';
        readonly value: Amount;
      }
    | { readonly axis: 'rating'; readonly kind: RatingKind; readonly value: Amount }
    | { readonly axis: 'supply'; readonly value: Supply }
  );

export type Why =
  | 'no such size'
  | 'no such rating'
  | 'out of range'
  | 'no unit'
  | 'two units'
  | 'unknown unit'
  | 'unread sign'
  | 'several values'
  | 'ambiguous number'
  | 'minus or dash'
  | 'absolute pressure'
  | 'of a supply'
  | 'of the surroundings'
  | 'negated'
  | 'no measure'
  | 'too long';

export interface Refused extends Written {
  readonly why: Why;
}

export interface Reading {
  readonly measures: readonly Measure[];
  /** What looks like a measure and is not understood. It never filters, and the page says it. */
  readonly refused: readonly Refused[];
  /** The words that are left, in order, as they are written. */
  readonly words: readonly string[];
}

/** What a field expects: a number without a unit is of this axis. */
export type Expected = Exclude<Axis, 'rating'> | 'PN' | 'class';

export interface ReadOptions {
  readonly expect?: Expected;
  /** Of a number without a unit in a field that shows °F, psi or lbf·ft. */
  readonly imperial?: boolean;
  /** Codes of the catalogue in lower case: the 301 of `301, 180 °C` is a product. */
  readonly codes?: ReadonlySet<string>;
}
