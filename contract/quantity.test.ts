import { expect, test } from 'vitest';

import { quantityText, readQuantity, sumOf } from './quantity.ts';

test.each([
  ['4', '4대', '4 pieces'],
  ['1', '1대', '1 piece'],
  ['4 EA', '4 EA', '4 EA'],
  ['1200 SET', '1,200 SET', '1,200 SET'],
  ['2대', '2대', '2대'],
] as const)('%s stays in its own unit', (typed, ko, en) => {
  const quantity = readQuantity(typed)!;
  expect([quantityText(quantity, 'ko'), quantityText(quantity, 'en')]).toEqual([ko, en]);
});

test.each([
  [['4 EA', '7 ea'], '11 EA'],
  [['2', '1,200'], '1,202대'],
  [['4 EA', '7 SET'], undefined],
  [['4 EA', '7'], undefined],
  [[], undefined],
] as const)('%j together', (typed, sum) => {
  const together = sumOf(typed.map((each) => readQuantity(each)!));
  expect(together && quantityText(together, 'ko')).toBe(sum);
});

test('what is no number is no quantity', () => expect(readQuantity('미정')).toBeUndefined());
