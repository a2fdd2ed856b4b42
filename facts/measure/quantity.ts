/** One number with what says its unit, before or after it. */
import * as grammar from './grammar.ts';
import type { Expected } from './types.ts';
import { CELSIUS, DN, FAHRENHEIT, PREFIXES, SIZE, type Unit, UNITS, VOLT } from './units.ts';

/** Reads a text from left to right. */
export function scannerOf(text: string, expect?: Expected) {
  const scanner = {
    text,
    expect,
    at: 0,
    /** Where the last measure ends. */
    lastEnd: -1,
    /** A measure may start here although a sign stands before: `50A-10K`, `200A×10K`. */
    parted: -1,
    match: (pattern: RegExp, from?: number): RegExpExecArray | null => {
      pattern.lastIndex = from ?? scanner.at;
      return pattern.exec(text);
    },
    /** Moves past what matches. */
    eat: (pattern: RegExp): RegExpExecArray | null => {
      const found = scanner.match(pattern);
      if (found) scanner.at += found[0].length;
      return found;
    },
    /** Looks ahead without moving. */
    ahead: <T>(look: () => T): T => {
      const { at } = scanner;
      const found = look();
      scanner.at = at;
      return found;
    },
  };
  return scanner;
}
export type Scanner = ReturnType<typeof scannerOf>;

interface NumberRead {
  readonly value: number;
  readonly kind: 'plain' | 'fraction' | 'spaced' | 'grouped' | 'ambiguous';
  readonly end: number;
}

/** @param isName the number of a size or rating: whole or with a point, never grouped, never a fraction */
export function numberHere(scanner: Scanner, isName: boolean): NumberRead | undefined {
  const { eat } = scanner;
  const made = (value: number, kind: NumberRead['kind']) => ({ value, kind, end: scanner.at });
  if (!isName) {
    const mixed = eat(grammar.MIXED);
    if (mixed) {
      const [whole, top, bottom] = mixed.slice(1).map(Number) as [number, number, number];
      return top < bottom ? made(whole + top / bottom, 'fraction') : made(NaN, 'ambiguous');
    }
    const [, top, tight, apart] = scanner.match(grammar.FRACTION) ?? [];
    const [above, below] = [Number(top), Number(tight ?? apart)];
    // Only a fraction that cannot be reduced is one: 2/16 is two numbers.
    if (above % 2 === 1 && above < below) {
      eat(grammar.FRACTION);
      return made(above / below, 'fraction');
    }
    const grouped = eat(grammar.GROUPED);
    if (grouped) {
      const [all, by = ''] = grouped;
      return made(Number(all.replaceAll(by, '')), by === ' ' ? 'spaced' : 'grouped');
    }
    const comma = eat(grammar.DECIMAL_COMMA);
    if (comma) return made(Number(comma[0].replace(',', '.')), 'plain');
  }
  // `5 .5 bar`: a number that was torn apart.
  const isTorn = /\d\s*$/.test(scanner.text.slice(0, scanner.at)) && scanner.match(/\./y);
  const plain = eat(grammar.PLAIN)?.[0];
  if (plain === undefined) return undefined;
  // 001 is the end of a number that was torn apart, or a code.
  if (isTorn || /^0\d/.test(plain)) return made(NaN, 'ambiguous');
  // 1.100 is 1100 to a European and 1.1 to anybody else.
  return made(Number(plain), /^[1-9]\d{0,2}\.\d{3}$/.test(plain) ? 'ambiguous' : 'plain');
}

/** After `2 in`: words that show that inches are meant. */
const INCH_NOUN =
  /^ (?:class|ansi|asme|pn|dn|valve|ball|butterfly|pinch|pipe|line|flange|wafer|lug|to|and|x|with|at)(?![a-z])/i;

/** Whether the word of a unit goes on: `10 bara`, `3 Nms`, `20 a piece`, `2 in stock`. */
function isOtherWord(written: string, after: string, unit: Unit): boolean {
  if (unit === VOLT && /^[ad]c(?![a-z])/i.test(after)) return false;
  if (/[a-z\d]$/i.test(written) && /^[a-z\d]/i.test(after)) return true;
  if (/^ +[abcfk]$/.test(written) && /^ ?[a-z]/i.test(after)) return true;
  return /^ +in$/i.test(written) && /^ [a-z]/i.test(after) && !INCH_NOUN.test(after);
}

