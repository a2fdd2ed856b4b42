import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

import { visitor } from './browser.ts';

const LATE = /\.(?:woff2|avif|webp|svg|jpg|png)$/;
/** How long fonts and pictures are kept waiting once the page is read, and what is waited for after they came, ms. */
const HELD_MS = 1000;
const SETTLE_MS = 1500;

/**
 * Cumulative layout shift of a page whose web fonts and pictures come a second after its text, without unit.
 *
 * @param device `narrow` (390), `phone` (412, the commonest) or `wide` (1440)
 */
export async function lateShift(
  browser: Browser,
  url: string,
  device: 'narrow' | 'phone' | 'wide',
): Promise<number> {
  const { context, page } = await visitor(browser, { device, slowNetwork: false, cpu: 1 });
  const released = Promise.withResolvers<void>();
  try {
    await page.route(
      ({ pathname }) => LATE.test(pathname),
      async (route) => {
        await released.promise;
        await route.continue();
      },
    );
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shift = (window.shift ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await delay(HELD_MS);
    released.resolve();
    await page.waitForLoadState('load');
    await delay(SETTLE_MS);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(() => window.shift ?? 0);
  } finally {
    released.resolve();
    await context.close();
  }
}

declare global {
  interface Window {
    shift?: number;
  }
}
