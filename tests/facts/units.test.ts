import { describe, expect, test } from 'vitest';

import { FACT_KEYS, keyEntry, unitOf } from '#facts/keys.ts';
import { roundTo, toImperial } from '#facts/units.ts';

describe('values, against tables', () => {
  test.each([
    [-40, '°C', -40],
    [0, '°C', 32],
    [100, '°C', 212],
    [538, '°C', 1000],
    [1, 'bar', 14.5],
    [10, 'bar', 145],
    [100, 'bar', 1450],
    [60, 'Nm', 44.3],
    [1100, 'Nm', 811],
    [18_500, 'Nm', 13_600],
    [25.4, 'mm', 1],
    [156, 'mm', 6.14],
    [1.2, 'kg', 2.65],
    [6, 'm', 19.7],
  ] as const)('%d %s is %d', (value, unit, imperial) =>
    expect(toImperial(value, unit)).toBe(imperial),
  );
});

test('no difference is in a unit that is converted with an offset', () => {
  expect(toImperial(20, '°C')).toBe(68);
  const differences = FACT_KEYS.filter((key) => keyEntry(key).difference);
  expect(differences.map(unitOf)).toEqual(['bar']);
});

test('a limit is rounded to the safe side', () => {
  expect(toImperial(-29, '°C', 'lower')).toBe(-20); // −20.2
  expect(toImperial(-196, '°C', 'lower')).toBe(-320); // −320.8
  expect(toImperial(538, '°C', 'upper')).toBe(1000); // 1000.4
  expect(toImperial(60, 'Nm', 'upper')).toBe(44.2); // 44.25
  expect(roundTo(176.000_000_000_03, 'lower', 1)).toBe(176);
  expect(Object.is(toImperial(-17.8, '°C'), 0)).toBe(true);
});
