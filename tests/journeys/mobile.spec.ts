import { expect, type Page, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { fontsInPlace, goTo, hydrated, moveTo } from './hydrated.ts';

/** The narrowest phone that the site is made for. */
const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 } });

/** How far the page is wider than the window, px. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function open(page: Page, path: string, language: string) {
  await page.goto(inLanguage(path, language));
  await fontsInPlace(page);
}

/** A button of one line, px. */
const ONE_LINE = 60;

test('the words of a product’s buttons stand on one line, in either language', async ({ page }) => {
  const heights = (place: string) =>
    page
      .locator(place)
      .locator('a:visible, button:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  await open(page, '/', 'ko');
  await hydrated(page);
  for (const language of ['ko', 'en']) {
    await moveTo(page, `/products/sirca-valves/ball-valves/s30?lang=${language}`);
    for (const width of [WIDTH, 390]) {
      await page.setViewportSize({ width, height: 760 });
      const actions = await heights('div:has(> a[href^="/contact"]):has(> button)');
      expect(actions.length).toBeGreaterThan(1);
      expect(Math.max(...actions)).toBeLessThanOrEqual(ONE_LINE);
    }
    await moveTo(page, '/products/sirca-valves/ball-valves');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    const foot = await heights('dialog div:has(> a[href^="/contact"])');
    expect(foot).toHaveLength(4);
    expect(Math.max(...foot)).toBeLessThanOrEqual(ONE_LINE);
    await page.keyboard.press('Escape');
  }
});

/** The longest that pages are on a phone of 390 px, with a condition set (design.md, "Third wave", rule 7). */
const LENGTHS = [
  ['/products/special/quarter-turn-480/480-050', 3400],
  ['/products/special/quarter-turn-480', 3000],
  ['/products/sirca-valves/ball-valves/s10', 3400],
  ['/products/sirca-valves/ball-valves/s50', 3400],
  ['/products/pinch-valve/pqvf/pqvf', 4200],
  ['/compare?items=s10,s30,s50', 2000],
] as const;

test('pages with conditions are no longer than they may be, in either language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, most] of LENGTHS)
    for (const language of ['ko', 'en']) {
      const conditions = `${path.includes('?') ? '&' : '?'}dn=50&bar=10&temp=80`;
      await open(page, path + conditions, language);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-point');
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollHeight),
          `${path} ${language}`,
        )
        .toBeLessThanOrEqual(most);
    }
});

test('a wide table has a caption and scopes, scrolls in its own box, and still says whose row it is', async ({
  page,
}) => {
  await goTo(page, '/products/pinch-valve/pqvf/pqvf');
  await page.locator('summary', { hasText: '호칭경별 사양' }).click();
  const name = '호칭경별 치수';
  await test.step('the table, not the page, is wider than the window, and the keyboard reaches it', async () => {
    const table = page.getByRole('table', { name });
    await expect(table.locator('caption')).not.toBeEmpty();
    for (const header of await table.locator('th').all())
      expect(await header.getAttribute('scope')).toMatch(/^(?:col|row)$/);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const box = table.locator('xpath=..');
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect(box).toHaveAttribute('tabindex', '0');
  });
  const region = page.getByRole('region', { name });
  await region.evaluate((box) => box.scrollTo(30, 0));
  expect(await region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const row = region.getByRole('rowheader').filter({ hasText: '100' });
  await row.evaluate((cell) => cell.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await expect(row).toBeInViewport({ ratio: 0.99 });
  await expect(region.locator('caption')).toBeInViewport({ ratio: 0.99 });
});

test('what the Tab key reaches on a small phone lies above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  // What comes late and makes the page longer comes before the walk.
  await hydrated(page);
  await fontsInPlace(page);
  await page.getByRole('textbox', { name: '회사명' }).focus();
  // From field to field, through the buttons and into the contact panel (WCAG 2.4.11).
  const hidden: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const under = await page.evaluate(() => {
      const bar = document.querySelector('nav[aria-label="바로가기"]')!.getBoundingClientRect();
      const focused = document.activeElement!;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.top && !focused.closest('nav') ? focused.outerHTML.slice(0, 80) : '';
    });
    if (under !== '') hidden.push(under);
  }
  expect(hidden).toEqual([]);
});

test('the operating point takes two lines of a phone, one of a wider screen, and none of the inquiry', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: '사용 조건', exact: true });
  const height = async () => (await bar.boundingBox())?.height;
  const four = '?dn=150&pn=16&temp=180&torque=300';
  for (const [width, high] of [
    [320, 72],
    [390, 72],
    [820, 44],
    [1440, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await goTo(page, `/products/sirca-valves/ball-valves${four}`);
    await expect(bar.locator('summary')).toBeVisible();
    expect(await height(), `${width} px`).toBe(high);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  // The inquiry has the conditions among its own parts.
  await goTo(page, `/contact${four}`);
  await expect(page.getByRole('main').getByRole('region', { name: '사용 조건' })).toHaveCount(1);
  await expect(bar).toHaveCount(1);
});

test('the bar that asks for a quote comes without moving the footer or restyling the page, below the note that there is no network', async ({
  browser,
  page,
}) => {
  await goTo(page, '/products/pinch-valve/pqvf/pqvf');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const ask = page.getByRole('link', { name: '견적 요청' }).last();
  await expect(ask).toBeInViewport();
  const trace = (await browser.stopTracing()).toString();

  // A press on a link of the footer does not miss.
  await expect.poll(height).toBe(before);

  await test.step('what it belongs to is restyled, not every element of the page', async () => {
    const { traceEvents } = JSON.parse(trace) as {
      traceEvents: { name: string; args?: { elementCount?: number } }[];
    };
    const restyled = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
    );
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan((await page.locator('*').count()) / 2);
  });

  await test.step('the note that there is no network stands above it', async () => {
    // What the browser says when the network goes; the journeys of offline.spec.ts take it away in earnest. Who listens later asks.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      dispatchEvent(new Event('offline'));
    });
    const note = page.getByRole('button', { name: '안내 닫기' });
    await expect(note).toBeVisible();
    const [bar, above] = [await ask.boundingBox(), await note.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
