/** The kinds of value of a fact, each with its numbers and its unit. */
import type { Unit } from './units.ts';

/** The same words in both languages. */
export interface Localized {
  ko: string;
  en: string;
}
export type Language = keyof Localized;
/** Ids with their words. */
export type Names = Readonly<Record<string, Localized>>;
export const localized = (ko: string, en: string): Localized => ({ ko, en });

/** A pipe size in inches as an exact fraction: 1-1/4 in is `{ numerator: 5, denominator: 4 }`. */
export interface InchSize {
  numerator: number;
  denominator: number;
}

/** A measure with its ends, both included. An end that is not stated is absent; a single value has two equal ends. */
export interface Quantity<U extends Unit = Unit> {
  kind: 'quantity';
  unit: U;
  min?: number;
  max?: number;
  /** `above 95 %`: the lower end itself is not included. */
  above?: true;
  /** The same measure in a second unit, where the source states both: printed in place of a conversion. */
  also?: { unit: Unit; min?: number; max?: number };
}

/** One of a closed list, or several of which a unit has one: casing of GG20 or aluminium. */
export interface Choice<Id extends string = string> {
  kind: 'choice';
  ids: readonly Id[];
}

/** A nominal size as the source names it. The names are not measures: `dnOf` looks up the pair, nothing is calculated. */
export type NominalSize = { dn: number } | { inch: InchSize };

/** A pressure designation. PN 16, Class 150 and JIS 10K are names of three systems; numbers are never converted between them. */
export interface Designation {
  system: 'PN' | 'Class' | 'JIS K';
  number: number;
}

/** What the other kinds of value hold. */
interface Shapes {
  /** Single values to choose from: 45/60/120°. */
  alternatives: { unit: '°'; values: readonly number[] };
  /** A number whose unit the source does not state (S30T). It is never compared with anything. */
  'without-unit': { value: number };
  /** From the smallest to the largest size; `list` only where the source lists the sizes one by one. */
  sizes: { from: NominalSize; to: NominalSize; list?: readonly NominalSize[] };
  /** Sizes of an actuator range, which are no pipe sizes: AP1 to AP12. */
  'frame-sizes': { prefix: string; from: number; to: number };
  /** Designations to choose from: a valve of the series has one of them. */
  rating: { designations: readonly Designation[] };
  /** Codes that read alike in every language: IP67, DIN 2633, insulation class F. */
  codes: { codes: readonly string[] };
  /** A mounting face with its standard; `sizes` is absent where only the standard is stated (AP). */
  mounting: { standard: 'ISO 5211'; sizes?: readonly string[] };
  /** G 3/4. */
  thread: { thread: 'G'; size: InchSize };
  /** Mains supply of one phase count. */
  mains: { voltage: Quantity<'V'>; frequency: Quantity<'Hz'> };
  /** Duty type of IEC 60034-1 with its time or share: S2-15 min, S4-25 %. */
  duty: { type: 'S2' | 'S4'; of: Quantity<'min' | '%'> };
  /** A whole number of things; `each` names them where they are designated: 2 × PG21. */
  count: { count: number; each?: string };
  /** mm */
  box: { length: number; width: number; height: number };
  /** Words that are no number, code or choice. Printed as they stand, never compared. */
  text: { text: Localized };
  /** Several labelled texts of one fact: the material of each part. Printed as they stand, never compared. */
  rows: { rows: readonly { label: Localized; text: Localized }[] };
  /** The source says that the product does not have it: 480-006 has no three-phase version. */
  none: object;
}
/** A value of a kind that is neither a quantity nor a choice. */
export type OfKind<K extends keyof Shapes> = { kind: K } & Shapes[K];
export type Sizes = OfKind<'sizes'>;
export type Mains = OfKind<'mains'>;
export type Value = Quantity | Choice | { [K in keyof Shapes]: OfKind<K> }[keyof Shapes];

/** The source is silent. */
export interface NotStated {
  kind: 'not-stated';
}
/** The question does not arise for this product. */
export interface NotApplicable {
  kind: 'not-applicable';
}

export const NOT_STATED: NotStated = { kind: 'not-stated' };
export const NONE: OfKind<'none'> = { kind: 'none' };
