import type { Page } from '@playwright/test';

/** Waits until scripts have taken over the first element that one of the selectors finds: from then on a press is answered. */
export async function takenOver(page: Page, ...selectors: string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = wanted
      .map((each) => document.querySelector(each))
      .find((each) => each !== null);
    return (
      element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    );
  }, selectors);
}
