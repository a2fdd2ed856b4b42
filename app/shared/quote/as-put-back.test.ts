import { expect, test } from 'vitest';

import { keepPoint } from '#app/shared/operating-point/kept-point.ts';

import { asPutBack, isSameLine } from './as-put-back.ts';
import type { QuoteItem } from './quote-item.ts';

const valve: QuoteItem = { productCode: 'PQVF', productName: '밸브', category: 'pinch-valve' };
const followed: QuoteItem = { ...valve, size: 'DN 80', follows: true };

test('an entry of an operating point that has changed since comes back in its own size', () => {
  keepPoint({ size: 100 });
  expect(asPutBack(followed)).toEqual({ ...valve, size: 'DN 80' });
  expect(asPutBack({ ...valve, follows: true })).toEqual({ ...valve, follows: true });
  keepPoint({ size: 80 });
  expect(asPutBack(followed)).toBe(followed);
  keepPoint({});
  expect(asPutBack(followed)).toBe(followed);
});

test('a line with another quantity or note is another line', () => {
  expect(isSameLine(followed, { ...valve, size: 'DN 80' })).toBe(true);
  expect(isSameLine(followed, { ...followed, quantity: 5 })).toBe(false);
  expect(isSameLine(followed, { ...followed, note: 'TAG-A' })).toBe(false);
  expect(isSameLine(followed, { ...followed, size: 'DN 100' })).toBe(false);
});
