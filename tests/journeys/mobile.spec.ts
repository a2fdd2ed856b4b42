import { expect, type Page, test } from '@playwright/test';

import { manifest } from '#tests/site/addresses.ts';

import { hydrated } from './hydrated.ts';

/** Smallest target of a finger, and the narrowest phone that the site is made for. */
const TARGET = 44;
const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 } });

const PATHS = [
  '/',
  '/products',
  '/products/pneumatic/rotary',
  '/products/sirca-valves/ball-valves',
  '/products/special/quarter-turn-480',
  '/products/pinch-valve/pqvf',
  '/products/pinch-valve/pqvf/pqvf',
  '/about',
  '/about/company',
  '/about/organization',
  '/about/business',
  '/about/map',
  '/gallery',
  '/gallery/1',
  '/contact',
  '/downloads',
  '/sitemap',
  '/privacy',
  '/admin',
  '/a-path-that-does-not-exist/and-is-very-long-so-that-it-has-to-break-somewhere-0123456789',
];

/** Words and values that a line breaks in two, of all that is there to be read; an address asked for may. */
const broken = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const range = document.createRange();
    const lines = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
    };
    const isRead = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== 'none') return false;
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, option, [aria-hidden="true"], [role="note"]')
      );
    };
    const WHOLE =
      /\p{L}{2,}|(?:(?:DN|PN)\s)?[+−]?\d[\d.,]*\d(?:\s(?:°C|bar|Nm|mm|V)(?![a-z]))?|\d{3}-\u2060?\d{3}/gu;
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement || !isRead(node.parentElement)) continue;
      for (const { 0: part, index } of text.matchAll(WHOLE))
        if (lines(node, index, index + part.length) > 1) found.push(`${part} in ${text}`);
    }
    return found;
  });

for (const path of PATHS) {
  for (const query of ['', '?lang=en']) {
    test(`${path}${query} neither scrolls sideways nor breaks a word or a value at ${WIDTH} px`, async ({
      page,
    }) => {
      await page.goto(path + query);
      await page.evaluate(() => document.fonts.ready);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(WIDTH);
      expect(await broken(page)).toEqual([]);
    });
  }
}

for (const query of ['', '?lang=en'])
  test(`no product page scrolls sideways on a phone ${query}`, async ({ page }) => {
    test.slow();
    const products = Object.keys(manifest.documents).filter((path) =>
      /^\/products\/[^/]+\/[^/]+\/[^/]+$/.test(path),
    );
    expect(products.length).toBeGreaterThan(20);
    const wide: string[] = [];
    for (const path of products) {
      await page.goto(path + query);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [390, WIDTH]) {
        await page.setViewportSize({ width, height: 760 });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          wide.push(`${path} at ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });

/** A button of one line, px. */
const ONE_LINE = 60;

for (const query of ['', '?lang=en'])
  test(`the words of a product's buttons stand on one line ${query}`, async ({ page }) => {
    const heights = (place: string) =>
      page
        .locator(place)
        .locator('a:visible, button:visible')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    for (const width of [WIDTH, 390]) {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(`/products/sirca-valves/ball-valves/s30${query}`);
      const actions = await heights('div:has(> a[href^="/contact"]):has(> button)');
      expect(actions.length).toBeGreaterThan(1);
      expect(Math.max(...actions)).toBeLessThanOrEqual(ONE_LINE);
    }
    await page.goto(`/products/sirca-valves/ball-valves${query}`);
    await hydrated(page);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    const foot = await heights('dialog div:has(> a[href^="/contact"])');
    expect(foot).toHaveLength(3);
    expect(Math.max(...foot)).toBeLessThanOrEqual(ONE_LINE);
  });

test('a table that is scrolled sideways still says whose row it is', async ({ page }) => {
  await page.goto('/products/special/quarter-turn-480/480-050');
  const region = page.getByRole('region', { name: '480 시리즈 모델별 사양' });
  await region.evaluate((box) => box.scrollTo(200, 0));
  expect(await region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const row = region.getByRole('rowheader', { name: '480-006' });
  await row.evaluate((cell) => cell.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await expect(row).toBeInViewport({ ratio: 0.99 });
  await expect(region.locator('caption')).toBeInViewport({ ratio: 0.99 });
});

for (const path of [
  '/',
  '/about/map',
  '/gallery/1',
  '/sitemap',
  '/downloads',
  '/privacy',
  '/products',
  '/products/pneumatic/rotary?page=2',
  '/products/sirca-valves/ball-valves',
  '/products/sirca-valves/ball-valves/s40',
  '/about/company',
  '/contact',
  '/nowhere',
]) {
  test(`buttons and links of ${path} can be met with a finger`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const small = await page
      .locator('main, footer')
      .locator('a:visible, button:visible')
      .evaluateAll(
        (elements, target) =>
          elements
            .map((element) => {
              const box = element.getBoundingClientRect();
              // A card's link covers its card, by a pseudo-element.
              const cover = ['::before', '::after'].some(
                (part) => getComputedStyle(element, part).position === 'absolute',
              );
              // A cell of the page navigation is as wide as it is high.
              const size = element.closest('nav[aria-label^="페이지 이동"]')
                ? Math.min(box.width, box.height)
                : box.height;
              return { text: element.textContent, height: Math.round(size * 10) / 10, cover };
            })
            .filter(({ height, cover }) => !cover && height < target),
        TARGET,
      );
    expect(small).toEqual([]);
  });

  test(`the bottom bar does not cover the last line of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.getByRole('navigation', { name: '바로가기' }).boundingBox();
    // Pictures that arrive on the way down make the page longer: it is scrolled to its end again.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const footer = await page.getByRole('contentinfo').boundingBox();
        return footer && footer.y + footer.height;
      })
      // Positions are fractions of a pixel, and the footer ends in padding.
      .toBeLessThanOrEqual((bar?.y ?? 0) + 2);
  });
}

test('what the Tab key reaches on a small phone lies above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  // What comes late and makes the page longer comes before the walk.
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
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

test('without counts the operating point takes one line of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact?dn=150&pn=16&temp=180');
  await hydrated(page);
  const bar = page.getByRole('region', { name: '사용 조건', exact: true }).first();
  await expect(bar.getByRole('button', { name: '수정', exact: true })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.goto('/products/sirca-valves/ball-valves?dn=150&pn=16&temp=180');
  await hydrated(page);
  await expect(bar.getByText('적합')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeGreaterThan(60);
});

test('the bar that asks for a quote comes without moving the footer: a press on its links does not miss', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('link', { name: '견적 요청' }).last()).toBeInViewport();
  expect(await height()).toBe(before);
});

test('the bar that asks for a quote restyles what it belongs to, not every element of the page', async ({
  browser,
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('link', { name: '견적 요청' }).last()).toBeInViewport();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
  );
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan((await page.locator('*').count()) / 4);
});

test('the note that there is no network stands above the bar that asks for a quote', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const ask = page.getByRole('link', { name: '견적 요청' }).last();
  await expect(ask).toBeInViewport();
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
