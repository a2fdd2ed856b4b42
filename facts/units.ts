/*
 * Units, and SI and imperial values. What the source states is never altered: a conversion is shown in its place only where the
 * visitor asks for it, says that it is one, and is rounded by the rule of `roundTo`. Where the source states both units
 * itself (800 psi (55 bar)), nothing is converted.
 */

const code = (ucum: string, unece?: string) => ({ ucum, ...(unece && { unece }) });

/**
 * Units of the specification's section 9, with their codes: UCUM, and UN/CEFACT Recommendation 20, which has none for turns. A
 * value keeps the unit it was stated in.
 */
export const UNIT_CODES = {
  '°C': code('Cel', 'CEL'),
  Nm: code('N.m', 'NU'),
  bar: code('bar', 'BAR'),
  psi: code('[psi]', 'PS'),
  mm: code('mm', 'MMT'),
  kg: code('kg', 'KGM'),
  m: code('m', 'MTR'),
  V: code('V', 'VLT'),
  Hz: code('Hz', 'HTZ'),
  s: code('s', 'SEC'),
  min: code('min', 'MIN'),
  h: code('h', 'HUR'),
  '%': code('%', 'P1'),
  '°': code('deg', 'DD'),
  mA: code('mA', '4K'),
  turns: code('{turn}'),
};
export type Unit = keyof typeof UNIT_CODES;
export const UNITS = Object.keys(UNIT_CODES) as [Unit, ...Unit[]];
export const isUnit = (name: unknown): name is Unit => UNITS.some((unit) => unit === name);

export const UNIT_SYSTEMS = ['si', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Units that have an imperial counterpart. */
export type SiUnit = '°C' | 'bar' | 'Nm' | 'mm' | 'm' | 'kg';

interface Conversion {
  unit: string;
  /** Imperial units in one SI unit. */
  factor: number;
  /** What is added after the factor: for temperatures. */
  offset?: number;
  /** Step of rounding in the imperial unit; without one, three significant figures. */
  step?: number;
  /** Decimals that are always written, so that a column lines up. */
  decimals?: number;
}

/** Exact by definition (1 in = 25.4 mm, 1 lb = 0.45359237 kg, 1 lbf = 4.4482216152605 N), NIST SP 811. */
const CONVERSIONS: Readonly<Record<SiUnit, Conversion>> = {
  '°C': { unit: '°F', factor: 9 / 5, offset: 32, step: 1 },
  bar: { unit: 'psi', factor: 1e5 / 6894.757293168361 },
  Nm: { unit: 'lbf·ft', factor: 1 / (4.4482216152605 * 0.3048) },
  mm: { unit: 'in', factor: 1 / 25.4, step: 0.01, decimals: 2 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
};

/**
 * Pressures that the source states in both units (spec §9, supply of the AP range): everywhere 2 bar reads 29 psi, and 29 psi
 * is 2 bar, rather than what a calculation makes of either.
 */
const STATED_PSI: Readonly<Record<number, number>> = { 2: 29, 8: 116 };

const statedPsi = (bar: number, unit: SiUnit): number | undefined =>
  unit === 'bar' ? STATED_PSI[bar] : undefined;

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
  const isOnStep = Math.abs(steps - near) < NOISE * Math.max(1, Math.abs(steps));
  const isAsGood = bound === 'lower' && near < steps && steps - near < NEGLIGIBLE * steps;
  const safe = bound === 'lower' ? Math.ceil(steps) : Math.floor(steps);
  const whole = bound === 'exact' || isOnStep || isAsGood ? near : safe;
  // The step's own decimals, without what floating point adds.
  return Number((whole * size).toPrecision(12)) + 0;
}

/** A value in the imperial unit: 20 °C is 68 °F. */
export function toImperial(value: number, unit: SiUnit, bound: Bound = 'exact'): number {
  const { factor, offset = 0, step } = CONVERSIONS[unit];
  return statedPsi(value, unit) ?? roundTo(value * factor + offset, bound, step);
}

/** Four decimals: far below what anybody measures, and enough for a value to come back as it was entered. */
const EXACT = 4;

/** The SI value of one that was entered in the imperial unit: 392 °F is 200 °C. */
export function fromImperial(value: number, unit: SiUnit): number {
  const { factor, offset = 0 } = CONVERSIONS[unit];
  const exact = Number(((value - offset) / factor).toFixed(EXACT)) + 0;
  // 29 psi is 1.9995 bar by calculation.
  const stated = Math.round(exact);
  return statedPsi(stated, unit) === value ? stated : exact;
}

/** An entered value in the imperial unit, as near as it was entered: no limit, so it is not rounded like one. */
export function enteredInImperial(value: number, unit: SiUnit): number {
  const { factor, offset = 0 } = CONVERSIONS[unit];
  return statedPsi(value, unit) ?? Number((value * factor + offset).toFixed(2)) + 0;
}

export const isSiUnit = (unit: string): unit is SiUnit => Object.hasOwn(CONVERSIONS, unit);

/** The imperial counterpart of a unit, where it has one. */
export const imperialUnit = (unit: string): string | undefined =>
  isSiUnit(unit) ? CONVERSIONS[unit].unit : undefined;

/** Decimals that are always written of a value in the imperial unit. */
export const imperialDecimals = (unit: SiUnit): number => CONVERSIONS[unit].decimals ?? 0;
