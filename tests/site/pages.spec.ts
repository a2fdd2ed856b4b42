/** What the specification asks of single pages, as their documents hold it before any script. */
import { expect, test } from '@playwright/test';

import { addresses } from '#content/addresses.ts';
import { sourceText } from '#content/figures/sources.ts';
import { claimNote, findDocument, products, timeline } from '#content/index.ts';

import { manifest } from './addresses.ts';
import { fetchDocument } from './document.ts';

const QUERY = { ko: '', en: '?lang=en' } as const;
const SIRCA = '/products/sirca-valves';
const BUTTERFLY = `${SIRCA}/butterfly-valves`;
const ROTARY = '/products/pneumatic/rotary';
/** Both of a page, in Korean. */
const PAGE_NAVIGATION = 'nav[aria-label^="페이지 이동"]';

/** Path and query of the canonical address. */
const canonicalOf = (page: Awaited<ReturnType<typeof fetchDocument>>) => {
  const { pathname, search } = new URL(page.attributes('link[rel=canonical]', 'href')[0] ?? '');
  return pathname + search;
};

for (const language of manifest.languages) {
  const query = QUERY[language];
  const words = <T>(ko: T, en: T): T => (language === 'ko' ? ko : en);

  test.describe(`in ${language}`, () => {
    test('a category shows its first subcategory', async ({ request }) => {
      const page = await fetchDocument(request, `${SIRCA}${query}`);
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
      test(`an unknown subcategory of ${category} shows the default one, which is the canonical`, async ({
        request,
      }) => {
        const page = await fetchDocument(request, `/products/${category}/nonsense${query}`);
        expect(page.status).toBe(200);
        expect(canonicalOf(page)).toBe(fallback + query);
      });

    for (const category of ['electric', 'special', 'pinch-valve'])
      test(`an unknown subcategory of ${category} is not found, with the menu still there`, async ({
        request,
      }) => {
        const page = await fetchDocument(request, `/products/${category}/nonsense${query}`);
        expect(page.status).toBe(404);
        expect(page.texts('main').join()).toContain('하위 분류를 찾을 수 없습니다');
        expect(page.texts('h1')).toEqual([
          words('하위 분류를 찾을 수 없습니다', 'Subcategory not found'),
        ]);
        const menu = `nav[aria-label="${words('하위 분류', 'Subcategories')}"] a`;
        expect(page.attributes(menu, 'href')[0]).toMatch(`/products/${category}/`);
      });

    test('the thirteen pages of the AP series are named by their titles', async ({ request }) => {
      const titles = findDocument('rotary')?.pages.map(({ title }) => title[language]);
      const first = await fetchDocument(request, `${ROTARY}${query}`);
      const contents = `nav[aria-label="${words('카탈로그 차례', 'Catalogue contents')}"] a`;
      expect(first.texts(contents)).toEqual(titles);
      expect(titles).toHaveLength(13);
      const numbers = `nav[aria-label^="${words('페이지 이동', 'Page navigation')}"] a[aria-label]`;
      const labels = first.attributes(numbers, 'aria-label');
      for (const [index, title] of titles!.slice(1, 10).entries())
        expect(labels).toContain(`${index + 2} ${title}`);
      const second = await fetchDocument(request, `${ROTARY}?${words('', 'lang=en&')}page=2`);
      expect(second.texts(contents)).toEqual([]);
    });

    test('the brand stands before the code in sirca-valves only', async ({ request }) => {
      const valve = await fetchDocument(request, `${BUTTERFLY}/ht600${query}`);
      expect(valve.texts('main').join()).toContain('SIRCA HT600');
      expect(valve.texts('h1').join()).toContain('HT600');
      const pinch = await fetchDocument(request, `/products/pinch-valve/pqvf/pqvf${query}`);
      expect(pinch.texts('main').join()).not.toContain('SIRCA PQVF');
    });

    test('a product code matches in any letter case; the canonical is the lower-case address', async ({
      request,
    }) => {
      for (const address of [`${SIRCA}/ball-valves/S30T`, '/products/S30t', '/products/s30t']) {
        const page = await fetchDocument(request, address + query);
        expect(page.status, address).toBe(200);
        expect(page.texts('h1').join(), address).toContain('S30T');
        expect(canonicalOf(page), address).toBe(`${SIRCA}/ball-valves/s30t${query}`);
      }
    });

    test('the unit that the source does not state is said to be missing', async ({ request }) => {
      const text = (await fetchDocument(request, `/products/s30t${query}`)).texts('main').join();
      for (const part of ['19.6', '13.8', words('자료 없음', 'Not stated')])
        expect(text).toContain(part);
      expect(text).toMatch(
        /19\.6.+13\.8.+단위가 자료에 없습니다|The unit of the examples of rating \(19\.6.+13\.8.+\) is not stated/,
      );
    });

    test('the timeline has every event of the history, dated, with marked keywords', async ({
      request,
    }) => {
      const page = await fetchDocument(request, `/about/company${query}`);
      const dates = page.attributes('main time', 'datetime');
      expect(dates).toEqual(timeline.events.map(({ date }) => date).toSorted());
      expect(page.count('main mark')).toBeGreaterThanOrEqual(timeline.events.length);
      // Both founding years are kept.
      expect(page.texts('main').join()).toContain('1994');
    });

    test('the sitemap page links to every listed page in both languages', async ({ request }) => {
      const page = await fetchDocument(request, `/sitemap${query}`);
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

    test('the customer centre stands in the sitemap page, and its form has the fields in their order', async ({
      request,
    }) => {
      const sitemap = await fetchDocument(request, `/sitemap${query}`);
      expect(sitemap.attributes('main a', 'href')).toContain(`/support${query}`);
      for (const path of ['/support', '/contact']) {
        const form = await fetchDocument(request, `${path}${query}`);
        expect(
          form.attributes('main form :is(input:not([type=hidden]), textarea)', 'name').slice(0, 6),
        ).toEqual(['companyName', 'name', 'phone', 'fax', 'email', 'inquiry']);
      }
    });

    test('every product names the sources of its figures', async ({ request }) => {
      for (const { path, specifications, specificationSources } of products) {
        const values = Object.values(specifications[language]);
        const sources = specificationSources.filter((_, index) => /\d/.test(values[index] ?? ''));
        const [text = ''] = (await fetchDocument(request, `${path}${query}`)).texts('main');
        for (const source of new Set(sources.map((each) => sourceText(each, language))))
          expect
            .soft(source !== undefined && text.includes(source), `${path}: ${source}`)
            .toBe(true);
      }
    });

    test('a technical document names the source of its figures', async ({ request }) => {
      const page = await fetchDocument(request, `/products/electric/electric-features${query}`);
      expect(page.texts('main').join()).toContain(sourceText('spec §9', language));
    });

    test('the privacy page says what is collected, why, for how long and by whom', async ({
      request,
    }) => {
      const text = (await fetchDocument(request, `/privacy${query}`)).texts('main').join();
      for (const part of words(
        [/처리 목적/, /팩스/, /3년/, /보호책임자/, /예시/],
        [/Purpose/, /fax/i, /(?:three|3) years/, /Privacy officer/, /sample/],
      ))
        expect(text).toMatch(part);
    });

    test('every entry of the downloads can be had', async ({ request }) => {
      const page = await fetchDocument(request, `/downloads${query}`);
      const hrefs = [...new Set(page.attributes('main :is(li, section) a', 'href'))];
      const files = hrefs.filter((href) => href.startsWith('/files/'));
      expect(files.length).toBeGreaterThan(60);
      for (const href of hrefs) expect((await request.head(href)).status(), href).toBe(200);
    });

    test('home names the supplier and its readings of its age', async ({ request }) => {
      const page = await fetchDocument(request, `/${query}`);
      expect(page.structuredData()).toContainEqual(
        expect.objectContaining({ '@type': 'Organization' }),
      );
      expect(page.texts('[data-testid=hero-sentence]').join()).toContain('2005');
      expect(page.texts('main').join()).toMatch(words(/20년이 넘는/, /over two decades/));
    });

    test('where sources differ on the company’s age, a page that states it says so, once', async ({
      request,
    }) => {
      for (const [path, place] of [
        ['/', 'headline-figures'],
        ['/about', 'about'],
        ['/about/company', 'timeline'],
        ['/about/business', 'business'],
      ] as const) {
        const [text = ''] = (await fetchDocument(request, path + query)).texts('main');
        const note = claimNote(place)?.[language];
        expect(note, path).toBeDefined();
        expect(text.split(note ?? '').length - 1, path).toBe(1);
      }
    });

    test('the sizing tool proposes no safety factor', async ({ request }) => {
      const page = await fetchDocument(request, `/products/special/quarter-turn-480${query}`);
      expect(page.count('input[name=factor]')).toBe(1);
      for (const name of ['value', 'placeholder'])
        expect(page.attributes('input[name=factor]', name)).toEqual(['']);
    });

    test('the admin placeholder is titled and not indexed', async ({ request }) => {
      const page = await fetchDocument(request, `/admin${query}`);
      expect(page.texts('h1')).toEqual(['Admin Panel']);
      expect(page.texts('main').join()).toContain(
        words('관리자 화면은 준비 중입니다.', 'The administration page is in preparation.'),
      );
      expect(page.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    });
  });
}

test('page numbers stand in a window of ten above and below, and once where there is one page', async ({
  request,
}) => {
  const items = async (address: string) =>
    (await fetchDocument(request, address)).texts(`${PAGE_NAVIGATION} ul, ${PAGE_NAVIGATION} ol`);
  expect(await items(`${ROTARY}?page=3`)).toEqual(Array(2).fill('‹12[3]45678910›'));
  expect(await items(`${ROTARY}?page=12`)).toEqual(Array(2).fill('‹11[12]13›'));
  expect(await items(`${SIRCA}/ball-valves`)).toEqual(['‹[1]›']);
});

for (const value of ['0', '-1', '1.5', '1e1', '007', '14', '99999', 'two', '２'])
  test(`page=${value} is ignored and page 1 shown`, async ({ request }) => {
    const page = await fetchDocument(request, `${ROTARY}?page=${encodeURIComponent(value)}`);
    expect(page.texts(`${PAGE_NAVIGATION} [aria-current=page]`)).toEqual(['[1]', '[1]']);
  });

test('all thirteen pages of the pneumatic catalogue show a picture with the same content as text', async ({
  request,
}) => {
  for (let number = 1; number <= 13; number += 1) {
    const page = await fetchDocument(request, number === 1 ? ROTARY : `${ROTARY}?page=${number}`);
    const catalogue = 'main [aria-label="카탈로그"]';
    expect(page.count(`${catalogue} img`), `page ${number}`).toBeGreaterThan(0);
    expect(page.texts(catalogue).join().length, `page ${number}`).toBeGreaterThan(80);
  }
});

test('a model of the 480 series stands marked among all of them', async ({ request }) => {
  const page = await fetchDocument(request, '/products/special/quarter-turn-480/480-035');
  expect(page.texts('tbody th').map((text) => text.replaceAll('\u2060', ''))).toEqual(
    products
      .filter(({ technical }) => technical.family === 'quarter-turn-actuator')
      .map(({ code }) => code),
  );
  expect(page.texts('tr[data-selected]').join()).toContain('035');
});

for (const id of ['pqvf', 'pqvi', 's40'])
  test(`${id} has a row per size`, async ({ request }) => {
    const rows = products.find((product) => product.id === id)?.variantTable?.rows ?? [];
    expect(rows.length).toBeGreaterThan(1);
    const page = await fetchDocument(request, `/products/${id}`);
    // Sizes are numbers; the other table's rows are materials.
    expect(page.texts('main tbody th').filter((text) => /\d/.test(text))).toHaveLength(rows.length);
  });

test('structured data: price on request in KRW, without a figure', async ({ request }) => {
  const page = await fetchDocument(request, `${SIRCA}/ball-valves/s30?lang=en`);
  const [product] = page.structuredData() as { '@type': string; offers: object }[];
  if (!product) throw new Error('no structured data');
  expect(product['@type']).toBe('Product');
  expect(product.offers).toMatchObject({ priceCurrency: 'KRW', description: 'On request (KRW)' });
  expect(product.offers).not.toHaveProperty('price');
});

test('tables have captions, and headers with scopes', async ({ request }) => {
  const page = await fetchDocument(request, '/products/special/quarter-turn-480');
  expect(page.texts('main table caption').join('')).not.toBe('');
  for (const scope of page.attributes('main th', 'scope')) expect(scope).toMatch(/^(?:col|row)$/);
});

test('sitemap.xml lists every indexable page in both languages, with alternates', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const tools = new Set<string>(['search', 'compare', 'offline']);
  for (const { path, kind, alias, noindex } of addresses)
    expect(xml.includes(`${path}</loc>`), path).toBe(!alias && !noindex && !tools.has(kind));
  expect(xml).toContain('hreflang="x-default"');
  expect(xml).not.toContain('/admin');
});

test('the development gallery of blocks is not part of the site', async ({ request }) => {
  expect((await request.get('/dev/blocks')).status()).toBe(404);
});
