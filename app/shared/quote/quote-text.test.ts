import { describe, expect, test } from 'vitest';

import { addToQuote } from './handed-over.ts';
import type { QuoteItem } from './quote-item.ts';

import { quoteInWords, quoteFromState } from './quote-text.ts';

const pqvf: QuoteItem = { productCode: 'PQVF', productName: '핀치 밸브', category: 'pinch-valve' };
const s30: QuoteItem = {
  productCode: 'S30',
  productName: '볼 밸브',
  category: 'sirca-valves',
  quantity: 6,
  note: '증기',
};

describe('navigation state', () => {
  test('one product, as a product page hands it over (spec §2)', () => {
    expect(quoteFromState({ ...pqvf, other: 1 })).toEqual([pqvf]);
  });
  test('a list of them', () => expect(quoteFromState({ quote: [pqvf, s30] })).toEqual([pqvf, s30]));
  test.each([
    null,
    undefined,
    'x',
    5,
    {},
    { quote: 'x' },
    { quote: [null, {}, { productCode: ' ' }] },
  ])('%j is no product', (state) => expect(quoteFromState(state)).toEqual([]));
  test('what is not a text or a number of pieces is left out, and a text stays on one line', () => {
    const item = {
      productCode: 'A\n2. FORGED',
      productName: { ko: 'x' },
      category: 7,
      note: ' ',
    };
    expect(quoteFromState(item)).toEqual([
      { productCode: 'A 2. FORGED', productName: '', category: '' },
    ]);
  });
});

test('a product that is in the list already takes the newer quantity and keeps its place', () => {
  const list = addToQuote([pqvf, s30], [{ ...pqvf, productCode: 'pqvf', quantity: 2 }]);
  expect(list.map(({ quantity }) => quantity)).toEqual([2, 6]);
});

test('products are named in words of the page’s language: brand and code, name, category', () => {
  const products = {
    s30: { badge: 'SIRCA S30', name: 'Ball valve', category: 'SIRCA valves' },
    pqvf: { badge: 'PQVF', name: 'Flanged pinch valve', category: 'Pinch valves' },
  };
  const size = { ...pqvf, size: 'DN 100' };
  const unknown = { productCode: 'X1', productName: 'Old valve', category: 'gone' };
  expect(quoteInWords([s30, size, unknown], products)).toEqual([
    { ...s30, productCode: 'SIRCA S30', productName: 'Ball valve', category: 'SIRCA valves' },
    {
      productCode: 'PQVF',
      size: 'DN 100',
      productName: 'Flanged pinch valve',
      category: 'Pinch valves',
    },
    unknown,
  ]);
});

describe('quantities and sizes', () => {
  test.each([0, -3, 1.5, 10_000])('%d stays as it was entered, and is none', (quantity) => {
    expect(quoteFromState({ ...pqvf, quantity })).toEqual([{ ...pqvf, entered: String(quantity) }]);
  });

  test('a quantity that another hand has written as a text is one; words are said to be none', () => {
    expect(quoteFromState({ ...pqvf, quantity: '3' })).toEqual([{ ...pqvf, quantity: 3 }]);
    expect(quoteFromState({ ...pqvf, quantity: 'three' })).toEqual([{ ...pqvf, entered: 'three' }]);
  });

  test('an entry of an earlier version names its size in the code', () => {
    expect(quoteFromState({ ...pqvf, productCode: 'PQVF DN 80' })).toEqual([
      { ...pqvf, size: 'DN 80' },
    ]);
  });

  test('a size that is chosen later joins the entry without one; another size is another entry', () => {
    const sized = { ...pqvf, size: 'DN 80' };
    expect(addToQuote([{ ...pqvf, quantity: 2 }], [sized])).toEqual([{ ...sized, quantity: 2 }]);
    expect(addToQuote([sized], [{ ...pqvf, size: 'DN 100' }])).toHaveLength(2);
  });
});
