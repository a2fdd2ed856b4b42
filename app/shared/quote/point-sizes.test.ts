import { describe, expect, test } from 'vitest';

import { addToQuote } from './handed-over.ts';
import { hasOtherSize, withPointSizes } from './point-sizes.ts';
import { type QuoteItem, quoteItem } from './quote-item.ts';

const valve: QuoteItem = { productCode: '401N', productName: '밸브', category: 'sirca-valves' };
const followed: QuoteItem = { ...valve, size: 'DN 150', follows: true };
const anySize = () => true;

describe('sizes that came from the operating point', () => {
  test('follow it; a size that the visitor wrote stays', () => {
    const own = { ...valve, productCode: '501M', size: 'DN 150' };
    expect(withPointSizes([followed, own], 100, anySize)).toEqual([
      { ...followed, size: 'DN 100' },
      own,
    ]);
  });

  test('a product that is not listed in it has none until it is again', () => {
    const [without] = withPointSizes([followed], 1000, () => false);
    expect(without).toEqual({ ...valve, follows: true });
    expect(withPointSizes([without!], 150, anySize)).toEqual([followed]);
  });

  test('nothing changes where nothing has to, or where another entry has that size', () => {
    const list = [followed, { ...valve, size: 'DN 100' }];
    expect(withPointSizes(list, 150, anySize)).toBe(list);
    expect(withPointSizes(list, 100, anySize)).toBe(list);
  });

  test('an entry keeps the mark on the device, and is one entry at another size', () => {
    expect(quoteItem(followed)).toEqual(followed);
    const smaller = { ...followed, size: 'DN 100' };
    expect(addToQuote([followed], [smaller])).toEqual([smaller]);
  });
});

test.each([
  ['DN 150', 100, true],
  ['150A', 150, false],
  ['3 in', 100, true],
  ['1-1/2 – 2-1/2 in', 50, false],
  ['1-1/2 – 2-1/2 in', 100, true],
  ['1–2 in', 50, false],
  ['DN 150', undefined, false],
  ['?', 100, false],
])('%s at DN %s differs: %s', (size, dn, differs) =>
  expect(hasOtherSize({ ...valve, size }, dn)).toBe(differs),
);
