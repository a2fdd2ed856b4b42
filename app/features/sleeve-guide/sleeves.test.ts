import { expect, test } from 'vitest';

import { sleeveFrom, sleevesFor } from './sleeves.ts';

const STEPS = [150, 80, 120, 100].map((temperature) => ({ temperature, materials: [] }));

test('what stands a temperature, the nearest first', () => {
  expect(sleevesFor(STEPS, 100).map(({ temperature }) => temperature)).toEqual([100, 120, 150]);
  expect(sleevesFor(STEPS, 151)).toEqual([]);
});

test.each([
  ['?sleeve=120', 120],
  ['?sleeve=110', undefined],
  ['?sleeve=1e2', undefined],
  ['?sleeve=<b>', undefined],
  ['', undefined],
])('%s asks for %s', (search, temperature) => expect(sleeveFrom(search, STEPS)).toBe(temperature));
