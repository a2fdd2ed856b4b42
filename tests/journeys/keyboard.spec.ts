/** What holds of every control on every kind of page, for a visitor who has no pointer. */
import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { hydrated } from './hydrated.ts';

/** One page of each kind, in the states that have the most controls. */
const PAGES = [
  '/',
  '/products?dn=150&temp=80',
  '/products/sirca-valves/ball-valves',
  '/products/special/quarter-turn-480?model=480-050',
  '/products/pinch-valve/pqvf/pqvf',
  '/compare?items=s10,pqvf.100,ap-da&temp=180',
  '/contact?items=s10,pqvf.100',
  '/downloads',
  '/search?q=S30',
  '/about/gallery',
];

const READERS = [
  { language: 'ko', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
];

/** The stop that has the focus: its markup, and whether it or what holds it is drawn with a ring; undefined for the page. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    let ringed: Element | null = focused;
    while (ringed && !isRinged(ringed)) ringed = ringed.parentElement;
    const { width, height } = focused.getBoundingClientRect();
    return {
      markup: focused.outerHTML.slice(0, 120),
      seen:
        ringed !== null && Math.max(width, ringed.getBoundingClientRect().width) > 8 && height > 0,
    };
  });

for (const { language, width, height } of READERS)
  for (const path of PAGES)
    test(`each stop of the keyboard is seen on ${path} (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      const unseen: string[] = [];
      let stops = 0;
      for (; stops < 150; stops += 1) {
        await page.keyboard.press('Tab');
        const reached = await stop(page);
        if (!reached) break;
        if (!reached.seen) unseen.push(reached.markup);
      }
      expect(unseen).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    });

/** What a visitor chooses from; text fields are another matter. */
const CHOICES = 'main :is(select, input[type=checkbox], input[type=radio]:checked):enabled';

for (const { language, width, height } of READERS)
  for (const path of PAGES)
    test(`a choice changes ${path} in place and keeps the focus (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      const { pathname } = new URL(page.url());
      const choices = page.locator(CHOICES).filter({ visible: true });
      // Not more: the rows of a list have one each.
      const count = Math.min(await choices.count(), 12);
      for (let index = 0; index < count; index += 1) {
        const choice = choices.nth(index);
        if ((await choice.count()) === 0) break;
        const name = await choice.evaluate((element) => element.outerHTML.slice(0, 120));
        const kind = await choice.getAttribute('type');
        await choice.focus();
        await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'ArrowDown');
        await hydrated(page);
        expect(new URL(page.url()).pathname, name).toBe(pathname);
        const focused = await page.evaluate(() => ({
          tag: document.activeElement?.tagName,
          type: document.activeElement?.getAttribute('type') ?? null,
        }));
        expect(focused, name).toEqual({ tag: kind === null ? 'SELECT' : 'INPUT', type: kind });
      }
    });

for (const { language, remove, list, tray, clear, undo, removed, cleared } of [
  {
    language: 'ko',
    remove: /비교에서 빼기/,
    list: '비교하는 제품',
    tray: '비교할 제품',
    clear: '비우기',
    undo: '되돌리기',
    removed: 'PQVF DN 100: 비교에서 뺐습니다.',
    cleared: '비교 목록을 비웠습니다.',
  },
  {
    language: 'en',
    remove: /from the comparison/,
    list: 'Products compared',
    tray: 'Chosen for comparison',
    clear: 'Clear',
    undo: 'Undo',
    removed: 'PQVF DN 100 was removed from the comparison.',
    cleared: 'The comparison has been cleared.',
  },
]) {
  test(`who takes a product out of the comparison can have it back at its place (${language})`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/compare?items=s10,pqvf.100,pqvf.50', language));
    await hydrated(page);
    const main = page.getByRole('main');
    const buttons = main.getByRole('list', { name: list }).getByRole('button', { name: remove });
    const back = main.getByRole('button', { name: undo, exact: true });
    await buttons.nth(1).press('Enter');
    await expect(buttons).toHaveCount(2);
    await expect(back).toBeFocused();
    await expect(main.getByRole('status').filter({ hasText: removed })).toBeVisible();
    // The last one too; each press brings one back, the last removed first.
    for (const left of [1, 0]) {
      await buttons.first().press('Enter');
      await expect(buttons).toHaveCount(left);
      await expect(back).toBeFocused();
    }
    for (const count of [1, 2]) {
      await page.keyboard.press('Enter');
      await expect(buttons).toHaveCount(count);
      await expect(back).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(3);
    await expect(back).toHaveCount(0);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('items'))
      .toBe('s10,pqvf.100,pqvf.50');
    expect(await page.evaluate(() => String(localStorage['gamasan.compare']))).toContain(
      '["s10","pqvf.100","pqvf.50"]',
    );
    // Not to the top of the page: the next stop is the comparison.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test(`who takes a product out of the comparison tray, or clears it, can have it back (${language})`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/products/sirca-valves/ball-valves', language));
    await hydrated(page);
    for (const code of ['S10', 'S30'])
      await page
        .getByRole('article', { name: code, exact: true })
        .getByRole('checkbox')
        .press('Space');
    const shown = page.getByRole('complementary', { name: tray });
    const buttons = shown.getByRole('button', { name: remove });
    const back = shown.getByRole('button', { name: undo, exact: true });
    await buttons.first().press('Enter');
    await expect(buttons).toHaveCount(1);
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(2);
    await expect(buttons.first()).toHaveAccessibleName(/S10/);

    await shown.getByRole('button', { name: clear, exact: true }).press('Enter');
    await expect(buttons).toHaveCount(0);
    await expect(shown.getByRole('status').filter({ hasText: cleared })).toBeVisible();
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(2);

    // What is empty goes with the page.
    await shown.getByRole('button', { name: clear, exact: true }).press('Enter');
    await expect(back).toBeFocused();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^(?:갤러리|Gallery)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/gallery/);
    await expect(shown).toHaveCount(0);
  });
}

for (const width of [390, 1440])
  test(`taking a product out of the tray leaves the page at its place: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      localStorage['gamasan.compare'] ??= JSON.stringify({
        version: 1,
        items: ['s10', 's30', 's40'],
      });
    });
    await page.goto('/products/sirca-valves/ball-valves?lang=en');
    await hydrated(page);
    const tray = page.getByRole('complementary', { name: 'Chosen for comparison' });
    const buttons = tray.getByRole('button', { name: /from the comparison/ });
    await expect(buttons).toHaveCount(3);
    await page.evaluate(() => scrollTo(0, 700));
    for (const left of [2, 1, 0]) {
      // By its place on the screen: a press by name scrolls to the button first.
      const { x, y } = (await buttons.first().boundingBox())!;
      await page.mouse.click(x + 5, y + 5);
      await expect(buttons).toHaveCount(left);
      await expect(tray.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(700);
    }
  });

