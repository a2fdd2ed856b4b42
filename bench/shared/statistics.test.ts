import { expect, test } from 'vitest';

import { median, percentile, spreadOf } from './statistics.ts';

test('the median of an even count is the mean of the middle two', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([10, 1, 4, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a percentile is one of the values (nearest rank)', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 0)).toBe(1);
  expect(percentile(values, 1)).toBe(200);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

test('a spread keeps the extremes', () => {
  expect(spreadOf([3, 1.000_01, 2])).toEqual({ min: 1, median: 2, max: 3 });
  expect(() => spreadOf([])).toThrow(RangeError);
});
