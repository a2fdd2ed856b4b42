import { expect, test } from 'vitest';

import { categories, products } from '#content/index.ts';

import { groupFacts } from './group-facts.server.ts';

const values = (id: string, language: 'ko' | 'en') => {
  const group = categories.flatMap(({ subcategories }) => subcategories).find((it) => it.id === id);
  if (!group) throw new Error(`there is no group ${id}`);
  const members = products.filter(({ subcategory }) => subcategory === id);
  return groupFacts(group, members, language).map(({ value }) => value);
};

test('a group whose products state no lowest temperature has none: the sleeves of PQVF bear at most 80 to 150 °C', () => {
  expect(values('pqvf', 'ko')).toContain('최고 +150 °C');
  expect(values('pqvf', 'en')).toContain('up to +150 °C');
});

test('one product without a lower end leaves the group the lowest that another states', () => {
  expect(values('butterfly-valves', 'en')).toContain('−196 to +600 °C');
});
