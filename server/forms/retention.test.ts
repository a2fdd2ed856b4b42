import { expect, test } from 'vitest';

import { parsePeriod } from '#contract/retention-period.ts';

import { before } from './retention.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);

test.each([
  ['2026-03-31', '1m', '2026-02-28'],
  ['2024-03-31', '1m', '2024-02-29'],
  ['2024-02-29', '1y', '2023-02-28'],
  ['2026-01-15', '18m', '2024-07-15'],
  ['2026-01-01', '90d', '2025-10-03'],
])('%s less %s is %s', (now, period, moment) => {
  expect(before(at(now), parsePeriod(period)!)).toBe(at(moment));
});
