import { describe, expect, test } from 'vitest';

import { finderData } from '#app/features/finder/finder.server.ts';
import { find } from '#app/features/finder/finder.ts';
import { finds } from '#app/features/search/finds.ts';
import { readIndex, writeIndex } from '#app/features/search/search-index.ts';
import { searchEntries } from '#app/features/search/search.server.ts';
import { parseQuery } from '#app/shared/fit/finder-query.ts';
import { absentWords } from '#content/absent-words.ts';
import { products } from '#content/index.ts';
import type { Result } from '#facts/result.ts';
import type { Language } from '#contract/address.ts';

const sources = (language: Language) => ({
  index: readIndex(writeIndex(searchEntries(language))),
  finder: finderData(language),
});
const of = { ko: sources('ko'), en: sources('en') };

const searched = (query: string, language: Language = 'ko') => {
  const { index, finder } = of[language];
  return finds(index, finder, query, language);
};
const idsIn = (query: string, language?: Language) =>
  searched(query, language)
    .hits.filter(({ group, title }) => group === 'product' && !/ DN \d+$/.test(title))
    .map(({ id }) => id);
const inFinder = (query: string, language: Language = 'ko') => {
  const { finder } = of[language];
  const { valves, actuators } = find(
    finder.items,
    parseQuery(`?${new URLSearchParams({ q: query })}`, finder),
  );
  const thatAre = (result: Result) =>
    [...valves[result], ...actuators[result]].map(({ item }) => item.id);
  // Where nothing is in range the search shows what is not stated.
  return thatAre('in-range').length > 0 ? thatAre('in-range') : thatAre('not-stated');
};

describe('search and finder', () => {
  test.each([
    ['100A', 11],
    ['50A 볼밸브', 6],
    ['4B', 11],
    ['4인치', 11],
    ['2인치 스텐 볼밸브', 6],
    ['볼밸브 50A 10K', 7],
    ['600도', undefined],
    ['DN 300', undefined],
    ['-20~80°C DN50-100', undefined],
    ['버터플라이 150A PN16 180도', undefined],
    ['300 Nm 220V 단상', undefined],
    ['IP67', undefined],
    ['DN 1600', 1],
    ['볼밸브', 7],
    ['ball valve', 7],
    ['삼방 볼밸브 50A', 2],
    ['전동볼밸브 50A 220V', 0],
    ['sleeve 120 °C', 2],
    ['-196도 볼밸브', 0],
  ])('find the same products for %s', (query, count) => {
    expect(idsIn(query).toSorted()).toEqual(inFinder(query).toSorted());
    if (count !== undefined) expect(idsIn(query)).toHaveLength(count);
  });

  test.each([
    ['LNG, −196 °C, DN 200', 'en'],
    ['DN 150, 10 bar, water of 180 °C', 'en'],
    ['DN100 butterfly', 'en'],
    ['100A 버터플라이', 'ko'],
  ] as const)('find the same products for %s, an answer or a name beside it', (query, language) =>
    expect(idsIn(query, language).toSorted()).toEqual(inFinder(query, language).toSorted()),
  );

  test.each([
    ['hydrogen valve', 'Not found: hydrogen.'],
    ['stainless ball valve', 'Not found: stainless.'],
  ])('a word that nothing has is said where the others are found: %s', (query, line) =>
    expect(searched(query, 'en').said).toContain(line),
  );

  test.each([
    'DN 70 butterfly',
    '1e3 Nm',
    '3/16 inch valve',
    '1.500 Nm actuator',
    'DN100 or less butterfly',
    '480050 24V DC',
  ])('a measure that cannot be read is said, and its number finds nothing: %s', (query) => {
    const { said, hits } = searched(query, 'en');
    expect(said.join(' ')).toMatch(/Not used as a condition: /);
    // +70 °C is no DN 70, and 100 Nm no 1e3 Nm.
    expect(['301e', '480-010']).not.toContain(hits[0]?.id);
  });

  test('what is found leads on with the conditions, and to the same list in the finder', () => {
    const { hits } = searched('볼밸브 50A 10K');
    expect(hits[0]).toMatchObject({
      id: 'finder',
      path: '/products?dn=50&jis=10&family=ball#finder',
    });
    expect(hits.find(({ id }) => id === 's30')?.path).toMatch(/\/s30\?dn=50$/);
    expect(searched('300 Nm 220V 단상').hits.find(({ id }) => id === '480-050')?.path).toMatch(
      /\/480-050\?phase=1&volt=220&torque=300$/,
    );
  });

  test('how the words were read is said, and that 10K is no PN', () =>
    expect(searched('볼밸브 50A 10K').said.join(' ')).toMatch(
      /DN 50.*10K는 JIS 등급이며 PN이 아닙니다/,
    ));

  test('a product’s own size is found where that product is in range, and three-way valves are apart', () => {
    const ids = searched('LNG, −196 °C, DN 200', 'en').hits.map(({ id }) => id);
    expect(ids[0]).toBe('finder');
    expect(ids).not.toContain('pqvf-dn200');
    const { hits } = searched('볼밸브 50A');
    expect(hits.find(({ group }) => group === 'near')).toMatchObject({
      place: '삼방 볼 2',
      path: '/products?dn=50&family=three-way#finder',
    });
    // The rating stands in place of the category, and no page that has one of the words alone.
    expect(hits.find(({ id }) => id === 's10')?.place).toBe('PN 16/25/40 · ANSI 150/300');
    expect(hits.filter(({ group }) => group === 'page')).toEqual([]);
  });

  test('a code beside a size asks for that product alone, its own size first', () => {
    expect(idsIn('S30 DN50')).toEqual(expect.arrayContaining(['s30']));
    expect(idsIn('S30 DN50').every((id) => id.startsWith('s30'))).toBe(true);
    expect(searched('PQVF DN100 95 °C').hits[0]).toMatchObject({
      id: 'pqvf-dn100',
      path: '/products/pinch-valve/pqvf/pqvf?dn=100&temp=95',
    });
    expect(idsIn('PQVF DN 80, abrasive slurry of 95 °C', 'en')).toEqual(['pqvf']);
    expect(idsIn('AP8 6 bar 토크')).toEqual(['ap-da', 'ap-sr']);
  });

  test.each([
    ['S40 PN40 100A', 's40', /^범위 밖 · .*PN 25/],
    ['S10 DN150', 's10', /^범위 밖 · .*DN 100/],
    ['301E 90도', '301e', /^범위 밖 · .*70 °C/],
  ])('%s is out of range, and said first; then what fits', (query, id, place) => {
    const { hits, order, said } = searched(query);
    const named = hits.find(({ group }) => group === 'product');
    expect(named).toMatchObject({ id, place: expect.stringMatching(place) });
    expect(order.indexOf('product')).toBeLessThan(order.indexOf('condition'));
    expect(hits.some(({ group }) => group === 'condition')).toBe(true);
    expect(said.join(' ')).not.toContain('범위 안의 제품이 없습니다');
  });

  test('the number of a code is no figure', () =>
    expect(searched('301 150A PN10').hits.find(({ group }) => group === 'product')).toMatchObject({
      id: '301',
      path: expect.stringMatching(/dn=150&pn=10$/),
    }));

  test('a code is no beginning of another', () => expect(idsIn('301 150A PN10')).toEqual(['301']));

  test('a drive that no valve of its kind has is let go of first', () =>
    expect(searched('전동볼밸브 50A 220V').hits[0]).toMatchObject({
      group: 'near',
      place: '볼 4',
      path: '/products?dn=50&volt=220&family=ball#finder',
    }));

  test('a kind alone finds the pages that are named after it', () => {
    const pages = searched('볼밸브').hits.filter(({ group }) => group === 'page');
    expect(pages.map(({ path }) => path)).not.toContain('/about');
    expect(searched('버터플라이').hits.some(({ group }) => group === 'document')).toBe(true);
  });

  test('where none of a kind is in range, the kinds that are', () => {
    const { hits } = searched('-196도 볼밸브');
    expect(hits.map(({ group }) => group)).toEqual(['near', 'ask']);
    expect(hits[0]).toMatchObject({ place: '버터플라이 1', path: '/products?temp=-196#finder' });
    expect(searched('9999 Nm').hits.some(({ group }) => group === 'condition')).toBe(true);
  });

  test('a material is found, and a kind with a figure that is not read', () => {
    expect(idsIn('EPDM').toSorted()).toEqual(['pqvf', 'pqvi']);
    expect(idsIn('16 kg 볼밸브')).toHaveLength(7);
    expect(searched('16 kg 볼밸브').said.join(' ')).toContain('조건으로 쓰지 않은 말: 16 kg');
  });

  test.each([['3/16 inch'], ['PN 1.6']])('%s filters nothing', (query) =>
    expect(searched(query).hits.some(({ id }) => id === 'finder')).toBe(false),
  );
  test('DN 155 볼밸브 filters by its kind alone', () =>
    expect(searched('DN 155 볼밸브').hits[0]?.path).toBe('/products?family=ball#finder'));
});

