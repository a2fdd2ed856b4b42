/** The one reader of measures, for finder, search, fields, addresses and pasted lists: text → measures, refusals, words. */
import type { RatingKind } from '#facts/ratings.ts';
import { meantOtherwise } from './about.ts';
import { clean } from './clean.ts';
import { parted } from './glued.ts';
import * as grammar from './grammar.ts';
import { type Quantity, quantityHere, scannerOf, unitHere } from './quantity.ts';
import { settled, type SupplyPart } from './settle.ts';
import { otherEnd } from './range.ts';
import { touchingOf } from './touching.ts';
import type { Amount, Measure, Reading, ReadOptions, Refused, Why, Written } from './types.ts';
import { DN, INCH, SIZE, type Unit } from './units.ts';
import { endUnit, expectedUnit, firstUnit, valueOf } from './value.ts';

export const LONGEST_TEXT = 400;
const LONGEST_MEASURE = 48;
const hasLetter = (word: string): boolean => /[\p{L}\d]/u.test(word);

const NO_CODES: ReadonlySet<string> = new Set();

export function read(
  original: string,
  { expect, imperial = false, codes = NO_CODES }: ReadOptions = {},
): Reading {
  // What is cut off may not be the end of a number.
  const whole = original.slice(0, LONGEST_TEXT);
  const readable = original.length > LONGEST_TEXT ? whole.replace(/\S*$/, '') : original;
  const { text, at: places } = parted(clean(readable));
  const scanner = scannerOf(text);
  const { eat, match } = scanner;
  const measures: Measure[] = [];
  const refused: Refused[] = [];
  const words: string[] = [];
  const parts: SupplyPart[] = [];

  const quantity = (context?: Unit) =>
    quantityHere(scanner, { context, expectsSize: expect === 'size' });
  const unitAfter = () => unitHere(scanner);
  const touching = touchingOf(scanner, quantity);
  const { isTouchedBefore, isTouchedAfter, isFirstOfList, isHeldByUnread, listUnit } = touching;
  const written = (start: number): Written => {
    const [from = 0, to = 0] = [places[start], places[scanner.at]];
    return { text: readable.slice(from, to).trim(), start: from, end: to };
  };
  /** Always true: something has been read here. */
  const refuse = (start: number, why: Why): true => {
    refused.push({ ...written(start), why });
    return true;
  };
  const word = (start: number): true => {
    words.push(written(start).text);
    return true;
  };

  /** Moves past everything that holds on to a number, so that its tail is not read as another one. */
  const skipHanging = (): void => {
    eat(grammar.HANGING);
    unitAfter();
    // The other end of a range goes with it.
    const end = scanner.at;
    if (eat(grammar.CONNECTOR) && quantity()) skipHanging();
    else scanner.at = end;
  };
  const refuseWhole = (start: number, why: Why): true => {
    skipHanging();
    return refuse(start, why);
  };

  /** The first thing that makes a measure unsure. */
  const faultOf = (
    start: number,
    first: Quantity,
    second: Quantity | undefined,
    unit: Unit,
  ): Why | undefined => {
    const before = text.slice(Math.max(0, start - 10), start);
    const after = text.slice(scanner.at, scanner.at + 16);
    const isLoneSign = first.sign !== 0 && !first.isSignWord;
    if (isTouchedBefore(start) || (isLoneSign && /[가-힣a-z\d]$/i.test(before)))
      return 'unread sign';
    if (unit.axis === 'pressure' && eat(grammar.ABSOLUTE)) return 'absolute pressure';
    if (unit === INCH && eat(grammar.AND_A_HALF)) return 'ambiguous number';
    if (isTouchedAfter(unit)) return after.startsWith('/') ? 'several values' : 'unread sign';
    if (unit === DN && /a$/i.test(text.slice(start, scanner.at)))
      return grammar.AMPERE.test(before + after) ? 'unknown unit' : undefined;
    if (unit.axis !== 'temperature') return undefined;
    const isOwnWord = first.isSignWord || grammar.SIGN_NEAR.test(text.slice(start, start + 4));
    if (grammar.SIGN_NEAR.test(before) && !isOwnWord) return 'minus or dash';
    if (grammar.SIGN_BEHIND.test(after)) return 'minus or dash';
    if (grammar.ROTATION.test(before) || grammar.ROTATION.test(after.slice(0, 8)))
      return 'unknown unit';
    const isTurn =
      grammar.TURNS.includes(first.number.value) && text.charAt(first.number.end) !== '°';
    if (isTurn && text.slice(start, scanner.at).endsWith('도') && grammar.TURNING.test(text))
      return 'unknown unit';
    // `LNG – 196 °C`: a minus, or a dash between words. `영하 20 ~ 80도`: which of them is below zero?
    const isUnsure = first.isSpacedSign && first.sign < 0;
    const isUnsureEnd =
      second !== undefined && (second.isSpacedSign || (first.isSignWord && second.sign === 0));
    return isUnsure || isUnsureEnd ? 'minus or dash' : undefined;
  };

  const push = (
    start: number,
    unit: Unit,
    value: Amount,
    { of, current }: { of: 'air' | undefined; current: 'AC' | 'DC' | undefined },
  ): void => {
    const place = written(start);
    touching.end();
    if (unit.axis === 'supply') {
      // 0–10 V and 2–10 V are control signals.
      if (typeof value === 'object' && (value.from ?? 12) < 12) word(start);
      else parts.push({ ...place, value: { volts: value, ...(current && { current }) } });
    } else if (unit.axis === 'rating')
      measures.push({ ...place, axis: 'rating', kind: unit.kind as RatingKind, value });
    else if (unit.axis === 'pressure')
      measures.push({ ...place, axis: unit.axis, ...(of && { of }), value });
    else measures.push({ ...place, axis: unit.axis, value });
  };

  /** A number without a unit: a word, unless a sign or an unknown unit makes it look like a measure. */
  const bareNumber = (start: number, bare: Quantity): boolean => {
    const { number, sign, isSpacedSign } = bare;
    scanner.at = number.end;
    if (match(grammar.OTHER_UNIT)) return false;
    const around = text.slice(Math.max(0, start - 12), scanner.at + 18);
    if (match(grammar.KILOGRAM) && grammar.MASS.test(around)) return false;
    const unit = scanner.ahead(listUnit);
    if (unit && typeof valueOf(bare, unit) === 'number') {
      listUnit();
      return refuse(start, 'several values');
    }
    if (eat(grammar.UNKNOWN_UNIT)) return refuse(start, 'unknown unit');
    const isSigned = sign !== 0 && !isSpacedSign && !isTouchedBefore(start);
    return isSigned && refuseWhole(start, 'no unit');
  };

  /** A measure at this place, one value or a range, understood or refused. */
  const measureHere = (): boolean => {
    const start = scanner.at;
    const atMost = eat(grammar.AT_MOST) !== null;
    const atLeast = !atMost && eat(grammar.AT_LEAST) !== null;
    const numberStart = scanner.at;
    const first = quantity();
    if (!first) return false;
    const other = otherEnd(scanner, { quantity, skipHanging, expects: expect }, first, numberStart);
    if (typeof other === 'object' && 'why' in other) return refuse(start, other.why);
    const second = typeof other === 'object' ? other : undefined;
    let unit = first.unit ?? second?.unit ?? (expect && expectedUnit(expect, imperial));
    if (!unit) return bareNumber(start, first);
    // After a word for size a fraction is in inches.
    if (unit === SIZE) unit = second?.unit ?? (first.number.kind === 'fraction' ? INCH : DN);
    const isLess = eat(grammar.OR_LESS) !== null;
    const isMore = !isLess && eat(grammar.OR_MORE) !== null;
    const fault = faultOf(start, first, second, unit);
    if (fault !== undefined) {
      eat(grammar.LOOSE_SIGNS);
      const from = isTouchedBefore(start) ? Math.max(0, start - 1) : start;
      return fault === 'unread sign' || fault === 'several values'
        ? refuseWhole(from, fault)
        : refuse(from, fault);
    }
    const low = valueOf(first, firstUnit(first, unit));
    const high = second && valueOf(second, endUnit(first, second, unit));
    const wrong = typeof low === 'string' ? low : typeof high === 'string' ? high : undefined;
    const isOnward = /^(?:[-~/×^\d]| ?~)/.test(text.slice(scanner.at, scanner.at + 2));
    if (typeof low === 'string' || typeof high === 'string')
      return isOnward
        ? refuseWhole(start, wrong ?? 'out of range')
        : refuse(start, wrong ?? 'out of range');
    if (high !== undefined && high < low) return refuse(start, 'ambiguous number');
    if (high === undefined && low === 0 && unit.axis !== 'temperature')
      return refuse(start, 'out of range');
    if (second && match(/ ?~ ?[-+]?\d/y)) return refuseWhole(start, 'several values');
    if (isFirstOfList(unit)) {
      while (eat(grammar.LIST) && quantity());
      return refuse(start, 'several values');
    }
    if (isHeldByUnread(start))
      return isOnward ? refuseWhole(start, 'unread sign') : refuse(start, 'unread sign');
    const of = meantOtherwise(text, start, scanner.at, unit);
    if (of !== undefined && of !== 'air') return refuse(start, of);
    const one = atMost || isLess ? { to: low } : atLeast || isMore ? { from: low } : low;
    push(start, unit, high === undefined ? one : { from: low, to: high }, {
      of,
      current: first.current ?? second?.current,
    });
    if (other === 'parted' ? eat(/-/y) : eat(/×/y)) touching.part();
    return true;
  };

  const supplyPartHere = (): boolean => {
    const start = scanner.at;
    const hertz = eat(grammar.HERTZ);
    // `50/60 Hz` is either.
    if (hertz)
      return hertz[2] === undefined ? part(start, { hertz: Number(hertz[1]) }) : word(start);
    const phase = eat(grammar.PHASE);
    return phase !== null && part(start, { phase: /^[1단s]/i.test(phase[0]) ? 1 : 3 });
  };
  const part = (start: number, value: SupplyPart['value']): true => {
    parts.push({ ...written(start), value });
    return true;
  };

  /** Digits that are no measure: a code, a count, or something that has to be refused. */
  const clusterHere = (): boolean => {
    const start = scanner.at;
    if (match(grammar.CODE)) eat(/[\d-]+/y);
    const cluster = eat(grammar.CLUSTER);
    if (!cluster) return scanner.at > start && word(start);
    const isSigned = /[±^×*+~]/.test(cluster[0]);
    if (eat(grammar.UNREAD_BETWEEN) ?? (isSigned ? eat(/ (?=\d)/y) : null)) {
      let held = quantity();
      while (held && !held.unit && eat(/[ ,.'/](?=\d)/y)) held = quantity();
      return refuse(start, 'unread sign');
    }
    if (eat(grammar.OTHER_UNIT)) return word(start);
    const letters = scanner.ahead(unitAfter) ? undefined : eat(grammar.LETTERS)?.[0];
    if (/[a-z]$/i.test(letters ?? '') || !unitAfter()) return word(start);
    const why = letters !== undefined || isSigned ? 'unread sign' : 'several values';
    return /[-~/×^\d]/.test(text.charAt(scanner.at)) ? refuseWhole(start, why) : refuse(start, why);
  };

  const wordHere = (): boolean => {
    const start = scanner.at;
    if (eat(grammar.STANDARD)) return word(start);
    const latin = eat(grammar.LATIN_WORD)?.[0];
    // LNG-196°C: nobody can say whether it is a sign.
    if (latin && /\d$/.test(latin) && match(/°|"/y)) return refuseWhole(start, 'unread sign');
    return latin !== undefined && word(start);
  };

  const kinds = [supplyPartHere, measureHere, wordHere, clusterHere];
  while (scanner.at < text.length) {
    if (eat(grammar.GAP)) continue;
    const start = scanner.at;
    const code = match(grammar.CODE_WORD)?.[0].toLowerCase() ?? '';
    if (codes.has(code) && eat(grammar.CODE_WORD)) word(start);
    else if (eat(grammar.DIAMETER)) refuse(start, 'unknown unit');
    else if (!kinds.some((here) => ((scanner.at = start), here()))) {
      scanner.at = start;
      eat(grammar.WORD);
      word(start);
    }
  }
  if (readable === original)
    return { ...settled(measures, refused, parts), words: words.filter(hasLetter) };
  // What goes on behind the cut may change what stands directly before it.
  const sure = readable.length - LONGEST_MEASURE;
  refused.push({
    text: original.slice(sure).trim(),
    start: sure,
    end: original.length,
    why: 'too long',
  });
  return {
    ...settled(
      measures.filter(({ end }) => end < sure),
      refused,
      parts.filter(({ end }) => end < sure),
    ),
    words: words.filter(hasLetter),
  };
}
