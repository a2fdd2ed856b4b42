import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** What tells one page from another: title, canonical address and language. */
const shown = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    document.documentElement.lang,
  ]);

/** Addresses that nobody of the site writes, each read by the server and then by the application. */
const ODD = [
  ['a repeated page', '/products/pneumatic/rotary?page=2&page=3'],
  ['a page beyond the last', '/products/pneumatic/rotary?page=99&lang=en'],
  ['a page of an address without pages', '/products/S30T?page=2'],
  ['an encoded page', '/products/pneumatic/rotary?page=%32'],
  ['an encoded product code in capitals', '/products/%53%330T'],
  ['a category in capitals', '/products/PNEUMATIC'],
  ['an unknown subcategory, second page', '/products/pneumatic/unknown?page=2&lang=en'],
  ['an unknown subcategory of a strict category', '/products/electric/unknown?lang=en'],
  ['an unknown subcategory of a category in capitals', '/products/Electric/unknown'],
  ['an unknown product', '/products/sirca-valves/Ball-valves/s10'],
  ['a repeated language', '/about?lang=en&lang=en'],
  ['an empty first segment', '//about/x'],
] as const;

for (const [what, address] of ODD)
  test(`${what} shows the same page with scripts as without`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await plain.goto((baseURL ?? '') + address);
    await page.goto((baseURL ?? '') + address);
    await hydrated(page);
    expect(await shown(page)).toEqual(await shown(plain));
    await plain.close();
  });
