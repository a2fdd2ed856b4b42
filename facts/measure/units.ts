/** How units and names of sizes are written, in Korean and English, and what they are in the site's own units. */
import { inchOfDn, NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { type RatingKind, RATINGS } from '#facts/ratings.ts';
import { fromImperial, type SiUnit } from '#facts/units.ts';

export type Axis = 'size' | 'rating' | 'pressure' | 'temperature' | 'torque' | 'supply';

/** The value of an inch name: `1-1/2` → 1.5. */
const inchValue = (name: string): number =>
  name.split('-').reduce((sum, part) => {
    const [top = 0, bottom = 1] = part.split('/').map(Number);
    return sum + top / bottom;
  }, 0);

const DN_BY_INCH = new Map(NOMINAL_SIZES.map((dn) => [inchValue(inchOfDn(dn) ?? ''), dn]));

const nominal = (dn: number): number | undefined => (NOMINAL_SIZES.includes(dn) ? dn : undefined);

export interface Unit {
  readonly axis: Axis;
  readonly kind?: RatingKind | 'DN' | 'inch';
  /** To DN, bar (gauge), °C, Nm, V. */
  readonly convert: (value: number) => number | undefined;
  /** Thousands may be grouped by spaces: `18 500 Nm`. `150 180 °C` is two values. */
  readonly isSpaced?: true;
}

const times = (factor: number) => (value: number) => Number((value * factor).toFixed(4));
const imperial = (unit: SiUnit) => (value: number) => fromImperial(value, unit);
/** Exact by definition (NIST SP 811): kgf in N, lbf·in in Nm. */
const KGF = 9.80665;
const NM_OF_LBF_IN = (4.4482216152605 * 0.3048) / 12;

const same = (value: number): number => value;
const unitOf = (axis: Axis, convert: Unit['convert'] = same): Unit => ({ axis, convert });
const spaced = (unit: Unit): Unit => ({ ...unit, isSpaced: true });

export const DN: Unit = { axis: 'size', kind: 'DN', convert: nominal };
/** A word for size: its number is a DN, its fraction inches. */
export const SIZE = unitOf('size', nominal);
export const INCH: Unit = { axis: 'size', kind: 'inch', convert: (inch) => DN_BY_INCH.get(inch) };
export const rating = (kind: RatingKind): Unit => ({
  axis: 'rating',
  kind,
  convert: (value) => (RATINGS[kind].includes(value) ? value : undefined),
});
export const CELSIUS = unitOf('temperature');
export const FAHRENHEIT = unitOf('temperature', imperial('°C'));
export const BAR = unitOf('pressure');
export const PSI = spaced(unitOf('pressure', imperial('bar')));
export const NM = spaced(unitOf('torque'));
export const LBF_FT = spaced(unitOf('torque', imperial('Nm')));
export const VOLT = unitOf('supply');

const pressure = (factor: number): Unit => unitOf('pressure', times(factor));
const torque = (factor: number): Unit => spaced(unitOf('torque', times(factor)));

const DOT = String.raw`[·.*\- ]?`;

/** What follows a Korean unit within its word: 180도에서, 10바용. Not 도면 (drawing) or 바닥 (floor). */
const PARTICLE = String.raw`(?![가-힣])|(?=(?:에서|에|의|까지|부터|용|로|이하|이상|미만|초과|정도|씩|짜리|급|이고|인|와|과|는|은|를|을))`;

/** After a number. The first match counts, so longer writings stand before their beginnings. */
export const UNITS: readonly (readonly [written: RegExp, unit: Unit])[] = (
  [
    [String.raw`kgf?${DOT}cm`, torque(KGF / 100)],
    [String.raw`kgf?${DOT}m`, torque(KGF)],
    [String.raw`kn${DOT}m`, torque(1_000)],
    [String.raw`n${DOT}m`, NM],
    [String.raw`(?:lbf?s?${DOT}in|in${DOT}lbf?s?)`, torque(NM_OF_LBF_IN)],
    [String.raw`(?:lbf?s?${DOT}ft|ft${DOT}lbf?s?)`, LBF_FT],
    [String.raw`kgf? ?/ ?cm ?\^?2(?: ?g(?:auge)?)?`, pressure(KGF / 10)],
    [String.raw`mpa(?: ?g| ?\(g\))?`, pressure(10)],
    ['kpa(?: ?g)?', spaced(pressure(0.01))],
    ['mbar', spaced(pressure(0.001))],
    [String.raw`bars?(?:g| ?\(g\)| g)?`, BAR],
    [String.raw`psi(?:g| ?\(g\))?`, PSI],
    [`(?:바르|바)(?:${PARTICLE})`, BAR],
    // 180oF; the o of `2 of S30` is none.
    [String.raw`(?:[°']|(?<=\d)o|deg(?:rees?)?\.?)? ?f(?:ahrenheit)?`, FAHRENHEIT],
    [String.raw`(?:[°'o]|deg(?:rees?)?\.?)? ?c(?:elsius|entigrade)?`, CELSIUS],
    [`도(?: ?씨)?(?:${PARTICLE})`, CELSIUS],
    [String.raw`(?:inch(?:es)?|in\.?|"|b|인치)`, INCH],
    [String.raw`(?:a|미리)`, DN],
    [String.raw`(?:#|lbs?|파운드)`, rating('class')],
    [String.raw`(?:class|클래스)(?! ?[-.:=#]? ?\d)`, rating('class')],
    ['k', rating('JIS K')],
    [String.raw`(?:v|볼트|volts?)`, VOLT],
  ] satisfies [string, Unit][]
).map(([written, unit]) => [new RegExp(` {0,2}(?:${written})`, 'iy'), unit]);

/** Before a number: what it says of the number's unit. */
export const PREFIXES: readonly (readonly [written: RegExp, unit: Unit])[] = (
  [
    [String.raw`dn ?[-.:=]? ?`, DN],
    [String.raw`(?:호칭(?:경| ?지름)?|[구관]경|사이즈|(?:nominal )?size)[은는이가]? ?:? ?`, SIZE],
    [String.raw`nps ?[-.:=]? ?`, INCH],
    [String.raw`(?:호칭압력 ?)?pn ?[-.:=]? ?`, rating('PN')],
    [String.raw`(?:jis|ks) ?(?=\d{1,2} ?k)`, rating('JIS K')],
    [String.raw`(?:(?:ansi|asme) ?)?(?:class|cl\.?|클래스) ?[-.:=#]? ?`, rating('class')],
    [String.raw`(?:ansi|asme) ?#? ?(?=\d{3,4}(?![\d.]))|#`, rating('class')],
  ] satisfies [string, Unit][]
).map(([written, unit]) => [new RegExp(written, 'iy'), unit]);
