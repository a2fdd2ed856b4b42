/** What axe finds in the states that a page takes, beside how it opens (tests/site/accessibility.spec.ts). */
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

const BALL = '/products/sirca-valves/ball-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';

// Each language at the width where the other is not tried: a state has the same elements in both.
const TOURS = [
  {
    language: 'ko',
    width: 1440,
    query: (search = '') => search,
    menu: '주 메뉴',
    valves: 'SIRCA 밸브',
    search: '사이트 검색',
    details: '상세보기',
    zoomIn: /^확대: /,
    enlarge: /^크게 보기: /,
    viewer: '이미지 보기',
    quote: '견적 S30',
    list: /^견적 목록/,
  },
  {
    language: 'en',
    width: 390,
    query: (search = '') => (search === '' ? '?lang=en' : `${search}&lang=en`),
    menu: 'Open menu',
    valves: '',
    search: 'Search',
    details: 'Details',
    zoomIn: /^Zoom in: /,
    enlarge: /^Enlarge: /,
    viewer: 'Image viewer',
    quote: 'Quote S30',
    list: /^Quote list/,
  },
] as const;

for (const tour of TOURS) {
  const { language, width, query } = tour;
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });
    const faults: string[] = [];
    const visit = async (page: Page, path: string, search = '') => {
      await page.goto(path + query(search));
      await hydrated(page);
    };

    test.beforeEach(async ({ page }) => {
      faults.length = 0;
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('axe finds nothing in menu, search, preview, viewer and quote list', async ({ page }) => {
      await visit(page, '/about');
      if (width > 1000) {
        await page
          .getByRole('navigation', { name: tour.menu })
          .getByRole('link', { name: tour.valves, exact: true })
          .hover();
        await expect(
          page.getByRole('navigation', { name: tour.menu }).locator('ul ul:visible'),
        ).toHaveCount(1);
      } else {
        await page.getByRole('button', { name: tour.menu }).click();
        await expect(page.getByRole('button', { name: tour.menu })).toBeHidden();
      }
      faults.push(...(await axeFaults(page, 'menu')));

      await visit(page, BALL);
      if (width > 1000) await page.getByRole('combobox').click();
      else await page.getByRole('button', { name: tour.search, exact: true }).click();
      await page.getByRole('combobox').fill('S30');
      await expect(page.getByRole('option').first()).toBeVisible();
      faults.push(...(await axeFaults(page, 'search')));
      await page.goto('about:blank');

      await visit(page, BALL);
      await page.getByRole('article').getByRole('link', { name: tour.details }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const zoom = page.getByRole('dialog').getByRole('button', { name: tour.zoomIn });
      await expect(zoom).toBeVisible();
      faults.push(...(await axeFaults(page, 'preview')));
      await zoom.click();
      await expect(page.locator('[data-zoomed=true]')).toBeVisible();
      faults.push(...(await axeFaults(page, 'preview, zoomed')));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.getByRole('button', { name: tour.quote, exact: true }).click();
      await page.getByRole('button', { name: tour.list }).filter({ visible: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      faults.push(...(await axeFaults(page, 'quote list')));

      await visit(page, PQVF);
      await page.getByRole('button', { name: tour.enlarge }).first().click();
      await expect(page.getByRole('dialog', { name: tour.viewer })).toBeVisible();
      await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
      faults.push(...(await axeFaults(page, 'viewer')));
      expect(faults).toEqual([]);
    });

    test('axe finds nothing in finder, comparison, form errors, receipt, offline copy', async ({
      page,
      service,
    }) => {
      await visit(page, '/products', '?dn=150&pn=16&temp=180');
      await expect(page.locator('#finder').getByRole('table').first()).toBeVisible();
      faults.push(...(await axeFaults(page, 'finder with conditions')));
      await visit(page, '/products', '?dn=150&temp=900');
      faults.push(...(await axeFaults(page, 'finder with no result')));
      await visit(page, '/compare', '?items=s10,pqvf.100');
      await expect(page.getByRole('table').last()).toBeVisible();
      faults.push(...(await axeFaults(page, 'comparison')));
      await page.goto(service.url + contactPath(language));
      await hydrated(page);
      await submitButton(page, language).click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      faults.push(...(await axeFaults(page, 'form errors')));
      await fillIn(page, language);
      await submitButton(page, language).click();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      faults.push(...(await axeFaults(page, 'receipt')));
      await visit(page, '/offline');
      faults.push(...(await axeFaults(page, 'offline copy')));
      expect(faults).toEqual([]);
    });

    test('axe finds nothing in forced colours and with letters of 200 %', async ({ page }) => {
      for (const path of ['/', BALL, PQVF]) {
        await page.emulateMedia({ forcedColors: 'active' });
        await visit(page, path);
        // Chromium reports the page's own `-webkit-text-fill-color`, which axe takes for the colour that is painted.
        faults.push(...(await axeFaults(page, `${path} in forced colours`, ['color-contrast'])));
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        faults.push(...(await axeFaults(page, `${path} with large letters`)));
      }
      expect(faults).toEqual([]);
    });
  });
}
