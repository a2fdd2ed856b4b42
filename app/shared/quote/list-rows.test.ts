import { expect, test } from 'vitest';

import type { QuoteItem } from './quote-item.ts';
import { isSizeTwice, rowNames } from './list-rows.ts';

const s30 = (size?: string): QuoteItem => ({
  productCode: 'S30',
  productName: '볼 밸브',
  category: 'sirca-valves',
  ...(size !== undefined && { size }),
});

test('rows of one name are told from each other', () =>
  expect(rowNames([s30('DN 50'), s30(), s30('dn 50'), s30('DN 80'), s30('DN 50')])).toEqual([
    'S30 DN 50',
    'S30',
    'S30 dn 50 (2)',
    'S30 DN 80',
    'S30 DN 50 (3)',
  ]));

test.each([
  ['DN 50', 'DN 50', true],
  ['DN 50', '50A', true],
  ['DN 50', '2 in', true],
  ['as drawing 7', 'As drawing 7 ', true],
  ['DN 50', 'DN 500', false],
  ['DN 50', undefined, false],
  [undefined, undefined, false],
])('%s and %s of one product are one size: %s', (one, other, twice) => {
  const [own, beside] = [s30(one), s30(other)];
  expect(isSizeTwice([own, beside], own)).toBe(twice);
  expect(isSizeTwice([own, { ...beside, productCode: 'S10' }], own)).toBe(false);
  expect(isSizeTwice([own], own)).toBe(false);
});
