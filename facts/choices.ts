/** Closed lists of values that a product can have one or several of, with their names in the order of a list. */
import { localized, type Names } from './values.ts';

/** Sectors a product may suit: a judgement, listed as a sample to confirm (readings.md). */
export const APPLICATION_NAMES = {
  water: localized('상하수도', 'Water and wastewater'),
  power: localized('발전', 'Power plants'),
  petrochemical: localized('석유화학', 'Petrochemical'),
  marine: localized('조선·해양', 'Shipbuilding and marine'),
  lng: localized('LNG선', 'LNG carriers'),
  general: localized('일반 플랜트', 'General plants'),
} satisfies Names;

/** Brands that the specification names; of all other products the brand is not stated. */
export const BRAND_NAMES = { sirca: localized('SIRCA', 'SIRCA') } satisfies Names;

/** What moves the product, or what moves the valve that it is sold as. */
export const ACTUATION_NAMES = {
  pneumatic: localized('공압', 'Pneumatic'),
  electric: localized('전동', 'Electric'),
  hydraulic: localized('유압', 'Hydraulic'),
  'control-air': localized('조작 공기', 'Control air'),
} satisfies Names;

export const PORT_NAMES = {
  T: localized('T 포트', 'T-port'),
  L: localized('L 포트', 'L-port'),
} satisfies Names;
export const BODY_STYLE_NAMES = {
  wafer: localized('웨이퍼형', 'wafer'),
  'double-flanged': localized('양플랜지형', 'double-flanged'),
} satisfies Names;
export const CASING_NAMES = {
  'grey-cast-iron-gg20': localized('회주철 GG20', 'grey cast iron GG20'),
  aluminium: localized('알루미늄', 'aluminium'),
} satisfies Names;
export const ACTION_NAMES = {
  'double-acting': localized('복동식', 'double-acting'),
  'spring-return': localized('단동식(스프링 리턴)', 'spring-return'),
} satisfies Names;
export const SEAL_NAMES = { options: localized('옵션 있음', 'options available') } satisfies Names;
export const THREAD_GENDER_NAMES = {
  male: localized('수나사', 'male'),
  female: localized('암나사', 'female'),
} satisfies Names;

/** Ids of a table of names. */
export const idsOf = <N extends Names>(names: N): [keyof N & string, ...(keyof N & string)[]] =>
  Object.keys(names) as [keyof N & string];
