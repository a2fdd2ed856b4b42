import { factsFor, ofKind, type Subject } from './facts.ts';
import type { InchSize, NominalSize, Sizes } from './values.ts';

/**
 * Names of one nominal size: DN (ISO 6708), the inch size NPS beside it as ASME B36.10M lists the pairs, and the A and B
 * names of Korean and Japanese pipe standards (KS D 3507, JIS G 3452), where A is the DN number and B the inch number.
 * DN 100 = 100A = 4B = 4 in. The names are not measures: nothing is converted here.
 */
const INCHES: Readonly<Record<number, string>> = {
  6: '1/8',
  8: '1/4',
  10: '3/8',
  15: '1/2',
  20: '3/4',
  25: '1',
  32: '1-1/4',
  40: '1-1/2',
  50: '2',
  65: '2-1/2',
  80: '3',
  90: '3-1/2',
};
/** From DN 100 on, DN is 25 times the inch number. */
const LARGER = [
  100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950,
  1000, 1050, 1100, 1150, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000,
];
const inchByDn = new Map([
  ...Object.entries(INCHES).map(([dn, inch]) => [Number(dn), inch] as const),
  ...LARGER.map((dn) => [dn, String(dn / 25)] as const),
]);
const dnByInch = new Map([...inchByDn].map(([dn, inch]) => [inch, dn]));

/** All nominal sizes of the table, DN, ascending. */
export const NOMINAL_SIZES: readonly number[] = [...inchByDn.keys()];

/** The inch name of a DN: `1-1/2`; undefined for a number that is no nominal size of the table. */
export const inchOfDn = (dn: number): string | undefined => inchByDn.get(dn);

/** The DN of an inch size, by the table; undefined where the table has none. */
export const dnOfInch = (size: InchSize): number | undefined => dnByInch.get(inchText(size));

/** `DN 150 = 150A = 6 in (6B)`. */
export function nominalSizeNames(dn: number): string {
  const inch = inchOfDn(dn);
  return inch === undefined ? `DN ${dn}` : `DN ${dn} = ${dn}A = ${inch} in (${inch}B)`;
}

/** Sizes from one to another, DN, both included. */
export interface SizeSpan {
  from: number;
  to: number;
}

/** ISO 6708, as far as the catalogue reaches. */
export const ISO_6708: readonly number[] = [
  10, 15, 20, 25, 32, 40, 50, 60, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600,
  700, 800, 900, 1000, 1100, 1200, 1400, 1500, 1600,
];

/** The DN that a size names. Throws on an inch size outside the table of pairs: the entries hold none. */
export function dnOf(size: NominalSize): number {
  if ('dn' in size) return size.dn;
  const dn = dnOfInch(size.inch);
  if (dn === undefined) throw new Error(`no DN for ${inchText(size.inch)} in`);
  return dn;
}

export const systemOf = (size: NominalSize): 'dn' | 'inch' => ('dn' in size ? 'dn' : 'inch');

/** Smallest and largest size of a product, DN; no limits where the size is not stated. */
export function sizeEnds({ facts }: Subject): [smallest: number, largest: number] {
  const [size] = ofKind(factsFor(facts, 'size'), 'sizes');
  return size ? [dnOf(size.value.from), dnOf(size.value.to)] : [0, Infinity];
}

/** Whether a size is one of these: listed, one of the ends, or between them in ISO 6708, with an inch name where the ends have one. */
export function isOneOf({ from, to, list }: Sizes, dn: number): boolean {
  if (list) return list.some((each) => dnOf(each) === dn);
  const [first, last] = [dnOf(from), dnOf(to)];
  if (dn === first || dn === last) return true;
  const isNamed = systemOf(from) === 'dn' || inchOfDn(dn) !== undefined;
  return dn > first && dn < last && ISO_6708.includes(dn) && isNamed;
}

/** The sizes that a product can be ordered in, DN, ascending. The ends are stated, whatever the standard lists: 1/4 in. */
export const sizesIn = (sizes: Sizes): number[] => NOMINAL_SIZES.filter((dn) => isOneOf(sizes, dn));

/** `1/4`, `1-1/4`, `3`. */
export function inchText({ numerator, denominator }: InchSize): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${denominator}` : `${whole}-${rest}/${denominator}`;
}
