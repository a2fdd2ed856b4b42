import { expect, test } from 'vitest';

import { findProductById, products } from '#content/index.ts';

import type { Language } from '#contract/address.ts';

import { keywordsOf } from './product.server.ts';

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

test('keywords state no figure and no kind that only another product of the group has', () => {
  expect(keywords('480-006', 'ko')).toEqual(expect.arrayContaining(['F05', 'F07']));
  expect(keywords('480-006', 'ko').join()).not.toMatch(/F10|F12|F14|1,100 Nm/);
  expect(keywords('s10', 'ko')).not.toContain('삼방 볼 밸브');
  expect(keywords('s10', 'en')).not.toContain('three-way ball valve');
  expect(keywords('s70', 'en')).toContain('three-way ball valve');
  expect(keywords('ap-da', 'ko')).not.toContain('단동식');
});
