import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';

import { inquiryText } from './inquiry-text.ts';

const NOTHING = { positions: [], point: {}, notes: [], questions: [] };

test('without anything else the inquiry is what was written', () =>
  expect(inquiryText('a\nb', NOTHING, translator('ko'))).toBe('a\nb'));

test('a kind other than a quote is said, and the sender may leave the words to the list', () =>
  expect(
    inquiryText(
      ' ',
      { ...NOTHING, kind: 'service', questions: [{ code: 'S30', about: 'Weight' }] },
      translator('en'),
    ),
  ).toBe('[Kind of inquiry]\nService\n\n[Questions]\n1. S30: Weight\n\n[Inquiry]'));

test('products, operating point, torque calculation and questions come first, in the visitor’s language', () => {
  const content = {
    positions: [
      {
        product: 's30',
        code: 'SIRCA S30',
        size: 'DN 80',
        name: '볼 밸브',
        category: 'SIRCA 밸브',
        pieces: 6,
        note: '증기',
      },
      {
        product: 'pqvf',
        code: 'PQVF',
        size: '',
        name: '핀치 밸브',
        category: '핀치 밸브',
        pieces: undefined,
        note: '',
      },
    ],
    point: { size: 80, pn: 16, bar: 10, temperature: -20, torque: 104 },
    sizing: {
      valveTorque: 80,
      torques: { breakTorque: 80, runTorque: 30 },
      factor: 1.3,
      required: 104,
      phase: 1 as const,
    },
    notes: ['스팀', 'JIS 10K'],
    questions: [
      { code: '480-050', about: '60 Hz 시간' },
      { code: '', about: '치수' },
    ],
  };
  expect(inquiryText('견적 부탁드립니다.', content, translator('ko'))).toBe(`[견적 요청 제품]
1. SIRCA S30 DN 80 | 볼 밸브 | SIRCA 밸브 | 수량 6 | 비고: 증기
2. PQVF | 핀치 밸브 | 핀치 밸브 | 수량 미정

[사용 조건]
호칭경: DN 80
압력: PN 16
압력: 10 bar
유체 온도: −20 °C
필요 토크: 104 Nm
비고: 스팀, JIS 10K

[토크 계산]
밸브 토크 80 Nm × 안전율 1.3 = 필요 토크 104 Nm, 개방 토크 80 Nm, 구동 토크 30 Nm, 단상

[문의 항목]
1. 480-050: 60 Hz 시간
2. 치수

[문의 내용]
견적 부탁드립니다.`);
  expect(inquiryText('x', { ...NOTHING, point: { size: 80 } }, translator('en'))).toBe(
    '[Operating point]\nNominal size: DN 80\n\n[Inquiry]\nx',
  );
});

test('a value that was entered in another unit stands beside its SI value, in both languages', () => {
  const content = {
    ...NOTHING,
    point: { size: 150, bar: 9.9974, temperature: 180 },
    sizing: {
      valveTorque: 79.9933,
      torques: { breakTorque: 79.9933 },
      factor: 1,
      required: 79.9933,
      models: ['480-010', '480-015'],
    },
    entered: { size: '6 in', bar: '145 psi', breakTorque: '59 lbf·ft' },
  };
  expect(inquiryText('x', content, translator('ko'))).toContain(`[사용 조건]
호칭경: DN 150 (입력 6 in)
압력: 9.997 bar (입력 145 psi)
유체 온도: 180 °C

[토크 계산]
밸브 토크 79.99 Nm × 안전율 1 = 필요 토크 79.99 Nm, 개방 토크 79.99 Nm (입력 59 lbf·ft), 조건을 충족하는 모델: 480-010, 480-015`);
  expect(inquiryText('x', content, translator('en'))).toContain(
    'Pressure: 9.997 bar (entered as 145 psi)',
  );
});
