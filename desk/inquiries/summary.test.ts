import { expect, test } from 'vitest';

import { summaryOf } from './summary.ts';

const listed = (words: string) => `[견적 요청 제품]
1. SIRCA S50 DN 80 | 볼 밸브 | 수량 2대
2. PQVF DN 100 | 수량 1,200대
3. 체크밸브 80A 10K | 수량 미정

[문의 내용]
${words}`;

test.each([
  [
    listed('안녕하세요. 납기가 급합니다.\n언제 됩니까?'),
    'S50 외 2 · 1,202대',
    '납기가 급합니다. 언제 됩니까?',
  ],
  [listed(''), 'S50 외 2 · 1,202대', ''],
  [listed('').replaceAll('대', ' EA'), 'S50 외 2 · 1,202 EA', ''],
  [listed('').replace('1,200대', '1,200 SET'), 'S50 외 2', ''],
  ['안녕하십니까', '', '안녕하십니까'],
  ['견적 부탁합니다.\n품명\t수량\n볼밸브\t4', '', '견적 부탁합니다.'],
  ['품명\t수량', '', '품명 수량'],
  ['  PQVF DN 100\n6대  ', '', 'PQVF DN 100 6대'],
])('the list shows positions and the customer’s sentence: %#', (inquiry, positions, sentence) =>
  expect(summaryOf(inquiry, 'ko')).toEqual({ positions, sentence }),
);

test('one position without a quantity is its code alone, in English too', () => {
  const inquiry =
    '[Quote request]\n1. SIRCA S30 DN 80 | Quantity open\n\n[Inquiry]\nHello, lead time?';
  expect(summaryOf(inquiry, 'en')).toEqual({ positions: 'S30', sentence: 'lead time?' });
});
