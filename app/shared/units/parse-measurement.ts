import {
  enteredInImperial,
  fromImperial,
  imperialUnit,
  isSiUnit,
  type SiUnit,
  type UnitSystem,
} from '#facts/units.ts';

/** A comma that can only be a decimal sign: `10,5`, `0,125`. Before three digits it groups thousands. */
const DECIMAL_COMMA = /^[+-]?(?:\d{1,7},\d{1,2}|0,\d{1,4})(?![\d,.])/;
/** A decimal number and what follows it: `180`, `−20 °C`, `1,100 Nm`. */
const NUMBER = /^([+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d{1,7})(?:\.\d{1,4})?)\s*(.*)$/;
/** Characters that are read; what follows is ignored. */
const LONGEST = 24;
const LARGEST = 9_999_999;

/** What visitors write for a unit; the imperial ones say so themselves, whatever is chosen. */
const WRITTEN: Record<string, RegExp> = {
  '°C': /^(?:°? ?c|도)$/i,
  bar: /^(?:bar|바르?)$/i,
  Nm: /^n[·.\- ]?m$/i,
  V: /^(?:v(?:ac)?|볼트)$/i,
  s: /^(?:s|sec|초)$/i,
  '°F': /^°? ?f$/i,
  psi: /^psi$/i,
  lbf·ft: /^(?:lbf?[·.\- ]?ft|ft[·.\- ]?lbf?)$/i,
};

/** Other units in which pressures are written in Korea, in bar: 1 MPa = 10 bar, 1 kgf/cm² = 0.980665 bar (NIST SP 811). */
const ALSO_BAR: readonly (readonly [written: RegExp, bar: number])[] = [
  [/^mpa$/i, 10],
  [/^kgf?\/cm2$/i, 0.980665],
];

/**
 * A number that a visitor entered: `180`, `180 °C`, `356 °F`, `−20`, `1,100 Nm`, `1.6 MPa`. Without a unit it is in the system that
 * the field shows.
 *
 * @param unit the quantity's unit in SI
 * @returns the value in that unit, to four decimals; undefined for anything else
 */
export function parseMeasurement(
  text: string,
  unit: string,
  system: UnitSystem = 'si',
): number | undefined {
  const written = numberIn(text);
  if (!written) return undefined;
  const { number, suffix } = written;
  const imperial = imperialUnit(unit);
  const says = (name: string | undefined) => name !== undefined && WRITTEN[name]?.test(suffix);
  const also = unit === 'bar' && ALSO_BAR.find(([written]) => written.test(suffix));
  if (also) return inRange(Number((number * also[1]).toFixed(4)));
  const isImperial =
    suffix === '' ? system === 'imperial' && imperial !== undefined : says(imperial);
  if (suffix !== '' && !isImperial && !says(unit)) return undefined;
  const value = isImperial ? fromImperial(number, unit as SiUnit) : number;
  return inRange(value);
}

/** A text's leading number, and what follows it. */
export function numberIn(text: string): { number: number; suffix: string } | undefined {
  const words = text
    .trim()
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace('\u2212', '-')
    // On the way to `1.25`.
    .replace(/(\d)[.,]$/, '$1')
    .replace(DECIMAL_COMMA, (decimal) => decimal.replace(',', '.'));
  const [, digits, suffix = ''] = NUMBER.exec(words) ?? [];
  return digits === undefined
    ? undefined
    : { number: Number(digits.replaceAll(',', '')) + 0, suffix };
}

const inRange = (value: number): number | undefined =>
  Math.abs(value) <= LARGEST ? value : undefined;

/** The unit that a field shows. */
export const enteredUnit = (unit: string, system: UnitSystem): string =>
  (system === 'imperial' ? imperialUnit(unit) : undefined) ?? unit;

/** An entered value in the unit that its field shows. What was entered as 350 °F is 176.7 °C to a reader, not 176.6667. */
export const displayedValue = (value: number, unit: string, system: UnitSystem): number => {
  if (!isSiUnit(unit)) return value;
  return system === 'imperial' ? enteredInImperial(value, unit) : readable(value);
};

/** With four figures or one decimal, whichever is more exact. */
function readable(value: number): number {
  const whole = Math.trunc(Math.abs(value)).toString().length;
  return Number(value.toFixed(Math.max(4 - whole, 1)));
}
