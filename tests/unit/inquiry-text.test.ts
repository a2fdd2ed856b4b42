import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import { inquiryText } from '#app/shared/inquiry/inquiry-text.ts';

import { readInquiryText } from '#contract/inquiry-text.ts';
import { summaryOf } from '#desk/inquiries/summary.ts';

const CONTENT = {
  positions: [
    {
      product: 's30',
      code: 'SIRCA S30',
      size: 'DN 80',
      name: 'Ball valve',
      category: 'SIRCA',
      pieces: 6,
      note: 'steam',
    },
    {
      product: 'pqvf',
      code: 'PQVF',
      size: '',
      name: 'Pinch valve',
      category: 'Pinch valves',
      pieces: undefined,
      note: '',
    },
    {
      product: '301e',
      code: 'SIRCA 301E',
      size: 'DN 200',
      name: 'Butterfly valve',
      category: 'SIRCA',
      pieces: 1,
      note: '',
      pasted: { text: '301E | DN 200 PN 10', tag: 'P-103', unit: 'EA' },
    },
    {
      product: '',
      code: 'check valve DN 80',
      size: '',
      name: '',
      category: '',
      pieces: 2,
      note: '',
      pasted: { text: 'check valve DN 80', tag: '', unit: '' },
    },
  ],
  point: { size: 80, pn: 16 },
  notes: ['steam'],
  questions: [{ code: 'S30', about: 'Dimensions' }],
};

const OPEN = { details: [], quantity: '', tag: '', pasted: '', note: '' };

test.each(['ko', 'en'] as const)('what the site writes in %s is read back', (language) => {
  const text = inquiryText('Thank you.\n\nRegards', CONTENT, translator(language));
  const read = readInquiryText(text);
  expect(read.products).toEqual([
    {
      ...OPEN,
      code: 'SIRCA S30 DN 80',
      details: ['Ball valve', 'SIRCA'],
      quantity: '6',
      note: 'steam',
    },
    { ...OPEN, code: 'PQVF', details: ['Pinch valve', 'Pinch valves'] },
    {
      ...OPEN,
      code: 'SIRCA 301E DN 200',
      details: ['Butterfly valve', 'SIRCA'],
      quantity: '1 EA',
      tag: 'P-103',
      pasted: '301E / DN 200 PN 10',
    },
    { ...OPEN, code: 'check valve DN 80', quantity: '2' },
  ]);
  expect(read.conditions.map(([, value]) => value)).toEqual(['DN 80', 'PN 16', 'steam']);
  expect(read.questions).toEqual(['S30: Dimensions']);
  expect(read.words).toBe('Thank you.\n\nRegards');
});

test('a kind and an installed valve are read as conditions, and headings of before still', () => {
  const text =
    '[문의 종류]\nA/S\n\n[설치된 밸브]\n호칭경: DN 300\n\n[확인 요청]\n1. S30: 무게\n\n[문의 내용]';
  expect(summaryOf(text, 'ko').sentence).toBe('A/S, DN 300, S30: 무게');
  expect(readInquiryText(text)).toMatchObject({
    conditions: [
      ['문의 종류', 'A/S'],
      ['호칭경', 'DN 300'],
    ],
    questions: ['S30: 무게'],
    words: '',
  });
});

test('what a product that needs service is said to have goes out under its own heading, and is read back', () => {
  const installed = { product: '480-050', fault: '닫힘에서 멈춤', stem: 'Tr 40' };
  const text = inquiryText(
    '',
    { kind: 'service', positions: [], installed, point: {}, notes: [], questions: [] },
    translator('ko'),
  );
  // The stem was asked of a retrofit.
  expect(text).toBe(
    '[문의 종류]\nA/S\n\n[설치된 제품]\n제품·모델: 480-050\n증상 (언제, 어떤 동작에서): 닫힘에서 멈춤\n\n[문의 내용]',
  );
  expect(readInquiryText(text).conditions.map(([, value]) => value)).toEqual([
    'A/S',
    '480-050',
    '닫힘에서 멈춤',
  ]);
});

test.each(['', 'just words', '[견적 요청 제품]', '1. a | b\n[문의 내용]'])(
  'a text of another form is all words: %j',
  (text) => expect(readInquiryText(text)).toMatchObject({ products: [], words: text }),
);
