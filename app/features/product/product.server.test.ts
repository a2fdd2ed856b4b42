import { expect, test } from 'vitest';

import { findProductById, products } from '#content/index.ts';

import type { Language } from '#contract/address.ts';

import { subcategoryPage } from '#app/features/catalogue/catalogue.server.ts';

import { productDetail } from './product-detail.server.ts';
import { keywordsOf, productPage } from './product.server.ts';

function keywords(id: string, language: Language): string[] {
  const found = findProductById(id);
  if (found.kind !== 'found') throw new Error(id);
  return keywordsOf(found, language);
}

test.each(['ko', 'en'] as const)('keywords of products name each thing once (%s)', (language) => {
  for (const { id, code, name } of products) {
    const words = keywords(id, language);
    expect(words.slice(0, 2)).toEqual([code, name[language]]);
    expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
    const codes = new Set(products.filter((other) => other.id !== id).map((other) => other.code));
    expect(words.filter((word) => codes.has(word))).toEqual([]);
  }
});

test.each(['ko', 'en'] as const)(
  'keywords state no figure and no kind that only another product of the group has (%s)',
  (language) => {
    for (const { id, name, subcategory, specifications } of products) {
      const own = [name[language], ...Object.values(specifications[language])].join(', ');
      const others = products.filter((other) => other.subcategory === subcategory);
      for (const word of keywords(id, language)) {
        const holds = own.toLowerCase().includes(word.toLowerCase());
        if (/^F\d\d$|^DIN \d|\d Nm$/.test(word)) expect(holds, `${id}: ${word}`).toBe(true);
        const elsewhere = others.some((other) => other.name[language].includes(word));
        if (elsewhere) expect(holds, `${id}: ${word}`).toBe(true);
      }
    }
  },
);

test('the back link of a product leads to the catalogue page that lists it, whichever that is', () => {
  for (const { id, path, category, subcategory } of products) {
    const params = { category, subcategory, code: id };
    const data = productPage({ url: new URL(path, 'http://localhost'), params, language: 'ko' });
    if (!('product' in data)) throw new Error(id);
    const list = subcategoryPage({
      url: new URL(data.product.listPath, 'http://localhost'),
      params,
      language: 'ko',
    });
    expect('blocks' in list && JSON.stringify(list.blocks).includes(`"id":"${id}"`), id).toBe(true);
  }
});

test('a drawing of one size is named by it, and no two views of a product alike', () => {
  for (const { id } of products) {
    const found = findProductById(id);
    if (found.kind !== 'found') throw new Error(id);
    for (const language of ['ko', 'en'] as const) {
      const captions = productDetail(found, language).images.map(({ caption }) => caption);
      expect(new Set(captions).size, `${id}: ${captions.join(', ')}`).toBe(captions.length);
      if (id === 'pqvi')
        expect(captions.filter((caption) => caption.endsWith(' DN 20'))).toEqual([
          language === 'ko' ? '치수도 DN 20' : 'Dimensions DN 20',
        ]);
    }
  }
});
