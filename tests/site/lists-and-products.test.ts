/** What lists, product pages and what stands around every page hold before any script. */
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { findCategory, findProductById, gallery, products } from '#content/index.ts';

import { fetchDocument, get, pathOf } from './document.ts';

const BALL = '/products/sirca-valves/ball-valves';
const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const PQVF = '/products/pinch-valve/pqvf/pqvf';
/** DN, L, D, Di (specification §9). */
const SIZES = [
  [40, 156, 150, 40],
  [50, 167, 165, 45],
  [65, 184, 185, 60],
  [80, 226, 200, 75],
  [100, 282, 220, 95],
  [125, 350, 250, 120],
  [150, 420, 285, 145],
  [200, 559, 340, 195],
] as const;

/** Text in the page's elements without the signs that keep words together. */
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u2060', ''));

describe.each([
  {
    language: 'ko',
    query: '',
    words: {
      breadcrumb: '현재 위치',
      subcategories: '하위 분류',
      pages: '페이지 이동',
      next: '다음 페이지',
      previous: '이전 페이지',
      type: '볼 밸브',
      details: '상세보기',
      specs: '사양',
      features: '주요 특징',
      missing: '제품을 찾을 수 없습니다',
      missingText: '요청하신 제품 정보를 찾을 수 없습니다',
      list: '제품 목록으로',
      back: '목록',
      around: '같은 제품군',
      menu: '주 메뉴',
      valves: 'SIRCA 밸브',
      shortcuts: '바로가기',
      enlarge: '크게 보기: ',
      // Ranges that are stated as a whole are rows, and no products.
      counted: `제품 ${products.length}개`,
      all: '거르지 않은 전체 목록을 보여 줍니다',
      noSizing: '계산에는 브라우저의 스크립트가 필요합니다',
      noCompare: '비교에는 브라우저의 스크립트가 필요합니다',
    },
  },
  {
    language: 'en',
    query: '?lang=en',
    words: {
      breadcrumb: 'Breadcrumb',
      subcategories: 'Subcategories',
      pages: 'Page navigation',
      next: 'Next page',
      previous: 'Previous page',
      type: 'Ball valve',
      details: 'Details',
      specs: 'Specifications',
      features: 'Key features',
      missing: 'Product Not Found',
      missingText:
        'The requested product information could not be found. Please check the URL or explore other products.',
      list: 'Back to the product list',
      back: 'List',
      around: 'In the same group',
      menu: 'Main menu',
      valves: 'SIRCA Valves',
      shortcuts: 'Shortcuts',
      enlarge: 'Enlarge: ',
      counted: `${products.length} products`,
      all: 'leads to the whole list, not filtered',
      noSizing: 'needs scripts in your browser',
      noCompare: 'Comparing needs scripts',
    },
  },
])('$language', ({ query, words }) => {
  test('a list shows where one is: breadcrumb, and the subcategories with the present one marked', async () => {
    const page = await fetchDocument(BALL + query);
    expect(page.count(`nav[aria-label="${words.breadcrumb}"] li`)).toBe(3);
    const menu = `nav[aria-label="${words.subcategories}"]`;
    expect(page.count(`${menu} a`)).toBe(findCategory('sirca-valves')?.subcategories.length);
    expect(page.attributes(`${menu} [aria-current=page]`, 'href')).toEqual([BALL + query]);
    expect(page.count(`[data-theme=valves] ${menu}`)).toBe(1);
    expect(page.count(`[data-theme=valves] [data-theme] ${menu}`)).toBe(0);
  });

  test('a list has two page navigations, the current page in brackets', async () => {
    const page = await fetchDocument(BUTTERFLY + query);
    const navigation = `nav[aria-label^="${words.pages}"]`;
    expect(page.count(navigation)).toBe(2);
    expect(page.texts(`${navigation} [aria-current=page]`)).toEqual(['[1]', '[1]']);
    const names = page.attributes(`${navigation} a`, 'aria-label');
    expect(names.filter((name) => name === words.next)).toHaveLength(2);
    expect(names).not.toContain(words.previous);
  });

  test('a card shows code, name, picture and the action, a plain link', async () => {
    const page = await fetchDocument(BALL + query);
    const card = 'article:has(a[href*="/s30t"])';
    expect(page.count(`${card} img`)).toBeGreaterThan(0);
    expect(page.texts(`${card} h2`)).toEqual(['S30T']);
    const [text = ''] = page.texts(card);
    for (const part of [words.type, words.details]) expect(text).toContain(part);
  });

  test('a product has features, specifications, its list and its neighbours', async () => {
    const page = await fetchDocument(`${BUTTERFLY}/ht600${query}`);
    expect(page.texts('main :is(h2, h3)')).toEqual(
      expect.arrayContaining([words.features, words.specs]),
    );
    expect(page.texts('main').join()).toContain('DN 50–1000');

    const lookup = findProductById('s30');
    if (lookup.kind !== 'found') throw new Error('there is no S30');
    const s30 = await fetchDocument(`${BALL}/s30${query}`);
    const around = s30.attributes(`nav[aria-label^="${words.around}"] a`, 'href');
    expect(around[0]).toMatch(new RegExp(`/${lookup.previous?.id}(?:\\?|$)`));
    expect(around.at(-1)).toMatch(new RegExp(`/${lookup.next?.id}(?:\\?|$)`));
    const links = s30.texts('main a');
    const back = links.findIndex((text) => text.startsWith(words.back));
    expect(s30.attributes('main a', 'href')[back]).toBe(BALL + query);
  });

  test('an unknown product is not found, with a way to the list', async () => {
    for (const address of [
      `${BALL}/s99`,
      `${BALL}/no-such-valve`,
      '/products/special/quarter-turn-480/s30',
    ]) {
      const page = await fetchDocument(address + query);
      expect(page.status).toBe(404);
      expect(page.texts('h1')).toEqual([words.missing]);
      expect(page.texts('main').join()).toContain(words.missingText);
      const list = page.texts('main a').indexOf(words.list);
      expect(page.attributes('main a', 'href')[list]).toBe(`/products${query}`);
    }
  });

  test('the drawing of DN 100 stands beside a table of every size, with its files', async () => {
    const page = await fetchDocument(PQVF + query);
    const drawing = `/pictures/pqvf-dn100-dimensions${query ? '-en' : ''}.svg`;
    expect(page.attributes('figure img[src*="-dimensions"]', 'src')).toEqual([drawing]);
    const sizes = page.texts('main table:has(input[type=radio]) tbody th');
    const cells = plain(page.texts('main table:has(input[type=radio]) tbody td'));
    const columns = cells.length / SIZES.length;
    for (const [index, [dn, ...figures]] of SIZES.entries()) {
      expect(sizes[index]).toContain(String(dn));
      const row = cells.slice(index * columns, (index + 1) * columns);
      expect(row.slice(0, 3)).toEqual(figures.map(String));
      expect(row.join()).toMatch(/DIN 263[23]/);
    }
    expect(page.count('main a[href^="/cad/"]')).toBe(16);
  });

  test('the menu entry of the section is marked, by path prefix', async () => {
    const entry = `nav[aria-label="${words.menu}"] > ul > li > a[aria-current]`;
    expect((await fetchDocument(`${BALL}/s10${query}`)).texts(entry)).toEqual([words.valves]);
    expect((await fetchDocument(`/products/s30t${query}`)).texts(entry)).toEqual([words.valves]);
    expect((await fetchDocument(`/products${query}`)).texts(entry)).not.toContain(words.valves);
  });

  test('the side bar leads to help, downloads, inquiry, mail and telephone', async () => {
    const page = await fetchDocument(`/products/pneumatic/rotary${query}`);
    const hrefs = page
      .attributes(`nav[aria-label="${words.shortcuts}"] a`, 'href')
      .map((href) => href.replace(/\?.*/, ''));
    expect(hrefs.slice(0, 4)).toEqual([
      '/support',
      '/downloads',
      '/contact',
      'mailto:sales@example.com',
    ]);
    expect(hrefs[4]).toMatch(/^tel:\+82/);
  });

  test('without scripts pictures lead to their files, and tools say that they need scripts', async () => {
    for (const [address, least] of [
      ['/gallery/1', 19],
      [PQVF, 5],
    ] as const) {
      const page = await fetchDocument(address + query);
      const pictures = 'main a[href^="/pictures/"]';
      const names = page.attributes(pictures, 'aria-label');
      const spoken = page.texts(pictures).map((text, index) => names[index] || text);
      const enlarging = spoken.filter((name) => name.startsWith(words.enlarge));
      expect(enlarging.length, address).toBeGreaterThanOrEqual(least);
    }
    for (const [address, place, text] of [
      ['/products', '#finder [role=status]', words.counted],
      ['/products', '#finder noscript p', words.all],
      ['/products/special/quarter-turn-480', '#sizing noscript p', words.noSizing],
      ['/compare', 'main noscript p', words.noCompare],
    ] as const)
      expect((await fetchDocument(address + query)).texts(place).join(), address).toContain(text);
  });
});

