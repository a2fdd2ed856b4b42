import { expect, test } from 'vitest';

import { products } from '#content/index.ts';
import type { ConfirmedFact } from '#content/schema/confirmed.ts';
import { match } from '#facts/match.ts';
import type { FactKey } from '#facts/keys.ts';
import { rowText } from '#facts/print.ts';
import { questions, rowsAt } from '#facts/rows.ts';

import { contradictionsOf, factsWith } from './facts-of.ts';

const SIGNED = {
  of: 'product',
  supplier: '○○ Valves',
  date: '2027-01-15',
  document: 'L-○○○',
  proposedBy: 'kim',
  confirmedBy: 'lee',
} as const;
type Given = Pick<ConfirmedFact, 'key' | 'value'> & Partial<ConfirmedFact>;

const entryOf = (code: string) => products.find((product) => product.code === code)!;
const subjectWith = (code: string, ...given: readonly Given[]) =>
  factsWith(
    entryOf(code),
    given.map((each) => ({ ...SIGNED, ...each })),
  );
const contradictions = (code: string, ...given: readonly Given[]) =>
  contradictionsOf(
    entryOf(code),
    given.map((each) => ({ ...SIGNED, ...each })),
  ).length;
const isAsked = (code: string, key: FactKey, ...given: readonly Given[]) =>
  questions(subjectWith(code, ...given)).some((each) => each.key === key);
const printed = (code: string, key: FactKey, ...given: readonly Given[]) =>
  rowsAt(subjectWith(code, ...given), 'specification')
    .filter((row) => row.key === key)
    .map(({ facts }) => rowText(facts, { language: 'en' }));

const quantity = (min: number | undefined, max: number | undefined, unit: string) =>
  ({
    kind: 'quantity',
    unit,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }) as ConfirmedFact['value'];
const dn = (from: number, to = from) => ({ from: { dn: from }, to: { dn: to } });
const IP67 = { key: 'protection', value: { kind: 'codes', codes: ['IP67'] } } as const;

test('a confirmed fact is a row with its document, the question is gone, and the finder matches by it', () => {
  expect(isAsked('S50', 'protection')).toBe(true);
  expect(match(subjectWith('S50'), { protection: ['IP67'] })).toBeUndefined();
  const after = subjectWith('S50', IP67);
  expect(after.facts.find(({ key }) => key === 'protection')?.provenance).toEqual({
    basis: 'confirmed',
    document: '○○ Valves L-○○○, 2027-01-15',
  });
  expect(printed('S50', 'protection', IP67)).toEqual(['IP67']);
  expect(isAsked('S50', 'protection', IP67)).toBe(false);
  expect(match(after, { protection: ['IP67'] })?.result).toBe('in-range');
  expect(match(after, { protection: ['IP65'] })?.result).toBe('out-of-range');
});

test('a value for one size is shown with it, and is still asked for the other sizes', () => {
  const one = { key: 'weight', value: quantity(3, 3, 'kg'), size: dn(50) } as const;
  expect(printed('S50', 'weight', one)).toEqual(['3 kg (DN 50)']);
  expect(isAsked('S50', 'weight', one)).toBe(true);
  const small = { key: 'weight', value: quantity(1, 1, 'kg'), size: dn(8, 40) } as const;
  const large = { key: 'weight', value: quantity(9, 9, 'kg'), size: dn(65, 80) } as const;
  expect(isAsked('S50', 'weight', small, one, large)).toBe(false);
  expect(contradictions('S50', small, one, large)).toBe(0);
});

test('the span of a series is asked for by size', () => {
  const span = { key: 'weight', value: quantity(1, 9, 'kg'), of: 'series' } as const;
  expect(printed('S50', 'weight', span)).toEqual(['1–9 kg (by size)']);
  expect(isAsked('S50', 'weight', span)).toBe(true);
});

test('an end that was not stated is filled, and the stated one must stay', () => {
  const filled = { key: 'temperature', value: quantity(-10, 600, '°C') } as const;
  const lower = { key: 'temperature', value: quantity(-10, 500, '°C') } as const;
  expect(match(subjectWith('HT600'), { temperature: 10 })?.result).toBe('not-stated');
  expect(match(subjectWith('HT600', filled), { temperature: 10 })?.result).toBe('in-range');
  expect(contradictions('HT600', filled)).toBe(0);
  expect(contradictions('HT600', lower)).toBe(1);
  expect(printed('HT600', 'temperature', lower)).toEqual(['up to +600 °C']);
});

test('a pressure that is stated by size is narrowed within its span, for the size that is asked', () => {
  const five = { key: 'maxPressure', value: quantity(undefined, 5, 'bar'), size: dn(100) } as const;
  const seven = { ...five, value: quantity(undefined, 7, 'bar') } as const;
  const at = (bar: number, size: number, ...given: readonly Given[]) =>
    match(subjectWith('PQVF', ...given), { bar, size })?.result;
  expect(at(5, 100)).toBe('not-stated');
  expect(at(5, 100, five)).toBe('in-range');
  expect(at(6, 100, five)).toBe('out-of-range');
  expect(at(5, 80, five)).toBe('not-stated');
  expect(contradictions('PQVF', five)).toBe(0);
  expect(contradictions('PQVF', seven)).toBe(1);
});

test('a reservation goes with what settles it', () => {
  const supply = { key: 'actuatorSupply', value: quantity(4, 8, 'bar') } as const;
  const air = { key: 'actuation', value: { kind: 'choice', ids: ['pneumatic'] } } as const;
  const reservations = (...given: readonly Given[]) =>
    subjectWith('S50', ...given)
      .facts.filter(({ key }) => key === 'actuatorSupply')
      .flatMap(({ reservations: own }) => own.map(({ key }) => key));
  expect(reservations()).toEqual(['minimum-or-rated', 'medium-not-stated']);
  expect(reservations(supply)).toEqual(['medium-not-stated']);
  expect(reservations(supply, air)).toEqual([]);
  // What was inferred is confirmed, and may be published from then on.
  expect(subjectWith('S50', air).inferred).toEqual([]);
  expect(isAsked('S50', 'actuation', air)).toBe(false);
  expect(contradictions('S50', { ...supply, value: quantity(6, 8, 'bar') })).toBe(1);
});

test('a time at 60 Hz answers the question at 60 Hz and leaves the one at 50 Hz', () => {
  const at60 = { key: 'strokeTime', value: quantity(17, 17, 's'), hertz: 60 } as const;
  expect(isAsked('480-006', 'strokeTime', at60)).toBe(false);
  expect(contradictions('480-006', { ...at60, hertz: 50 })).toBe(1);
});

test('two documents that differ contradict each other; one that repeats what is stated adds nothing', () => {
  expect(contradictions('S50', IP67, { ...IP67, value: { kind: 'codes', codes: ['IP65'] } })).toBe(
    1,
  );
  const stated = { key: 'temperature', value: quantity(-20, 200, '°C') } as const;
  expect(subjectWith('S50', stated).facts).toEqual(subjectWith('S50').facts);
  expect(contradictions('S50', stated)).toBe(0);
});
