import { expect, test } from 'vitest';

import { nearestSize, sizeIn } from './nearest-size.ts';
import { productEntries } from './product-entries.server.ts';

const products = productEntries('en');

test.each([
  ['globe DN 80', 80],
  ['80A 글로브', 80],
  ['dn80', 80],
  ['DN', undefined],
  ['480-006', undefined],
  ['globe', undefined],
])('the size that %s names', (query, dn) => {
  expect(sizeIn(query)).toBe(dn);
});

test('which kinds come in the size that was looked for, most first', () => {
  const nearest = nearestSize(products, 'zzz DN 80', []);
  expect(nearest).toMatchObject({ dn: 80, exact: true });
  const counts = nearest?.kinds.map(({ count }) => count) ?? [];
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const covers = products.filter(({ sizes }) => sizes && sizes.from <= 80 && sizes.to >= 80);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(covers.length);
  expect(nearest?.kinds.map(({ name }) => name)).toContain('Butterfly valves');
});

test('no product is so large: the nearest size, and what comes in it', () => {
  expect(nearestSize(products, 'zzz DN 1600', [])).toEqual({
    dn: 1200,
    exact: false,
    kinds: [{ name: 'Butterfly valves', count: 1 }],
  });
});

test('nothing is nearest to no size', () => {
  expect(nearestSize(products, 'zzz', [])).toBeUndefined();
  expect(nearestSize(products, 'DN 0', [])).toBeUndefined();
});

test('what is found in another size is no answer, what comes in the size is', () => {
  const small = products.filter(({ title }) => title.endsWith('DN 40'));
  expect(nearestSize(products, 'DN 1600', small)?.dn).toBe(1200);
  expect(nearestSize(products, 'DN 40', small)).toBeUndefined();
  const butterflies = products.filter(({ sizes }) => sizes && sizes.to >= 1000);
  expect(nearestSize(products, 'DN 1000 butterfly', butterflies)).toBeUndefined();
  expect(nearestSize(products, 'DN 1600 butterfly', butterflies)?.exact).toBe(false);
});
