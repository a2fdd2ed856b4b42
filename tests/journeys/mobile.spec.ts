import { expect, test } from '@playwright/test';

/** Smallest target of a finger, and the narrowest phone that the site is made for. */
const TARGET = 44;
const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 } });

const PATHS = [
  '/',
  '/products',
  '/products/pneumatic/rotary',
  '/products/sirca-valves/ball-valves',
  '/products/special/quarter-turn-480',
  '/products/pinch-valve/pqvf/pqvf',
  '/about',
  '/about/company',
  '/about/organization',
  '/about/business',
  '/about/map',
  '/gallery',
  '/gallery/1',
  '/contact',
  '/downloads',
  '/sitemap',
  '/privacy',
  '/admin',
  '/a-path-that-does-not-exist/and-is-very-long-so-that-it-has-to-break-somewhere-0123456789',
];

for (const path of PATHS) {
  for (const query of ['', '?lang=en']) {
    test(`${path}${query} does not scroll sideways at ${WIDTH} px`, async ({ page }) => {
      await page.goto(path + query);
      await page.evaluate(() => document.fonts.ready);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(WIDTH);
    });
  }
}

for (const path of [
  '/',
  '/about/map',
  '/gallery/1',
  '/sitemap',
  '/downloads',
  '/privacy',
  '/products',
  '/products/sirca-valves/ball-valves',
  '/products/sirca-valves/ball-valves/s40',
  '/about/company',
  '/contact',
  '/nowhere',
]) {
  test(`buttons and links of ${path} can be met with a finger`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const small = await page
      .locator('main, footer')
      .locator('a:visible, button:visible')
      .evaluateAll(
        (elements, target) =>
          elements
            .map((element) => {
              const box = element.getBoundingClientRect();
              // A card's link covers its card, by a pseudo-element.
              const cover = ['::before', '::after'].some(
                (part) => getComputedStyle(element, part).position === 'absolute',
              );
              return { text: element.textContent, height: Math.round(box.height * 10) / 10, cover };
            })
            .filter(({ height, cover }) => !cover && height < target),
        TARGET,
      );
    expect(small).toEqual([]);
  });

  test(`the bottom bar does not cover the last line of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.getByRole('navigation', { name: '바로가기' }).boundingBox();
    // Pictures that arrive on the way down make the page longer: it is scrolled to its end again.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const footer = await page.getByRole('contentinfo').boundingBox();
        return footer && footer.y + footer.height;
      })
      // Positions are fractions of a pixel, and the footer ends in padding.
      .toBeLessThanOrEqual((bar?.y ?? 0) + 2);
  });
}

test('what the Tab key reaches on a small phone lies above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  await page.getByRole('textbox', { name: '회사명' }).focus();
  // From field to field, through the buttons and into the contact panel (WCAG 2.4.11).
  const hidden: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const under = await page.evaluate(() => {
      const bar = document.querySelector('nav[aria-label="바로가기"]')!.getBoundingClientRect();
      const focused = document.activeElement!;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.top && !focused.closest('nav') ? focused.outerHTML.slice(0, 80) : '';
    });
    if (under !== '') hidden.push(under);
  }
  expect(hidden).toEqual([]);
});
