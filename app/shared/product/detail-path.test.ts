import { expect, test } from 'vitest';

import { detailPath } from './detail-path.ts';

test('the detail page is addressed by the code in lower case', () => {
  expect(
    detailPath({ category: 'sirca-valves', subcategory: 'butterfly-valves', code: '301TSS' }),
  ).toBe('/products/sirca-valves/butterfly-valves/301tss');
});

test('a product without a subcategory is linked through ball-valves', () => {
  expect(detailPath({ category: 'sirca-valves', code: 'S30' })).toBe(
    '/products/sirca-valves/ball-valves/s30',
  );
});
