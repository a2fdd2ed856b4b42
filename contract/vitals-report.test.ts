import { describe, expect, test } from 'vitest';

import { vitalsReport } from './vitals-report.ts';

const schema = vitalsReport(['home', 'product']);
const REPORT = {
  page: 'home',
  language: 'ko',
  device: 'phone',
  metrics: { LCP: 1204, CLS: 0.004 },
};
const accepts = (change: object) => schema.safeParse({ ...REPORT, ...change }).success;

describe('a report of web vitals', () => {
  test('says what one page took, in as many metrics as the browser knows', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ metrics: { LCP: 0, INP: 600_000, CLS: 0, FCP: 1.5, TTFB: 3 } })).toBe(true);
  });

  test.each([
    ['a page that the site has not', { page: 'shop' }],
    ['another language', { language: 'fr' }],
    ['another device', { device: 'Pixel 9' }],
    ['no metric', { metrics: {} }],
    ['an unknown metric', { metrics: { LCP: 1, FID: 2 } }],
    ['a negative time', { metrics: { LCP: -1 } }],
    ['a time that nobody waits', { metrics: { LCP: 600_001 } }],
    ['a value that is no number', { metrics: { LCP: '12' } }],
    ['anything that tells of the visitor', { visitor: 'a1b2' }],
    ['an address', { url: '/products?q=secret' }],
  ])('is refused with %s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });
});
