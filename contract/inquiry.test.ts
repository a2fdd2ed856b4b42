import { expect, test } from 'vitest';

import { cpuMsOf } from '#tests/cpu-time.ts';

import { INQUIRY_FIELDS } from './inquiry-fields.ts';
import { fieldFault } from './inquiry-rules.ts';
import { checkInquiry } from './inquiry.ts';

const filled = {
  companyName: '○○정수',
  name: '홍길동',
  phone: '02-000-0000',
  email: 'buyer@example.com',
  inquiry: '견적 부탁드립니다.',
};

test('fax may be missing; everything else may not', () => {
  expect(checkInquiry(filled)).toMatchObject({
    kind: 'valid',
    inquiry: { ...filled, fax: '' },
  });
  const { phone: _phone, ...rest } = filled;
  expect(checkInquiry({ ...rest, name: ' \u0000 ' })).toEqual({
    kind: 'invalid',
    faults: [
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY' },
      { field: 'phone', code: 'REQUIRED_FIELD_MISSING' },
    ],
  });
});

test('what a browser takes for an email address is one here too', () => {
  for (const email of ['a@b', "o'neil+x@example.co.kr", 'A@B.example', ' a@b.example ']) {
    expect(checkInquiry({ ...filled, email }).kind).toBe('valid');
  }
  for (const email of ['a', 'a@', '@b', 'a b@c', 'a@b..c', 'a@-b.c', 'a@b\nc']) {
    expect(checkInquiry({ ...filled, email })).toEqual({
      kind: 'invalid',
      faults: [{ field: 'email', code: 'TYPE_EMAIL' }],
    });
  }
});

test.each([
  ['ｂｕｙｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'buyer@example.com'],
  ['구매@example.com', '구매@example.com'],
  ['buyer@회사.한국', 'buyer@회사.한국'],
])('an address in letters of any script or width is taken: %s', (email, kept) => {
  expect(checkInquiry({ ...filled, email })).toMatchObject({
    kind: 'valid',
    inquiry: { email: kept },
  });
});

test('a telephone number that grows beyond measure when it is cleaned is refused, in form and service', () => {
  for (const field of ['phone', 'fax'] as const) {
    expect(checkInquiry({ ...filled, [field]: 'ﷺ'.repeat(15) })).toEqual({
      kind: 'invalid',
      faults: [{ field, code: 'TYPE_NUMERIC' }],
    });
    expect(fieldFault(field, 'ﷺ'.repeat(15))).toBe('TYPE_NUMERIC');
    expect(fieldFault(field, '02-000-0000 (내선 123), 010-0000-0000')).toBeUndefined();
  }
});

test('numbers in full-width digits are kept as ones that can be dialled', () => {
  const given = { phone: '０２－０００－００００', fax: '＋８２ ２ ０００' };
  expect(checkInquiry({ ...filled, ...given })).toMatchObject({
    kind: 'valid',
    inquiry: { phone: '02-000-0000', fax: '+82 2 000' },
  });
  expect(checkInquiry({ ...filled, phone: '\u3164\uffa0' })).toEqual({
    kind: 'invalid',
    faults: [{ field: 'phone', code: 'REQUIRED_FIELD_EMPTY' }],
  });
});

test.each([
  'buyer@회사 .한국',
  'buyer@회사.한국/x',
  'buyer@회사.한국:25',
  '구 매@example.com',
  '@한국',
  `a@${'가.'.repeat(300)}kr`,
])('no address: %s', (email) => {
  expect(checkInquiry({ ...filled, email })).toMatchObject({
    kind: 'invalid',
    faults: [{ field: 'email', code: 'TYPE_EMAIL' }],
  });
});

test.each([
  ['hangul fillers', '\u3164\uffa0\u115f'],
  ['zero-width text', '\u200b\u200d\u2060\u00ad'],
  ['a blank of Braille', '\u2800'],
])('%s: nothing is filled in', (_what, name) => {
  expect(checkInquiry({ ...filled, name })).toEqual({
    kind: 'invalid',
    faults: [{ field: 'name', code: 'REQUIRED_FIELD_EMPTY' }],
  });
  expect(checkInquiry({ name, inquiry: name })).toEqual({ kind: 'empty' });
});

test('nothing in any field is one error, not six', () => {
  expect(checkInquiry({})).toEqual({ kind: 'empty' });
  expect(checkInquiry({ name: ' ', inquiry: '\r\n', other: 'x' })).toEqual({ kind: 'empty' });
});

test('lines stay lines: no control characters, no forged headers, line ends as \\n', () => {
  const check = checkInquiry({
    ...filled,
    name: '홍\r\nBcc: x@example.com',
    inquiry: '하나\r\n둘\r셋\u2028넷\u0000\u001b[2J\u202e\ud800',
  });
  expect(check).toMatchObject({
    kind: 'valid',
    inquiry: { name: '홍 Bcc: x@example.com', inquiry: '하나\n둘\n셋\n넷[2J\ufffd' },
  });
});

test('a name and an address are kept without what nobody sees', () =>
  expect(
    checkInquiry({
      ...filled,
      name: '홍\u200b길\u2060동\u00ad',
      email: '\u202ekim\u200b@exam\u00adple.com\u200e',
    }),
  ).toMatchObject({ inquiry: { name: '홍길동', email: 'kim@example.com' } }));

test('Korean typed on a Mac is composed, so that a search finds it', () => {
  const check = checkInquiry({ ...filled, name: '홍길동'.normalize('NFD') });
  expect(check).toMatchObject({ inquiry: { name: '홍길동' } });
});

test('a tower of combining marks is cut before it costs time, and Vietnamese or Hebrew is not', async () => {
  const marks = (count: number) => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;
  const filledTower = { ...filled, inquiry: marks(16_000) };
  expect(await cpuMsOf(() => checkInquiry(filledTower))).toBeLessThan(1_000); // it took 13 s
  const check = checkInquiry(filledTower);
  expect(check).toMatchObject({ kind: 'valid', inquiry: { inquiry: `á${'\u0301'.repeat(29)}` } });
  for (const inquiry of ['Nguyễn', 'בְּרֵאשִׁית', 'มั่น'])
    expect(checkInquiry({ ...filled, inquiry })).toMatchObject({
      inquiry: { inquiry: inquiry.normalize('NFC') },
    });
});

test('what is stored does not change when it is checked again', () => {
  const once = checkInquiry({ ...filled, inquiry: `x${'\u0344'.repeat(40)}` });
  if (once.kind !== 'valid') throw new Error('expected to be valid');
  expect(checkInquiry(once.inquiry)).toEqual(once);
});

test.each([
  { name: ' ', email: 'a@b..c' },
  { phone: 'abc', email: '구매@example.com' },
  { inquiry: '\u200b', fax: ' ' },
  { email: '', companyName: '\u3164' },
])('the form finds before sending what the service would refuse: %j', (values) => {
  const sent: Record<string, string> = { ...filled, fax: '', ...values };
  const check = checkInquiry(sent);
  const found = INQUIRY_FIELDS.flatMap((field) => {
    const code = fieldFault(field, sent[field] ?? '');
    return code ? [{ field, code }] : [];
  });
  expect(found).toEqual(check.kind === 'invalid' ? check.faults : []);
});
