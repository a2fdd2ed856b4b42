import { expect, test } from 'vitest';

import { isOwnEntry } from './own-entries.ts';
import type { QuoteItem } from './quote-item.ts';

const valve: QuoteItem = { productCode: 'S30', productName: '밸브', category: 'sirca-valves' };
const following: QuoteItem = { ...valve, follows: true };

test.each([
  // Without an operating point every size of the product counts.
  [{ ...valve, size: 'DN 50' }, undefined, true],
  [{ ...valve, size: 'drawing 7' }, undefined, true],
  [valve, 100, true],
  [following, 100, true],
  // The point has changed, and the entry could not follow it: another one has that size.
  [{ ...following, size: 'DN 80' }, 100, true],
  [{ ...valve, size: 'DN 100' }, 100, true],
  [{ ...valve, size: '100A' }, 100, true],
  [{ ...valve, size: '3 – 4 in' }, 100, true],
  [{ ...valve, size: 'DN 50' }, 100, false],
  [{ ...valve, size: 'drawing 7' }, 100, false],
  [{ ...valve, productCode: 'S30T' }, 100, false],
  [{ ...valve, category: 'pinch-valve' }, undefined, false],
])('%j is the entry of the button of S30 at DN %s: %s', (entry, dn, own) =>
  expect(isOwnEntry(entry, valve, dn)).toBe(own),
);

test('a button of one size speaks of that size alone, whatever the operating point', () => {
  const column = { ...valve, size: 'DN 50' };
  expect(isOwnEntry({ ...valve, size: 'DN 50' }, column, 100)).toBe(true);
  expect(isOwnEntry({ ...following, size: 'DN 100' }, column, 100)).toBe(false);
  expect(isOwnEntry(valve, column, undefined)).toBe(false);
});
