import { expect, test } from 'vitest';

import { inquiryMail } from './mail.ts';

const RECORD = {
  id: 7,
  receipt: 'GM-20261130-001',
  receivedAt: Date.parse('2026-11-30T09:00:00+09:00'),
  language: 'ko',
  corrects: null,
  flags: [],
  companyName: '○○수처리',
  name: '홍길동',
  phone: '02-000-0000',
  fax: '',
  email: 'buyer@example.com',
} as const;
const TO = { to: ['sales@example.com'], from: 'web@example.com' };

const mailOf = (inquiry: string) =>
  inquiryMail({ ...RECORD, inquiry } as unknown as Parameters<typeof inquiryMail>[0], TO);

test('products stand in a table with their columns, and in the text as they were sent', () => {
  const inquiry = `[견적 요청 제품]
1. SIRCA 301E DN 200 | 버터플라이 밸브 | 수량 1 EA | 위치 P-103 | 원문: 301E <200A>
2. 체크밸브 80A | 수량 2

[문의 내용]
[견적 요청 제품] 8월 납기`;
  const { text, html } = mailOf(inquiry);
  expect(text).toContain(inquiry);
  const cells = [
    ...(typeof html === 'string' ? html : '').matchAll(/<t[hd] [^>]*>(.*?)<\/t[hd]>/g),
  ].map(([, cell]) => cell);
  expect(cells).toEqual(
    [
      ['번호', '위치', '제품', '종류', '수량', '원문'],
      ['1', 'P-103', 'SIRCA 301E DN 200', '버터플라이 밸브', '1 EA', '301E &lt;200A&gt;'],
      ['2', '', '체크밸브 80A', '', '2', ''],
    ].flat(),
  );
  expect(html).toContain('접수 번호: GM-20261130-001');
  expect(html).toContain('[견적 요청 제품] 8월 납기');
  expect(html).not.toContain('1. SIRCA');
});

test('words alone are text', () => expect(mailOf('가격을 알려 주십시오.').html).toBeUndefined());
