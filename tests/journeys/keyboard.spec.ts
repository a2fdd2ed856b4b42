/** What holds of every control on every kind of page, for a visitor who has no pointer. */
import { expect, type Locator, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { goTo, hydrated, moveTo } from './hydrated.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One page of each kind, in the states that have the most controls. */
const PAGES = [
  '/',
  '/products?dn=150&temp=80',
  '/products/sirca-valves/ball-valves',
  '/products/special/quarter-turn-480?model=480-050',
  '/products/pinch-valve/pqvf/pqvf',
  '/compare?items=s10,pqvf.100,ap-da&temp=180',
  '/contact?product=s10&product=pqvf~dn100',
  '/downloads',
  '/search?q=S30',
  '/about/gallery',
];

/** Pages without a list, a box or a radio button to choose from. */
const WITHOUT_CHOICES = new Set([
  '/downloads',
  '/contact?product=s10&product=pqvf~dn100',
  '/search?q=S30',
  '/about/gallery',
]);

interface Stop {
  markup: string;
  /** Whether it or what holds it is drawn with a ring. */
  seen: boolean;
}

/** Writes down each stop that gets the focus from now on. A question to the page after each press would take as long as the presses. */
const recordStops = (page: Page) =>
  page.evaluate(() => {
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const known = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => {
      if (known.has(target)) return;
      known.add(target);
      const focused = target as Element;
      let ringed: Element | null = focused;
      while (ringed && !isRinged(ringed)) ringed = ringed.parentElement;
      const { width, height } = focused.getBoundingClientRect();
      stops.push({
        markup: focused.outerHTML.slice(0, 120),
        seen:
          ringed !== null &&
          Math.max(width, ringed.getBoundingClientRect().width) > 8 &&
          height > 0,
      });
    });
  });

/** Goes through the page with the Tab key. */
async function expectSeenStops(page: Page): Promise<void> {
  await recordStops(page);
  const recorded = () => page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
  let stops: Stop[] = [];
  // Behind the last stop the keyboard begins anew, and nothing more is written down.
  for (let count = -1; count < stops.length && stops.length < 150;) {
    count = stops.length;
    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('Tab');
    stops = await recorded();
  }
  expect.soft(stops.filter(({ seen }) => !seen)).toEqual([]);
  expect.soft(stops.length).toBeGreaterThan(20);
}

/** What a visitor chooses from; text fields are another matter. */
const CHOICES = 'main :is(select, input[type=checkbox], input[type=radio]:checked):enabled';

/** Takes another choice in each field, which must neither lead away nor lose the focus. */
async function expectChoicesInPlace(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const choices = page.locator(CHOICES).filter({ visible: true });
  // Not more: the rows of a list have one each.
  const count = Math.min(await choices.count(), 12);
  expect.soft(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const choice = choices.nth(index);
    await expect(choice, `choice ${index + 1} of ${count}`).toHaveCount(1);
    const name = await choice.evaluate((element) => element.outerHTML.slice(0, 120));
    const kind = await choice.getAttribute('type');
    await choice.focus();
    await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'ArrowDown');
    await hydrated(page);
    expect.soft(new URL(page.url()).pathname, name).toBe(pathname);
    const focused = await page.evaluate(() => ({
      tag: document.activeElement?.tagName,
      type: document.activeElement?.getAttribute('type') ?? null,
    }));
    expect.soft(focused, name).toEqual({ tag: kind === null ? 'SELECT' : 'INPUT', type: kind });
  }
}

for (const [language, pages] of [
  ['ko', PAGES.slice(0, PAGES.length / 2)],
  ['en', PAGES.slice(PAGES.length / 2)],
] as const)
  // A phone has its own menu, search, bars and tables: the page opened on a wide screen becomes a phone's.
  test(`each stop of the keyboard is seen, and a choice changes the page in place and keeps the focus, on a wide screen and on a phone (${pages.join(' ')})`, async ({
    page,
  }) => {
    // Each page as at a first visit: without the operating point, units and comparison of the page before.
    await page.addInitScript(() => localStorage.clear());
    for (const path of pages)
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await goTo(page, inLanguage(path, language));
        await expectSeenStops(page);
        await page.setViewportSize(PHONE);
        await expectSeenStops(page);
        if (WITHOUT_CHOICES.has(path)) return;
        await expectChoicesInPlace(page);
        await page.setViewportSize(WIDE);
        await expectChoicesInPlace(page);
      });
  });

