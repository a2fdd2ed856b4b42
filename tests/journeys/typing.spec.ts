import { expect, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** How fast letters come, ms: from a hand that types, and from a program that fills in. */
const PACES = [0, 10, 40];

for (const delay of PACES)
  test(`what is typed into the sizing stays as typed, and is what is calculated with (${delay} ms a letter)`, async ({
    page,
  }) => {
    await page.goto('/products/special/quarter-turn-480?lang=en');
    await hydrated(page);
    const torque = page.getByLabel('Break torque');
    const factor = page.getByLabel('Safety factor');
    await torque.pressSequentially('150', { delay });
    await expect(torque).toHaveValue('150');
    await factor.pressSequentially('1.5', { delay });
    await expect(factor).toHaveValue('1.5');
    await expect(page).toHaveURL(/break=150&factor=1\.5/);
    await expect(page.locator('#sizing')).toContainText('225 Nm');
    // Taken back and written anew.
    await torque.focus();
    await page.keyboard.press('End');
    for (const key of ['Backspace', 'Backspace', '0', '0', 'Backspace', '2'])
      await page.keyboard.press(key, { delay });
    await expect(torque).toHaveValue('102');
    await expect(page).toHaveURL(/break=102&/);
    await page.keyboard.press('End');
    await expect(torque).toHaveValue('102');
  });

for (const delay of PACES)
  test(`what is typed into the finder stays as typed (${delay} ms a letter)`, async ({ page }) => {
    await page.goto('/products?lang=en');
    await hydrated(page);
    const field = page.locator('#finder').getByRole('textbox', { name: 'Temperature' });
    await field.focus();
    for (const key of ['1', '0', 'Backspace', '0', '5', 'Backspace', 'Backspace', '8', '0'])
      await page.keyboard.press(key, { delay });
    await expect(field).toHaveValue('180');
    await expect(page).toHaveURL(/temp=180/);
    await expect(field).toHaveValue('180');
  });

test('a value that comes from outside replaces what was typed', async ({ page }) => {
  await page.goto('/products/special/quarter-turn-480?lang=en&break=80#sizing');
  await hydrated(page);
  const torque = page.getByLabel('Break torque');
  await expect(torque).toHaveValue('80');
  await torque.fill('90');
  await expect(page).toHaveURL(/break=90/);
  await page.locator('#sizing').getByRole('button', { pressed: false }).first().click();
  await expect(torque).toHaveValue('66.38');
});

test('words that were refused do not come back when the value that replaced them is taken out', async ({
  page,
}) => {
  await page.goto('/products?lang=en');
  await hydrated(page);
  const finder = page.locator('#finder');
  const field = finder.getByRole('textbox', { name: 'Nominal size' });
  await field.fill('abc');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const sentence = finder.getByLabel('All conditions in one line');
  await sentence.fill('DN 50');
  await sentence.press('Enter');
  await expect(field).toHaveValue('50');
  await finder.getByRole('button', { name: /^Remove.*DN 50/ }).click();
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid');
});
