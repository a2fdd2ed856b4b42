import { expect, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const LANGUAGES = [
  {
    language: 'ko',
    query: '',
    main: '주 메뉴',
    quick: '빠른 메뉴',
    shortcuts: '바로가기',
    top: '맨 위로',
    valves: 'SIRCA 밸브',
    submenu: 'SIRCA 밸브 하위 메뉴',
    pinch: '핀치 밸브',
    butterfly: '버터플라이 밸브',
    ball: '볼 밸브',
    finder: '조건으로 찾기',
    open: '메뉴 열기',
    close: '메뉴 닫기',
    mobile: '모바일 메뉴',
    list: ['홈', '회사소개', '제품', '갤러리', '사이트맵'],
    skip: '본문 바로가기',
  },
  {
    language: 'en',
    query: '?lang=en',
    main: 'Main menu',
    quick: 'Quick links',
    shortcuts: 'Shortcuts',
    top: 'Back to Top',
    valves: 'SIRCA Valves',
    submenu: 'SIRCA Valves submenu',
    pinch: 'Pinch Valve',
    butterfly: 'Butterfly valves',
    ball: 'Ball valves',
    finder: 'Find by conditions',
    open: 'Open menu',
    close: 'Close menu',
    mobile: 'Mobile menu',
    list: ['Home', 'About', 'Products', 'Gallery', 'Sitemap'],
    skip: 'Skip to content',
  },
] as const;

for (const text of LANGUAGES) {
  test.describe(text.language, () => {
    test('the header becomes compact once the page is scrolled more than 10 px', async ({
      page,
    }) => {
      await page.goto(`/products/pneumatic/rotary${text.query}`);
      const header = page.getByRole('banner');
      await expect(header).toHaveAttribute('data-compact', 'false');
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 10));
      await expect(header).toHaveAttribute('data-compact', 'false');
      await page.evaluate(() => scrollTo(0, 11));
      await expect(header).toHaveAttribute('data-compact', 'true');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(header).toHaveAttribute('data-compact', 'false');
    });

    for (const width of [390, 820, 1024, 1280])
      test(`at ${width} px the page neither jumps nor trembles where the header changes its height`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(`/products/pqvf${text.query}`);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // Down over the threshold and up again, a few frames at each place.
        const moved = await page.evaluate(async (expected) => {
          const found: string[] = [];
          const frame = () => new Promise((shown) => requestAnimationFrame(shown));
          for (const top of [0, 9, 11, 14, 60, 120, 60, 14, 11, 9, 3, 0]) {
            scrollTo({ top, behavior: 'instant' });
            for (let frames = 0; frames < 20; frames += 1) {
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

    test('the menu entry of the section is marked, by path prefix', async ({ page }) => {
      await page.goto(`/products/sirca-valves/ball-valves/s10${text.query}`);
      const menu = page.getByRole('navigation', { name: text.main });
      await expect(menu.locator(':scope > ul > li > a[aria-current]')).toHaveText(text.valves);
      await page.goto(`/products${text.query}#finder`);
      await expect(menu.getByRole('link', { name: text.valves, exact: true })).not.toHaveAttribute(
        'aria-current',
      );
    });

    test('menus open on hover and on focus without scripts, and lead on', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(`/${text.query}`);
      const menu = page.getByRole('navigation', { name: text.main });
      const item = menu.getByRole('link', { name: new RegExp(`^${text.ball}`) });
      await expect(item).toBeHidden();
      await menu.getByRole('link', { name: text.valves, exact: true }).focus();
      await expect(item).toBeVisible();
      await page.mouse.move(5, 700);
      await menu.getByRole('link', { name: text.valves, exact: true }).blur();
      await expect(item).toBeHidden();
      await menu.getByRole('link', { name: text.valves, exact: true }).hover();
      await item.click();
      await expect(page).toHaveURL(
        new RegExp(`/products/sirca-valves/ball-valves${text.query.replace('?', '\\?')}$`),
      );
      await context.close();
    });

    test('by keyboard a menu is passed with two stops, and opened by its button or by arrow down', async ({
      page,
    }) => {
      await page.goto(`/about${text.query}`);
      await hydrated(page);
      const menu = page.getByRole('navigation', { name: text.main });
      const valves = menu.getByRole('link', { name: text.valves, exact: true });
      const button = menu.getByRole('button', { name: text.submenu, exact: true });
      const butterfly = menu.getByRole('link', { name: new RegExp(`^${text.butterfly}`) });
      const ball = menu.getByRole('link', { name: new RegExp(`^${text.ball}`) });
      await valves.focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(butterfly).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: text.pinch, exact: true })).toBeFocused();
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
      await valves.focus();
      await page.keyboard.press('ArrowDown');
      await expect(butterfly).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(ball).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ball-valves/);
      await expect(ball).toBeHidden();
    });

    test('on a phone the menu is a flat list that opens, closes and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${text.query}`);
      await hydrated(page);
      await expect(page.getByRole('navigation', { name: text.main })).toBeHidden();
      await page.getByRole('button', { name: text.open }).click();
      const list = page.getByRole('navigation', { name: text.mobile });
      for (const name of text.list)
        await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
      await page.getByRole('button', { name: text.close }).click();
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: text.open }).click();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: text.open }).click();
      await list.getByRole('link', { name: text.list[2], exact: true }).click();
      await expect(page).toHaveURL(/\/products(?:\?lang=en)?$/);
      await expect(list).toBeHidden();
    });

    test('the side bar leads to help, downloads, inquiry, mail and telephone, and back to the top', async ({
      page,
    }) => {
      await page.goto(`/products/pneumatic/rotary${text.query}`);
      await hydrated(page);
      const bar = page.getByRole('navigation', { name: text.shortcuts });
      const hrefs = await bar
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')),
        );
      expect(hrefs.slice(0, 4)).toEqual([
        '/support',
        '/downloads',
        '/contact',
        'mailto:sales@example.com',
      ]);
      expect(hrefs[4]).toMatch(/^tel:\+82/);
      await page.evaluate(() => scrollTo(0, 500));
      await bar.getByRole('button', { name: text.top }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('a keyboard user skips to the content', async ({ page }) => {
      await page.goto(`/${text.query}`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text.skip });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
  });
}

test('the switcher stands in the top strip, in the footer and, on a phone, in the header', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: '빠른 메뉴' }).getByRole('link', { name: 'English' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
});

test('on a tablet the English menu is one row, and the mark of the current page lies on the header’s rule', async ({
  page,
}) => {
  for (const width of [768, 820, 900, 959]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products/pqvf?lang=en');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const compact of ['false', 'true']) {
      await page.evaluate((top) => scrollTo(0, top), compact === 'true' ? 200 : 0);
      await expect(page.getByRole('banner')).toHaveAttribute('data-compact', compact);
      const ends = await menu
        .locator(':scope > ul > li > a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect(new Set(ends.map(Math.round)).size, `${width}, ${compact}`).toBe(1);
      expect((await menu.boundingBox())?.height, `${width}, ${compact}`).toBe(44);
    }
  }
});

// Phones: mobile.spec.ts.
for (const width of [820, 1440])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/products',
      '/products/sirca-valves/ball-valves',
      '/products/special/quarter-turn-480',
      '/products/pinch-valve/pqvf/pqvf',
      '/about/company',
      '/contact',
      '/sitemap',
    ])
      for (const query of ['', '?lang=en']) {
        await page.goto(path + query);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${path}${query} at ${width} px`).toBeLessThanOrEqual(0);
      }
  });
