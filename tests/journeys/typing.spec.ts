import { expect, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

/** How fast letters come, ms: from a hand that types, and from a program that fills in. */
const PACES = [0, 10, 40];

test('what is typed into the sizing stays as typed, is calculated with, and gives way to a value from outside', async ({
  page,
}) => {
  await goTo(page, '/products/special/quarter-turn-480?lang=en&break=80#sizing');
  const sizing = page.locator('#sizing');
  const torque = page.getByLabel('Break torque');
  const factor = page.getByLabel('Safety factor');
  await expect(torque).toHaveValue('80');
  for (const delay of PACES)
    await test.step(`${delay} ms a letter`, async () => {
      await torque.fill('');
      await factor.fill('');
      await expect(page).not.toHaveURL(/break=/);
      await torque.pressSequentially('150', { delay });
      await expect(torque).toHaveValue('150');
      await factor.pressSequentially('1.5', { delay });
      await expect(factor).toHaveValue('1.5');
      await expect(page).toHaveURL(/break=150&factor=1\.5/);
      await expect(sizing).toContainText('225 Nm');
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

  await torque.fill('90');
  await expect(page).toHaveURL(/break=90/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Imperial' }).click();
  await expect(torque).toHaveValue('66.38');
});

test('the finder’s list waits for Enter or for the field to be left; words that were refused do not come back', async ({
  page,
}) => {
  await goTo(page, '/products?lang=en&dn=50');
  const finder = page.locator('#finder');
  const temperature = finder.getByRole('textbox', { name: 'Medium temperature' });
  const first = finder.getByRole('rowheader').first();
  const before = await first.boundingBox();
  await temperature.pressSequentially('180');
  expect(await first.boundingBox()).toEqual(before);
  await expect(page).not.toHaveURL(/temp=/);
  await temperature.press('Enter');
  await expect(page).toHaveURL(/temp=180/);
  await temperature.fill('90');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/temp=90/);

  const size = finder.getByRole('textbox', { name: 'Nominal size' });
  await size.fill('abc');
  await size.blur();
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await size.press('Escape');
  await expect(size).toHaveValue('50');
  await expect(size).not.toHaveAttribute('aria-invalid');
});
