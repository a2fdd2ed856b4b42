import { expect, test } from 'vitest';

import { supplyAsked, supplySearch } from './supply-choice.ts';

const single = { text: 'Single-phase 110–220 V', phase: 1, min: 110, max: 220 } as const;
const three = { text: 'Three-phase 380–440 V', phase: 3, min: 380, max: 440 } as const;

test.each([
  [{ phase: 3 }, three],
  [{ phase: 1 }, single],
  [{ voltage: 400 }, three],
  [{ phase: 1, voltage: 220 }, single],
  // Neither of them, or not a choice between them.
  [{ phase: 3, voltage: 220 }, undefined],
  [{ voltage: 690 }, undefined],
  [{}, undefined],
])('mains %j choose the supply of a product', (mains, supply) => {
  expect(supplyAsked([single, three], supplySearch(mains))).toBe(supply);
});

test('a value that is none chooses none', () => {
  expect(supplyAsked([single, three], '?phase=x')).toBeUndefined();
  expect(supplyAsked([single, three], '?volt=')).toBeUndefined();
  expect(supplyAsked([], '?phase=3')).toBeUndefined();
});
