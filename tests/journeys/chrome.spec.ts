/** Header, menus and side bar. Which entry is marked and where the side bar leads: tests/site/lists-and-products.test.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';

import { painted } from '#tests/site/layout.ts';

import { fontsInPlace, goTo, hydrated, moveTo } from './hydrated.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
const valves = (page: Page) =>
  mainMenu(page).getByRole('link', { name: 'SIRCA 밸브', exact: true });
const ballValves = (page: Page) => mainMenu(page).getByRole('link', { name: /^볼 밸브/ });

test('the header becomes compact once the page is scrolled more than 10 px, and a button leads back to the top', async ({
  page,
}) => {
  await page.goto('/products/pneumatic/rotary');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-compact', 'false');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveAttribute('data-compact', 'false');
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).toHaveAttribute('data-compact', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-compact', 'false');
  await page.evaluate(() => scrollTo(0, 500));
  const bar = page.getByRole('navigation', { name: '바로가기' });
  await bar.getByRole('button', { name: '맨 위로' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the page neither jumps nor trembles where the header changes its height, in a window of any width', async ({
  page,
}) => {
  await goTo(page, '/products/pqvf');
  await fontsInPlace(page);
  for (const width of [390, 820, 1024, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 600 });
      await painted(page);
      // The header of another width changes its height in a moment.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
      );
      // What comes late with another width has come once the height has stayed for a dozen frames.
      const height = await page.evaluate(async () => {
        let [last, stayed] = [0, 0];
        while (stayed < 12) {
          await new Promise((shown) => requestAnimationFrame(shown));
          const now = document.documentElement.scrollHeight;
          stayed = now === last ? stayed + 1 : 0;
          last = now;
        }
        return last;
      });
      // Down over the threshold and up again, a few frames at each place.
      const moved = await page.evaluate(async (expected) => {
        const frame = () => new Promise((shown) => requestAnimationFrame(shown));
        const found: string[] = [];
        for (const top of [0, 9, 11, 14, 60, 120, 60, 14, 11, 9, 3, 0]) {
          scrollTo({ top, behavior: 'instant' });
          for (let frames = 0; frames < 12; frames += 1) {
            await frame();
            const now = document.documentElement.scrollHeight;
            if (Math.abs(scrollY - top) > 1 || Math.abs(now - expected) > 1)
              found.push(`to ${top}: at ${scrollY}, height ${now}`);
          }
        }
        return found;
      }, height);
      expect(moved).toEqual([]);
    });
});

test('menus open on hover and on focus without scripts, and lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(ballValves(page)).toBeHidden();
  await valves(page).focus();
  await expect(ballValves(page)).toBeVisible();
  await page.mouse.move(5, 700);
  await valves(page).blur();
  await expect(ballValves(page)).toBeHidden();
  await valves(page).hover();
  await ballValves(page).click();
  await expect(page).toHaveURL('/products/sirca-valves/ball-valves');
  await context.close();
});

test('by keyboard one skips to the content, and passes a menu with two stops, or opens it by its button or by arrow down', async ({
  page,
}) => {
  await page.goto('/about');
  await test.step('the first stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  await hydrated(page);
  const menu = mainMenu(page);
  const button = menu.getByRole('button', { name: 'SIRCA 밸브 하위 메뉴', exact: true });
  const butterfly = menu.getByRole('link', { name: /^버터플라이 밸브/ });
  await valves(page).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(butterfly).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: '핀치 밸브', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(butterfly).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(butterfly).toBeHidden();
    await expect(button).toBeFocused();
  }
  await valves(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(butterfly).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(ballValves(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ball-valves/);
  await expect(ballValves(page)).toBeHidden();
});

test('the switcher stands in the top strip and in the footer; on a phone in the header, where the menu is a flat list', async ({
  page,
}) => {
  await page.goto('/');
  const switchIn = (place: Locator) => place.getByRole('link', { name: 'English' });
  await expect(switchIn(page.getByRole('navigation', { name: '빠른 메뉴' }))).toBeVisible();
  await expect(switchIn(page.getByRole('contentinfo'))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(switchIn(page.getByRole('banner'))).toBeVisible();

  await hydrated(page);
  await expect(mainMenu(page)).toBeHidden();
  const open = page.getByRole('button', { name: '메뉴 열기' });
  await open.click();
  const list = page.getByRole('navigation', { name: '모바일 메뉴' });
  for (const name of ['홈', '회사소개', '제품', '갤러리', '사이트맵'])
    await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect(list).toBeHidden();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await open.click();
  await list.getByRole('link', { name: '제품', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await expect(list).toBeHidden();
});

test('on a tablet the English menu is one row, and the mark of the current page lies on the header’s rule', async ({
  page,
}) => {
  await goTo(page, '/products/pqvf?lang=en');
  await fontsInPlace(page);
  for (const width of [768, 820, 900, 959]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const compact of ['false', 'true']) {
      await page.evaluate((top) => scrollTo(0, top), compact === 'true' ? 200 : 0);
      await expect(page.getByRole('banner')).toHaveAttribute('data-compact', compact);
      const ends = await menu
        .locator(':scope > ul > li > a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect(new Set(ends.map(Math.round)).size, `${width}, ${compact}`).toBe(1);
      expect((await menu.boundingBox())?.height, `${width}, ${compact}`).toBe(48);
    }
  }
});

// Phones: mobile.spec.ts.
test('nothing scrolls sideways on a tablet or a wide screen', async ({ page }) => {
  await goTo(page, '/search');
  for (const path of [
    '/products',
    '/products/sirca-valves/ball-valves',
    '/products/special/quarter-turn-480',
    '/products/pinch-valve/pqvf/pqvf',
    '/about/company',
    '/contact',
    '/sitemap',
    '/',
  ])
    for (const query of ['?lang=ko', '?lang=en'])
      await test.step(path + query, async () => {
        await moveTo(page, path + query);
        for (const width of [820, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(wide, `${path}${query} at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
});
