/** The one reader of measures, for finder, search, fields, addresses and pasted lists: text → measures, refusals, words. */
import { meantOtherwise } from './about.ts';
import { clean } from './clean.ts';
import { parted } from './glued.ts';
import * as grammar from './grammar.ts';
import { type Quantity, quantityHere, type Scanner, scannerOf, unitHere } from './quantity.ts';
import { otherEnd, skipHanging } from './range.ts';
import { settled } from './settle.ts';
import {
  isFirstOfList,
  isHeldByUnread,
  isTouchedAfter,
  isTouchedBefore,
  listUnit,
} from './touching.ts';
import type { Measure, Reading, ReadOptions, Refused, Supply, Why, Written } from './types.ts';
import { DN, INCH, SIZE, type Unit } from './units.ts';
import { endUnit, expectedUnit, ownUnit, valueOf } from './value.ts';

const LONGEST_TEXT = 400;
const LONGEST_MEASURE = 48;
const hasLetter = (word: string): boolean => /[\p{L}\d]/u.test(word);

export function read(
  original: string,
  { expect, imperial = false, codes = new Set() }: ReadOptions = {},
): Reading {
  const isCut = original.length > LONGEST_TEXT;
  // What is cut off may not be the end of a number.
  const readable = isCut ? original.slice(0, LONGEST_TEXT).replace(/\S*$/, '') : original;
  const { text, at: places } = parted(clean(readable));
  const scanner = scannerOf(text, expect);
  const { eat, match } = scanner;
  const measures: Measure[] = [];
  const refused: Refused[] = [];
  const words: string[] = [];

  const written = (start: number): Written => {
    const [from = 0, to = 0] = [places[start], places[scanner.at]];
    return { text: readable.slice(from, to).trim(), start: from, end: to };
  };
  /** Always true: something has been read here. */
  const refuse = (start: number, why: Why): true => {
    refused.push({ ...written(start), why });
    return true;
  };
  const refuseWhole = (start: number, why: Why): true => {
    skipHanging(scanner);
    return refuse(start, why);
  };
  /** With what goes on directly behind it. */
  const refuseOnward = (start: number, why: Why): true => {
    const isOnward = /^(?:[-~/×^\d]| ?~)/.test(text.slice(scanner.at, scanner.at + 2));
    return isOnward ? refuseWhole(start, why) : refuse(start, why);
  };
  const word = (start: number): true => {
    words.push(written(start).text);
    return true;
  };
  const supply = (start: number, value: Supply): true => {
    measures.push({ ...written(start), axis: 'supply', value });
    return true;
  };

  /** A number without a unit: a word, unless a sign or an unknown unit makes it look like a measure. */
  const bareNumber = (start: number, bare: Quantity): boolean => {
    const { number, sign, isSpacedSign } = bare;
    scanner.at = number.end;
    if (match(grammar.OTHER_UNIT)) return false;
    const around = text.slice(Math.max(0, start - 12), scanner.at + 18);
    if (match(grammar.KILOGRAM) && grammar.MASS.test(around)) return false;
    const unit = scanner.ahead(() => listUnit(scanner));
    if (unit && typeof valueOf(bare, unit) === 'number') {
      listUnit(scanner);
      return refuse(start, 'several values');
    }
    if (eat(grammar.UNKNOWN_UNIT)) return refuse(start, 'unknown unit');
    const isSigned = sign !== 0 && !isSpacedSign && !isTouchedBefore(scanner, start);
    return isSigned && refuseWhole(start, 'no unit');
  };

  /** A measure at this place, one value or a range, understood or refused. */
  const measureHere = (): boolean => {
    const start = scanner.at;
    const atMost = eat(grammar.AT_MOST) !== null;
    const atLeast = !atMost && eat(grammar.AT_LEAST) !== null;
    const numberStart = scanner.at;
    const first = quantityHere(scanner);
    if (!first) return false;
    const { second, isParted, why } = otherEnd(scanner, first, numberStart);
    if (why) return refuse(start, why);
    let unit = first.unit ?? second?.unit ?? (expect && expectedUnit(expect, imperial));
    if (!unit) return bareNumber(start, first);
    // After a word for size a fraction is in inches.
    if (unit === SIZE) unit = second?.unit ?? (first.number.kind === 'fraction' ? INCH : DN);
    const isLess = eat(grammar.OR_LESS) !== null;
    const isMore = !isLess && eat(grammar.OR_MORE) !== null;
    const fault = faultOf(scanner, start, first, second, unit);
    if (fault !== undefined) {
      eat(grammar.LOOSE_SIGNS);
      if (fault === 'unread sign' || fault === 'several values') skipHanging(scanner);
      return refuse(isTouchedBefore(scanner, start) ? Math.max(0, start - 1) : start, fault);
    }
    const low = valueOf(first, ownUnit(first, unit));
    const high = second && valueOf(second, endUnit(first, second, unit));
    if (typeof low === 'string') return refuseOnward(start, low);
    if (typeof high === 'string') return refuseOnward(start, high);
    if (high !== undefined && high < low) return refuse(start, 'ambiguous number');
    if (high === undefined && low === 0 && unit.axis !== 'temperature')
      return refuse(start, 'out of range');
    if (second && match(/ ?~ ?[-+]?\d/y)) return refuseWhole(start, 'several values');
    if (isFirstOfList(scanner, unit)) {
      while (eat(grammar.LIST) && quantityHere(scanner));
      return refuse(start, 'several values');
    }
    if (isHeldByUnread(scanner, start)) return refuseOnward(start, 'unread sign');
    const of = meantOtherwise(text, start, scanner.at, unit);
    if (of !== undefined && of !== 'air') return refuse(start, of);
    const one = atMost || isLess ? { to: low } : atLeast || isMore ? { from: low } : low;
    const value = high === undefined ? one : { from: low, to: high };
    const current = first.current ?? second?.current;
    const { axis, kind } = unit;
    const what = axis === 'rating' ? { axis, kind } : { axis, ...(of && { of }) };
    // 0–10 V and 2–10 V are control signals.
    if (axis === 'supply' && typeof value === 'object' && (value.from ?? 12) < 12) word(start);
    else if (axis === 'supply') supply(start, { volts: value, ...(current && { current }) });
    else measures.push({ ...written(start), ...what, value } as Measure);
    scanner.lastEnd = scanner.at;
    if (isParted ? eat(/-/y) : eat(/×/y)) scanner.parted = scanner.at;
    return true;
  };

  const supplyPartHere = (): boolean => {
    const start = scanner.at;
    const [hertz, value, other] = eat(grammar.HERTZ) ?? [];
    // `50/60 Hz` is either.
    if (hertz) return other ? word(start) : supply(start, { hertz: Number(value) });
    const phase = eat(grammar.PHASE);
    return phase !== null && supply(start, { phase: /^[1단s]/i.test(phase[0]) ? 1 : 3 });
  };

  /** Digits that are no measure: a code, a count, or something that has to be refused. */
  const clusterHere = (): boolean => {
    const start = scanner.at;
    if (match(grammar.CODE)) eat(/[\d-]+/y);
    const cluster = eat(grammar.CLUSTER);
    if (!cluster) return scanner.at > start && word(start);
    const isSigned = /[±^×*+~]/.test(cluster[0]);
    if (eat(grammar.UNREAD_BETWEEN) ?? (isSigned ? eat(/ (?=\d)/y) : null)) {
      let held = quantityHere(scanner);
      while (held && !held.unit && eat(/[ ,.'/](?=\d)/y)) held = quantityHere(scanner);
      return refuse(start, 'unread sign');
    }
    if (eat(grammar.OTHER_UNIT)) return word(start);
    const hasUnit = scanner.ahead(() => unitHere(scanner)) !== undefined;
    const letters = hasUnit ? undefined : eat(grammar.LETTERS)?.[0];
    if (/[a-z]$/i.test(letters ?? '') || !unitHere(scanner)) return word(start);
    const isUnread = letters !== undefined || isSigned;
    return refuseOnward(start, isUnread ? 'unread sign' : 'several values');
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
  // What goes on behind the cut may change what stands directly before it.
  const sure = isCut ? readable.length - LONGEST_MEASURE : Infinity;
  if (isCut) {
    const behind = original.slice(sure).trim();
    refused.push({ text: behind, start: sure, end: original.length, why: 'too long' });
  }
  const certain = measures.filter(({ end }) => end < sure);
  return { ...settled(certain, refused), words: words.filter(hasLetter) };
}

/** The first thing that makes a measure unsure. */
function faultOf(
  scanner: Scanner,
  start: number,
  first: Quantity,
  second: Quantity | undefined,
  unit: Unit,
): Why | undefined {
  const { eat, text } = scanner;
  const before = text.slice(Math.max(0, start - 10), start);
  const after = text.slice(scanner.at, scanner.at + 16);
  const isLoneSign = first.sign !== 0 && !first.isSignWord;
  if (isTouchedBefore(scanner, start) || (isLoneSign && /[가-힣a-z\d]$/i.test(before)))
    return 'unread sign';
  if (unit.axis === 'pressure' && eat(grammar.ABSOLUTE)) return 'absolute pressure';
  if (unit === INCH && eat(grammar.AND_A_HALF)) return 'ambiguous number';
  if (isTouchedAfter(scanner, unit))
    return after.startsWith('/') ? 'several values' : 'unread sign';
  if (unit === DN && /a$/i.test(text.slice(start, scanner.at)))
    return grammar.AMPERE.test(before + after) ? 'unknown unit' : undefined;
  if (unit.axis !== 'temperature') return undefined;
  const isOwnWord = first.isSignWord || grammar.SIGN_NEAR.test(text.slice(start, start + 4));
  if (grammar.SIGN_NEAR.test(before) && !isOwnWord) return 'minus or dash';
  if (grammar.SIGN_BEHIND.test(after)) return 'minus or dash';
  if (grammar.ROTATION.test(before) || grammar.ROTATION.test(after.slice(0, 8)))
    return 'unknown unit';
  const { value, end } = first.number;
  const isTurn = grammar.TURNS.includes(value) && text.charAt(end) !== '°';
  if (isTurn && text.slice(start, scanner.at).endsWith('도') && grammar.TURNING.test(text))
    return 'unknown unit';
  // `LNG – 196 °C`: a minus, or a dash between words. `영하 20 ~ 80도`: which of them is below zero?
  const isUnsure = first.isSpacedSign && first.sign < 0;
  const isUnsureEnd =
    second !== undefined && (second.isSpacedSign || (first.isSignWord && second.sign === 0));
  return isUnsure || isUnsureEnd ? 'minus or dash' : undefined;
}