test('the back link of a product leads to the list page that holds it', async () => {
  const page = await fetchDocument(`${BUTTERFLY}/ht600`);
  const back = page.texts('main a').findIndex((text) => text.startsWith('목록'));
  expect(page.attributes('main a', 'href')[back]).toBe(`${BUTTERFLY}?page=2`);
});

test.each([String(gallery.length + 1), '0', 'x', '1e0', '01'])(
  'the unknown gallery item %s leads to the list',
  async (id) => {
    for (const [query, list] of [
      ['', '갤러리'],
      ['?lang=en', 'Gallery'],
    ] as const) {
      const response = await get(`/gallery/${id}${query}`);
      expect(response.redirected).toBe(true);
      expect(pathOf(response.url)).toBe(`/gallery${query}`);
      expect((await fetchDocument(`/gallery/${id}${query}`)).texts('h1')).toEqual([list]);
    }
  },
);

test.each([
  ['', '페이지를 찾을 수 없습니다'],
  ['?lang=en', 'Page Not Found'],
])('an unknown path is titled as such %s', async (query, title) => {
  const page = await fetchDocument(`/old/ball-valve.html${query}`);
  expect(page.texts('h1')).toEqual([title]);
  expect(page.texts('title').join()).toContain(title);
});

test.each([
  ['/%EB%B0%B8%EB%B8%8C', '/밸브'],
  ['/100%', '/100%'],
  ['/%B9%EB', '/%B9%EB'],
  ['/%3Cb%3E', '/<b>'],
])('without scripts the 404 page of %s shows the address as %s', async (path, shown) => {
  const page = await fetchDocument(path);
  expect(page.status).toBe(404);
  expect(page.texts('[role=note] noscript')).toEqual([shown]);
  expect(page.attributes('noscript a', 'href')).toEqual(
    shown === '/밸브' ? ['/products/sirca-valves'] : [],
  );
});

test('without an address to report to, no page has code that measures visits', () => {
  const assets = readdirSync('dist/site/assets').filter((file) => file.endsWith('.js'));
  expect(assets.length).toBeGreaterThan(10);
  const measuring = assets.filter((file) =>
    readFileSync(`dist/site/assets/${file}`, 'utf8').includes('largest-contentful-paint'),
  );
  expect(measuring).toEqual([]);
});
