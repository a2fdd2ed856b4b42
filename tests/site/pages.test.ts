/** What the specification asks of single pages, as their documents hold it before any script. */
import { describe, expect, test } from 'vitest';

import { addresses } from '#content/addresses.ts';
import { findDocument, products, timeline } from '#content/index.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { manifest } from './addresses.ts';
import { canonicalOf, fetchDocument, get, type SiteDocument } from './document.ts';

const QUERY = { ko: '', en: '?lang=en' } as const;
const SIRCA = '/products/sirca-valves';
const BUTTERFLY = `${SIRCA}/butterfly-valves`;
const ROTARY = '/products/pneumatic/rotary';
/** Both of a page, in Korean. */
const PAGE_NAVIGATION = 'nav[aria-label^="페이지 이동"]';

for (const language of manifest.languages) {
  const query = QUERY[language];
  const words = <T>(ko: T, en: T): T => (language === 'ko' ? ko : en);

  describe(`in ${language}`, () => {
    test('a category shows its first subcategory', async () => {
      const page = await fetchDocument(`${SIRCA}${query}`);
      const codes = page.texts('article :is(h2, h3)').map((text) => text.split(' ').at(-1));
      const shown = findDocument('butterfly-valves')?.pages[0]?.content ?? [];
      const ids = shown.flatMap((block) =>
        block.type === 'product-catalog' ? block.products : [],
      );
      expect(codes.map((code) => code?.toLowerCase())).toEqual(ids);
      expect(canonicalOf(page)).toBe(SIRCA + query);
    });

    for (const [category, fallback] of [
      ['pneumatic', ROTARY],
      ['sirca-valves', BUTTERFLY],
    ] as const)
      test(`an unknown subcategory of ${category} shows the default one, which is the canonical`, async () => {
        const page = await fetchDocument(`/products/${category}/nonsense${query}`);
        expect(page.status).toBe(200);
        expect(canonicalOf(page)).toBe(fallback + query);
      });

    for (const category of ['electric', 'special', 'pinch-valve'])
      test(`an unknown subcategory of ${category} is not found, with the menu still there`, async () => {
        const page = await fetchDocument(`/products/${category}/nonsense${query}`);
        expect(page.status).toBe(404);
        expect(page.texts('main').join()).toContain('하위 분류를 찾을 수 없습니다');
        expect(page.texts('h1')).toEqual([
          words('하위 분류를 찾을 수 없습니다', 'Subcategory not found'),
        ]);
        const menu = `nav[aria-label="${words('하위 분류', 'Subcategories')}"] a`;
        expect(page.attributes(menu, 'href')[0]).toMatch(`/products/${category}/`);
      });

    test('the thirteen pages of the AP series are named by their titles', async () => {
      const titles = findDocument('rotary')?.pages.map(({ title }) => title[language]);
      const first = await fetchDocument(`${ROTARY}${query}`);
      const contents = `nav[aria-label="${words('카탈로그 차례', 'Catalogue contents')}"] a`;
      expect(first.texts(contents)).toEqual(titles);
      expect(titles).toHaveLength(13);
      const numbers = `nav[aria-label^="${words('페이지 이동', 'Page navigation')}"] a[aria-label]`;
      const labels = first.attributes(numbers, 'aria-label');
      for (const [index, title] of titles!.slice(1, 10).entries())
        expect(labels).toContain(`${index + 2} ${title}`);
      const second = await fetchDocument(`${ROTARY}?${words('', 'lang=en&')}page=2`);
      expect(second.texts(contents)).toEqual([]);
    });

    test('the brand stands before the code in sirca-valves only', async () => {
      const valve = await fetchDocument(`${BUTTERFLY}/ht600${query}`);
      expect(valve.texts('main').join()).toContain('SIRCA HT600');
      expect(valve.texts('h1').join()).toContain('HT600');
      const pinch = await fetchDocument(`/products/pinch-valve/pqvf/pqvf${query}`);
      expect(pinch.texts('main').join()).not.toContain('SIRCA PQVF');
    });

    test('a product code matches in any letter case; the canonical is the lower-case address', async () => {
      for (const address of [`${SIRCA}/ball-valves/S30T`, '/products/S30t', '/products/s30t']) {
        const page = await fetchDocument(address + query);
        expect(page.status, address).toBe(200);
        expect(page.texts('h1').join(), address).toContain('S30T');
        expect(canonicalOf(page), address).toBe(`${SIRCA}/ball-valves/s30t${query}`);
      }
    });

    test('the unit that the source does not state is said to be missing', async () => {
      const text = (await fetchDocument(`/products/s30t${query}`)).texts('main').join();
      for (const part of ['19.6', '13.8', words('자료 없음', 'not stated')])
        expect(text).toContain(part);
      expect(text).toMatch(/19\.6.+13\.8.+단위 자료 없음|19\.6.+13\.8.+unit not stated/);
    });

    test('the timeline has every event of the history, dated, with marked keywords', async () => {
      const page = await fetchDocument(`/about/company${query}`);
      const dates = page.attributes('main time', 'datetime');
      expect(dates).toEqual(timeline.events.map(({ date }) => date).toSorted());
      expect(page.count('main mark')).toBeGreaterThanOrEqual(timeline.events.length);
      // Both founding years are kept.
      expect(page.texts('main').join()).toContain('1994');
    });

    test('the sitemap page links to every listed page in both languages', async () => {
      const page = await fetchDocument(`/sitemap${query}`);
      const hrefs = new Set(page.attributes('main a', 'href'));
      // From English, a Korean link is a switch of language.
      const korean = (address: string) =>
        language === 'ko' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=ko`;
      for (const { path, ownPages, group } of addresses) {
        if (group === 'none') continue;
        expect(hrefs).toContain(korean(path));
        expect(hrefs).toContain(`${path}?lang=en`);
        for (let number = 2; number <= ownPages; number += 1) {
          expect(hrefs).toContain(korean(`${path}?page=${number}`));
          expect(hrefs).toContain(`${path}?page=${number}&lang=en`);
        }
      }
    });

    test('the customer centre stands in the sitemap page, and its form has the fields in their order', async () => {
      const sitemap = await fetchDocument(`/sitemap${query}`);
      expect(sitemap.attributes('main a', 'href')).toContain(`/support${query}`);
      for (const path of ['/support', '/contact']) {
        const form = await fetchDocument(`${path}${query}`);
        const names = form.attributes('main form :is(input:not([type=hidden]), textarea)', 'name');
        expect(names.slice(0, INQUIRY_FIELDS.length)).toEqual(INQUIRY_FIELDS);
      }
    });

    test('the privacy page says what is collected, why, for how long and by whom', async () => {
      const text = (await fetchDocument(`/privacy${query}`)).texts('main').join();
      for (const part of words(
        [/처리 목적/, /팩스/, /3년/, /보호책임자/],
        [/Purpose/, /fax/i, /(?:three|3) years/, /Privacy officer/],
      ))
        expect(text).toMatch(part);
    });

    test('every entry of the downloads can be had', async () => {
      const page = await fetchDocument(`/downloads${query}`);
      const hrefs = [...new Set(page.attributes('main :is(li, section) a', 'href'))];
      const files = hrefs.filter((href) => href.startsWith('/files/'));
      expect(files.length).toBeGreaterThan(60);
      for (const href of hrefs)
        expect((await get(href, { method: 'HEAD' })).status, href).toBe(200);
    });

    test('home names the supplier and its readings of its age', async () => {
      const page = await fetchDocument(`/${query}`);
      expect(page.structuredData()).toContainEqual(
        expect.objectContaining({ '@type': 'Organization' }),
      );
      expect(page.texts('main h1').join()).toContain('2005');
      expect(page.texts('main').join()).toMatch(words(/20년이 넘는/, /over two decades/));
    });

    test('the sizing tool proposes no safety factor', async () => {
      const page = await fetchDocument(`/products/special/quarter-turn-480${query}`);
      expect(page.count('input[name=factor]')).toBe(1);
      for (const name of ['value', 'placeholder'])
        expect(page.attributes('input[name=factor]', name)).toEqual(['']);
    });

    test('the admin placeholder is titled and not indexed', async () => {
      const page = await fetchDocument(`/admin${query}`);
      expect(page.texts('h1')).toEqual(['Admin Panel']);
      expect(page.texts('main').join()).toContain(
        words('관리자 화면은 준비 중입니다.', 'The administration page is in preparation.'),
      );
      expect(page.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    });
  });
}

test('page numbers stand in a window of ten above and below, also where there is one page', async () => {
  const items = async (address: string) =>
    (await fetchDocument(address)).texts(`${PAGE_NAVIGATION} ul, ${PAGE_NAVIGATION} ol`);
  expect(await items(`${ROTARY}?page=3`)).toEqual(Array(2).fill('‹12[3]45678910›'));
  expect(await items(`${ROTARY}?page=12`)).toEqual(Array(2).fill('‹11[12]13›'));
  expect(await items(`${SIRCA}/ball-valves`)).toEqual(Array(2).fill('‹[1]›'));
});

for (const value of ['0', '-1', '1.5', '1e1', '007', '14', '99999', 'two', '２'])
  test(`page=${value} is ignored and page 1 shown`, async () => {
    const page = await fetchDocument(`${ROTARY}?page=${encodeURIComponent(value)}`);
    expect(page.texts(`${PAGE_NAVIGATION} [aria-current=page]`)).toEqual(['[1]', '[1]']);
  });

test('all thirteen pages of the pneumatic catalogue show a picture with the same content as text', async () => {
  for (let number = 1; number <= 13; number += 1) {
    const page = await fetchDocument(number === 1 ? ROTARY : `${ROTARY}?page=${number}`);
    const catalogue = 'main [aria-label="카탈로그"]';
    expect(page.count(`${catalogue} img`), `page ${number}`).toBeGreaterThan(0);
    expect(page.texts(catalogue).join().length, `page ${number}`).toBeGreaterThan(80);
  }
});

test('a model of the 480 series stands marked among all of them', async () => {
  const page = await fetchDocument('/products/special/quarter-turn-480/480-035');
  expect(page.texts('tbody th').map((text) => text.replaceAll('\u2060', ''))).toEqual(
    products
      .filter(({ technical }) => technical.family === 'quarter-turn-actuator')
      .map(({ code }) => code),
  );
  expect(page.texts('tr[data-selected]').join()).toContain('035');
});

for (const id of ['pqvf', 'pqvi', 's40'])
  test(`${id} has a row per size`, async () => {
    const rows = products.find((product) => product.id === id)?.variantTable?.rows ?? [];
    expect(rows.length).toBeGreaterThan(1);
    const page = await fetchDocument(`/products/${id}`);
    // Sizes are numbers; the other table's rows are materials.
    expect(page.texts('main tbody th').filter((text) => /\d/.test(text))).toHaveLength(rows.length);
  });

test('tables have captions, and headers with scopes', async () => {
  const page = await fetchDocument('/products/special/quarter-turn-480');
  expect(page.texts('main table caption').join('')).not.toBe('');
  for (const scope of page.attributes('main th', 'scope')) expect(scope).toMatch(/^(?:col|row)$/);
});

test('sitemap.xml lists every indexable page in both languages, with alternates', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  const tools = new Set<string>(['search', 'compare', 'offline']);
  for (const { path, kind, alias, noindex } of addresses)
    expect(xml.includes(`${path}</loc>`), path).toBe(!alias && !noindex && !tools.has(kind));
  expect(xml).toContain('hreflang="x-default"');
  expect(xml).not.toContain('/admin');
  expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('without scripts the inquiry takes along what its address asks for, and says what it cannot use', async () => {
  const asked = (page: SiteDocument) => page.attributes('form input[name=asked]', 'value');
  const plain = await fetchDocument('/contact');
  expect(plain.attributes('form input[name=asked]', 'disabled')).toEqual(['']);
  expect(plain.texts('form noscript').join()).toContain('제품 코드, 크기, 수량을 문의 내용에 적어');
  const query = '?product=s40~dn50~4&product=zzz&product=480-050~~2&temp=80';
  for (const [path, line, said] of [
    [`/contact${query}`, '1. SIRCA S40 DN 50 | 볼 밸브 | SIRCA 밸브 | 수량 4', '없는 제품'],
    [`/support${query}&amp;lang=en`, '2. 480-050 | ', 'no such product'],
  ] as const) {
    const page = await fetchDocument(path);
    expect(asked(page).join(), path).toContain(line);
    expect(page.count('form input[name=asked][disabled]')).toBe(0);
    expect(page.count('form textarea[name=inquiry][required]')).toBe(0);
    expect(page.texts('form noscript').join()).toContain(line);
    expect(page.texts('form noscript').join()).toContain('80 °C');
    expect(page.texts('form noscript').join()).toContain(`zzz (${said})`);
  }
  const { headers } = await get(`/contact${query}`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).toBeNull();
});

test('the development gallery of blocks is not part of the site', async () => {
  expect((await get('/dev/blocks')).status).toBe(404);
});
