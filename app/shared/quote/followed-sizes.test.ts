import { describe, expect, test } from 'vitest';

import { followedOn, followedSince, withFormerSizes } from './followed-sizes.ts';
import type { QuoteItem } from './quote-item.ts';

describe('sizes that have followed', () => {
  const entry = (more: Partial<QuoteItem> = {}): QuoteItem => ({
    productCode: 'PQVF',
    productName: 'Pinch valve',
    category: 'pinch-valve',
    ...more,
  });
  const at = (size?: string): QuoteItem =>
    entry({ follows: true, ...(size !== undefined && { size }) });

  test('letter by letter, the size of before the first one counts', () => {
    const one = followedSince([], [{ now: at(), former: 'DN 80' }]);
    expect(followedSince(one, [{ now: at('DN 100'), former: undefined }])).toEqual([
      { now: at('DN 100'), former: 'DN 80' },
    ]);
    expect(followedSince(one, [{ now: at('DN 80'), former: undefined }])).toEqual([]);
  });

  test('the first size of an entry is no change', () => {
    expect(followedSince([], [{ now: at('DN 100'), former: undefined }])).toEqual([]);
  });

  test('can be had back, and follow nothing then', () => {
    const followed = [{ now: at('DN 100'), former: 'DN 80' }];
    expect(followedOn([at('DN 100')], followed)).toEqual(followed);
    expect(withFormerSizes([at('DN 100')], followed)).toEqual([entry({ size: 'DN 80' })]);
    // Not twice, and not what was written since.
    const both = [at('DN 100'), entry({ size: 'DN 80' })];
    expect(withFormerSizes(both, followed)).toEqual(both);
    expect(followedOn([entry({ size: 'DN 100' })], followed)).toEqual([]);
  });
});
