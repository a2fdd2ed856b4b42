import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, test } from '@playwright/test';

import { visits } from './addresses.ts';

/** Most bytes on the wire (issue "Pictures"): a card picture, and the main picture of a product's page. */
const CARD_LIMIT = 8_000;
const DETAIL_LIMIT = 18_000;
/** A figure of the pneumatic catalogue, which may hold several drawings. */
const FIGURE_LIMIT = 30_000;
const isFigure = (file: string) => file.includes('/rotary-figure-');

const korean = visits.filter(({ language }) => language === 'ko');

/** Bytes that a visitor downloads for a file of the site. */
function bytes(address: string): number {
  const file = readFileSync(`dist/site${new URL(address).pathname}`);
  return address.endsWith('.svg') ? brotliCompressSync(file).length : file.length;
}

/** A picture of a page, as the browser has chosen it. */
interface Chosen {
  file: string;
  alt: string | null;
  card: boolean;
  /** Of a product's page: it opens the viewer. */
  main: boolean;
}

/** All pictures in a part of the page, also those further down. */
async function chosen(page: Page, address: string, selector = 'main img'): Promise<Chosen[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page.evaluate(async (pictures) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(pictures)];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => ({
      file: image.currentSrc,
      alt: image.getAttribute('alt'),
      card: image.closest('article') !== null,
      main: image.closest('button') !== null,
    }));
  }, selector);
}

const tooLarge = (files: readonly string[], limit: number) =>
  [...new Set(files)]
    .filter((file) => bytes(file) > limit)
    .map((file) => `${new URL(file).pathname}: ${bytes(file)} bytes`);
const placeholders = (files: readonly string[]) =>
  files.filter((file) => file === '' || file.includes('placeholder'));

test.use({ viewport: { width: 1440, height: 900 } });

test('every page shows its own pictures: none is the placeholder, none too large, each says what it shows', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const all: string[] = [];
  const cards: string[] = [];
  const mains: string[] = [];
  const silent: string[] = [];
  for (const { address, path } of korean) {
    const here = await chosen(page, address);
    const files = here.map(({ file }) => file);
    expect(placeholders(files), address).toEqual([]);
    all.push(...files);
    if (/^\/products\/[^/]+\/[^/]+$/.test(path))
      cards.push(...here.filter(({ card }) => card).map(({ file }) => file));
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
  // The eight models of the 480 series are rows of a table with one picture for all.
  expect(cards.length).toBeGreaterThanOrEqual(19);
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

test('cards of home, products and gallery keep 8 kB too', async ({ page }) => {
  const files = [
    ...(await chosen(page, '/', 'main :is(article, li) img')),
    ...(await chosen(page, '/products', 'main article img')),
    ...(await chosen(page, '/gallery', 'main li img')),
    ...(await chosen(page, '/gallery/1', 'main li img')),
  ].map(({ file }) => file);
  expect(files.length).toBeGreaterThanOrEqual(4 + 4 + 6 + 1 + 19);
  expect(tooLarge(files, CARD_LIMIT)).toEqual([]);
});

for (const [lang, words] of [
  ['ko', /예시 그림, 척도 없음|제품 그림은 모두 예시/],
  ['en', /Illustration, not to scale|product pictures are illustrations/],
] as const) {
  test(`pictures that are no dimension drawings are labelled as illustrations (${lang})`, async ({
    page,
  }) => {
    for (const path of ['/products/s30', '/products/pinch-valve/pqvf', '/gallery/1']) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator('main').getByText(words).first(), path).toBeVisible();
    }
  });
}

test('the pictures of the gallery are all different', async ({ page }) => {
  const files = (await chosen(page, '/gallery')).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});
