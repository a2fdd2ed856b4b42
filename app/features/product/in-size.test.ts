import { expect, test } from 'vitest';

import { findProduct } from '#content/index.ts';

import { inSize } from '#app/shared/product/in-size.ts';
import { productDetail } from './product-detail.server.ts';

test('the dimension drawing among the pictures is the one of the chosen size, the others stay', () => {
  const found = findProduct('pinch-valve', 'pqvf', 'pqvf');
  if (found.kind !== 'found') throw new Error('no PQVF');
  const product = productDetail(found, 'ko');
  const chosen = product.dimensions?.sizes.find(({ dn }) => dn === 80);
  if (!chosen) throw new Error('no DN 80');

  const { images } = inSize(product, chosen);
  expect(images).toHaveLength(product.images.length);
  const changed = images.filter((image, index) => image !== product.images[index]);
  expect(changed.map(({ image }) => image)).toEqual([chosen.drawing]);
  expect(chosen.drawing.alt).toContain('DN 80');
});
