import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** Pages of every kind that the text's size may break. */
const PAGES = [
  '/',
  // Not /products: the finder's table of results is as wide as its text (docs/accessibility.md).
  '/products/sirca-valves/ball-valves',
  '/products/pinch-valve/pqvf/pqvf',
  '/about/company',
  '/contact',
  '/sitemap',
];

const fontSize = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main p', 'footer a', 'header a'].map((selector) =>
      Number.parseFloat(getComputedStyle(document.querySelector(selector)!).fontSize),
    ),
  );

/** A reader's own size of text, as the browser's settings set it. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const language of ['ko', 'en'])
  test(`a reader's own size of text doubles all text, and nothing leaves a wide page (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of PAGES) {
      await page.goto(`${path}${language === 'en' ? '?lang=en' : ''}`);
      await hydrated(page);
      const before = await fontSize(page);
      await doubleText(page);
      const after = await fontSize(page);
      expect(after.map((size, index) => size / (before[index] ?? 1))).toEqual([2, 2, 2, 2]);
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow, `${path} overflows`).toBeLessThanOrEqual(0);
    }
  });

test('letters of twice the size on a phone: the page still does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // In Korean the header's tools stand 12 px out (docs/accessibility.md).
  for (const path of ['/contact', '/downloads', '/guides', '/accessibility', '/about/map']) {
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    await doubleText(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(390);
  }
});

test('in a low window no bar takes room from the page', async ({ page }) => {
  // A laptop at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/products/sirca-valves/ball-valves');
  await hydrated(page);
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
