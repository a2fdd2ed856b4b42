import { expect, test } from 'vitest';

import { createQuota, DEFAULT_QUOTA } from './quota.ts';

const sender = (key: string, network: string | null = null) => ({ key, network });

const options = {
  perSender: { inquiries: 2, bytes: 100 },
  total: { inquiries: 3, bytes: 1_000 },
};

test('a day has room for so many of one sender, and for so many of all', () => {
  const quota = createQuota(options, () => 0);
  expect([
    quota.take(sender('a'), 10),
    quota.take(sender('a'), 10),
    quota.take(sender('a'), 10),
  ]).toEqual([null, null, 'sender']);
  expect([quota.take(sender('b'), 10), quota.take(sender('b'), 10)]).toEqual([null, 'total']);
});

test('bytes count as well, and what was not stored does not', () => {
  const quota = createQuota(options, () => 0);
  expect(quota.take(sender('a'), 101)).toBe('sender');
  expect(quota.take(sender('a'), 90)).toBeNull();
  expect(quota.take(sender('a'), 20)).toBe('sender');
  quota.refund(sender('a'), 90);
  expect(quota.take(sender('a'), 20)).toBeNull();
});

test('the next day begins at midnight in Seoul', () => {
  let now = Date.UTC(2026, 0, 1, 14, 59, 0);
  const quota = createQuota(options, () => now);
  quota.take(sender('a'), 10);
  quota.take(sender('a'), 10);
  expect(quota.take(sender('a'), 10)).toBe('sender');
  expect(quota.wait()).toBe(60);
  now += 60_000;
  expect(quota.take(sender('a'), 10)).toBeNull();
});

test('a network of IPv6 has room for several of its senders, and leaves room for others', () => {
  const quota = createQuota(
    { perSender: { inquiries: 3, bytes: 1_000 }, total: { inquiries: 16, bytes: 10_000 } },
    () => 0,
  );
  const from = (count: number) =>
    quota.take(sender(`2001:db8:0:${count}::/64`, '2001:db8:0::/48'), 1);
  expect([0, 1, 2, 3, 4].map(from)).toEqual([null, null, null, null, 'sender']);
  expect(quota.take(sender('a'), 1)).toBeNull();
  quota.refund(sender('2001:db8:0:0::/64', '2001:db8:0::/48'), 1);
  expect(from(5)).toBeNull();
});

test('a day cannot be used up by a few addresses: a person finds room', () => {
  const quota = createQuota(DEFAULT_QUOTA, () => 0);
  for (let each = 0; each < 100 * 400; each += 1) quota.take(sender(`robot ${each % 100}`), 1_000);
  expect(quota.take(sender('person'), 1_000)).toBeNull();
  // With the largest inquiries too, of which the bytes run out first.
  const large = createQuota(DEFAULT_QUOTA, () => 0);
  for (let each = 0; each < 100 * 400; each += 1) large.take(sender(`robot ${each % 100}`), 60_000);
  expect(large.take(sender('person'), 1_000)).toBeNull();
});
