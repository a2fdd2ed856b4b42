/** What axe finds in the states that a page takes, beside how it opens (tests/site/every-page.spec.ts): wide and on a phone, each state in one language: the elements of the other are the same. */
import { expect, type Page, test as base } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';

import { goTo, moveTo } from './hydrated.ts';
import { contactPath, sendForm, submitButton, SUCCESS } from './inquiry-form.ts';
import { type ScriptedService, startScriptedService } from './inquiry-service.ts';

const test = base.extend<{ service: ScriptedService }>({
  service: async ({}, use) => {
    const service = await startScriptedService('dist');
    await use(service);
    await service.stop();
  },
});

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const BALL = '/products/sirca-valves/ball-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });
/** What axe looks at: the part of the page that a state changes, without rules that cannot be judged in it. */
interface Look {
  within?: string;
  without?: string[];
}
const HEADER = 'header';
const DIALOG = 'dialog[open], [role=dialog]';
/** What axe finds in a state that stays while the window becomes a phone's; the window is wide again after it. */
const atBothWidths = async (page: Page, state: string, look: Look = {}) => {
  const wide = await axeFaults(page, `${state}, wide`, look);
  await page.setViewportSize(PHONE);
  const phone = await axeFaults(page, `${state}, phone`, look);
  await page.setViewportSize(WIDE);
  expect.soft([...wide, ...phone]).toEqual([]);
};
const expectNone = async (page: Page, state: string, look: Look = {}) =>
  expect.soft(await axeFaults(page, state, look)).toEqual([]);

test('axe finds nothing in menus and in the search with results', async ({ page }) => {
  await goTo(page, BALL);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const entry = menu.getByRole('link', { name: 'SIRCA 밸브', exact: true });
  await entry.hover();
  await expect(menu.locator('ul ul:visible')).toHaveCount(1);
  await expectNone(page, 'menu under the pointer', { within: HEADER });
  await page.mouse.move(700, 700);
  await entry.press('ArrowDown');
  await expect(menu.locator('ul ul a:focus')).toHaveCount(1);
  await expectNone(page, 'menu opened by a key', { within: HEADER });
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill('S30');
  await expect(page.getByRole('option').first()).toBeVisible();
  await atBothWidths(page, 'search with results', { within: HEADER });
  await page.keyboard.press('Escape');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();
  await expectNone(page, 'menu of a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await page.getByRole('combobox').fill('S30');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNone(page, 'search of a phone');
});

test('axe finds nothing in preview, quote list, viewer and lightbox', async ({ page }) => {
  await goTo(page, `${BALL}?lang=en`);
  await page.getByRole('article').getByRole('link', { name: 'Details' }).first().click();
  const zoom = page.getByRole('dialog').getByRole('button', { name: /^Zoom in: / });
  await expect(zoom).toBeVisible();
  await atBothWidths(page, 'preview', { within: DIALOG });
  await zoom.click();
  await expect(page.locator('[data-zoomed=true]')).toBeVisible();
  await atBothWidths(page, 'preview, zoomed', { within: DIALOG });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Quote S30', exact: true }).click();
  // On a page that is scrolled the header has one as well.
  await page
    .getByRole('button', { name: /^Quote list/ })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await atBothWidths(page, 'quote list', { within: DIALOG });

  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await page.keyboard.press('Escape');
  await moveTo(page, `${PQVF}?lang=en`);
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  await expect(viewer).toContainText(/1 \/ \d+/);
  await atBothWidths(page, 'viewer', { within: DIALOG });
  await page.keyboard.press('Escape');
  await moveTo(page, '/gallery/1?lang=en');
  await page
    .locator('main')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .nth(2)
    .click();
  await expect(viewer).toContainText('3 / 19');
  await atBothWidths(page, 'lightbox', { within: DIALOG });
});

test('axe finds nothing in finder, comparison, form errors, receipt, offline copy', async ({
  page,
  service,
}) => {
  await goTo(page, '/products?dn=150&pn=16&temp=180');
  await expect(page.locator('#finder').getByRole('table').first()).toBeVisible();
  await atBothWidths(page, 'finder with conditions');
  await moveTo(page, '/products?dn=150&temp=900');
  await expect(
    page.locator('#finder').getByRole('link', { name: '이 조건으로 묻기' }),
  ).toBeVisible();
  await atBothWidths(page, 'finder with no result', { within: '#finder' });
  await moveTo(page, '/compare?items=s10,pqvf.100');
  await expect(page.getByRole('table').last()).toBeVisible();
  await atBothWidths(page, 'comparison', { within: 'main' });
  await moveTo(page, '/offline');
  await atBothWidths(page, 'offline copy', { within: 'main' });
  await goTo(page, service.url + contactPath('ko'));
  await submitButton(page, 'ko').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
  await atBothWidths(page, 'form errors', { within: 'main' });
  await sendForm(page, 'ko');
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  await atBothWidths(page, 'receipt', { within: 'main' });
});

test('axe finds nothing in forced colours and with letters of 200 %', async ({ page }) => {
  await goTo(page, '/?lang=en');
  for (const path of ['/', BALL, PQVF]) {
    if (path !== '/') await moveTo(page, `${path}?lang=en`);
    await page.emulateMedia({ forcedColors: 'active' });
    // Chromium reports the page's own `-webkit-text-fill-color`, which axe takes for the colour that is painted.
    await atBothWidths(page, `${path} in forced colours`, { without: ['color-contrast'] });
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await atBothWidths(page, `${path} with large letters`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
});
