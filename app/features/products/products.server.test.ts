import { expect, test } from 'vitest';

import { productsData } from './products.server.ts';

test('the products page names the source of the figures in its cards and in the finder', () => {
  const url = new URL('http://localhost/products');
  expect(productsData({ url, params: {}, language: 'en' }).sources).toEqual([
    "Supplier's specification, section 9",
  ]);
});
