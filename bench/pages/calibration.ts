import type { Page } from '@playwright/test';

import { median } from '#bench/shared/statistics.ts';

/** Takes about 50 ms on a processor of 2026 that is slowed down four times. */
const STEPS = 2_000_000;
const REPETITIONS = 5;

/**
 * Time of a fixed loop in a page, ms: the unit in which a page's long tasks are told. Where the machine, its load or its
 * browser makes everything twice as slow, the unit doubles too.
 */
export async function calibrationMs(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < REPETITIONS; round++)
    times.push(
      await page.evaluate((steps) => {
        const start = performance.now();
        let state = 1;
        for (let step = 0; step < steps; step++) state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        const time = performance.now() - start;
        // The result is used, so that no compiler leaves the loop out.
        return state < 0 ? 0 : time;
      }, STEPS),
    );
  return median(times);
}
