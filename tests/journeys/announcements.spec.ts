import { expect, type Page, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

/** What a screen reader was told last. */
const said = (page: Page) => page.locator('body > [aria-live]');

test('what changes elsewhere on the page is told to a screen reader', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/products/sirca-valves/ball-valves?lang=en');
  await page.getByRole('button', { name: 'Quote S30', exact: true }).click();
  await expect(said(page)).toHaveText('S30: added to the quote list, which holds 1 product.');
  await page.getByRole('button', { name: 'Added S30', exact: true }).click();
  await expect(said(page)).toHaveText('S30: taken off the quote list, which holds 0 products.');

  const box = (code: string) =>
    page.getByRole('checkbox', { name: `Compare ${code}`, exact: true });
  for (const code of ['S10', 'S20', 'S30', 'S40']) await box(code).check();
  await expect(said(page)).toContainText('4/4');
  // Refused, with the reason, from the keyboard too.
  await box('S50').focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('Four are chosen');
  await expect(box('S50')).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove S10 from the comparison' }).click();
  await expect(said(page)).toContainText('3/4');

  // The page beneath a dialog is inert: it is told within.
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'S20', exact: true }) })
    .getByRole('link', { name: 'Details' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to quote list' }).click();
  await expect(dialog.locator(':scope > [aria-live]')).toContainText('S20: ');

  await goTo(page, '/products?lang=en&dn=50#finder');
  await page.locator('#finder').getByRole('button', { name: 'Imperial' }).click();
  await expect(said(page)).toHaveText('Values are shown converted to imperial units.');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(said(page)).toContainText('copied');
  // What is on the screen, in its language.
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.get('dn')).toBe('50');
  expect(copied.searchParams.get('lang')).toBe('en');
});
