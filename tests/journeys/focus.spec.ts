/** Where the focus stays or goes, and what a screen reader is told, when a visitor without a pointer enters something. */
import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { goTo } from './hydrated.ts';
import { variants } from './variants.ts';

/** What a screen reader was told last, beside the status texts of the page. */
const said = (page: Page) => page.locator('body > [data-announcer]');

/** Every sentence that the page announces from now on, in order. */
async function recordSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[data-announcer]'))
          for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test('a quantity is stepped to its ends with the focus on the button, and said with its name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['gamasan.quote'] = JSON.stringify({
      version: 1,
      items: [{ productCode: 'S30', productName: 'x', category: 'sirca-valves' }],
    });
  });
  await goTo(page, '/products');
  await page
    .getByRole('button', { name: /^견적 목록/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: '견적 목록' });
  const field = dialog.getByRole('textbox', { name: '수량', exact: true });
  const less = dialog.getByRole('button', { name: 'S30 하나 줄이기' });
  const more = dialog.getByRole('button', { name: 'S30 하나 늘리기' });
  await expect(less).toHaveAttribute('aria-disabled', 'true');

  // Two presses in quick succession on an empty field.
  await more.dblclick();
  await expect(field).toHaveValue('2');
  const spoken = dialog.locator('[data-announcer]');
  await expect(spoken).toHaveText('수량 2');
  await less.press('Enter');
  await expect(field).toHaveValue('1');
  await expect(spoken).toHaveText('수량 1');
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect(field).toHaveValue('1');

  // Counted on from what is written with a comma or on a Korean keyboard.
  await field.fill('1,000');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await more.press('Enter');
  await expect(field).toHaveValue('1001');
  await field.fill('３');
  await less.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(spoken).toHaveText('수량 2');

  await dialog.getByRole('button', { name: 'S30 빼기' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(spoken).toHaveCount(0);
});

test('a condition that cannot be read keeps the focus at Enter, and is said once', async ({
  page,
}) => {
  await goTo(page, '/products?lang=en&dn=50');
  const heard = await recordSaid(page);
  const finder = page.locator('#finder');
  const size = finder.getByRole('textbox', { name: 'Nominal size', exact: true });
  await size.fill('5000');
  await size.press('Enter');
  await expect(size).toBeFocused();
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await expect(said(page)).toHaveText(
    'Nominal size: Not a nominal size: enter DN 150, 150A or 6 in.',
  );
  await page.keyboard.press('Tab');
  await expect(size).not.toBeFocused();
  const temperature = finder.getByRole('textbox', { name: 'Medium temperature', exact: true });
  await temperature.pressSequentially('hot');
  await page.keyboard.press('Tab');
  await expect(temperature).toHaveAttribute('aria-invalid', 'true');
  await expect(said(page)).toHaveText(/^Medium temperature: .*accepted range −273 to 2,000 °C\.$/);
  expect(await heard()).toHaveLength(2);

  // A pressure of another kind than the field's becomes that condition.
  const pressure = finder.getByRole('textbox', { name: 'Pressure', exact: true });
  await pressure.fill('class 300');
  await pressure.press('Enter');
  await expect(page).toHaveURL(/class=300/);
  await expect(pressure).toHaveValue('300');
  await expect(finder.getByLabel('Kind of pressure')).toHaveValue('class');
});

for (const { language, width, height, title } of variants('home page to results'))
  test(`conditions of the home page lead to the results with the focus, in view (${title})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await goTo(page, inLanguage('/', language));
    const size = page.locator('main input[name=dn]');
    await size.fill('150');
    await size.press('Enter');
    const heading = page.locator('#finder').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    // Nothing lies over it.
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 2, top + 2) === element;
        }),
      )
      .toBe(true);
  });

const CLEARING = {
  ko: { point: '사용 조건', clear: '지우기', undo: '되돌리기' },
  en: { point: 'Operating point', clear: 'Clear', undo: 'Undo' },
};

for (const { language, width, height, title } of variants('cleared conditions'))
  test(`cleared conditions can be brought back as long as the focus is on the button for it (${title})`, async ({
    page,
  }) => {
    const text = CLEARING[language];
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await goTo(
      page,
      inLanguage('/products/sirca-valves/butterfly-valves?dn=150&temp=80', language),
    );
    const bar = page.getByRole('region', { name: text.point, exact: true });
    const clear = bar.getByRole('button', { name: text.clear, exact: true });
    // On a phone it is a button of the dialog.
    if (width > 1000) await clear.press('Enter');
    else {
      await bar.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text.clear, exact: true })
        .press('Enter');
    }
    const undo = bar.getByRole('button', { name: text.undo });
    await expect(undo).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(undo).toBeFocused();
    await undo.evaluate((button) => button.blur());
    await page.mouse.move(width / 2, 700);
    await page.clock.runFor(10_000);
    await expect(undo).toHaveCount(0);
  });

test('a sizing is said in one sentence when typing has paused; what is half typed is no fault', async ({
  page,
}) => {
  await page.clock.install();
  await goTo(page, '/products/special/quarter-turn-480?lang=en');
  // Typing takes no time by this clock, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const heard = await recordSaid(page);
  const sizing = page.locator('#sizing');
  await expect(sizing.getByRole('status')).toHaveCount(0);
  await sizing.getByLabel('Break torque').pressSequentially('120');
  await page.clock.runFor(200);
  await expect(sizing.getByText('Enter your safety factor.')).toBeVisible();
  const factor = sizing.getByLabel('Safety factor');
  await factor.pressSequentially('1.');
  await expect(factor).not.toHaveAttribute('aria-invalid');
  await expect(sizing.getByText('One of the values cannot be read')).toHaveCount(0);
  await factor.press('2');
  await factor.press('5');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/break=120&factor=1\.25/);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(1_500);
  await expect(said(page)).toHaveText(/^\d+ of the \d+ models meets? these conditions: .*\.$/);
  expect(await heard()).toHaveLength(1);
});

test('a product that is added to the comparison is named, and the focus stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/compare?lang=en');
  const which = page.getByLabel('Product to add');
  const add = page.getByRole('button', { name: 'Add a product', exact: true });
  await add.press('Enter');
  await expect(which).toBeFocused();
  await expect(which).toHaveAccessibleDescription('Choose a product');

  await which.selectOption('s10');
  await expect(which).not.toHaveAttribute('aria-invalid');
  await add.press('Enter');
  await expect(said(page)).toHaveText('S10: Compare 1/4');
  await expect(page).toHaveURL(/items=s10/);
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport({ ratio: 1 });

  for (const code of ['s20', 's30', 's40']) {
    await which.selectOption(code);
    await add.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${code}(?:&|$)`));
  }
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^S40 / })).toBeFocused();
});

test('the inquiry shows the conditions once, without the bar', async ({ page }) => {
  await goTo(page, '/contact?dn=100');
  await expect(page.getByRole('region', { name: '사용 조건', exact: true })).toHaveCount(1);
});
