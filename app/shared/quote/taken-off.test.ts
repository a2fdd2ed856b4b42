import { beforeEach, describe, expect, test } from 'vitest';

import { isOwnEntry } from './own-entries.ts';
import type { QuoteItem } from './quote-item.ts';
import { addQuote, quoteList } from './quote-list.ts';
import { forgetTakenOff, putBack as putBackOwn, takeOff } from './taken-off.ts';
import type { PointSize } from './use-quote-size.ts';

const product: QuoteItem = {
  productCode: 'PQVF',
  productName: 'Pinch valve',
  category: 'pinch-valve',
};
const entries: QuoteItem[] = [
  { ...product, size: 'DN 80', quantity: 3 },
  { ...product, size: 'DN 100', note: 'TAG-9' },
];
const following: QuoteItem = { ...product, size: 'DN 80', follows: true, quantity: 2 };

/** By the button of an item, at an operating point whose size the product is listed in. */
const putBack = (item: QuoteItem, pointSize: PointSize) => {
  const dn = pointSize.size === undefined ? undefined : Number(pointSize.size.slice('DN '.length));
  return putBackOwn(item, pointSize, (entry) => isOwnEntry(entry, item, dn));
};

describe('a product that its button takes off the list', () => {
  beforeEach(() => {
    forgetTakenOff();
    quoteList.set([]);
  });

  test('comes back once with sizes, quantities and notes', () => {
    quoteList.set(entries);
    takeOff(product, entries);
    expect(quoteList.get()).toEqual([]);
    expect(putBack(product, {})).toBe(true);
    expect(quoteList.get()).toEqual(entries);
    expect(putBack(product, {})).toBe(false);
  });

  test('comes back in the size that the operating point has now, where it followed it', () => {
    takeOff(product, [following]);
    putBack(product, { size: 'DN 100', follows: true });
    expect(quoteList.get()).toEqual([{ ...following, size: 'DN 100' }]);
  });

  test('goes on following the operating point where its sizes are not known yet', () => {
    takeOff(product, [following]);
    putBack(product, { follows: true });
    expect(quoteList.get()).toEqual([following]);
  });

  test('taken off in one size comes back in that size, and not twice', () => {
    const column = { ...product, size: 'DN 80' };
    takeOff(column, [following]);
    putBack(column, { size: 'DN 100', follows: true });
    expect(quoteList.get()).toEqual([{ ...product, size: 'DN 80', quantity: 2 }]);
    takeOff(column, []);
    addQuote(column);
    expect(putBack(column, {})).toBe(false);
    expect(quoteList.get()).toHaveLength(1);
  });

  test('comes back as far as its button speaks of it at the operating point', () => {
    takeOff(product, entries);
    expect(putBack(product, { size: 'DN 100', follows: true })).toBe(true);
    expect(quoteList.get()).toEqual([entries[1]]);
    quoteList.set([]);
    takeOff(product, entries);
    expect(putBack(product, { size: 'DN 150', follows: true })).toBe(false);
    expect(quoteList.get()).toEqual([]);
  });

  test('does not come back where more was entered since, or after the list was sent', () => {
    takeOff(product, entries);
    expect(putBack({ ...product, quantity: 7 }, {})).toBe(false);
    takeOff(product, entries);
    forgetTakenOff();
    expect(putBack(product, {})).toBe(false);
    expect(quoteList.get()).toEqual([]);
  });
});
