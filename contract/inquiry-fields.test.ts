import { expect, test } from 'vitest';

import { FIELD_LABELS } from './field-labels.ts';
import { fieldsInWords, INQUIRY_FIELDS, type InquiryField } from './inquiry-fields.ts';

test('the fields that the specification asks for stand in its order (spec §3)', () => {
  const asked: InquiryField[] = ['companyName', 'name', 'phone', 'fax', 'email', 'inquiry'];
  expect(INQUIRY_FIELDS.filter((field) => asked.includes(field))).toEqual(asked);
});

test('the fields stand in a sentence in the order of the form, those that are optional apart', () => {
  const asked = ['회사명', '이름', '전화번호', '이메일', '문의 내용'];
  const { required, optional } = fieldsInWords((field) => FIELD_LABELS.ko[field]);
  expect(required.split(', ').filter((name) => asked.includes(name))).toEqual(asked);
  expect(required).not.toContain('팩스');
  expect(optional.split(', ')).toContain('팩스');
  const english = fieldsInWords((field) => FIELD_LABELS.en[field]);
  expect(english.required).toMatch(/^company name, .*phone, .*inquiry$/);
});
