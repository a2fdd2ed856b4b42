import { expect, test } from 'vitest';

import type { Entry } from '#app/shared/quote/entries.ts';

import { askedItems } from './asked-items.ts';

const products = {
  s40: { name: '볼 밸브', categoryId: 'sirca-valves' },
  pqvf: { name: '핀치 밸브', categoryId: 'pinch-valve', sizes: ['DN 80', 'DN 100'] },
};
const [s40, pqvf] = [
  { code: 'S40', name: '볼 밸브', category: 'sirca-valves' },
  { code: 'PQVF', name: '핀치 밸브', category: 'pinch-valve' },
];

test.each<[string, Pick<Entry, 'product' | 'size'>[], string[]]>([
  ['', [], []],
  ['?items=zzz,s40', [{ product: s40, size: 'point' }], ['zzz']],
  ['?items=S40, s40', [{ product: s40, size: 'point' }], []],
  ['?items=pqvf.100', [{ product: pqvf, size: { text: 'DN 100' } }], []],
  ['?items=pqvf.90', [{ product: pqvf, size: 'point' }], ['pqvf.90']],
  ['?items=s40.50', [{ product: s40, size: 'point' }], ['s40.50']],
  ['?items=constructor', [], ['constructor']],
])('an inquiry opened at %s', (search, entries, unknown) =>
  expect(askedItems(search, products)).toMatchObject({ entries, unknown }),
);
