import { describe, expect, test } from 'vitest';

import { addToQuote, type QuoteItem } from './quote-item.ts';
import { translator } from '#app/i18n/translate.ts';

import { inquiryText, quoteInWords, quoteFromState } from './quote-text.ts';

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
      quantity: -1,
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
  const size = { ...pqvf, productCode: 'PQVF DN 100' };
  const unknown = { productCode: 'X1', productName: 'Old valve', category: 'gone' };
  expect(quoteInWords([s30, size, unknown], products)).toEqual([
    { ...s30, productCode: 'SIRCA S30', productName: 'Ball valve', category: 'SIRCA valves' },
    {
      productCode: 'PQVF DN 100',
      productName: 'Flanged pinch valve',
      category: 'Pinch valves',
    },
    unknown,
  ]);
});

describe('the inquiry that goes out', () => {
  test('without products it is what was written', () =>
    expect(inquiryText('a\nb', [], translator('ko'))).toBe('a\nb'));
  test('with products: the list first', () => {
    expect(inquiryText('견적 부탁드립니다.', [pqvf, s30], translator('ko'))).toBe(
      '[견적 요청 제품]\n1. PQVF | 핀치 밸브 | pinch-valve\n2. S30 | 볼 밸브 | sirca-valves | 수량 6 | 비고: 증기\n\n[문의 내용]\n견적 부탁드립니다.',
    );
    expect(inquiryText('x', [s30], translator('en'))).toMatch(
      /^\[Quote request\]\n1\. S30 \| .* \| Quantity 6 \| Note: 증기\n\n\[Inquiry\]\nx$/,
    );
  });
});
