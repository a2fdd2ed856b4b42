import { expect, it } from 'vitest';

import { didYouMean, nearest } from './nearest.ts';

const NAMES = ['s30', 's30t', 'ht600', 'ball-valves', 'butterfly-valves', 's50/card', '301tss'];

it.each([
  ['ball-valve', 'ball-valves'],
  ['buterfly-valves', 'butterfly-valves'],
  ['S30T', 's30t'],
  ['s50/crad', 's50/card'],
  ['ht60', 'ht600'],
])('%s: %s was meant', (word, name) => expect(nearest(word, NAMES)).toBe(name));

it('suggests nothing where nothing is near', () => {
  expect(nearest('positioner', NAMES)).toBeUndefined();
  expect(didYouMean('positioner', NAMES)).toBe('');
  expect(didYouMean('ht60', NAMES)).toBe('Did you mean "ht600"? ');
});
