/** What axe finds in the states that a page takes, beside how it opens (tests/site/accessibility.spec.ts): both languages, wide and on a phone. */
import { expect, type Page, test as base } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';

import { hydrated } from './hydrated.ts';
import { contactPath, fillIn, SUCCESS, submitButton } from './inquiry-form.ts';
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

const WORDS = {
  ko: {
    mainMenu: '주 메뉴',
    openMenu: '메뉴 열기',
    valves: 'SIRCA 밸브',
    search: '검색',
    details: '상세보기',
    zoomIn: /^확대: /,
    enlarge: /^크게 보기: /,
    viewer: '이미지 보기',
    quote: '견적 S30',
    list: /^견적 목록/,
  },
  en: {
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    valves: 'SIRCA Valves',
    search: 'Search',
    details: 'Details',
    zoomIn: /^Zoom in: /,
    enlarge: /^Enlarge: /,
    viewer: 'Image viewer',
    quote: 'Quote S30',
    list: /^Quote list/,
  },
} as const;

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  test.describe(language, () => {
    test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });
    const visit = async (page: Page, path: string, search = '') => {
      const lang = language === 'en' ? 'lang=en' : '';
      const query = [search, lang].filter(Boolean).join('&');
      await page.goto(query ? `${path}?${query}` : path);
      await hydrated(page);
    };
    /** What axe finds in a state that stays while the window becomes a phone's; the window is wide again after it. */
    const atBothWidths = async (page: Page, state: string, without: string[] = []) => {
      const wide = await axeFaults(page, `${state}, wide`, { without });
      await page.setViewportSize(PHONE);
      const phone = await axeFaults(page, `${state}, phone`, { without });
      await page.setViewportSize(WIDE);
      expect.soft([...wide, ...phone]).toEqual([]);
    };
    const expectNone = async (page: Page, state: string) =>
      expect.soft(await axeFaults(page, state)).toEqual([]);

    test('axe finds nothing in menus and in the search with results', async ({ page }) => {
      await visit(page, BALL);
      const menu = page.getByRole('navigation', { name: words.mainMenu });
      const entry = menu.getByRole('link', { name: words.valves, exact: true });
      await entry.hover();
      await expect(menu.locator('ul ul:visible')).toHaveCount(1);
      await expectNone(page, 'menu under the pointer');
      await page.mouse.move(700, 700);
      await entry.press('ArrowDown');
      await expect(menu.locator('ul ul a:focus')).toHaveCount(1);
      await expectNone(page, 'menu opened by a key');
      await page.keyboard.press('Escape');
      await page.getByRole('combobox').click();
      await page.getByRole('combobox').fill('S30');
      await expect(page.getByRole('option').first()).toBeVisible();
      await atBothWidths(page, 'search with results');
      await page.goto('about:blank');

      await page.setViewportSize(PHONE);
      await visit(page, BALL);
      await page.getByRole('button', { name: words.openMenu }).click();
      await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden();
      await expectNone(page, 'menu of a phone');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.search, exact: true }).click();
      await page.getByRole('combobox').fill('S30');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNone(page, 'search of a phone');
    });

    test('axe finds nothing in preview, quote list, viewer and lightbox', async ({ page }) => {
      await visit(page, BALL);
      await page.getByRole('article').getByRole('link', { name: words.details }).first().click();
      const zoom = page.getByRole('dialog').getByRole('button', { name: words.zoomIn });
      await expect(zoom).toBeVisible();
      await atBothWidths(page, 'preview');
      await zoom.click();
      await expect(page.locator('[data-zoomed=true]')).toBeVisible();
      await atBothWidths(page, 'preview, zoomed');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.getByRole('button', { name: words.quote, exact: true }).click();
      await page.getByRole('button', { name: words.list }).filter({ visible: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await atBothWidths(page, 'quote list');

      const viewer = page.getByRole('dialog', { name: words.viewer });
      await visit(page, PQVF);
      await page.getByRole('button', { name: words.enlarge }).first().click();
      await expect(viewer).toContainText(/1 \/ \d+/);
      await atBothWidths(page, 'viewer');
      await visit(page, '/gallery/1');
      await page
        .locator('main')
        .getByRole('button')
        .filter({ has: page.locator('img') })
        .nth(2)
        .click();
      await expect(viewer).toContainText('3 / 19');
      await atBothWidths(page, 'lightbox');
    });

    test('axe finds nothing in finder, comparison, form errors, receipt, offline copy', async ({
      page,
      service,
    }) => {
      await visit(page, '/products', 'dn=150&pn=16&temp=180');
      await expect(page.locator('#finder').getByRole('table').first()).toBeVisible();
      await atBothWidths(page, 'finder with conditions');
      await visit(page, '/products', 'dn=150&temp=900');
      await atBothWidths(page, 'finder with no result');
      await visit(page, '/compare', 'items=s10,pqvf.100');
      await expect(page.getByRole('table').last()).toBeVisible();
      await atBothWidths(page, 'comparison');
      await visit(page, '/offline');
      await atBothWidths(page, 'offline copy');
      await page.goto(service.url + contactPath(language));
      await hydrated(page);
      await submitButton(page, language).click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await atBothWidths(page, 'form errors');
      await fillIn(page, language);
      await submitButton(page, language).click();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      await atBothWidths(page, 'receipt');
    });

    test('axe finds nothing in forced colours and with letters of 200 %', async ({ page }) => {
      for (const path of ['/', BALL, PQVF]) {
        await page.emulateMedia({ forcedColors: 'active' });
        await visit(page, path);
        // Chromium reports the page's own `-webkit-text-fill-color`, which axe takes for the colour that is painted.
        await atBothWidths(page, `${path} in forced colours`, ['color-contrast']);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await atBothWidths(page, `${path} with large letters`);
      }
    });
  });
}
