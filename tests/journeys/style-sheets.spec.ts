import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const BALL = '/products/sirca-valves/ball-valves';

const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => href,
    ),
  );

/** Taking one away lays out the whole document anew (`links` in app/root.tsx). */
test('style sheets stay when the visitor moves on, each once', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(BALL);
  await hydrated(page);
  const first = await sheets(page);
  // The preview brings code with a sheet that is not the router's.
  await page.locator('article a').first().click();
  await page.getByRole('dialog').getByRole('link', { name: '제품 상세' }).click();
  await expect(page).toHaveURL(`${BALL}/s10`);
  await page.getByRole('link', { name: /^← 볼 밸브/ }).click();
  await expect(page).toHaveURL(BALL);
  await page.getByRole('link', { name: '문의하기' }).first().click();
  await expect(page).toHaveURL('/contact');
  const last = await sheets(page);
  expect(last).toEqual(expect.arrayContaining(first));
  expect(last.length).toBeGreaterThan(first.length);
  expect(new Set(last).size).toBe(last.length);
  expect(errors).toEqual([]);
});
