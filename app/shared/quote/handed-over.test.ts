import { describe, expect, test } from 'vitest';

import { completedBy, isCompletedWhole, withHandedOver } from './handed-over.ts';
import type { QuoteItem } from './quote-item.ts';

const item = (more: Partial<QuoteItem> = {}): QuoteItem => ({
  productCode: '480-050',
  productName: 'Quarter-turn actuator',
  category: 'special',
  ...more,
});

describe('an entry that stands in the inquiry and on the list', () => {
  test('has the quantity and the note of either', () =>
    expect(completedBy(item(), item({ quantity: 4, note: 'tag P-101' }))).toEqual(
      item({ quantity: 4, note: 'tag P-101' }),
    ));
  test('keeps its own where it has them', () =>
    expect(
      completedBy(item({ entered: '0', duty: 'dn=50' }), item({ quantity: 4, note: 'tag P-101' })),
    ).toEqual(item({ entered: '0', duty: 'dn=50' })));
  test.each([
    [item(), item({ quantity: 4, note: 'tag P-101' }), true],
    [item({ quantity: 4, note: 'tag P-101' }), item({ quantity: 4 }), true],
    [item({ quantity: 4 }), item({ quantity: 5 }), false],
    [item({ entered: '0' }), item({ quantity: 5 }), false],
    [item({ note: 'tag P-101' }), item({ note: 'tag P-102' }), false],
  ])('%j has all that %j says: %s', (own, other, whole) =>
    expect(isCompletedWhole(own, other)).toBe(whole),
  );
});

describe('what is handed over for a product on the list', () => {
  test.each([
    [
      'a newer quantity counts',
      item({ quantity: 2 }),
      item({ quantity: 4 }),
      item({ quantity: 4 }),
    ],
    ['a note is taken', item(), item({ note: 'DN 50' }), item({ note: 'DN 50' })],
    [
      'a note is added to what was written',
      item({ note: 'tag P-101', size: 'DN 80' }),
      item({ note: 'DN 50', follows: true }),
      item({ note: 'tag P-101, DN 50', size: 'DN 80' }),
    ],
    [
      'what the note says already is not said twice',
      item({ note: 'Single-phase 220 V, tag P-101' }),
      item({ note: 'Single-phase 220 V' }),
      item({ note: 'Single-phase 220 V, tag P-101' }),
    ],
  ])('%s', (_, entry, handedOver, expected) =>
    expect(withHandedOver(entry, handedOver)).toEqual(expected),
  );
});
