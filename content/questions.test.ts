import { expect, test } from 'vitest';

import { products } from './index.ts';
import { keysOfQuestion } from './questions.ts';

const of = (id: string, about: string) => {
  const product = products.find((each) => each.id === id);
  return product && keysOfQuestion(product, about);
};

test.each([
  ['s50', '중량', ['weight']],
  ['s50', 'Weight', ['weight']],
  ['s50', '치수·중량', ['weight', 'dimensions', 'faceToFace']],
  ['s50', 'Dimensions, weight', ['weight', 'dimensions', 'faceToFace']],
  ['s50', '상부 플랜지', ['mounting']],
  ['s50', '인증·성적서', ['certificates']],
  ['pqvf', '슬리브 재질', []],
  ['pqvf', '사용 온도', ['temperature']],
  ['480-050', '60 Hz 작동 시간', ['strokeTime']],
  ['480-050', 'Operating time at 60 Hz', ['strokeTime']],
] as const)('%s: %s asks for %o', (id, about, keys) => expect(of(id, about)).toEqual(keys));

test.each(['CAD (STEP, DXF)', '납기', '중량은?', ''])('%j asks for no fact', (about) =>
  expect(of('s50', about)).toEqual([]),
);
