import { expect, type Page } from '@playwright/test';

/** Waits until the application runs at the address asked for: from then on it answers every press. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Keeps scripts back, so that a test meets the page as a visitor with a slow line does. Returns what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
