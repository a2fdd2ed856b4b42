import type { ThemeId } from '#content/schema/category.ts';
import type { Subject } from '#facts/facts.ts';

/** What narrows a list; what is not stated of a product is in none of them. */
export const NARROWING_FACETS = [
  'category',
  'family',
  'application',
  'brand',
  'actuation',
] as const;
export type NarrowingFacet = (typeof NARROWING_FACETS)[number];
/** What a visitor can ask for. The first five narrow the list, the others are compared with what is stated. */
export const CHOICE_FACETS = [...NARROWING_FACETS, 'flange', 'protection'] as const;
export const NUMBER_FACETS = [
  'size',
  'pn',
  'ansi',
  'jisK',
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
/** A facet that is one number, in DN, PN, class, JIS K, bar, °C, Nm, degrees, phases, V, bar, bar. */
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

/** Kinds of product that a visitor can name. */
export const FAMILY_IDS = [
  'butterfly',
  'ball',
  'three-way',
  'pinch',
  'pneumatic',
  'electric',
  'fluid',
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** A value as the site prints it, and in imperial units where they differ. */
export interface PrintedText {
  text: string;
  imperial?: string;
}

export const FINDER_COLUMNS = [
  'size',
  'rating',
  'temperature',
  'mounting',
  'supply',
  'torque',
] as const;
export type FinderColumn = (typeof FINDER_COLUMNS)[number];
/** What is printed of a product: a column's text, and its rating in the one kind of pressure that is asked for. */
export const PRINTED = [...FINDER_COLUMNS, 'pn', 'ansi', 'bar'] as const;
export type Printed = (typeof PRINTED)[number];

/** One line of the finder, in one language, with the facts that it is judged and drawn by. */
export interface FinderItem extends Subject {
  id: string;
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
  /** What its cells say; a column is absent where nothing is stated. */
  texts: Partial<Record<Printed, PrintedText>>;
}

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
