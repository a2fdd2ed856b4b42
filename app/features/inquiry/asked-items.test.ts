import { expect, test } from 'vitest';

import { askedItems } from './asked-items.ts';

const products = {
  s40: { name: '볼 밸브', categoryId: 'sirca-valves' },
  pqvf: { name: '핀치 밸브', categoryId: 'pinch-valve', sizes: ['DN 80', 'DN 100'] },
};
const [s40, pqvf] = [
  { productCode: 'S40', productName: '볼 밸브', category: 'sirca-valves', follows: true },
  { productCode: 'PQVF', productName: '핀치 밸브', category: 'pinch-valve' },
];

test.each([
  ['', [], []],
  ['?items=zzz,s40', [s40], ['zzz']],
  ['?items=S40, s40', [s40], []],
  ['?items=pqvf.100', [{ ...pqvf, size: 'DN 100' }], []],
  ['?items=pqvf.90', [{ ...pqvf, follows: true }], ['pqvf.90']],
  ['?items=s40.50', [s40], ['s40.50']],
  ['?items=constructor', [], ['constructor']],
])('an inquiry opened at %s', (search, items, unknown) =>
  expect(askedItems(search, products)).toEqual({ items, unknown }),
);
