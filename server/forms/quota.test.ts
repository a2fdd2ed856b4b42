import { expect, test } from 'vitest';

import { createQuota } from './quota.ts';

const options = {
  perSender: { inquiries: 2, bytes: 100 },
  total: { inquiries: 3, bytes: 1_000 },
};

test('a day has room for so many of one sender, and for so many of all', () => {
  const quota = createQuota(options, () => 0);
  expect([quota.take('a', 10), quota.take('a', 10), quota.take('a', 10)]).toEqual([
    null,
    null,
    'sender',
  ]);
  expect([quota.take('b', 10), quota.take('b', 10)]).toEqual([null, 'total']);
});

test('bytes count as well, and what was not stored does not', () => {
  const quota = createQuota(options, () => 0);
  expect(quota.take('a', 101)).toBe('sender');
  expect(quota.take('a', 90)).toBeNull();
  expect(quota.take('a', 20)).toBe('sender');
  quota.refund('a', 90);
  expect(quota.take('a', 20)).toBeNull();
});

test('the next day begins at midnight in Seoul', () => {
  let now = Date.UTC(2026, 0, 1, 14, 59, 0);
  const quota = createQuota(options, () => now);
  quota.take('a', 10);
  quota.take('a', 10);
  expect(quota.take('a', 10)).toBe('sender');
  expect(quota.wait()).toBe(60);
  now += 60_000;
  expect(quota.take('a', 10)).toBeNull();
});