/** The longest unit that stands here. */
export function unitHere(scanner: Scanner): Unit | undefined {
  const { at: start, text } = scanner;
  let longest: Unit | undefined;
  for (const [pattern, unit] of UNITS) {
    const written = scanner.match(pattern, start)?.[0] ?? '';
    const end = start + written.length;
    if (end <= scanner.at || isOtherWord(written, text.slice(end), unit)) continue;
    longest = unit;
    scanner.at = end;
  }
  return longest;
}

export interface Quantity {
  readonly number: NumberRead;
  readonly unit: Unit | undefined;
  readonly sign: -1 | 0 | 1;
  /** 영하, minus, 영상 */
  readonly isSignWord: boolean;
  /** `- 20`: a minus or a dash. */
  readonly isSpacedSign: boolean;
  /** Two units that contradict each other: `PN16 bar`, `DN 2"`. */
  readonly isTwice: boolean;
  readonly current: 'AC' | 'DC' | undefined;
  /** 섭씨 or 화씨 stands before: it counts for the other end of a range as well. */
  readonly isScaled: boolean;
  /** The degrees are those of the scale, not °C in so many letters: `180도`. */
  readonly isBareDegree: boolean;
}

/** @param context the unit of the other end of a range */
export function quantityHere(scanner: Scanner, context?: Unit): Quantity | undefined {
  const { eat, text } = scanner;
  const start = scanner.at;
  const current = eat(grammar.CURRENT)?.[1];
  const scaleBefore = eat(grammar.SCALE)?.[1];
  const [signWord, minus] = eat(grammar.SIGN_WORD) ?? [];
  const scale = scaleBefore ?? eat(grammar.SCALE)?.[1];
  const isSaid = Boolean(current ?? scale ?? signWord);
  let prefix = isSaid ? undefined : PREFIXES.find(([pattern]) => eat(pattern))?.[1];
  const sign = eat(grammar.SIGN)?.[0];
  const like = prefix ?? (scanner.match(grammar.GOES_ON) ? undefined : context);
  const isName = like?.kind === 'DN' || like?.axis === 'rating';
  const number = /[\d.]/.test(text.charAt(scanner.at)) ? numberHere(scanner, isName) : undefined;
  if (!number) {
    scanner.at = start;
    return undefined;
  }
  let unit = unitHere(scanner);
  if (!unit && scanner.match(grammar.MILLIMETRES)) {
    // 80 mm is said for DN 80, unless a length is meant.
    const around =
      text.slice(Math.max(0, start - 12), start) + text.slice(scanner.at, scanner.at + 14);
    const isSize = scanner.expect === 'size' || DN.convert(number.value) !== undefined;
    if (isSize && !grammar.LENGTH.test(around) && eat(grammar.MILLIMETRES)) unit = DN;
  }
  let isTwice = Boolean(minus && sign);
  if (prefix && unit) {
    isTwice ||= prefix.axis !== unit.axis || (prefix.kind !== unit.kind && prefix !== SIZE);
    if (prefix === SIZE) prefix = unit;
  }
  if (scale !== undefined) {
    const isFahrenheit = /화씨|fahr/i.test(scale);
    const saysCelsius = unit === CELSIUS && /c$/i.test(text.slice(start, scanner.at));
    isTwice ||= (unit && unit.axis !== 'temperature') || (isFahrenheit && saysCelsius);
    unit = isFahrenheit ? FAHRENHEIT : (unit ?? CELSIUS);
  }
  // 영하 20, minus 196: nothing but a temperature is said like that.
  if (signWord) unit ??= CELSIUS;
  if (current !== undefined) unit ??= VOLT;
  const said = current ?? (unit?.axis === 'supply' ? eat(grammar.AFTER_VOLT)?.[1] : undefined);
  return {
    number,
    unit: prefix ?? unit,
    sign: minus || sign?.startsWith('-') ? -1 : signWord || sign?.startsWith('+') ? 1 : 0,
    isSignWord: Boolean(signWord),
    isSpacedSign: sign?.endsWith(' ') ?? false,
    isTwice,
    isScaled: scale !== undefined,
    isBareDegree: text.slice(start, scanner.at).trimEnd().endsWith('도'),
    current: said === undefined ? undefined : /^d|직류/i.test(said) ? 'DC' : 'AC',
  };
}
