import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { visits } from './addresses.ts';

for (const { address, page: number } of visits) {
  // Catalogue pages beyond the second differ in their text alone.
  if (number > 2) continue;
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ').slice(0, 400)}`)).toEqual([]);
  });
}
