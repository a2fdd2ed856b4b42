import { expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { readInquiryText } from '#contract/inquiry-text.ts';

import { verdictOf } from '#server/answers/verdict.ts';

const subjects = products.map(({ facts }) => facts);

const POINT = `[사용 조건]
호칭경: DN 100
압력: 9.997 bar (입력 145 psi)
유체 온도: 90 °C
비고: 스팀 400 °C`;

/** A row of an inquiry, with a size of its own. */
function verdict(row: string, size = '', point = POINT) {
  const text = readInquiryText(
    `[견적 요청 제품]\n1. ${row}\n\n${point}\n\n[문의 내용]\n`.replace('\n\n\n', '\n'),
  );
  const [product] = text.products;
  const found = verdictOf(product!, size, text, { subjects, language: 'ko' });
  return found && [found.result, found.reason];
}

test.each([
  ['the operating point', 'SIRCA 301E | 수량 2', '', ['out-of-range', '최고 +70 °C']],
  ['its own size', 'SIRCA 301E DN 600 | 수량 2', 'DN 600', ['out-of-range', 'DN 500까지']],
  [
    'figures of a pasted row instead',
    'SIRCA S30 DN 80 | 원문: 볼밸브 80A 63K 20℃ | 비고: PN 400, 20 °C',
    'DN 80',
    ['not-stated', 'PN'],
  ],
  ['no figure that applies', '480-050 | 수량 7 | 비고: 삼상 380–440 V', '', null],
  ['no product', '체크밸브 80A 10K | 수량 2', '', null],
] as const)('a row is judged by %s', (_, row, size, expected) =>
  expect(verdict(row, size)).toEqual(expected),
);

test('without an operating point there is no result', () =>
  expect(verdict('SIRCA 301E | 수량 2', '', '')).toBeNull());
