/** What a page translator does to a page: each text is replaced by an element of the translator's. */
import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { hydrated, moveTo } from './hydrated.ts';

/**
 * Replaces each text of the page by `‹text›`, once.
 *
 * @param way `new`: the text is removed, and another one stands in the element; `same`: the text itself is put into the element
 */
const translate = (page: Page, way: 'new' | 'same') =>
  page.evaluate(async (how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('script, style, textarea, option, svg')
      )
        continue;
      const font = document.createElement('font');
      if (how === 'new') font.append(`‹${text.data}›`);
      text.before(font);
      if (how === 'new') text.remove();
      else font.append(text);
    }
    // The page's own watchers have been told.
    await Promise.resolve();
  }, way);

/** What a page says, whoever has translated it. */
const textOf = async (page: Page) =>
  (await page.getByRole('main').textContent())!.replaceAll(/[‹›]/g, '');

test('a page that is being translated goes on counting, switching units and leading on', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/products?lang=en&dn=50');
  await hydrated(page);
  await translate(page, 'new');
  const size = page.locator('#finder').getByRole('textbox', { name: 'Nominal size' });
  await size.fill('1000');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=1000/);
  const units = (name: string) => page.getByRole('button', { name }).first();
  await units('Imperial').click();
  await expect(page).toHaveURL(/units=imperial/);
  const untouched = await context.newPage();
  await untouched.goto(page.url());
  await hydrated(untouched);
  await expect.poll(() => textOf(page)).toBe(await textOf(untouched));
  for (const [index, address] of [
    '/products/sirca-valves/ball-valves/s50',
    '/products/special/quarter-turn-480',
    '/compare?items=s10,s30',
    '/contact?items=s10',
    '/downloads',
    '/gallery/1',
    '/glossary',
  ].entries()) {
    await moveTo(page, inLanguage(address, 'en'));
    await translate(page, index % 2 ? 'new' : 'same');
    for (const name of ['Metric', 'Imperial'])
      if (await units(name).isVisible()) await units(name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);

  await test.step('where something else has taken away what the page is to remove, the document comes anew', async () => {
    await page.goto('/products?lang=en&dn=50');
    await hydrated(page);
    const row = page.locator('#finder tbody tr').filter({ hasText: 'S10' }).first();
    await row.evaluate((element) => element.remove());
    await size.fill('1000');
    await size.press('Enter');
    await expect(page).toHaveURL(/dn=1000/);
    await untouched.goto(page.url());
    await hydrated(untouched);
    await expect.poll(() => textOf(page)).toBe(await textOf(untouched));
  });
});
