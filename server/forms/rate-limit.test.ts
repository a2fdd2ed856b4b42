import { expect, test } from 'vitest';

import { createRateLimit } from './rate-limit.ts';

test('a burst, then one at a time, each sender for itself', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 2, refillMs: 1_000 }, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1]);
  expect(limit.take('b')).toBe(0);
  now += 1_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 1]);
  now += 60_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1]);
});

test('a clock that is set back takes nothing away', () => {
  let now = 10_000;
  const limit = createRateLimit({ burst: 1, refillMs: 1_000 }, () => now);
  limit.take('a');
  now = 0;
  expect(limit.take('a')).toBe(1);
});

test('after a clock that ran ahead was set back, who only asks waits no longer than the limit says', () => {
  let now = 86_400_000;
  const limit = createRateLimit({ burst: 1, refillMs: 1_000 }, () => now);
  limit.take('a');
  now = 0;
  expect(limit.wait('a')).toBe(1);
  now = 1_000;
  expect(limit.wait('a')).toBe(0);
});

test('memory is bounded', () => {
  const limit = createRateLimit({ burst: 1, refillMs: 1_000, maxSenders: 10 }, () => 0);
  for (let i = 0; i < 1_000; i += 1) limit.take(String(i));
  expect(limit.take('999')).toBe(1);
  expect(limit.take('0')).toBe(0); // long forgotten
});