describe('what no product has', () => {
  test.each([
    ['체크 밸브 DN 80', '체크 밸브', /dn=80#finder$/],
    ['방폭', '방폭', /ip=/],
    ['게이트밸브', '게이트 밸브', undefined],
  ])('is said first: %s', (query, name, nearest) => {
    const { hits, said, isNothing } = searched(query);
    expect(isNothing).toBe(true);
    expect(said[0]).toBe(`${name} 표기가 있는 제품은 없습니다.`);
    expect(hits.map(({ id, group }) => (group === 'ask' ? id : group))).toEqual(
      nearest ? ['ask', 'condition'] : ['ask'],
    );
    expect(hits[0]?.place).toContain(query);
    if (nearest) expect(hits[1]?.path).toMatch(nearest);
  });

  test.each(['explosion proof actuator', 'gate valve', 'ATEX', 'API 609'])(
    'in English: %s',
    (query) => expect(searched(query, 'en').isNothing).toBe(true),
  );

  test.each(['ko', 'en'] as const)(
    'a delivery time is answered, and no product (%s)',
    (language) => {
      const { hits } = searched('delivery time', language);
      expect(hits[0]).toMatchObject({ id: 'answer-price' });
      expect(hits.filter(({ group }) => group === 'product')).toEqual([]);
    },
  );

  test('what comes in the size is named by kind, with its count', () =>
    expect(searched('체크 밸브 DN 80').hits[1]?.place).toMatch(/버터플라이 \d+.*볼 \d+.*핀치 \d+/));

  test.each(absentWords.map(({ id, words }) => ({ id, words })))(
    'no text of a product says $id',
    ({ words }) => {
      for (const { id, name, description, features, specifications } of products) {
        const text = JSON.stringify([name, description, features, specifications]).toLowerCase();
        for (const word of words)
          expect(new RegExp(`(?<![a-z])${word}(?![a-z])`).test(text), `${id}: ${word}`).toBe(false);
      }
    },
  );
});
