import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, test } from '@playwright/test';
import type { Element } from 'domhandler';
import { getOuterHTML } from 'domutils';

import type { Visit } from './addresses.ts';
import { elementsOf, pagesIn } from './page-kinds.ts';

/** Most bytes on the wire (issue "Pictures"): a card picture, and the main picture of a product's page. */
// Cards of categories, and of products without a condition, show the tone drawing.
const CARD_LIMIT = 18_000;
const DETAIL_LIMIT = 18_000;
/** A figure of the pneumatic catalogue, which may hold several drawings. */
const FIGURE_LIMIT = 30_000;
const isFigure = (file: string) => file.includes('/rotary-figure-');

/** Bytes that a visitor downloads for a file of the site. */
function bytes(address: string): number {
  const file = readFileSync(`dist/site${new URL(address).pathname}`);
  return address.endsWith('.svg') ? brotliCompressSync(file).length : file.length;
}

/** A picture in the main part of a page. */
interface Picture {
  /** Its markup, with the files to choose from. */
  markup: string;
  alt: string | null;
  card: boolean;
  inList: boolean;
  /** Of a product's page: it opens the viewer. */
  main: boolean;
}

const isWithin = (element: Element, name: string): boolean => {
  const parent = element.parent as Element | null;
  return parent !== null && (parent.name === name || isWithin(parent, name));
};

const picturesOf = (visit: Visit): Picture[] =>
  elementsOf(visit)('main img').map((image) => {
    const parent = image.parent as Element;
    const alt = image.attribs['alt'] ?? null;
    const [card, inList, main] = ['article', 'li', 'button'].map((name) => isWithin(image, name));
    image.attribs['loading'] = 'eager';
    return {
      markup: getOuterHTML(parent.name === 'picture' ? parent : image),
      alt,
      card: card!,
      inList: inList!,
      main: main!,
    };
  });

/**
 * The file that the browser chooses for each of these pieces of markup. It chooses by files, sizes and window, wherever a picture
 * stands: one page has them all.
 */
async function filesChosen(page: Page, markups: readonly string[]): Promise<Map<string, string>> {
  // Addresses of files are relative to the site.
  await page.goto('/admin');
  const distinct = [...new Set(markups)];
  await page.setContent(distinct.map((markup) => `<div>${markup}</div>`).join(''), {
    waitUntil: 'domcontentloaded',
  });
  const images = page.locator('img');
  await expect(images).toHaveCount(distinct.length);
  const chosen = () =>
    images.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc));
  // The browser chooses when it comes to it.
  await expect
    .poll(
      async () => (await chosen()).filter((file) => file === '').length,
      'pictures without a file',
    )
    .toBe(0);
  const files = await chosen();
  return new Map(distinct.map((markup, index) => [markup, files[index] ?? '']));
}

const tooLarge = (files: readonly string[], limit: number) =>
  [...new Set(files)]
    .filter((file) => bytes(file) > limit)
    .map((file) => `${new URL(file).pathname}: ${bytes(file)} bytes`);
const placeholders = (files: readonly string[]) =>
  files.filter((file) => file === '' || file.includes('placeholder'));

// What a browser chooses does not wait for scripts.
test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

test('every page shows its own pictures: none is the placeholder, none too large, each says what it shows', async ({
  page,
}) => {
  const pages = pagesIn('ko').map((visit) => ({ ...visit, pictures: picturesOf(visit) }));
  const fileOf = await filesChosen(
    page,
    pages.flatMap(({ pictures }) => pictures.map(({ markup }) => markup)),
  );
  const all: string[] = [];
  const cards: string[] = [];
  const mains: string[] = [];
  const silent: string[] = [];
  for (const { address, path, pictures } of pages) {
    const here = pictures.map((picture) => ({
      ...picture,
      file: fileOf.get(picture.markup) ?? '',
    }));
    const files = here.map(({ file }) => file);
    expect(placeholders(files), address).toEqual([]);
    all.push(...files);
    const small = here.filter(
      ({ card, inList }) =>
        (card && /^\/(?:products(?:\/[^/]+\/[^/]+)?)?$/.test(path)) ||
        (inList && /^\/(?:gallery(?:\/1)?)?$/.test(path)),
    );
    cards.push(...small.map(({ file }) => file));
    if (path === '/gallery')
      expect(new Set(files).size, 'pictures of the gallery').toBe(files.length);
    if (/^\/products\/[^/]+\/[^/]+\/[^/]+$/.test(path)) {
      const main = here.find((picture) => picture.main);
      expect(main, `main picture of ${address}`).toBeDefined();
      mains.push(main?.file ?? '');
    }
    // An empty one stands beside words that say it.
    for (const { file, alt } of here)
      if (alt === null || /\.(?:svg|webp|avif)$|^image of/i.test(alt))
        silent.push(`${address}: ${file}`);
  }
  // Products, where the eight models of the 480 series are rows of a table with one picture for all; home, groups and gallery.
  expect(cards.length).toBeGreaterThanOrEqual(19 + 4 + 4 + 6 + 1 + 19);
  expect(mains.length).toBeGreaterThanOrEqual(25);
  expect(tooLarge(cards, CARD_LIMIT)).toEqual([]);
  const figures = all.filter(isFigure);
  expect(new Set(figures).size).toBe(13);
  expect(tooLarge(figures, FIGURE_LIMIT)).toEqual([]);
  const others = all.filter((file) => !isFigure(file));
  expect(tooLarge(others, DETAIL_LIMIT)).toEqual([]);
  expect(silent).toEqual([]);
  // The eight models of the 480 series may share one.
  const own = mains.filter((file) => !file.includes('quarter-turn-480'));
  expect(new Set(own).size).toBe(own.length);
});

test('pictures that are no dimension drawings are labelled as illustrations', async ({ page }) => {
  for (const [path, width] of [
    ['/products/s30', 390],
    // Under the title block of the page.
    ['/products/pinch-valve/pqvf', 1440],
    ['/gallery/1', 1440],
  ] as const)
    for (const language of ['ko', 'en']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${path}?lang=${language}`);
      const label = page.getByText(/비례척|to scale/i).filter({ visible: true });
      await expect.soft(label, `${path} ${language}`).not.toHaveCount(0);
    }
});
