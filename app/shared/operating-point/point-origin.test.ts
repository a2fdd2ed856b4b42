import { expect, test } from 'vitest';

import { productAt, unaskedFacets, withoutFacets } from './point-origin.ts';

const noted = { size: { product: 'pqvf', value: '80' } };

test('a size set on one product is asked about with that product, and with no other', () => {
  const point = { size: 80, temperature: 60 };
  expect(unaskedFacets(point, noted, new Set(['pqvf', 's30']))).toEqual([]);
  expect(unaskedFacets(point, noted, new Set(['s30']))).toEqual(['size']);
  expect(unaskedFacets(point, noted, new Set())).toEqual(['size']);
  expect(withoutFacets(point, ['size'])).toEqual({ temperature: 60 });
});

test('a value that was set anew elsewhere is nobody’s', () => {
  expect(unaskedFacets({ size: 100 }, noted, new Set())).toEqual([]);
  const range = { size: 80, ranges: { size: { from: 50, to: 80 } } };
  expect(unaskedFacets(range, noted, new Set())).toEqual([]);
});

test.each([
  ['/products/pinch-valve/pqvf/pqvf', 'pqvf'],
  ['/products/special/quarter-turn-480/480-050', '480-050'],
  ['/products/special/quarter-turn-480', undefined],
  ['/products', undefined],
  ['/contact', undefined],
])('%s is the page of %s', (path, product) => expect(productAt(path)).toBe(product));
