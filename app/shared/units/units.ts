/*
 * SI and imperial values. What the source states is never altered: a conversion is shown in its place only where the
 * visitor asks for it, says that it is one, and is rounded by the rule of `roundTo`. Where the source states both units
 * itself (800 psi (55 bar)), nothing is converted.
 */

export const UNIT_SYSTEMS = ['si', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Units that have an imperial counterpart. */
export type SiUnit = '°C' | 'bar' | 'Nm' | 'mm' | 'm' | 'kg';

interface Conversion {
  unit: string;
  /** Imperial units in one SI unit. */
  factor: number;
  /** What is added after the factor: for temperatures, not for differences of temperature. */
  offset: number;
  /** Step of rounding in the imperial unit; without one, three significant figures. */
  step?: number;
  /** Decimals that are always written, so that a column lines up. */
  decimals?: number;
}

/** Exact by definition (1 in = 25.4 mm, 1 lb = 0.45359237 kg, 1 lbf = 4.4482216152605 N), NIST SP 811. */
const CONVERSIONS: Readonly<Record<SiUnit, Conversion>> = {
  '°C': { unit: '°F', factor: 9 / 5, offset: 32, step: 1 },
  bar: { unit: 'psi', factor: 1e5 / 6894.757293168361, offset: 0 },
  Nm: { unit: 'lbf·ft', factor: 1 / (4.4482216152605 * 0.3048), offset: 0 },
  mm: { unit: 'in', factor: 1 / 25.4, offset: 0, step: 0.01, decimals: 2 },
  m: { unit: 'ft', factor: 1 / 0.3048, offset: 0 },
  kg: { unit: 'lb', factor: 1 / 0.45359237, offset: 0 },
};

/**
 * Pressures that the source states in both units (spec §9, supply of the AP range): everywhere 2 bar reads 29 psi, and 29 psi
 * is 2 bar, rather than what a calculation makes of either.
 */
const STATED_PSI: readonly (readonly [bar: number, psi: number])[] = [
  [2, 29],
  [8, 116],
];

const statedPsi = (bar: number, unit: SiUnit): number | undefined =>
  unit === 'bar' ? STATED_PSI.find((pair) => pair[0] === bar)?.[1] : undefined;
const statedBar = (psi: number, unit: SiUnit): number | undefined =>
  unit === 'bar' ? STATED_PSI.find((pair) => pair[1] === psi)?.[0] : undefined;

/** What a value is: a limit is rounded to the safe side, anything else to the nearest step. */
export type Bound = 'lower' | 'upper' | 'exact';

const SIGNIFICANT_FIGURES = 3;
/** Below this share of a step a value counts as on it: 176.00000000000003 is 176. */
const NOISE = 1e-9;
/** Below this share of itself a value is not moved to the safe side: 4 bar, 58.015 psi, is 58 psi. */
const NEGLIGIBLE = 5e-4;

/**
 * Rounds to a step: a lower limit up and an upper one down, so that a converted range never promises more than the stated
 * one; anything else to the nearest step.
 *
 * @param step undefined for three significant figures
 */
export function roundTo(value: number, bound: Bound, step?: number): number {
  if (value === 0) return 0;
  const size = step ?? 10 ** (Math.floor(Math.log10(Math.abs(value))) - SIGNIFICANT_FIGURES + 1);
  const steps = value / size;
  const near = Math.round(steps);
  const whole =
    Math.abs(steps - near) < NOISE * Math.max(1, Math.abs(steps)) ||
    bound === 'exact' ||
    (bound === 'lower' && near < steps && steps - near < NEGLIGIBLE * steps)
      ? near
      : bound === 'lower'
        ? Math.ceil(steps)
        : Math.floor(steps);
  // The step's own decimals, without what floating point adds.
  return Number((whole * size).toPrecision(12)) + 0;
}

/** A value in the imperial unit. A temperature: 20 °C is 68 °F. */
export function toImperial(value: number, unit: SiUnit, bound: Bound = 'exact'): number {
  const { factor, offset, step } = CONVERSIONS[unit];
  return statedPsi(value, unit) ?? roundTo(value * factor + offset, bound, step);
}

/** Four decimals: far below what anybody measures, and enough for a value to come back as it was entered. */
const EXACT = 4;

/** The SI value of one that was entered in the imperial unit: 392 °F is 200 °C. */
export function fromImperial(value: number, unit: SiUnit): number {
  const { factor, offset } = CONVERSIONS[unit];
  return statedBar(value, unit) ?? Number(((value - offset) / factor).toFixed(EXACT)) + 0;
}

/** An entered value in the imperial unit, as near as it was entered: no limit, so it is not rounded like one. */
export function enteredInImperial(value: number, unit: SiUnit): number {
  const { factor, offset } = CONVERSIONS[unit];
  return statedPsi(value, unit) ?? Number((value * factor + offset).toFixed(2)) + 0;
}

/** A difference of temperatures: 20 °C more is 36 °F more. */
export function differenceToImperial(value: number, bound: Bound = 'exact'): number {
  const { factor, step } = CONVERSIONS['°C'];
  return roundTo(value * factor, bound, step);
}

/** The imperial counterpart of a unit, where it has one. */
export const imperialUnit = (unit: string): string | undefined =>
  isSiUnit(unit) ? CONVERSIONS[unit].unit : undefined;

export const isSiUnit = (unit: string): unit is SiUnit => Object.hasOwn(CONVERSIONS, unit);

const MINUS = '−';

/** By least number of decimals. Kept: to make one takes longer than to write a hundred numbers. */
const formats: Intl.NumberFormat[] = [];

/** A number as the site writes it: thousands comma, U+2212, a plus where the stated one is signed. */
function write(value: number, unit: SiUnit, signed: boolean): string {
  const minimumFractionDigits = CONVERSIONS[unit].decimals ?? 0;
  const format = (formats[minimumFractionDigits] ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits,
    maximumFractionDigits: 6,
  }));
  const text = format.format(value).replace('-', MINUS);
  return signed && value > 0 ? `+${text}` : text;
}

