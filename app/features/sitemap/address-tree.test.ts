import { expect, test } from 'vitest';

import { addressTree } from './address-tree.ts';

const address = (path: string, ownPages = 1) => ({
  path,
  ownPages,
  title: { ko: path, en: path },
});

test('pages lie under the nearest page whose path begins theirs', () => {
  const tree = addressTree([
    address('/'),
    address('/products'),
    address('/products/electric'),
    address('/products/electric/modular-design'),
    address('/products-of-others'),
  ]);
  expect(tree.map(({ path }) => path)).toEqual(['/', '/products', '/products-of-others']);
  expect(tree[1]?.children[0]?.children[0]?.path).toBe('/products/electric/modular-design');
});

test('catalogue pages after the first are counted', () => {
  expect(addressTree([address('/a', 3)])[0]?.morePages.map(({ page }) => page)).toEqual([2, 3]);
  expect(addressTree([address('/a')])[0]?.morePages).toEqual([]);
});
