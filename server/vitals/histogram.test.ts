import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bucketAt, bucketOf, valueOf } from './histogram.ts';

test('a time read back from its bucket is at most 5 % off', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 600_000, noNaN: true }), (ms) => {
      const back = valueOf('LCP', bucketOf('LCP', ms));
      expect(Math.abs(back - ms) / ms).toBeLessThanOrEqual(0.05);
    }),
  );
});

test('layout shift is told apart from a thousandth up, and below it is none', () => {
  expect(valueOf('CLS', bucketOf('CLS', 0.0004))).toBe(0);
  expect(valueOf('CLS', bucketOf('CLS', 0.1))).toBeCloseTo(0.1, 2);
});

test('median and third quartile are those of the values that were counted', () => {
  const counts = new Map([
    [10, 2],
    [20, 1],
    [30, 1],
  ]);
  expect([bucketAt(counts, 0.5), bucketAt(counts, 0.75), bucketAt(counts, 1)]).toEqual([
    10, 20, 30,
  ]);
});