const read = (text: string): number => Number(text.replaceAll(',', '').replace(MINUS, '-'));

const NUMBER = `[+${MINUS}-]?\\d[\\d,]*(?:\\.\\d+)?`;
const UNIT = `(?:°C|bar|Nm|mm|kg|m)(?![A-Za-z·])`;

/** What the source states in both units: `2–8 bar (29–116 psi)`, `800 psi (55 bar)`. */
const STATED_BOTH = String.raw`[\d.,–]+ bar \([\d.,–]+ psi\)|[\d.,–]+ psi \([\d.,–]+ bar\)`;
/** `−20 ~ +80 °C`, `25–18,500 Nm`, `20/50/100 bar`, `5.5 bar`, by the rules of content/format.ts. */
const QUANTITY = new RegExp(
  `(?<both>${STATED_BOTH})` +
    `|(?<![\\d.,])(?:(?<from>${NUMBER})(?<dash> ~ | to |–))?(?<list>${NUMBER}(?:/${NUMBER})*) (?<unit>${UNIT})`,
  'g',
);

/** Says of a number before it that its unit is not stated: the text as a whole is no conversion. */
const WITHOUT_UNIT = /단위 자료 없음|unit not stated/;

/** Whether values with a unit stand among numbers without one, so that each conversion is marked for itself. */
export const isPartlyMeasured = (text: string): boolean => WITHOUT_UNIT.test(text);

/** Words before or after a value that say what it is; a class before its highest pressure among them. */
const UPPER =
  /(?:최대|최고|max\.?|up to|최대 (?:사용 )?(?:압력|차압)(?:은|:)?|max(?:imum|\.) (?:operating |differential )?(?:pressure|differential)(?: of| is|:)?|ANSI \d+:)\s*$/i;
const LOWER_BEFORE = /(?:from|above)\s*$/i;
const LOWER_AFTER = /^\s*(?:이상|초과|부터)/;
const DIFFERENCE = /(?:온도\s?차|차이|ΔT|difference)[^,·]*$/i;

/**
 * Values of these are limits, though no word says so: a rated torque, the depth of submersion. A single pressure is not: it is
 * the supply that an actuator needs, which less would not meet.
 */
const RATED: ReadonlySet<string> = new Set<SiUnit>(['Nm', 'm']);

/**
 * A text of the site with its values in imperial units.
 *
 * @param mark where the stated values are to stay: the word that marks their conversions, which follow in brackets
 * @returns undefined where nothing in it is to be converted
 */
export function imperialText(text: string, mark?: string): string | undefined {
  let converted = false;
  const result = text.replaceAll(QUANTITY, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<
      'both' | 'from' | 'dash' | 'list' | 'unit',
      string | undefined
    >;
    const { both, from, dash, list = '', unit = '' } = groups;
    if (both !== undefined || !isSiUnit(unit)) return match;
    converted = true;
    const at = rest.at(-3) as number;
    const [before, after] = [text.slice(0, at), text.slice(at + match.length)];
    const signed = /[+−-]/.test(match.replace(dash ?? ' ', ' '));
    const one = (value: string, bound: Bound) =>
      write(
        unit === '°C' && DIFFERENCE.test(before)
          ? differenceToImperial(read(value), bound)
          : toImperial(read(value), unit, bound),
        unit,
        signed,
      );
    // Several pressures after one another are those of classes: `20/50/100 bar`.
    const single = from === undefined && !(unit === 'bar' && list.includes('/'));
    const last = single ? boundOf(before, after, unit) : 'upper';
    const values = list
      .split('/')
      .map((value) => one(value, last))
      .join('/');
    const start = from === undefined ? '' : `${one(from, 'lower')}${dash}`;
    const result = `${start}${values} ${CONVERSIONS[unit].unit}`;
    return mark === undefined ? result : `${match} (${result} ${mark})`;
  });
  return converted ? result : undefined;
}

function boundOf(before: string, after: string, unit: SiUnit): Bound {
  if (LOWER_BEFORE.test(before) || LOWER_AFTER.test(after)) return 'lower';
  return UPPER.test(before) || RATED.has(unit) ? 'upper' : 'exact';
}

/** A number of a table's column in the imperial unit; undefined where the cell holds no number. */
export function imperialCell(text: string, unit: string): string | undefined {
  if (!isSiUnit(unit) || !new RegExp(`^${NUMBER}$`).test(text)) return undefined;
  return write(toImperial(read(text), unit, boundOf('', '', unit)), unit, /^[+−-]/.test(text));
}
