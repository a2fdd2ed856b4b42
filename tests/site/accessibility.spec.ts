import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { addresses } from '#content/addresses.ts';

import { groups } from './addresses.ts';

/** A second address of a page shows the same document. */
const aliases = new Set(addresses.filter(({ alias }) => alias).map(({ path }) => path));

for (const [name, all] of groups) {
  // Catalogue pages beyond the second differ in their text alone.
  const visits = all.filter(({ path, page }) => page <= 2 && !aliases.has(path));
  if (visits.length === 0) continue;
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + visits.length * 4_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { address } of visits) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // The two page navigations of a catalogue page have one name by specification (readings.md, "Names").
        .disableRules(['landmark-unique'])
        .analyze();
      for (const { id, nodes } of violations)
        faults.push(
          `${address} ${id}: ${nodes
            .map((node) => node.html)
            .join(' | ')
            .slice(0, 300)}`,
        );
    }
    expect(faults).toEqual([]);
  });
}
