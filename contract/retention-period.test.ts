import { expect, test } from 'vitest';

import { parsePeriod, retentionPeriod } from './retention-period.ts';

test.each([
  ['90d', { count: 90, unit: 'day' }],
  ['18m', { count: 18, unit: 'month' }],
  ['3y', { count: 3, unit: 'year' }],
])('%s is a period', (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
});

test.each(['', '1', 'y', '0y', '-1y', '1w', '1.5y', '99999d', '1y '])(
  '"%s" is no period',
  (text) => {
    expect(parsePeriod(text)).toBeUndefined();
  },
);

test.each([undefined, ''])(
  'without a setting (%o) inquiries are kept for three years',
  (setting) => {
    expect(retentionPeriod(setting)).toEqual({ count: 3, unit: 'year' });
  },
);

test('a period that nobody can read is not taken for another', () => {
  expect(() => retentionPeriod('3w')).toThrow('INQUIRY_RETENTION=3w');
});
