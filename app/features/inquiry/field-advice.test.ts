import { expect, test } from 'vitest';

import { fieldAdvice } from './field-advice.ts';

test.each([
  ['kim@gmial.com', 'kim@gmail.com'],
  ['kim@gmai.com', 'kim@gmail.com'],
  ['kim@gmail.con', 'kim@gmail.com'],
  ['kim@navver.com', 'kim@naver.com'],
  ['kim@Naver.con', 'kim@naver.com'],
  ['buyer@naver,com', 'buyer@naver.com'],
  ['buyer@works,co.kr', 'buyer@works.co.kr'],
  ['buyer@naver', 'buyer@naver.com'],
  ['hong@naver.채ㅡ', 'hong@naver.com'],
  ['hong@naver.xn--8sd3676g', 'hong@naver.com'],
  ['hong@ㅜㅁㅍㄷㄱ.채ㅡ', 'hong@naver.com'],
  ['hong@ㅙㅅㅡ먀ㅣ.채ㅡ', 'hong@hotmail.com'],
  ['hong@ㅛ뫠ㅐ.채ㅡ', 'hong@yahoo.com'],
  ['hong@works.채.ㅏㄱ', 'hong@works.co.kr'],
  ['hong@회사.채ㅡ', 'hong@회사.com'],
  // As Chromium hands it over.
  ['hong@xn--vf4b131b.xn--8sd3676g', 'hong@회사.com'],
  ['ㅗㅐㅜㅎ@naver.com', 'hong@naver.com'],
  ['ㄴ미ㄷㄴ.2@ㅜㅁㅍㄷㄱ.채ㅡ', 'sales.2@naver.com'],
])('%s was probably meant as %s', (typed, suggestion) => {
  expect(fieldAdvice('email', typed)).toEqual({ kind: 'address', suggestion });
});

test.each([
  'kim@gmail.com',
  'kim@example.com',
  'kim@mail.com',
  'kim@회사.한국',
  '홍길동@회사.한국',
  'kim',
  '@gmial.com',
  '',
])('nothing to say of %s', (typed) => expect(fieldAdvice('email', typed)).toBeUndefined());

test('an address without a dot after the sign is worth a second look, and is taken as it is', () =>
  expect(fieldAdvice('email', 'buyer@example')).toEqual({ kind: 'domain' }));

test('a telephone number has seven digits at least, written in any way', () => {
  for (const odd of ['abc', '없음', '123']) {
    expect(fieldAdvice('phone', odd)).toEqual({ kind: 'telephone' });
  }
  for (const fine of ['', '02-000-0000', '+82 (0)2 000 0000', '１５８８－００００', '1588-0000']) {
    expect(fieldAdvice('phone', fine)).toBeUndefined();
  }
});