test('who takes a product out of the comparison can have it back at its place', async ({
  page,
}) => {
  await goTo(page, '/compare?items=s10,pqvf.100,pqvf.50');
  const main = page.getByRole('main');
  const buttons = main
    .getByRole('list', { name: '비교하는 제품' })
    .getByRole('button', { name: /비교에서 빼기/ });
  const back = main.getByRole('button', { name: '되돌리기', exact: true });
  await buttons.nth(1).press('Enter');
  await expect(buttons).toHaveCount(2);
  await expect(back).toBeFocused();
  await expect(
    main.getByRole('status').filter({ hasText: 'PQVF DN 100: 비교에서 뺐습니다.' }),
  ).toBeVisible();
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

test('who takes a product out of the comparison tray, or clears it, can have it back', async ({
  page,
}) => {
  await goTo(page, '/products/sirca-valves/ball-valves?lang=en');
  for (const code of ['S10', 'S30'])
    await page
      .getByRole('article', { name: code, exact: true })
      .getByRole('checkbox')
      .press('Space');
  const shown = page.getByRole('complementary', { name: 'Chosen for comparison' });
  const buttons = shown.getByRole('button', { name: /from the comparison/ });
  const back = shown.getByRole('button', { name: 'Undo', exact: true });
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(1);
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toHaveAccessibleName(/S10/);

  await shown.getByRole('button', { name: 'Clear the comparison', exact: true }).press('Enter');
  await expect(buttons).toHaveCount(0);
  await expect(
    shown.getByRole('status').filter({ hasText: 'The comparison has been cleared.' }),
  ).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(2);

  // What is empty goes with the page.
  await shown.getByRole('button', { name: 'Clear the comparison', exact: true }).press('Enter');
  await expect(back).toBeFocused();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Gallery$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/gallery/);
  await expect(shown).toHaveCount(0);
});

test('taking a product out of the tray, or all on a phone, leaves the page at its place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['gamasan.compare'] = JSON.stringify({ version: 1, items: ['s10', 's30', 's40'] });
  });
  for (const [width, name, steps] of [
    [390, 'Clear the comparison', [0]],
    [1440, /from the comparison/, [2, 1, 0]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await goTo(page, '/products/sirca-valves/ball-valves?lang=en');
    const tray = page.getByRole('complementary', { name: 'Chosen for comparison' });
    const buttons = tray.getByRole('button', { name });
    await expect(buttons).toHaveCount(steps.length);
    await page.evaluate(() => scrollTo(0, 700));
    for (const left of steps) {
      // By its place on the screen: a press by name scrolls to the button first.
      const { x, y } = (await buttons.first().boundingBox())!;
      await page.mouse.click(x + 5, y + 5);
      await expect(buttons).toHaveCount(left);
      await expect(tray.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(700);
    }
  }
});

test('what has no room in the comparison any more is not offered back', async ({ page }) => {
  await goTo(page, '/compare?items=s10,s20,s30,s40&lang=en');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Remove S20 from the comparison' }).click();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
  await main.getByRole('link', { name: 'Add a product' }).click();
  await main.getByLabel('Product to add').selectOption('s50');
  await main.getByRole('button', { name: 'Add a product' }).click();
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

/** Whether a control lies under nothing else. */
const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

test('neither the comparison tray that comes nor the request bar of a phone covers what has the focus', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const walkTo = async (control: Locator) => {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 120 && !(await isFocused()); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };

  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/products/pinch-valve/pqvf/pqvf');
  const compare = main.getByRole('checkbox', { name: /^비교.*PQVF/ }).first();
  await walkTo(compare);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /PQVF.*(?:빼기|삭제|제거)/ }).last()).toBeVisible();
  await expect.poll(() => isInSight(compare)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await moveTo(page, '/products/sirca-valves/ball-valves/s10?lang=en');
  await main.locator('summary', { hasText: 'Questions' }).press('Enter');
  const ask = main.getByRole('button', { name: 'Certificates and test reports' });
  await walkTo(ask);
  await expect.poll(() => isInSight(ask)).toBe(true);
});

test('in a strip that scrolls sideways the Tab key shows each entry whole', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goTo(page, '/products/pinch-valve/pqvf/pqvf');
  for (const [path, name] of [
    ['/products/pinch-valve/pqvf/pqvf', '그림 보기'],
    ['/about/company', '회사소개'],
  ] as const) {
    await moveTo(page, path);
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
  }
});

test('who takes out the last of something goes on from there', async ({ page }) => {
  await goTo(page, '/products?volt=400&flange=F07&ip=IP67');
  const finder = page.locator('#finder');
  const count = finder.getByRole('status').first();
  for (const condition of ['400 V', 'F07', 'IP67']) {
    await finder.getByRole('button', { name: `${condition} 빼기`, exact: true }).press('Enter');
    await expect(count).toBeFocused();
  }

  await moveTo(page, '/products/sirca-valves/ball-valves/s20');
  await page.getByRole('button', { name: '견적 목록에 담기' }).first().press('Enter');
  await moveTo(page, '/contact');
  await page.getByRole('button', { name: 'S20 빼기' }).press('Enter');
  // Where it is said, with the way back next.
  await expect(page.locator(':focus')).toContainText('S20: 목록에서 뺐습니다.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: '되돌리기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('되돌렸습니다.');
  await page.getByRole('button', { name: 'S20 빼기' }).press('Enter');

  await moveTo(page, '/products/sirca-valves/ball-valves/s20');
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
