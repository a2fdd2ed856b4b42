/** What a page translator does to a page: each text is replaced by an element of the translator's. */
import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { goTo, moveTo } from './hydrated.ts';
import { SUBMIT, SUCCESS, VALUES } from './inquiry-form.ts';
import { replaceTexts } from './replace-texts.ts';

const translate = (page: Page, way: 'new' | 'same') => page.evaluate(replaceTexts, way);

/** What a page says, whoever has translated it. */
const textOf = async (page: Page) =>
  (await page.getByRole('main').textContent())!.replaceAll(/[‹›]/g, '');

/** Both pages are asked each time: the words of a verdict come after the rest on either. */
const expectSameText = (page: Page, untouched: Page) =>
  expect(async () => expect(await textOf(page)).toBe(await textOf(untouched))).toPass();

/** An errand on each of seven other kinds of page: what is pressed, and what the page then says. */
const ERRANDS: Record<string, (page: Page) => Promise<void>> = {
  '/products/sirca-valves/ball-valves/s50': async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Add to quote list' }).first().click();
    await expect(page.getByRole('button', { name: /Quote list.*1 product/ }).first()).toBeVisible();
  },
  '/products/special/quarter-turn-480': async (page) => {
    const tool = page.getByRole('region', { name: 'Sizing for a valve' });
    await tool.getByRole('textbox', { name: 'Break torque' }).fill('200');
    await tool.getByRole('textbox', { name: 'Safety factor' }).fill('1.5');
    await expect(tool).toContainText(/Required torque = .*× 1\.5/);
  },
  '/compare?items=s10,s30': async (page) => {
    await page.getByRole('link', { name: 'Add a product' }).click();
    await page.getByLabel('Product to add').selectOption('s40');
    await page.getByRole('button', { name: 'Add a product' }).click();
    await expect(page.getByRole('list', { name: 'Products compared' })).toContainText('S40');
  },
  '/downloads': async (page) => {
    await page.getByRole('searchbox').fill('S30T');
    const rows = page.getByRole('main').getByRole('listitem').filter({ visible: true });
    await expect(rows.filter({ hasText: 'S40' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'S30T' }).first()).toBeVisible();
  },
  '/gallery/1': async (page) => {
    const pictures = page
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.locator('img') });
    await pictures.nth(4).click();
    const dialog = page.getByRole('dialog', { name: 'Image viewer' });
    await expect(dialog).toContainText('5 / 19');
    await translate(page, 'same');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog).toContainText('6 / 19');
    await page.keyboard.press('Escape');
  },
  '/contact?items=s10': async (page) => {
    const form = page.getByRole('main').locator('form').last();
    await form.getByRole('button', { name: SUBMIT.en }).click();
    await expect(page.getByRole('main')).toContainText('Nothing has been sent yet');
    await translate(page, 'new');
    for (const [name, value] of Object.entries(VALUES))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.getByRole('button', { name: SUBMIT.en }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SUCCESS.en[0]);
  },
  '/glossary': async (page) => {
    await page.getByRole('link', { name: '한국어' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('용어');
  },
};

test('a page that is being translated goes on counting, switching units and leading on', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await goTo(page, '/products?lang=en&dn=50');
  await translate(page, 'new');
  const size = page.locator('#finder').getByRole('textbox', { name: 'Nominal size' });
  await size.fill('1000');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=1000/);
  const units = (name: string) => page.getByRole('button', { name }).first();
  await units('Imperial').click();
  await expect(page).toHaveURL(/units=imperial/);
  const untouched = await context.newPage();
  await goTo(untouched, page.url());
  await expectSameText(page, untouched);
  for (const [index, [address, errand]] of Object.entries(ERRANDS).entries()) {
    await moveTo(page, inLanguage(address, 'en'));
    await translate(page, index % 2 ? 'new' : 'same');
    for (const name of ['Metric', 'Imperial'])
      if (await units(name).isVisible()) await units(name).click();
    await errand(page);
  }
  expect(errors).toEqual([]);

  await test.step('where something else has taken away what the page is to remove, the document comes anew', async () => {
    await goTo(page, '/products?lang=en&dn=50');
    const row = page.locator('#finder tbody tr').filter({ hasText: 'S10' }).first();
    await row.evaluate((element) => element.remove());
    await size.fill('1000');
    await size.press('Enter');
    await expect(page).toHaveURL(/dn=1000/);
    await goTo(untouched, page.url());
    await expectSameText(page, untouched);
  });
});
