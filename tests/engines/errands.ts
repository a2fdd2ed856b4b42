/** The errands of a visitor, once each, in a browser of another engine than Chromium's. */
import { expect, test as base } from '@playwright/test';

import { VALUES } from '#tests/journeys/inquiry-form.ts';
import { replaceTexts } from '#tests/journeys/replace-texts.ts';
import { inLanguage } from '#tests/site/addresses.ts';
import type { Engine, EngineBrowser } from './engine.ts';
import { visit, type Visitor } from './visitor.ts';

/**
 * Pages whose code differs for an engine: forms, tables, charts, pictures, dialogs. Left out are pages of text alone, which share
 * the layout of these, and addresses that show the page of another (/support).
 */
const PAGES = [
  '/',
  '/products',
  '/products/electric',
  '/products/electric/manufacturer-specialists',
  '/products/pneumatic/rotary/ap-da',
  '/about/company',
  '/gallery',
  '/gallery/1',
  '/contact',
  '/downloads',
  '/guides/face-to-face',
  '/search',
];

/** Declares the tests of one engine; they are skipped where its browser is not on the machine. */
export function errandsIn(engine: Engine): void {
  const test = base.extend<{ visitor: Visitor }, { engineBrowser: EngineBrowser }>({
    engineBrowser: [
      async ({}, use) => {
        const browser = await engine.start();
        await use(browser);
        await browser.stop();
      },
      { scope: 'worker' },
    ],
    visitor: async ({ engineBrowser, baseURL }, use) => {
      const visitor = visit(engineBrowser, baseURL ?? '');
      await engineBrowser.resize(1440, 900);
      await use(visitor);
      // One visitor after the other has the same browser.
      await visitor.inPage(() => localStorage.clear());
      expect(engineBrowser.errors()).toEqual([]);
    },
  });
  // In order, in one process: one start of the browser serves all.
  test.describe.configure({ mode: 'default' });
  test.skip(!engine.isFound(), `${engine.name} was not found on this machine`);

  test('pages of every layout run, and fit the window', async ({ visitor }) => {
    for (const [index, path] of PAGES.entries()) {
      // Every other one narrow and in Korean, as narrow as a window of WebKit's may be.
      const isNarrow = index % 2 === 0;
      await visitor.browser.resize(isNarrow ? 500 : 1440, 900);
      await visitor.open(inLanguage(path, isNarrow ? 'ko' : 'en'));
      const page = await visitor.inPage(() => ({
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        heading: document.querySelector('h1')?.checkVisibility(),
        typeface: document.fonts.check('16px "Gamasan Sans"'),
      }));
      expect(page, path).toEqual({ beyond: 0, heading: true, typeface: true });
      // The language is remembered.
      await visitor.inPage(() => localStorage.clear());
    }
  });

  test('a preview opens over the page, and Escape gives the focus back; its link leads on within the page, and Back to where the visitor was', async ({
    visitor,
  }) => {
    await visitor.open('/products/sirca-valves/ball-valves');
    await visitor.inPage(() => void Object.assign(window, { isSameDocument: true }));
    await visitor.press('main article a', '상세보기 S60');
    await visitor.sees('dialog[open]', 'S60');
    await visitor.browser.key('Escape');
    await expect
      .poll(() => visitor.inPage(() => document.querySelector('dialog[open]')))
      .toBe(null);
    await expect
      .poll(() => visitor.inPage(() => document.activeElement?.textContent))
      .toContain('상세보기');
    await visitor.press('main article a', '상세보기 S60');
    await visitor.press('dialog[open] a', '제품 상세');
    await visitor.sees('h1', 'S60');
    expect(await visitor.address()).toBe('/products/sirca-valves/ball-valves/s60');
    expect(await visitor.inPage(() => 'isSameDocument' in window && scrollY === 0)).toBe(true);
    await visitor.browser.back();
    await visitor.sees('h1', '볼 밸브');
    await expect.poll(() => visitor.inPage(() => scrollY)).toBeGreaterThan(200);
    expect(await visitor.inPage(() => 'isSameDocument' in window)).toBe(true);
  });

  test('what is typed in the finder finds at Enter, and stands in the address, also on a page that is translated', async ({
    visitor,
  }) => {
    await visitor.open('/products');
    await visitor.fill('호칭경', '150');
    await visitor.inPage(replaceTexts, 'new');
    await visitor.browser.key('Enter');
    await visitor.sees('#finder tr', '401N');
    await expect.poll(visitor.address).toBe('/products?dn=150');
    await visitor.open('/products/pinch-valve/pqvf/pqvf');
    await visitor.sees('section', 'DN 150');
  });

  test('a product goes on the list and out with the inquiry; what is typed survives a reload and a change of language', async ({
    visitor,
  }) => {
    await visitor.open('/products/pinch-valve/pqvi/pqvi');
    await visitor.press('main button', '견적 목록에 담기');
    await visitor.sees('button', '제품 1개');
    await visitor.press('button', '견적 목록');
    await visitor.sees('dialog[open]', 'PQVI');
    await visitor.press('dialog[open] a', '견적 요청');
    await visitor.sees('h1', '문의');
    await visitor.press('main button', '문의 보내기');
    await visitor.sees('main', '아직 보내지 않았습니다');
    await visitor.fill('회사명', VALUES.companyName);
    await visitor.fill('이름', VALUES.name);
    await visitor.fill('이메일', VALUES.email);
    await visitor.open('/contact');
    await visitor.press('a', 'English');
    await visitor.sees('h1', 'Inquiry');
    await visitor.fill('Phone', VALUES.phone);
    await visitor.fill('Inquiry', 'Two pieces, please.');
    await visitor.press('main button', 'Submit Inquiry');
    await visitor.sees('h1', 'Inquiry Submitted Successfully!');
    await visitor.sees('main', VALUES.companyName);
    await visitor.sees('main', 'PQVI');
  });

  test('the conditions of the home page go along to a product, are cleared and brought back', async ({
    visitor,
  }) => {
    await visitor.open('/');
    await visitor.fill('호칭경', '150');
    await visitor.browser.key('Enter');
    await visitor.sees('#finder tr', '401N');
    await visitor.open('/products/sirca-valves/butterfly-valves/401n');
    await visitor.sees('section', 'DN 150');
    await visitor.press('section[aria-label="사용 조건"] button', '지우기');
    await visitor.press('section[aria-label="사용 조건"] button', '되돌리기');
    await visitor.sees('section[aria-label="사용 조건"]', 'DN 150');
  });

  test('products are compared side by side, and what differs comes first', async ({ visitor }) => {
    await visitor.open('/compare?items=s10,s30&dn=150');
    await visitor.sees('main li', '범위 밖');
    await visitor.press('main label', '다른 항목 먼저');
    expect(await visitor.inPage(() => document.querySelector('main input:checked') !== null)).toBe(
      true,
    );
    await visitor.press('main button', '견적 목록에 담기');
    await visitor.sees('main [role=status]', '모두 견적 목록에 담았습니다.');
  });
}
