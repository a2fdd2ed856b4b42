import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { enteredUnit, displayedValue, parseMeasurement } from './parse-measurement.ts';

describe('an entered value', () => {
  test.each([
    ['180', '°C', 180],
    ['180 °C', '°C', 180],
    ['180℃', '°C', 180],
    ['１８０도', '°C', 180],
    ['−20', '°C', -20],
    ['356 °F', '°C', 180],
    ['-40F', '°C', -40],
    ['145 psi', 'bar', 9.9974],
    ['1,100 Nm', 'Nm', 1100],
    ['1,100 N·m', 'Nm', 1100],
    ['100 ft-lb', 'Nm', 135.5818],
    ['100 lbf·ft', 'Nm', 135.5818],
    ['220V', 'V', 220],
    ['10,5', 'bar', 10.5],
    ['−0,125 °C', '°C', -0.125],
  ])('%s in %s is %s', (text, unit, value) => expect(parseMeasurement(text, unit)).toBe(value));

  test.each([
    ['', 'bar'],
    ['bar', 'bar'],
    ['10K', 'bar'],
    ['10 °C', 'bar'],
    ['1e9', 'bar'],
    ['1,1,1', 'bar'],
    ['12,3456', 'bar'],
    ['0,100,000', 'bar'],
    ['NaN', '°C'],
    ['<b>', 'Nm'],
    ['9999999 lbf·ft', 'Nm'],
    ['10 __proto__', 'Nm'],
  ])('%s is none in %s', (text, unit) => expect(parseMeasurement(text, unit)).toBeUndefined());

  test('without a unit is in the system of its field', () => {
    expect(parseMeasurement('356', '°C', 'imperial')).toBe(180);
    expect(parseMeasurement('180 °C', '°C', 'imperial')).toBe(180);
    expect(parseMeasurement('220', 'V', 'imperial')).toBe(220);
    expect(enteredUnit('Nm', 'imperial')).toBe('lbf·ft');
    expect(enteredUnit('V', 'imperial')).toBe('V');
  });

  test('comes back as it was entered', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('°C', 'bar', 'Nm'),
        fc.integer({ min: 1, max: 100_000 }),
        (unit, entered) => {
          const value = parseMeasurement(String(entered), unit, 'imperial') ?? Number.NaN;
          expect(displayedValue(value, unit, 'imperial')).toBe(entered);
        },
      ),
    );
  });
});
