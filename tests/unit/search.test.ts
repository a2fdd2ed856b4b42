import { describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';

import { excerpt, readIndex, search, writeIndex } from '#app/features/search/search-index.ts';
import { searchEntries } from '#app/features/search/search.server.ts';

/** The indexes as the browser gets them: written down and read again. */
const index = {
  ko: readIndex(writeIndex(searchEntries('ko'))),
  en: readIndex(writeIndex(searchEntries('en'))),
};

for (const language of ['ko', 'en'] as const) {
  const ids = (query: string) => search(index[language], query).map(({ id }) => id);

  describe(`in the ${language} index`, () => {
    test.each([
      ['480006', '480-006'],
      ['480-006', '480-006'],
      ['480 006', '480-006'],
      ['ap 10', 'ap-da'],
      ['AP-10', 'ap-da'],
      ['pqvf100', 'pqvf-dn100'],
      ['PQVF DN100', 'pqvf-dn100'],
      ['pqvf', 'pqvf'],
      ['sirca s30', 's30'],
      ['s-30t', 's30t'],
      ['ht 600', 'ht600'],
      ['300a', '/gallery/1'],
    ])('%s finds %s first', (query, id) => expect(ids(query)[0]).toBe(id));

    test.each([
      ['ㅂㅌㅍㄹㅇ', '301'],
      ['ㅂㅌ', '301'],
      ['벝', '301'],
      ['버텊', '301'],
      ['버터플라이밸브', '301'],
      ['버트플라이', '301'], // a typo
      ['butterfly', '301'],
      ['buterfly', '301'], // a typo
      ['qjxjvmffkdl', '301'], // 버터플라이 on an English keyboard
      ['나비 밸브', '301'],
      ['액추에이터', '480-006'],
      ['액츄에이터', '480-006'],
      ['엑추에이터', '480-006'],
      ['구동기', '480-006'],
      ['actuator', '480-006'],
      ['actuater', '480-006'], // a typo
      ['엑츄에이터', '480-006'],
      ['actautor', '480-006'], // two letters that changed places
      ['pn25 ball', 's10'], // one of several ratings
      ['ANSI 300 볼 밸브', 's10'],
      ['PG21', 'electric-features/1'], // a word inside a document
      ['fieldbus', 'integral-control/1'],
      ['필드버스', 'integral-control/1'],
      ['오시는 길', '/about/map'],
    ])('%s finds %s', (query, id) => expect(ids(query)).toContain(id));

    test.each(['', '  ', '!!', 'zzzzqqq', '뷁뷁뷁', '<script>', 'constructor', '9'.repeat(500)])(
      '"%s" finds nothing',
      (query) => expect(ids(query)).toEqual([]),
    );
    test.each(['__proto__', '%00', '\uD800', '(', '\\'])('%j breaks nothing', (query) =>
      expect(() => ids(query)).not.toThrow(),
    );
    test('a very long query breaks nothing and takes no time', () =>
      expect(() =>
        ['a', '가', 'ㅂ', 'a 1 '].map((text) => ids(text.repeat(10_000))),
      ).not.toThrow());

    test('every product is found by its own code, first', () => {
      for (const { id, code } of products) expect(ids(code)[0], code).toBe(id);
    });
  });
}

test('a word that is not mistyped finds nothing that is only spelled alike', () => {
  const paths = (typos: boolean) => search(index.ko, '가격', typos).map(({ path }) => path);
  expect(paths(true)).toContain('/guides/pn-10-and-10k'); // 규격
  expect(paths(false)).toEqual([]);
});

test.each([
  ['전동밸브', 'motor-operated-valves'],
  ['전동 밸브', 'motor-operated-valves'],
  ['공압밸브', 'air-operated-valves'],
  ['공압 밸브', 'air-operated-valves'],
  ['수동밸브 개조', 'retrofit-of-manual-valves'],
  ['수동 밸브 개조', 'retrofit-of-manual-valves'],
  ['초저온 밸브', 'cryogenic-and-lng'],
  ['초저온밸브', 'cryogenic-and-lng'],
  ['LNG', 'cryogenic-and-lng'],
  ['150A 6B', 'sizes-a-b-and-dn'],
])('"%s" leads to the guide %s', (query, guide) =>
  expect(search(index.ko, query).map(({ path }) => path)).toContain(`/guides/${guide}`),
);

test('an excerpt shows the word where it stands', () => {
  const text = `${'가나 '.repeat(60)}필드버스 ${'다라 '.repeat(60)}`;
  expect(excerpt(text, '필드버스')).toMatch(/^… .*필드버스.* …$/);
  expect(excerpt('짧은 글', '없음')).toBe('짧은 글');
});
