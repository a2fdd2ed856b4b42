import type { ThemeId } from '#content/schema/category.ts';

/** What a visitor can ask for. The first five concern every product (`GENERAL` in match-item.ts), the others what has such a property at all. */
export const CHOICE_FACETS = [
  'category',
  'family',
  'application',
  'brand',
  'actuation',
  'flange',
  'protection',
] as const;
export const NUMBER_FACETS = [
  'size',
  'pn',
  'ansi',
  'bar',
  'temperature',
  'torque',
  'rotation',
  'phase',
  'voltage',
  'air',
  'oil',
] as const;
/** A facet that is one or several of a list; several mean "one of them". */
export type ChoiceFacet = (typeof CHOICE_FACETS)[number];
/** A facet that is one number, in DN, PN, class, bar, °C, Nm, degrees, phases, V, bar, bar. */
export type NumberFacet = (typeof NUMBER_FACETS)[number];
export type Facet = ChoiceFacet | NumberFacet;

/** Units of the numbers that are measures; the others are names (DN, PN, class), angles and counts. */
export const UNITS = {
  bar: 'bar',
  temperature: '°C',
  torque: 'Nm',
  voltage: 'V',
  air: 'bar',
  oil: 'bar',
} as const satisfies Partial<Record<NumberFacet, string>>;

/** A range; an end that the source does not state is absent. Both ends belong to it. */
export interface Span {
  min?: number;
  max?: number;
  /** As the site prints it: `−20 ~ +200 °C`. */
  text: string;
}

/** Sizes in DN; inch sizes by the table of `shared/operating-point/nominal-size.ts`. */
export interface SizeFact {
  from: number;
  to: number;
  /** The sizes that exist, where the source lists them one by one. */
  list?: number[];
  /** Printed in the source's system: `1/4–4 in`. */
  text: string;
  fromText: string;
  toText: string;
}

/** Pressure rating of a valve, its kinds kept apart. */
export interface RatingFact {
  text: string;
  pn: number[];
  ansi: number[];
  /** PN by size in DN, both ends included (S40). */
  pnBySize?: { from: number; to: number; pn: number; sizeText: string }[];
  /** Stated highest pressure, bar, and in words. Up to `sure` it holds for every size; between the two the source does not say for which. */
  bar?: { sure: number; max: number; text: string };
  /** Stated highest pressure per ANSI class, bar (S30). */
  barByAnsi?: { ansi: number; bar: number }[];
  /** The source gives numbers without a unit (S30T). */
  unitless?: true;
  /** Highest differential pressure, as printed beside the rating. */
  differential?: string;
  /** The same in bar. */
  differentialBar?: number;
  /** Highest PN or bar number: for sorting only. Absent where neither is stated. */
  order?: number;
}

export interface TemperatureFact extends Span {
  /** Highest temperature of an extended version, °C. */
  extended?: { max: number; text: string };
  /** Highest temperatures of the sleeve materials, °C, ascending: the sleeve decides (pinch valves). */
  sleeve?: number[];
}

/** Kinds of product that a visitor can name. */
export type FamilyId = 'butterfly' | 'ball' | 'pinch' | 'pneumatic' | 'electric' | 'fluid';

/**
 * One line of the finder, in one language. A property that is absent does not apply to the product; `null` is a property
 * that the source does not state.
 */
export interface FinderItem {
  id: string;
  code: string;
  name: string;
  /** Short kind: `Butterfly`. */
  type: string;
  /** Path of the page that treats it, without language. */
  to: string;
  /** A product with a page of its own, which can be compared; absent for a range that is stated as a whole. */
  page?: true;
  theme: ThemeId;
  /** Path of the page whose tool helps to choose: sizing for actuators, the sleeve guide for pinch valves. */
  guide?: string;
  kind: 'valve' | 'actuator';
  category: string;
  /** Kind of product: `butterfly`. Its name is `type`. */
  family: FamilyId;
  applications: string[] | null;
  brand: string | null;
  actuation: string[] | null;
  size?: SizeFact | null;
  rating?: RatingFact;
  temperature?: TemperatureFact | null;
  /** `series`: the range is stated for all sizes together. */
  torque?: (Span & { series?: true }) | null;
  rotation?: { standard: number; options: number[] } | null;
  /** ISO 5211 flanges; `text` also where the sizes are not stated. */
  flanges?: {
    list: string[] | null;
    text: string;
    /** Those that carry less than its highest torque (ISO 5211). */
    weak?: string[];
  };
  protection?: { standard: string[]; options: string[] } | null;
  /** Voltage ranges by phase; `none` where it is not driven by electricity. */
  power?: { single: Span | null; three: Span | null } | 'none' | null;
  /** Supply air, bar; `none` where it is not driven by air. */
  air?: Span | 'none' | null;
  /** Supply oil, bar. */
  oil?: Span | 'none' | null;
  /** Time for 90° and supply, as printed. */
  supplyText?: string;
  /** By how much the control air of a pinch valve must exceed the operating pressure; null where it is not stated. */
  controlAir?: string | null;
  /** What is to be asked although the stated figure holds, by facet. */
  cautions?: Partial<Record<Facet, CautionId>>;
}

/** The stated figure is one of the open questions to the supplier (readings.md). */
export type CautionId = 'springReturnSupply';

export interface Choice {
  id: string;
  label: string;
}

/** The finder in one language. */
export interface FinderData {
  items: FinderItem[];
  choices: Record<ChoiceFacet, Choice[]>;
  /** Numbers that some product lists, ascending. */
  listed: { pn: number[]; ansi: number[]; rotation: number[] };
  /** What each filter means, in plain words. */
  help: Record<Facet, string>;
}
