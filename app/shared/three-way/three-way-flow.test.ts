import { expect, test } from 'vitest';

import { flowPositions } from './three-way-flow.ts';

const joined = (port: 'T' | 'L') => flowPositions(port).map((at) => at.joined.join(''));

test('an L bore joins the branch with one end or the other, and nothing where it meets the wall', () => {
  expect(joined('L')).toEqual(['AC', 'BC', '', '']);
});

test('a T bore joins all three ends, or two of them in three ways', () => {
  expect(joined('T')).toEqual(['ABC', 'BC', 'AB', 'AC']);
});
