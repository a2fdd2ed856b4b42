/**
 * Every page in a browser, in each language: it runs without a complaint and fits the narrowest window. A few that together have
 * every kind of element fit every window, size of letters, spacing and finger, and axe finds nothing on them.
 */
import { expect, type Page, test } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';
import { follow, goTo, hydrated, identities } from '#tests/journeys/hydrated.ts';

import { storeQuote } from '#tests/journeys/stored-quote.ts';

import { inLanguage } from './addresses.ts';
import {
  broken,
  faultsOfSpacing,
  faultsOfTwiceTheSize,
  layoutFaults,
  letterSettings,
  overflow,
  painted,
  smallTargets,
  touchingNumbers,
  unevenTables,
} from './layout.ts';
import { pagesIn, pagesWithEveryElement } from './page-kinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A run visits up to thirty pages, each in several windows.
test.describe.configure({ timeout: 1_800_000 });

/** With conditions and items, and an address without a page. */
const STATES = [
  '/products?dn=150&pn=16&temp=80',
  '/products?dn=150&temp=900',
  '/products/special/quarter-turn-480?model=480-050',
  '/compare?items=s10,pqvf.100,ap-da&temp=180',
  '/compare?items=s10,s30,501m&dn=150&pn=16&temp=180',
  '/search?q=S30',
  '/contact?product=s10~dn50~4&product=480-050~~2~ph3&dn=150&bar=10&temp=180',
  '/a-path-that-does-not-exist/and-is-very-long-so-that-it-has-to-break-somewhere-0123456789',
];

/** One page of each kind: no word or value is broken on a phone. */
const WHOLE_WORDS = new Set([
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
  ...STATES.slice(-1),
]);

/** Pages that are read with text of twice the size, and with more spacing. */
const ENLARGED = new Set([
  '/',
  '/products?dn=150&pn=16&temp=80',
  '/products/sirca-valves/ball-valves',
  '/products/pinch-valve/pqvf/pqvf',
  '/gallery/1',
  '/about/company',
  '/about/map',
  '/contact',
  '/downloads',
  '/guides',
  '/accessibility',
  '/sitemap',
]);

/** Pages whose buttons and links are measured. */
const TOUCHED = new Set([
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
  ...STATES.slice(-1),
]);

/** Pages that are read on dark paper. */
const DARK = new Set([
  '/',
  '/products',
  '/products/sirca-valves/ball-valves',
  '/products/sirca-valves/ball-valves/s30',
  '/products/special/quarter-turn-480',
  '/contact',
  '/gallery/1',
  ...STATES.slice(-1),
]);

interface Reader {
  what: string;
  width: number;
  height: number;
  /** Size of letters in the browser's settings, px; 16 by default. */
  letters: number;
}

const DESKTOP: Reader = { what: 'on a desktop', width: 1440, height: 900, letters: 16 };
const PHONE: Reader = { what: 'on a phone', width: 390, height: 844, letters: 16 };
const SMALL_PHONE: Reader = { what: 'on a small phone', width: 360, height: 740, letters: 16 };
const NARROWEST: Reader = {
  what: 'at 320 px, as at 400 % on a laptop',
  width: 320,
  height: 800,
  letters: 16,
};
const READERS: readonly Reader[] = [
  NARROWEST,
  { what: 'on a phone with letters of twice the size', width: 390, height: 800, letters: 32 },
  { what: 'on a desktop with letters of twice the size', width: 1280, height: 800, letters: 32 },
];

/** Below, at and above each width at which a table leaves columns out. */
const TABLE_WIDTHS = [320, 390, 600, 820, 1023, 1024, 1440];

/** Where the numbers of an axis are looked at, beside the small phone. */
const AXIS_WIDTHS: ReadonlySet<number> = new Set([390, 820, 1440]);

const korean = pagesIn('ko').map(({ address }) => address);
const withEveryElement = (language: 'ko' | 'en') =>
  new Set(pagesWithEveryElement(pagesIn(language)).map(({ address }) => address));
/** They are looked at in every window and by axe: in Korean on a desktop, in English on a phone. The others differ by their texts. */
const closely = { ko: withEveryElement('ko'), en: withEveryElement('en') };

/** The further pages of a list hold what its first two do: their Korean documents run, and are not looked at in every window. */
const isFurtherPage = (address: string) => /\?page=(?!2$)/.test(address);

/** The category of a product's page, and the part of the site that another is in. */
const sectionOf = (address: string) =>
  /^\/products\/([^/?]+)/.exec(address)?.[1] ??
  /^\/(about|guides)/.exec(address)?.[1] ??
  'other pages';

const sections = Object.groupBy([...korean, ...STATES], sectionOf);
for (const [section, addresses = []] of Object.entries(sections))
  test(`pages run without a complaint, axe finds nothing, and they fit any window and size of letters: ${section}`, async ({
    page,
  }) => {
    const setLetters = await letterSettings(page);
    const become = async ({ width, height, letters }: Reader) => {
      await page.setViewportSize({ width, height });
      await setLetters(letters);
      await painted(page);
    };
    // Without the language, operating point, units and comparison of the page before.
    await page.addInitScript(() => localStorage.clear());
    // React says here when a document and the application differ.
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text()))
        complaints.push(message.text());
    });
    for (const path of addresses)
      for (const language of ['ko', 'en'] as const) {
        if (language === 'en' && isFurtherPage(path)) continue;
        const address = inLanguage(path, language);
        const isForAxe = closely[language].has(address);
        const axeReader = language === 'ko' ? DESKTOP : PHONE;
        await become(isForAxe ? axeReader : NARROWEST);
        if (language === 'ko' || isForAxe) await page.goto(address);
        else await follow(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // The inquiry takes products out of its address.
        if (!STATES.includes(path))
          expect.soft(page.url().endsWith(address), page.url()).toBe(true);
        await expect.soft(page.locator('h1'), address).toHaveCount(1);
        if (!STATES.includes(path) && (language === 'ko' || isForAxe))
          await expectAsInDocument(page, address);
        if (isForAxe) expect.soft(await axeFaults(page, address)).toEqual([]);
        if (!isFurtherPage(path)) {
          const readers = isForAxe || STATES.includes(path) ? READERS : [NARROWEST];
          expect.soft(await faultsOfLayout(page, path, readers, become)).toEqual([]);
        }
        if (language === 'ko' && TOUCHED.has(path)) {
          await become(SMALL_PHONE);
          await expectRoomForFingers(page);
        }
        if (language === 'ko' && DARK.has(path)) {
          await become(DESKTOP);
          await expectLegibleOnDarkPaper(page);
        }
        expect.soft(complaints.splice(0), address).toEqual([]);
      }
  });

