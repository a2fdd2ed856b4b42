import { expect, test } from 'vitest';

import { findProductById, products } from '#content/index.ts';

import { keywordsOf } from './product.server.ts';

test.each(['ko', 'en'] as const)('keywords of products name each thing once (%s)', (language) => {
  for (const { id, code, name } of products) {
    const found = findProductById(id);
    if (found.kind !== 'found') throw new Error(id);
    const words = keywordsOf(found, code, name[language], language);
    expect(words.slice(0, 2)).toEqual([code, name[language]]);
    expect(new Set(words).size).toBe(words.length);
    const codes = new Set(products.filter((other) => other.id !== id).map((other) => other.code));
    expect(words.filter((word) => codes.has(word))).toEqual([]);
  }
});
