/**
 * One record per fact about a product: key, value, scope, provenance, reservations. A fact stays typed until `print.ts` turns
 * it into words.
 */
import type { FactKey, Trait, ValueOf } from './keys.ts';
import type { Designation, NominalSize, Quantity, Value } from './values.ts';

// ---------------------------------------------------------------- scope

/** A condition at which a figure holds: 38 °C, 50 Hz. */
export interface At {
  value: number;
  unit: '°C' | 'Hz' | 'bar';
}

/**
 * What a value applies to. `product`: every unit of this code. `series`: the span or the alternatives of a whole series; which
 * size or version has which is not stated. The other fields narrow it; if several are set, all of them apply.
 */
export interface Scope {
  of: 'product' | 'series';
  /** One size, or the sizes from one to another, both included. */
  size?: { from: NominalSize; to: NominalSize };
  /** One pressure designation: 20 bar of Class 150. */
  designation?: Designation;
  /** One sleeve material, as the source spells it. */
  material?: string;
  version?:
    | 'standard'
    | 'option'
    | 'extended'
    | 'high-temperature'
    | 'low-temperature'
    | 'on-off'
    | 'modulating';
  /** The option that the figure belongs to: IP68. */
  option?: string;
  at?: At;
}

// ---------------------------------------------------------------- provenance

export type Provenance =
  /** In the supplier's specification. */
  | { basis: 'stated'; source: string }
  /** In a public standard, named. */
  | { basis: 'standard'; standard: string }
  /** Confirmed by the supplier; the document with its date and number. */
  | { basis: 'confirmed'; document: string }
  /** Written by this project until the supplier replaces it. */
  | { basis: 'sample' }
  /** Concluded from another fact. Never published. */
  | { basis: 'inferred'; from: FactKey }
  /** Of a value that is not stated. */
  | { basis: 'none' };

// ---------------------------------------------------------------- reservations

/** A caveat of a value. The page decides where it stands and how prominently. */
export type Reservation =
  /** The figure is that of a series. Which size, casing … has which value is not stated. */
  | { key: 'by-size'; by: readonly ('size' | 'frame-size' | 'casing' | 'sleeve' | 'supply')[] }
  /** Stated for several codes together; which code has which is not stated. */
  | { key: 'by-code'; codes: readonly string[] }
  /** Under which condition the extended limit holds is not stated. */
  | { key: 'condition-not-stated' }
  | { key: 'unit-not-stated' }
  /** The source gives it as an example. */
  | { key: 'example' }
  /** Whether a single supply pressure is the minimum or the rated value is not stated. */
  | { key: 'minimum-or-rated' }
  /** Air or another medium: not stated. */
  | { key: 'medium-not-stated' }
  /** Whether the lower end also holds for spring-return is not stated. */
  | { key: 'spring-return-minimum' }
  /** Whether one unit runs at every voltage of the range is not stated. */
  | { key: 'voltage-version' }
  /** Ambient or supply air: not stated. */
  | { key: 'reference-not-stated' }
  /** Only the options are stated. */
  | { key: 'standard-not-stated' }
  /** The size of the mounting face is not stated. */
  | { key: 'flange-size-not-stated' }
  /** The source has another reading elsewhere. */
  | { key: 'other-reading'; count: number }
  /** The named standard gives this flange less torque than the actuator delivers. */
  | { key: 'flange-torque'; flange: string; max: Quantity<'Nm'> }
  /** Which sleeve material is supplied for which type and size is not stated. */
  | { key: 'supplied-materials-not-stated' };

// ---------------------------------------------------------------- facts

type Inferred = Extract<Provenance, { basis: 'inferred' }>;

export interface FactOf<K extends FactKey, P extends Provenance = Exclude<Provenance, Inferred>> {
  key: K;
  value: ValueOf<K>;
  scope: Scope;
  provenance: P;
  reservations: readonly Reservation[];
}
/** A fact that may be published. */
export type Fact = { [K in FactKey]: FactOf<K> }[FactKey];
/** A conclusion. Its own type keeps it out of printing and matching. */
export type InferredFact = { [K in FactKey]: FactOf<K, Inferred> }[FactKey];

/** Neither "not stated" nor "not applicable". */
export const isStated = ({ value }: Fact): boolean =>
  value.kind !== 'not-stated' && value.kind !== 'not-applicable';

/** A question to the supplier: a key that is not stated, or a reservation of one that is. */
export interface Question {
  key: FactKey;
  /** The condition at which it is not stated: 60 Hz. */
  at?: At;
  reservation?: Reservation;
}

/** An extended limit has its own row and label. */
export const isExtended = ({ scope }: Fact): boolean => scope.version === 'extended';

/** A product, or a range that is stated as a whole, with its facts; plain data, so that it can be written into a file. */
export interface Subject {
  code: string;
  traits: readonly Trait[];
  /** In the order of the keys, including those that are not stated. */
  facts: readonly Fact[];
}

/** A subject with what was concluded about it: only for the list of questions to the supplier. */
export interface KnownSubject extends Subject {
  inferred: readonly InferredFact[];
}

/** The facts of one key. */
export const factsFor = <K extends FactKey>(facts: readonly Fact[], key: K) =>
  facts.filter((fact): fact is Extract<Fact, { key: K }> => fact.key === key);

/** The facts whose value is of one kind. */
export const ofKind = <F extends Fact, K extends Value['kind']>(facts: readonly F[], kind: K) =>
  facts.filter(
    (fact): fact is F & { value: Extract<F['value'], { kind: K }> } => fact.value.kind === kind,
  );