/** What a returning visitor's device holds: conditions that his products do not meet, products, and an address with others. */
const RETURNING = [
  ...WHOLE_WORDS,
  '/products/sirca-valves/ball-valves/s10',
  '/products/special/quarter-turn-480/480-050',
  '/products/electric/electric-features',
  '/compare?items=s10,s30,501m,480-050',
  '/search?q=DN 150 180 °C',
  '/contact?product=s40~dn50~4&product=480-050~~2~ph3',
  '/support',
  '/support?kind=retrofit',
];

for (const language of ['ko', 'en'] as const)
  test(`with conditions and products of an earlier visit no page is wider than a small phone (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage['gamasan.point'] = '?dn=150&bar=10&temp=180&torque=1100';
    });
    await storeQuote(page, [
      { productCode: 'S40', size: 'DN 50', quantity: 4, note: 'TAG-101' },
      { productCode: '480-050', category: 'special', quantity: '0' },
    ]);
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of RETURNING) {
      await goTo(page, inLanguage(path, language));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (/^\/(?:contact|support)/.test(path))
        await expect(page.locator('#inquiry-point'), path).toBeVisible();
      await painted(page);
      expect.soft(await layoutFaults(page), path).toEqual([]);
    }
  });

/** Tables that were looked at: by the class that styles them, and what each column is called. */
const known = new Set<string>();

async function hasNewTable(page: Page): Promise<boolean> {
  const tables = await page
    .locator('table')
    .evaluateAll((all: HTMLTableElement[]) =>
      all.map(({ className, rows }) => `${className} ${rows[0]?.textContent}`),
    );
  const before = known.size;
  for (const table of tables) known.add(table);
  return known.size > before;
}

/** What is too wide, cut, broken or empty on an open page, in the windows of all readers. */
async function faultsOfLayout(
  page: Page,
  path: string,
  readers: readonly Reader[],
  become: (reader: Reader) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${page.url()} ${where}: ${fault}`));
  const tooWide = async () => {
    const over = await overflow(page);
    return over > 0 ? [`${over} px too wide`] : [];
  };
  for (const reader of readers) {
    await become(reader);
    add(reader.what, await layoutFaults(page));
  }
  if (await hasNewTable(page)) {
    for (const width of TABLE_WIDTHS) {
      await become({ ...DESKTOP, width });
      add(`at ${width} px`, await unevenTables(page));
      if (AXIS_WIDTHS.has(width)) add(`at ${width} px`, await touchingNumbers(page));
    }
  }
  if (readers.length > 1) {
    await become(SMALL_PHONE);
    add(SMALL_PHONE.what, await tooWide());
    add(SMALL_PHONE.what, await touchingNumbers(page));
  }
  if (WHOLE_WORDS.has(path)) {
    await become(SMALL_PHONE);
    add(SMALL_PHONE.what, await broken(page));
  }
  const [heading = '', text = ''] = await page.evaluate(() =>
    ['h1', 'main'].map((part) => document.querySelector<HTMLElement>(part)?.innerText),
  );
  if (heading.trim() === '') add('', ['an empty heading']);
  for (const [slip] of text.matchAll(/undefined|\[object|NaN|(?:catalogue|product):/g))
    add('', [slip]);
  if (ENLARGED.has(path)) {
    await become(PHONE);
    add(PHONE.what, await tooWide());
    add(PHONE.what, await faultsOfSpacing(page));
    add(PHONE.what, await faultsOfTwiceTheSize(page));
    await become({ ...DESKTOP, width: 1280 });
    add('at 1280 px', await faultsOfTwiceTheSize(page));
  }
  return faults;
}

/** The application shows the title, canonical address and language that its document has without scripts. */
async function expectAsInDocument(page: Page, address: string): Promise<void> {
  const { shown, plain } = await identities(page);
  expect.soft(shown, address).toEqual(plain);
}

/** Buttons and links are met with a finger, and the bottom bar does not cover the last line. */
async function expectRoomForFingers(page: Page): Promise<void> {
  expect.soft(await smallTargets(page), page.url()).toEqual([]);
  const bar = await page.getByRole('navigation', { name: '바로가기' }).boundingBox();
  // Pictures that arrive on the way down make the page longer: it is scrolled to its end again.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      return footer && footer.y + footer.height;
    }, page.url())
    // Positions are fractions of a pixel, and the footer ends in padding.
    .toBeLessThanOrEqual((bar?.y ?? 0) + 2);
}

/** Legible on the dark paper of a device set to dark. */
async function expectLegibleOnDarkPaper(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 28, 40)');
  const faults = await axeFaults(page, `dark ${page.url()}`, { only: 'color-contrast' });
  expect.soft(faults).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
