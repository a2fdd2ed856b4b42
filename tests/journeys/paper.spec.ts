import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { goTo, hydrated } from './hydrated.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(252, 253, 253)',
  DARK = 'rgb(15, 28, 40)';

test('a visitor chooses dark paper in the footer, and the next page comes dark before any script of it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await goTo(page, '/about/company');
  expect(await paper(page)).toBe(LIGHT);
  const choice = page.getByRole('group', { name: '화면' });
  await choice.getByRole('button', { name: '어둡게' }).click();
  await expect(choice.getByRole('button', { name: '어둡게' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await paper(page)).toBe(DARK);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await paper(page)).toBe(DARK);
  await hydrated(page);
  await choice.getByRole('button', { name: '자동' }).click();
  expect(await paper(page)).toBe(LIGHT);
});

/** How light an element is as the screen shows it: 0 black, 255 white. */
async function lightness(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? NaN;
}

test('drawings, shaded ones too, lie on the ground of dark paper, which the switch in the footer turns over', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await goTo(page, '/products/s30');
  const views = page.getByRole('group', { name: '그림 보기' });
  const picture = page.locator('[data-sheet]', { has: views }).locator('img');
  expect(await lightness(picture)).toBeLessThan(90);
  await views.getByRole('button', { name: '외형도' }).click();
  await expect(picture).toHaveAttribute('src', /-line\.svg$/);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await lightness(picture)).toBeLessThan(90);
  await page.getByRole('group', { name: '화면' }).getByRole('button', { name: '밝게' }).click();
  expect(await lightness(picture)).toBeGreaterThan(200);
  // Also in a browser that turns light pages dark.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

test('the printed sheets of greeting and map are no bright slab on dark paper, and white on light', async ({
  page,
}) => {
  for (const path of ['/about', '/about/map']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await goTo(page, path);
    const picture = page.locator('main figure img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await expect.poll(() => lightness(picture), path).toBeLessThan(90);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => lightness(picture), path).toBeGreaterThan(200);
  }
});
