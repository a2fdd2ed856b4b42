import { expect, type Page, test } from '@playwright/test';

import { inLanguage, manifest } from '#tests/site/addresses.ts';

import { hydrated } from './hydrated.ts';

const fontSize = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main p', 'footer a', 'header a'].map((selector) =>
      Number.parseFloat(getComputedStyle(document.querySelector(selector)!).fontSize),
    ),
  );

/** What a reader's settings say for letters, 16 px without them; breakpoints in em follow it, as they do in the settings. */
async function letterSettings(page: Page): Promise<(size: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return (size) =>
    session
      .send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
      .then(() => undefined);
}

/** Waits until the page has been painted twice: what watches the width of its box has had its say then. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that a box cuts off, of those that nobody has put out of sight on purpose. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim();
      const owner = node.parentElement;
      if (!text || !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        // For readers alone; a box that scrolls shows all of it.
        if (width <= 1 || height <= 1 || overflowX === 'auto' || overflowX === 'scroll') break;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const out = lines.some(
          (line) =>
            (cuts(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
            (cuts(overflowY) &&
              (line.top < top - line.height / 2 || line.bottom > bottom + line.height / 2)),
        );
        if (out) found.add(`"${text.slice(0, 40)}" in .${box.getAttribute('class')}`);
        if (position === 'fixed') break;
      }
    }
    return [...found];
  });

/** Text zoom, which leaves breakpoints where they are. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const language of ['ko', 'en'])
  test(`twice the size doubles all text, and nothing leaves the page (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of [
      '/',
      '/products/sirca-valves/ball-valves',
      '/products/pinch-valve/pqvf/pqvf',
      '/about/company',
      '/contact',
      '/sitemap',
    ]) {
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      const before = await fontSize(page);
      await doubleText(page);
      const after = await fontSize(page);
      expect(after.map((size, index) => size / (before[index] ?? 1))).toEqual([2, 2, 2, 2]);
      await expect.poll(() => overflow(page), `${path} overflows`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/contact', '/downloads', '/guides', '/accessibility', '/about/map']) {
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      await doubleText(page);
      await expect.poll(() => overflow(page), `${path} on a phone`).toBeLessThanOrEqual(0);
    }
  });

/** Every page once: of products in one group, which have the same parts, the first ones; with conditions and items in some. */
const PAGES = [
  ...Object.keys(manifest.documents).filter(
    (path) =>
      path.split('/').length < 5 || /\/(?:s40|s70|ht600|pqvf|pqvi|480-050|ap-da)$/.test(path),
  ),
  '/products?dn=150&pn=16&temp=80',
  '/products?dn=150&temp=900',
  '/products/special/quarter-turn-480?model=480-050',
  '/compare?items=s10,pqvf.100,ap-da&temp=180',
  '/compare?items=s10,s30,501m&dn=150&pn=16&temp=180',
  '/search?q=S30',
  '/contact?items=s10',
  '/no-such-page',
];

const READERS = [
  { what: 'at 320 px, as at 400 % on a laptop', width: 320, letters: 16 },
  { what: 'on a phone with letters of twice the size', width: 390, letters: 32 },
  { what: 'on a desktop with letters of twice the size', width: 1280, letters: 32 },
];

for (const language of ['ko', 'en'])
  test(`${READERS.map(({ what }) => what).join(', ')} no page scrolls sideways and no text is cut (${language})`, async ({
    page,
  }) => {
    const setLetters = await letterSettings(page);
    const wrong: string[] = [];
    for (const [index, path] of PAGES.entries()) {
      // Each page is opened for another reader, and made to fit the others.
      const first = index % READERS.length;
      for (const { what, width, letters } of [
        ...READERS.slice(first),
        ...READERS.slice(0, first),
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await setLetters(letters);
        if (what === READERS[first]?.what) {
          await page.goto(inLanguage(path, language));
          await hydrated(page);
        } else await painted(page);
        const over = await overflow(page);
        if (over > 0) wrong.push(`${path}, ${what}: ${over} px too wide`);
        for (const text of await cutTexts(page)) wrong.push(`${path}, ${what}: ${text} is cut`);
      }
    }
    expect(wrong).toEqual([]);
  });

test('in a low window no bar takes room from the page', async ({ page }) => {
  // A laptop at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/products/sirca-valves/ball-valves');
  await hydrated(page);
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        // Heads of tables stay at the left while the table is scrolled sideways.
        return (
          position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(stuck.filter((html) => !html.includes('href="#main"'))).toEqual([]);
});

for (const language of ['ko', 'en'])
  test(`nothing leaves a phone's page with the spacing of text that WCAG 1.4.12 names (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/',
      '/products?temp=80',
      '/products/pinch-valve/pqvf/pqvf',
      '/gallery/1',
      '/contact',
    ]) {
      await page.goto(inLanguage(path, language));
      await hydrated(page);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(spacing);
      });
      await expect.poll(() => overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
