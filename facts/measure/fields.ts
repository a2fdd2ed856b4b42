/** The reader for a single value: fields, addresses, the size of a quote entry. */
import type { SizeSpan } from '#facts/nominal-size.ts';

import { clean } from './clean.ts';
import { numberHere, scannerOf } from './quantity.ts';
import { read } from './read.ts';
import type { Expected, Measure, Refused } from './types.ts';

/** The sizes that words name: one, or those of a range; a bare number is a DN. `undefined` for anything else. */
export function sizeSpan(text: string): SizeSpan | undefined {
  const { measure } = readField(text, 'size');
  if (measure?.axis !== 'size') return undefined;
  if (typeof measure.value === 'number') return { from: measure.value, to: measure.value };
  const { from, to } = measure.value;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** What a field holds: its one measure, or why it is none. An empty field is neither. */
export function readField(
  text: string,
  expect: Expected,
  imperial = false,
): { measure?: Measure; refused?: Refused } {
  const { measures, refused, words } = read(text, { expect, imperial });
  const [measure] = measures;
  const [first] = refused;
  if (!measure && words.length === 0) return first ? { refused: first } : {};
  const isExpected =
    measure?.axis === 'rating'
      ? measure.kind === expect
      : measure?.axis === expect && !(measure?.axis === 'pressure' && measure.of);
  const isWhole = measures.length + words.length + refused.length === 1;
  if (measure && isExpected && isWhole) return { measure };
  return { refused: { text: text.trim(), start: 0, end: text.length, why: 'no measure' } };
}

/** The number that words begin with, behind a name such as `DN`, and what stands around it. */
export function numberIn(
  text: string,
): { before: string; value: number; after: string } | undefined {
  const scanner = scannerOf(clean(text.trim()).text.trim());
  const before = scanner.eat(/[^\d.+-]*/y)?.[0] ?? '';
  const sign = scanner.eat(/[-+] ?/y)?.[0] ?? '';
  const number = numberHere(scanner, false);
  if (!number || Number.isNaN(number.value)) return undefined;
  return {
    before: before.trim(),
    value: sign.startsWith('-') ? -number.value : number.value,
    after: scanner.text.slice(number.end).trim(),
  };
}

/** A number whose unit is no axis of matching: a factor, seconds. `undefined` beside any other words. */
export function readNumber(text: string, unit = /^$/): number | undefined {
  const { before, value, after = '' } = numberIn(text) ?? {};
  // On the way to `1.25`.
  return before === '' && (/^[.,]?$/.test(after) || unit.test(after)) ? value : undefined;
}