test('what has no room in the comparison any more is not offered back', async ({ page }) => {
  await page.goto('/compare?items=s10,s20,s30,s40&lang=en');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Remove S20 from the comparison' }).click();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
  await main.getByLabel('Product to add').selectOption('s50');
  await main.getByRole('button', { name: 'Add a product' }).click();
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

for (const { what, width, height, path, name, key } of [
  {
    what: 'the comparison tray that comes',
    width: 1440,
    height: 900,
    path: '/products/pinch-valve/pqvf/pqvf',
    name: /^비교.*PQVF/,
    key: 'Space',
  },
  {
    what: 'the request bar of a phone',
    width: 390,
    height: 844,
    path: '/products/sirca-valves/ball-valves/s10?lang=en',
    name: /^Ask.*S10 End connections/,
    key: undefined,
  },
])
  test(`${what} leaves in sight what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    const stop = main
      .getByRole('checkbox', { name })
      .or(main.getByRole('button', { name }))
      .first();
    const focused = () => stop.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 120 && !(await focused()); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    if (key) {
      await page.keyboard.press(key);
      await expect(
        page.getByRole('button', { name: /PQVF.*(?:빼기|삭제|제거)/ }).last(),
      ).toBeVisible();
    }
    await expect
      .poll(() =>
        stop.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const seen = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        }),
      )
      .toBe(true);
  });

for (const [path, name] of [
  ['/products/pinch-valve/pqvf/pqvf', '그림 보기'],
  ['/about/company', '회사소개'],
] as const)
  test(`in a strip that scrolls sideways the Tab key shows each entry whole: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    const strip = page.locator(`[aria-label="${name}"]`).last();
    const entries = strip.locator('button, a');
    await entries.first().focus();
    const count = await entries.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 1; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(entries.nth(index)).toBeFocused();
      const hidden = await entries.nth(index).evaluate((entry) => {
        const { left, right, top, height } = entry.getBoundingClientRect();
        // What lies over its end, such as the button of the 3D view, hides it as the edge does.
        const seen = (x: number) => entry.contains(document.elementFromPoint(x, top + height / 2));
        return !seen(left + 3) || !seen(right - 3);
      });
      expect(hidden, await entries.nth(index).innerText()).toBe(false);
    }
  });

test('who takes out the last of something goes on from there', async ({ page }) => {
  await page.goto('/products?dn=100&bar=10&temp=60');
  await hydrated(page);
  const finder = page.locator('#finder');
  const count = finder.getByRole('status').first();
  for (const condition of ['DN 100', '10 bar', '60 °C']) {
    await finder.getByRole('button', { name: `${condition} 빼기` }).press('Enter');
    await expect(count).toBeFocused();
  }

  await page.goto('/products/sirca-valves/ball-valves/s20');
  await hydrated(page);
  await page.getByRole('button', { name: '견적 목록에 담기' }).first().press('Enter');
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'S20 빼기' }).press('Enter');
  // Where it is said, with the way back next.
  await expect(page.locator(':focus')).toContainText('S20 제품을 뺐습니다.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: '되돌리기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('되돌렸습니다.');
  await page.getByRole('button', { name: 'S20 빼기' }).press('Enter');

  await page.goto('/products/sirca-valves/ball-valves/s20');
  await hydrated(page);
  await page.getByRole('button', { name: '견적 목록에 담기' }).first().press('Enter');
  await page
    .getByRole('button', { name: /견적 목록/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: '견적 목록' });
  await dialog.getByRole('button', { name: '목록 비우기' }).press('Enter');
  await expect(dialog.getByRole('status')).not.toHaveText('');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});
