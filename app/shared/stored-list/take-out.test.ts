import { expect, test } from 'vitest';

import { takenOut, withBack } from './take-out.ts';

const isSame = (a: string, b: string) => a === b;
const LETTERS = ['a', 'b', 'c', 'd'];

test('what was taken off comes back at its place', () => {
  const out = takenOut(LETTERS, ['a', 'd']);
  expect(withBack(['a', 'd'], out, isSame, 9)).toEqual(LETTERS);
  expect(withBack(['a', 'd', 'e'], out, isSame, 9)).toEqual([...LETTERS, 'e']);
  expect(withBack([], takenOut(LETTERS, []), isSame, 9)).toEqual(LETTERS);
});

test('of two that are the same by name both come back, whether one or all of them were taken off', () => {
  const [first, second] = [{ name: 'a' }, { name: 'a' }];
  const isNamesake = (a: { name: string }, b: { name: string }) => a.name === b.name;
  const both = [first, second];
  expect(withBack([], takenOut(both, []), isNamesake, 9)).toEqual(both);
  expect(withBack([first], takenOut(both, [first]), isNamesake, 9)).toEqual(both);
});

test('what is listed again is not doubled', () =>
  expect(withBack(['c', 'a'], takenOut(LETTERS, ['a']), isSame, 9)).toEqual(['c', 'b', 'a', 'd']));

test('what there is no room for stays off, and nothing newer goes for it', () =>
  expect(withBack(['a', 'x'], takenOut(LETTERS, ['a']), isSame, 3)).toEqual(['a', 'b', 'x']));
