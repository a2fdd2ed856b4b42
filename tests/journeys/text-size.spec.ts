/** A laptop at 400 %. What text of twice the size does is read on every page in tests/site/every-page.spec.ts. */
import { expect, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

test('in a low window no bar takes room from the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await goTo(page, '/products/sirca-valves/ball-valves');
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        // Heads of tables stay at the left while the table is scrolled sideways.
        return (
          position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(stuck.filter((html) => !html.includes('href="#main"'))).toEqual([]);
});
