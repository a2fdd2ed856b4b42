/** Where the focus stays or goes, and what a screen reader is told, when a visitor without a pointer enters something. */
import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { hydrated } from './hydrated.ts';

const LANGUAGES = [
  {
    language: 'ko',
    width: 1440,
    list: '견적 목록',
    quantity: '수량',
    less: 'S30 하나 줄이기',
    more: 'S30 하나 늘리기',
    removeS30: 'S30 빼기',
    size: '호칭경',
    temperature: '유체 온도',
    wrongSize: '호칭경: 호칭경이 아닙니다. DN 150, 150A, 6B처럼 입력하십시오.',
    wrongTemperature: /^유체 온도: .*입력 범위는 −273 ~ 2,000 °C입니다\.$/,
    pressure: '사용 압력',
    sentence: '조건을 한 줄로',
    understood: '이해한 조건: DN 80 · 50 °C',
    point: '사용 조건',
    clear: '지우기',
    undo: '되돌리기',
    breakTorque: '개방 토크',
    factor: '안전율',
    missingFactor: '안전율을 입력하십시오.',
    unread: '읽을 수 없는 값이 있어',
    carries: /^\d+개 모델 가운데 \d+개가 .* 조건을 충족합니다\.$/,
    which: '추가할 제품',
    add: '제품 추가',
    addMissing: '제품을 고르십시오',
    added: 'S10: 비교함 1/4',
    conditions: '이 문의의 사용 조건',
  },
  {
    language: 'en',
    width: 390,
    list: 'Quote list',
    quantity: 'Quantity',
    less: 'Decrease quantity of S30',
    more: 'Increase quantity of S30',
    removeS30: 'Remove S30',
    size: 'Nominal size',
    temperature: 'Medium temperature',
    wrongSize: 'Nominal size: Not a nominal size: enter DN 150, 150A or 6 in.',
    wrongTemperature: /^Medium temperature: .*accepted range −273 to 2,000 °C\.$/,
    pressure: 'Operating pressure',
    sentence: 'All conditions in one line',
    understood: 'Understood: DN 80 · 50 °C',
    point: 'Operating point',
    clear: 'Clear',
    undo: 'Undo',
    breakTorque: 'Break torque',
    factor: 'Safety factor',
    missingFactor: 'Enter your safety factor.',
    unread: 'One of the values cannot be read',
    carries: /^\d+ of the \d+ models meets? these conditions: .*\.$/,
    which: 'Product to add',
    add: 'Add a product',
    addMissing: 'Choose a product',
    added: 'S10: Compare 1/4',
    conditions: 'Conditions of this inquiry',
  },
] as const;

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

