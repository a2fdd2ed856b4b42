/** Closed lists of values that a product can have one or several of, with their names in the order of a list. */
import type { Localized } from './values.ts';

/** Sectors a product may suit: a judgement, listed as a sample to confirm (readings.md). */
export const APPLICATION_NAMES = {
  water: { ko: '상하수도', en: 'Water and wastewater' },
  power: { ko: '발전', en: 'Power plants' },
  petrochemical: { ko: '석유화학', en: 'Petrochemical' },
  marine: { ko: '조선·해양', en: 'Shipbuilding and marine' },
  lng: { ko: 'LNG선', en: 'LNG carriers' },
  general: { ko: '일반 플랜트', en: 'General plants' },
} as const satisfies Record<string, Localized>;
export type ApplicationId = keyof typeof APPLICATION_NAMES;

/** Brands that the specification names; of all other products the brand is not stated. */
export const BRAND_NAMES = { sirca: { ko: 'SIRCA', en: 'SIRCA' } } as const satisfies Record<
  string,
  Localized
>;
export type BrandId = keyof typeof BRAND_NAMES;

/** What moves the product, or what moves the valve that it is sold as. */
export const ACTUATION_NAMES = {
  pneumatic: { ko: '공압', en: 'Pneumatic' },
  electric: { ko: '전동', en: 'Electric' },
  hydraulic: { ko: '유압', en: 'Hydraulic' },
  'control-air': { ko: '조작 공기', en: 'Control air' },
} as const satisfies Record<string, Localized>;
export type Actuation = keyof typeof ACTUATION_NAMES;

/** Ids of a table of names. */
export const idsOf = <Id extends string>(names: Readonly<Record<Id, Localized>>): [Id, ...Id[]] =>
  Object.keys(names) as [Id, ...Id[]];
