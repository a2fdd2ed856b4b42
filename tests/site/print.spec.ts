/** Pages as they come out of a printer: printed by Chromium, read by PDF.js. */
import { expect, type Page, test } from '@playwright/test';

import { brand, contact } from '#content/index.ts';

import { goTo } from '#tests/journeys/hydrated.ts';
import { fillIn, submitButton } from '#tests/journeys/inquiry-form.ts';
import { flat, readPdf } from '#tests/pdf.ts';

import { inLanguage } from './addresses.ts';

/** The address as a visitor prints it, without backgrounds, and what its pages say. */
async function printed(page: Page, address: string, awaited?: RegExp) {
  await goTo(page, address);
  // What depends on the address comes with its own code.
  if (awaited) await expect(page.getByText(awaited).first()).toBeVisible();
  const pdf = await readPdf(await page.pdf({ format: 'A4', printBackground: false }));
  return { sheets: pdf.pages, text: flat(pdf.pages.map(({ text }) => text).join(' ')) };
}

const FIGURES = /^(수치 비교|Figures side by side)$/;

/**
 * Pages with the most sheets that they may take. All are printed in English, whose text is a quarter longer; those of the first
 * list, one of each layout, in Korean too.
 */
const LAYOUTS: readonly { path: string; most: number; awaited?: RegExp }[] = [
  { path: '/products/sirca-valves/ball-valves/s10', most: 2 },
  { path: '/compare?items=s10,s30,pqvf', most: 1, awaited: FIGURES },
  { path: '/products/special/quarter-turn-480', most: 2 },
  { path: '/products/sirca-valves/ball-valves', most: 3 },
  { path: '/products/electric/electric-features', most: 2 },
  { path: '/products/pneumatic/rotary?page=5', most: 2 },
];
const LAYOUTS_AND_FAMILIES: typeof LAYOUTS = [
  ...LAYOUTS,
  { path: '/products/sirca-valves/butterfly-valves/ht600', most: 2 },
  { path: '/products/pinch-valve/pqvf/pqvf', most: 2 },
  { path: '/products/pneumatic/rotary/ap-da', most: 2 },
  { path: '/products/special/quarter-turn-480/480-050', most: 2 },
  // Four kinds of products have no row in common but their sizes: what is not stated of one is stated of another.
  { path: '/compare?items=s30,pqvf,480-050,ap-da', most: 2, awaited: FIGURES },
];

const TOOLS = {
  ko: ['조건으로찾기', '견적목록', '목록으로', '누르면'],
  en: ['Findbycondition', 'quotelist', 'Backto', 'Pressa'],
};

for (const [language, pages] of [
  ['ko', LAYOUTS],
  ['en', LAYOUTS_AND_FAMILIES],
] as const)
  test(`a page is printed on few sheets, with company, address and days, and without tools (${language})`, async ({
    page,
  }) => {
    for (const { path, most, awaited } of pages) {
      const address = inLanguage(path, language);
      const { sheets, text } = await printed(page, address, awaited);
      expect(sheets.length, address).toBeLessThanOrEqual(most);
      for (const sheet of sheets) {
        expect(sheet.out, `${address}: text beyond the paper`).toEqual([]);
        expect(flat(sheet.text), `${address}: an empty sheet`).not.toBe('');
      }
      for (const words of [brand.name[language], contact.telephone, new URL(page.url()).pathname])
        expect(text, address).toContain(flat(words));
      // Day of printing, and of the latest change of the content.
      expect(text, address).toMatch(
        language === 'ko'
          ? /인쇄\d{4}-\d\d-\d\d·내용개정\d{4}-\d\d-\d\d/
          : /Printed\d{4}-\d\d-\d\d·contentrevised\d{4}-\d\d-\d\d/,
      );
      for (const tool of TOOLS[language]) expect(text, address).not.toContain(tool);
    }
  });

