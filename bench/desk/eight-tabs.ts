/** One browser with eight tabs of the desk, over HTTP/1.1 as it speaks. */
import { launch } from '#bench/pages/browser.ts';

/** Milliseconds until all eight have loaded and have heard of the latest. */
export async function eightTabs(desk: string): Promise<number> {
  const browser = await launch();
  try {
    const context = await browser.newContext();
    const start = performance.now();
    for (let tab = 0; tab < 8; tab += 1) {
      const page = await context.newPage();
      await page.goto(desk);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    return performance.now() - start;
  } finally {
    await browser.close();
  }
}
