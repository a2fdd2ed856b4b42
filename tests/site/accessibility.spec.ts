import { expect, test } from '@playwright/test';

import { hydrated } from '#tests/journeys/hydrated.ts';
import { CHROMIUM_FLAGS } from '#tools/chromium-flags.ts';

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

const executablePath = process.env['CHROMIUM_PATH'];

/** Each language at the width where the other is not looked at. */
const VIEWPORTS = { ko: { width: 1440, height: 900 }, en: { width: 390, height: 844 } };

// Pictures are judged by their words and by tests of their own (pictures.spec.ts); loading them takes as long as axe does.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false'],
  },
});

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
    await page.setViewportSize(VIEWPORTS[visits[0]?.language ?? 'ko']);
    const faults: string[] = [];
    for (const { address } of visits) {
      await page.goto(address);
      await hydrated(page);
      faults.push(...(await axeFaults(page, address)));
    }
    expect(faults).toEqual([]);
  });
}
