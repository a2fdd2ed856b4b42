/** What a visitor's words mean in the fields of the operating point. It brings the reader along: only what has such fields imports it. */
import { readField, readNumber } from '#facts/measure/fields.ts';
import { read } from '#facts/measure/read.ts';
import type { Amount, Expected } from '#facts/measure/types.ts';
import type { Span } from '#facts/result.ts';
import type { UnitSystem } from '#facts/units.ts';

import { type AskedPoint, askedPoint, type PointFacet, type ReadPoint } from './point.ts';

const EXPECTED: Record<PointFacet, Expected> = {
  size: 'size',
  pn: 'PN',
  ansi: 'class',
  bar: 'pressure',
  temperature: 'temperature',
  torque: 'torque',
};

/** What is asked: of a limit (`up to 200 °C`) the limit itself. */
export const spanOfAmount = (amount: Amount): Span | undefined => {
  if (typeof amount === 'number') return amount;
  const { from, to } = amount;
  return from !== undefined && to !== undefined && from < to ? { from, to } : (to ?? from);
};

/**
 * What the words of a field mean, in the axis' own unit; `undefined` for none and for what is no value.
 *
 * @param system of a number that names no unit
 */
export function readSpan(
  expected: Expected,
  text: string,
  system: UnitSystem = 'si',
): Span | undefined {
  const { measure } = readField(text, expected, system === 'imperial');
  if (!measure) return undefined;
  if (measure.axis !== 'supply') return spanOfAmount(measure.value);
  const { volts, current, ...others } = measure.value;
  // Phases and frequency have fields of their own, and no supply of the catalogue is direct current.
  const isVoltage = current !== 'DC' && Object.keys(others).length === 0;
  return isVoltage && volts !== undefined ? spanOfAmount(volts) : undefined;
}

/** The value that a visitor's words mean, in the facet's own unit. Ratings are names: a range of them is none. */
export const readPointValue: ReadPoint = (facet, text, system) => {
  const span = readSpan(EXPECTED[facet], text, system);
  return typeof span === 'object' && (facet === 'pn' || facet === 'ansi') ? undefined : span;
};

/** The kind of pressure that words name themselves: `PN 16`, `class 300`, `300#`, `145 psi`; undefined for a bare number. */
export function namedPressure(text: string): 'pn' | 'ansi' | 'bar' | undefined {
  const { measures } = read(text);
  const [measure] = measures;
  if (measures.length !== 1 || !measure) return undefined;
  if (measure.axis === 'pressure') return 'bar';
  if (measure.axis !== 'rating' || measure.kind === 'JIS K') return undefined;
  return measure.kind === 'PN' ? 'pn' : 'ansi';
}

/** Whether words are a rating of JIS B 2220, which is no PN. */
export const isJis = (text: string): boolean =>
  read(text).measures.some((measure) => measure.axis === 'rating' && measure.kind === 'JIS K');

/** The operating point of an address in whatever words: `?dn=150A&temp=180도`. */
export const askedInWords = (search: string): AskedPoint => askedPoint(search, readPointValue);

/** @public The sizing tool takes it from this chunk. */
export { readNumber };