for (const text of LANGUAGES)
  test.describe(text.language, () => {
    test.use({ viewport: { width: text.width, height: 844 } });

    test('a quantity is stepped to its ends with the focus on the button, and said with its name', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        localStorage['gamasan.quote'] = JSON.stringify({
          version: 1,
          items: [{ productCode: 'S30', productName: 'x', category: 'sirca-valves' }],
        });
      });
      await page.goto(inLanguage('/products', text.language));
      await hydrated(page);
      await page
        .getByRole('button', { name: new RegExp(`^${text.list}`) })
        .first()
        .press('Enter');
      const dialog = page.getByRole('dialog', { name: text.list });
      const field = dialog.getByRole('textbox', { name: text.quantity, exact: true });
      const less = dialog.getByRole('button', { name: text.less });
      const more = dialog.getByRole('button', { name: text.more });
      await expect(less).toHaveAttribute('aria-disabled', 'true');

      // Two presses in quick succession on an empty field.
      await more.dblclick();
      await expect(field).toHaveValue('2');
      const spoken = dialog.locator('[data-announcer]');
      await expect(spoken).toHaveText(`${text.quantity} 2`);
      await less.press('Enter');
      await expect(field).toHaveValue('1');
      await expect(spoken).toHaveText(`${text.quantity} 1`);
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
      await expect(spoken).toHaveText(`${text.quantity} 2`);

      await dialog.getByRole('button', { name: text.removeS30 }).press('Enter');
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await expect(spoken).toHaveCount(0);
    });

    test('a condition that cannot be read keeps the focus at Enter, and is said once', async ({
      page,
    }) => {
      await page.goto(inLanguage('/products', text.language));
      await hydrated(page);
      const heard = await recordSaid(page);
      const finder = page.locator('#finder');
      const size = finder.getByRole('textbox', { name: text.size, exact: true });
      await size.pressSequentially('5000');
      await size.press('Enter');
      await expect(size).toBeFocused();
      await expect(size).toHaveAttribute('aria-invalid', 'true');
      await expect(said(page)).toHaveText(text.wrongSize);
      await page.keyboard.press('Tab');
      await expect(size).not.toBeFocused();
      const temperature = finder.getByRole('textbox', { name: text.temperature, exact: true });
      await temperature.pressSequentially('hot');
      await page.keyboard.press('Tab');
      await expect(temperature).toHaveAttribute('aria-invalid', 'true');
      await expect(said(page)).toHaveText(text.wrongTemperature);
      expect(await heard()).toHaveLength(2);

      // A pressure of another kind than the field's becomes that condition.
      const pressure = finder.getByRole('textbox', { name: text.pressure, exact: true });
      await pressure.fill('class 300');
      await pressure.press('Enter');
      await expect(page).toHaveURL(/class=300/);
      await expect(pressure).toHaveValue('');
    });

    test('what is understood of a sentence is said once', async ({ page }) => {
      await page.goto(inLanguage('/products', text.language));
      await hydrated(page);
      const line = page.getByRole('textbox', { name: text.sentence });
      await line.fill('DN80 foo 50 C');
      await line.press('Enter');
      await expect(said(page)).toContainText(text.understood);
      await expect(page.locator('#finder').getByText(text.understood)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text.understood })).toHaveCount(0);
    });

    test('conditions of the home page lead to the results with the focus, in view', async ({
      page,
    }) => {
      await page.goto(inLanguage('/', text.language));
      await hydrated(page);
      const size = page.locator('main input[name=dn]');
      await size.fill('150');
      await size.press('Enter');
      const count = page.locator('#finder').getByRole('status').first();
      await expect(count).toBeFocused();
      // Nothing lies over it.
      await expect
        .poll(() =>
          count.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return document.elementFromPoint(left + 2, top + 2) === element;
          }),
        )
        .toBe(true);
    });

    test('cleared conditions can be brought back as long as the focus is on the button for it', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(
        inLanguage('/products/sirca-valves/butterfly-valves?dn=150&temp=80', text.language),
      );
      await hydrated(page);
      const bar = page.getByRole('region', { name: text.point, exact: true });
      const clear = bar.getByRole('button', { name: text.clear, exact: true });
      // On a phone it is a button of the dialog.
      if (text.width > 1000) await clear.press('Enter');
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
      await page.mouse.move(text.width / 2, 700);
      await page.clock.runFor(10_000);
      await expect(undo).toHaveCount(0);
    });

    test('a sizing is said in one sentence when typing has paused; what is half typed is no fault', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(inLanguage('/products/special/quarter-turn-480', text.language));
      await hydrated(page);
      // Typing takes no time by this clock, however slow the machine.
      await page.clock.pauseAt(Date.now() + 60_000);
      const heard = await recordSaid(page);
      const sizing = page.locator('#sizing');
      await expect(sizing.getByRole('status')).toHaveCount(0);
      await sizing.getByLabel(text.breakTorque).pressSequentially('120');
      await page.clock.runFor(200);
      await expect(sizing.getByText(text.missingFactor)).toBeVisible();
      const factor = sizing.getByLabel(text.factor);
      await factor.pressSequentially('1.');
      await expect(factor).not.toHaveAttribute('aria-invalid');
      await expect(sizing.getByText(text.unread)).toHaveCount(0);
      await factor.press('2');
      await factor.press('5');
      await page.clock.runFor(200);
      await expect(page).toHaveURL(/break=120&factor=1\.25/);
      expect(await heard()).toEqual([]);
      await page.clock.runFor(1_500);
      await expect(said(page)).toHaveText(text.carries);
      expect(await heard()).toHaveLength(1);
    });

    test('a product that is added to the comparison is named, and the focus stays in view', async ({
      page,
    }) => {
      await page.goto(inLanguage('/compare', text.language));
      await hydrated(page);
      const which = page.getByLabel(text.which);
      const add = page.getByRole('button', { name: text.add, exact: true });
      await add.press('Enter');
      await expect(which).toBeFocused();
      await expect(which).toHaveAccessibleDescription(text.addMissing);

      await which.selectOption('s10');
      await expect(which).not.toHaveAttribute('aria-invalid');
      await add.press('Enter');
      await expect(said(page)).toHaveText(text.added);
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

    test('the conditions of an inquiry have another name than the bar', async ({ page }) => {
      await page.goto(inLanguage('/contact?dn=100', text.language));
      await hydrated(page);
      await expect(page.getByRole('region', { name: text.conditions, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: text.point, exact: true })).toHaveCount(1);
    });
  });
