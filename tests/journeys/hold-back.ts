import type { Page } from '@playwright/test';

/**
 * Holds back the answers to requests, as a slow network would.
 *
 * @param url pattern of their addresses, as `page.route` takes it
 * @returns lets the latest request have its answer
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let answer = () => undefined as void;
  await page.route(url, async (route) => {
    await new Promise<void>((done) => (answer = done));
    await route.continue();
  });
  return () => answer();
}
