import { expect, test } from 'vitest';

import { sourceText } from '#content/figures/sources.ts';
import { products } from '#content/index.ts';

import { productsData } from './products.server.ts';

test('the products page names the source of the figures in its cards and in the finder', () => {
  const url = new URL('http://localhost/products');
  const { sources } = productsData({ url, params: {}, language: 'en' });
  for (const { specifications, specificationSources } of products)
    Object.values(specifications.en).forEach((value, index) => {
      const source = sourceText(specificationSources[index], 'en');
      if (/\d/.test(value)) expect(sources).toContain(source);
    });
});
