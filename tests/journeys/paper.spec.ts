import { expect, type Page, test } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';

import { hydrated } from './hydrated.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(252, 253, 253)',
  DARK = 'rgb(15, 28, 40)';

test('a visitor chooses dark paper in the footer, and the next page comes dark before any script of it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about/company');
  await hydrated(page);
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

test.describe('a device set to dark', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of [
    '/',
    '/products',
    '/products/sirca-valves/ball-valves',
    '/products/s30',
    '/products/special/quarter-turn-480',
    '/contact',
    '/gallery/1',
    '/no-such-page',
  ])
    test(`${path} is legible on dark paper`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await paper(page)).toBe(DARK);
      expect(await axeFaults(page, 'dark', { only: 'color-contrast' })).toEqual([]);
    });
});
