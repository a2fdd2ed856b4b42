import { expect, test } from 'vitest';

import { MAX_QUANTITY, quantityOf } from './quote-item.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['1,000', 1_000],
  ['９,９９９', MAX_QUANTITY],
  ['３', 3],
  ['', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['1,00', undefined],
  ['-3', undefined],
  ['10,000', undefined],
])('a quantity entered as "%s" is %s', (text, quantity) => expect(quantityOf(text)).toBe(quantity));
