import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, test } from '@playwright/test';

import { visits } from './addresses.ts';

/** Most bytes on the wire (issue "Pictures"): a card picture, and the main picture of a product's page. */
const CARD_LIMIT = 8_000;
const DETAIL_LIMIT = 18_000;

const korean = visits.filter(({ language }) => language === 'ko');
const catalogue = korean.filter(({ path }) => /^\/products\/[^/]+\/[^/]+$/.test(path));
const products = korean.filter(({ path }) => /^\/products\/[^/]+\/[^/]+\/[^/]+$/.test(path));

/** Bytes that a visitor downloads for a file of the site. */
function bytes(address: string): number {
  const file = readFileSync(`dist/site${new URL(address).pathname}`);
  return address.endsWith('.svg') ? brotliCompressSync(file).length : file.length;
}

/** The files that the browser chose for the pictures in a part of the page. */
async function chosen(page: Page, address: string, selector: string): Promise<string[]> {
  await page.goto(address);
  return page.evaluate(async (pictures) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(pictures)];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => image.currentSrc);
  }, selector);
}

const tooLarge = (files: readonly string[], limit: number) =>
  [...new Set(files)]
    .filter((file) => bytes(file) > limit)
    .map((file) => `${new URL(file).pathname}: ${bytes(file)} bytes`);
const placeholders = (files: readonly string[]) =>
  files.filter((file) => file === '' || file.includes('placeholder'));

test.use({ viewport: { width: 1440, height: 900 } });

test('every product card has its own picture, at most 8 kB', async ({ page }) => {
  test.setTimeout(120_000);
  const files: string[] = [];
  for (const { address } of catalogue)
    files.push(...(await chosen(page, address, 'main article img')));
  expect(files.length).toBeGreaterThanOrEqual(25);
  expect(placeholders(files)).toEqual([]);
  expect(tooLarge(files, CARD_LIMIT)).toEqual([]);
});

test('the main picture of every product is its own, at most 18 kB', async ({ page }) => {
  test.setTimeout(120_000);
  const files: string[] = [];
  for (const { address } of products) {
    const [main = ''] = await chosen(page, address, 'main button:has(img) img');
    expect(main, `main picture of ${address}`).not.toMatch(/placeholder|^$/);
    files.push(main);
  }
  expect(tooLarge(files, DETAIL_LIMIT)).toEqual([]);
  // The eight models of the 480 series may share one.
  const own = files.filter((file) => !file.includes('quarter-turn-480'));
  expect(new Set(own).size).toBe(own.length);
});

test('no page shows the placeholder, or a picture above 18 kB', async ({ page }) => {
  test.setTimeout(240_000);
  const shown: string[] = [];
  const files: string[] = [];
  for (const { address } of korean.filter(({ path }) => !path.startsWith('/dev'))) {
    const chosenHere = await chosen(page, address, 'main img');
    if (placeholders(chosenHere).length > 0) shown.push(address);
    files.push(...chosenHere);
  }
  expect(shown).toEqual([]);
  expect(tooLarge(files, DETAIL_LIMIT)).toEqual([]);
});

test('cards of home, products and gallery keep 8 kB too', async ({ page }) => {
  const files = [
    ...(await chosen(page, '/', 'main :is(article, li) img')),
    ...(await chosen(page, '/products', 'main article img')),
    ...(await chosen(page, '/gallery', 'main li img')),
    ...(await chosen(page, '/gallery/1', 'main li img')),
  ];
  expect(files.length).toBeGreaterThanOrEqual(4 + 4 + 6 + 1 + 19);
  expect(tooLarge(files, CARD_LIMIT)).toEqual([]);
});

for (const [lang, words] of [
  ['ko', /예시 그림, 축척 없음|치수도 외의 제품 그림은 예시/],
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
  const files = await chosen(page, '/gallery', 'main img');
  expect(new Set(files).size).toBe(files.length);
});

test('every picture says what it shows, or stands beside words that do', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const { address } of [...catalogue, ...products]) {
    await page.goto(address);
    const silent = await page.evaluate(() =>
      [...document.querySelectorAll('main img')]
        .filter(
          (image) =>
            !image.hasAttribute('alt') ||
            /\.(?:svg|webp|avif)$|^image of/i.test(image.getAttribute('alt') ?? ''),
        )
        .map((image) => image.getAttribute('src')),
    );
    if (silent.length > 0) wrong.push(`${address}: ${silent.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});
