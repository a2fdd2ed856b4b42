import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPlain } from '#app/shared/operating-point/point.ts';

import { displayedValue, enteredUnit } from './displayed-value.ts';

test('a field shows the unit of its system, where there is one', () => {
  expect(enteredUnit('Nm', 'imperial')).toBe('lbf·ft');
  expect(enteredUnit('V', 'imperial')).toBe('V');
});

test('a value comes back as it was entered', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('°C', 'bar', 'Nm'),
      fc.integer({ min: 1, max: 100_000 }),
      (unit, entered) => {
        const value = readPlain(String(entered), unit, 'imperial');
        expect(displayedValue(Number(value), unit, 'imperial')).toBe(entered);
      },
    ),
  ));
