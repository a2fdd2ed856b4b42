import { expect, test } from 'vitest';

import { receiptAnswer, receiptNumber, receiptDay } from './receipt.ts';

test('the day is the one in Seoul', () => {
  expect(receiptDay(Date.parse('2026-11-21T14:59:59Z'))).toBe('20261121');
  expect(receiptDay(Date.parse('2026-11-21T15:00:00Z'))).toBe('20261122');
});

test('the count has three digits, and more when there are more', () => {
  expect(receiptNumber('20261121', 14)).toBe('GM-20261121-014');
  expect(receiptNumber('20261121', 1000)).toBe('GM-20261121-1000');
});

test.each([
  ['/f/inquiry/received?receipt=GM-20261121-014&lang=en', 'GM-20261121-014', false],
  ['/f/inquiry/received?receipt=GM-20261121-1000&confirmation=1', 'GM-20261121-1000', true],
  ['https://formspree.io/thanks?language=en', null, false],
  ['/thanks', null, false],
  ['/f/inquiry/received?receipt=<b>GM-20261121-014', null, false],
  ['/f/inquiry/received?receipt=GM-2026-1#receipt=GM-20261121-014', null, false],
])('%s', (next, receipt, confirmation) => {
  expect(receiptAnswer(next)).toEqual({ receipt, confirmation, answers: null });
});

test('the address of the answer goes along, and nothing else in its place', () => {
  const secret = 'abcdefghijklmnopqrstuvwx23';
  expect(receiptAnswer(`/received?answers=${secret}`).answers).toBe(secret);
  expect(receiptAnswer(`/received?answers=${secret}/../x`).answers).toBeNull();
});