test('on paper no picture or line lies over words, and heads stand over their columns', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await goTo(page, '/gallery/1');
  const steps = await page.locator('main li:has(img)').evaluateAll((items) =>
    items.map((item) => {
      const picture = item.querySelector('img')!.getBoundingClientRect();
      const words = item.querySelector('button > :last-child')!.getBoundingClientRect();
      return { over: picture.bottom - words.top, height: picture.height };
    }),
  );
  expect(steps).toHaveLength(19);
  expect(Math.max(...steps.map(({ over }) => over))).toBeLessThanOrEqual(1);
  expect(Math.min(...steps.map(({ height }) => height))).toBeGreaterThan(100);
  await goTo(page, '/about/company');
  const gaps = await page.locator('main ol > li').evaluateAll((items) =>
    items.flatMap((item) => {
      const tick = getComputedStyle(item, '::after');
      const [, events] = item.children;
      return events
        ? events.getBoundingClientRect().left -
            item.getBoundingClientRect().left -
            Number.parseFloat(tick.left) -
            Number.parseFloat(tick.width)
        : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  await goTo(page, '/downloads');
  const [head, row] = await Promise.all(
    [page.locator('main .register[aria-hidden]'), page.locator('main li.register').first()].map(
      (cells) =>
        cells.evaluate((line) =>
          [...line.children].flatMap((cell) => {
            const { left, width } = cell.getBoundingClientRect();
            return width > 0 ? Math.round(left) : [];
          }),
        ),
    ),
  );
  expect(head).toHaveLength(5);
  for (const [column, left] of (head ?? []).entries())
    expect(Math.abs(left - (row?.[column] ?? Infinity)), `column ${column}`).toBeLessThan(10);
});

test('a calculation is printed with its result, an empty calculator is not', async ({ page }) => {
  const tool = '/products/special/quarter-turn-480';
  const empty = await printed(page, tool, /밸브 토크로 모델 선택/);
  expect(empty.text).not.toContain('안전율');
  // The models' codes are links, and stay.
  expect(empty.text).toContain('480-050');
  const { text } = await printed(page, `${tool}?break=100&factor=1.5#sizing`, /필요 토크/);
  expect(text).toContain('150Nm');
});

test('the receipt of four rows of a list and three questions is one sheet', async ({ page }) => {
  await page.route('**/f/**', (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }));
  const rows = [
    ['S10', '볼밸브 50A PN16 120℃', ['토크']],
    ['480-050', '480-050 삼상 380V', ['60 Hz 작동 시간', '보호등급(IP)']],
    ['S30', 'S30 50A', []],
    ['', '체크밸브 80A 10K', []],
  ] as const;
  await page.addInitScript(
    ([entries, point]) => {
      localStorage['gamasan.entries'] = entries;
      localStorage['gamasan.point'] = point;
    },
    [
      JSON.stringify({
        entries: rows.map(([code, text, questions], place) => ({
          id: `row-${place}`,
          product: { code, name: 'x', category: 'x' },
          pasted: { text, tag: `P-10${place}`, unit: 'EA' },
          quantity: '4',
          questions,
        })),
      }),
      '?dn=50&pn=16&temp=120',
    ] as const,
  );
  for (const language of ['ko', 'en'] as const) {
    await goTo(page, inLanguage('/contact', language));
    await fillIn(page, language);
    await submitButton(page, language).click();
    await expect(page).toHaveURL(/receipt=/);
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    const pdf = await readPdf(await page.pdf({ format: 'A4', printBackground: false }));
    expect(pdf.pages.map(({ text }) => flat(text).slice(0, 40))).toHaveLength(1);
    for (const words of [rows[3][1], 'P-103'])
      expect(flat(pdf.pages[0]?.text)).toContain(flat(words));
  }
});

/** What ends every page on paper, from the company's name to the day of the latest change. */
const FOOT = new RegExp(`${flat(brand.name.ko)}대표.*내용개정[\\d-]{10}`);

test('a page prints the same from its end, middle and top: under its name, with the pictures that were not in view, its foot whole and on no sheet of its own', async ({
  page,
}) => {
  // The sentences of the home page stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/',
    '/products',
    '/products/sirca-valves/butterfly-valves',
    '/products/special/quarter-turn-480',
    '/gallery',
  ]) {
    await goTo(page, path);
    let first: { sheets: string[]; bytes: number } | undefined;
    for (const part of [1, 0.5, 0]) {
      await page.evaluate(
        (share) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share),
        part,
      );
      await page.locator(`header[data-compact=${part > 0}]`).waitFor();
      const data = await page.pdf({ format: 'A4', printBackground: false });
      const sheets = (await readPdf(data)).pages.map(({ text }) => flat(text));
      expect(sheets[0], path).toMatch(new RegExp(`^${flat(brand.name.ko)}`));
      expect(sheets.at(-1), path).toMatch(FOOT);
      expect(sheets.at(-1)?.replace(FOOT, ''), `${path}: only a foot`).not.toBe('');
      first ??= { sheets, bytes: data.length };
      expect(sheets, `${path} from ${part}`).toEqual(first.sheets);
      // A picture takes more than what else differs.
      expect(Math.abs(data.length - first.bytes), `${path} from ${part}`).toBeLessThan(500);
    }
  }
});

/** In both languages, without the company's name. */
const TITLE_BLOCK = /(?:대표|CEO).*?(?:내용개정|contentrevised)[\d-]{10}/u;

test('no sheet of any kind of page is empty but for the title block, which is whole on each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/about/business?lang=en',
    '/about/map?lang=en',
    '/products/pinch-valve/pqvf',
    '/products/special/hydraulic-pneumatic-actuators?lang=en&dn=50&pn=16&temp=80',
    '/products?dn=50&pn=16&temp=80',
    '/guides',
    '/guides/three-way-ports',
    '/glossary',
    '/search?q=DN%2050%20볼',
    '/contact',
  ]) {
    const { sheets } = await printed(page, path);
    for (const [index, { text }] of sheets.entries()) {
      const own = flat(text);
      expect(own, `${path}, sheet ${index + 1}`).toMatch(TITLE_BLOCK);
      expect(own.replace(TITLE_BLOCK, '').length, `${path}, sheet ${index + 1}`).toBeGreaterThan(
        60,
      );
    }
  }
});

test('codes and points to check stand whole in a comparison on paper', async ({ page }) => {
  const point = 'dn=50&temp=80&lang=en';
  await goTo(page, `/compare?items=s10,s30,301tss,501m&${point}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  const heads = page.locator('main .product');
  await expect(heads).toHaveCount(4);
  for (const [left, right] of await heads.evaluateAll((all) =>
    all.map((head) => [head.getBoundingClientRect().width, head.parentElement!.clientWidth / 4]),
  ))
    expect(Math.abs(left! - right!)).toBeLessThan(2);
  expect(
    await page
      .locator('main .product b')
      .evaluateAll((all) => all.map((code) => code.getClientRects().length)),
  ).toEqual([1, 1, 1, 1]);
  await expect(page.locator('main .product li').first()).toBeVisible();
});
