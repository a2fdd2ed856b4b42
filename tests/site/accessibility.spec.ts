import { expect, test } from '@playwright/test';

import { addresses } from '#content/addresses.ts';

import { axeFaults } from '#tests/axe.ts';

import { groups } from './addresses.ts';

/** A second address of a page shows the same document. */
const aliases = new Set(addresses.filter(({ alias }) => alias).map(({ path }) => path));

/** A page of one product: in English it has the elements of the Korean one, so that one of each family is looked at. */
const isDetail = (path: string) => path.split('/').length === 5;
const SAMPLES = new Set([
  '/products/special/quarter-turn-480/480-035',
  '/products/pneumatic/rotary/ap-da',
  '/products/sirca-valves/ball-valves/s40',
  '/products/sirca-valves/butterfly-valves/501m',
  '/products/pinch-valve/pqvf/pqvf',
]);

for (const [name, all] of groups) {
  // Catalogue pages beyond the second differ in their text alone.
  const visits = all.filter(
    ({ path, page, language }) =>
      page <= 2 &&
      !aliases.has(path) &&
      (language === 'ko' || !isDetail(path) || SAMPLES.has(path)),
  );
  if (visits.length === 0) continue;
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + visits.length * 4_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { address } of visits) {
      await page.goto(address);
      faults.push(...(await axeFaults(page, address)));
    }
    expect(faults).toEqual([]);
  });
}
