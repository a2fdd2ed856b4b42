import { expect, test } from 'vitest';

import { supplyAsked } from './supply-asked.ts';

const single = {
  text: 'Single-phase 110–220 V',
  supply: { phase: 1, min: 110, max: 220 },
} as const;
const three = {
  text: 'Three-phase 380–440 V',
  supply: { phase: 3, min: 380, max: 440 },
} as const;

test.each([
  ['?phase=3', three],
  ['?phase=1', single],
  ['?volt=400', three],
  ['?phase=1&volt=220', single],
  // Neither of them, or not a choice between them.
  ['?phase=3&volt=220', undefined],
  ['?volt=690', undefined],
  ['', undefined],
])('%s chooses a supply of the product', (search, supply) => {
  expect(supplyAsked([single, three], search)).toBe(supply?.supply);
});

test('a value that is none chooses none', () => {
  expect(supplyAsked([single, three], '?phase=x')).toBeUndefined();
  expect(supplyAsked([single, three], '?volt=')).toBeUndefined();
  expect(supplyAsked([], '?phase=3')).toBeUndefined();
});
