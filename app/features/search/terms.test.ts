import { describe, expect, test } from 'vitest';

import {
  codeOf,
  initialTerms,
  mayHaveTypo,
  nameTerms,
  readQuery,
  termOf,
  textTerms,
} from './terms.ts';

describe('a code is the same in any spelling', () => {
  test.each(['480006', '480-006', '480 006', '480‑006', ' 480.006 ', '４８０－００６'])(
    '%s',
    (text) => expect(codeOf(text)).toBe('480006'),
  );
  test.each(['ap 10', 'AP10', 'AP-10', 'ａｐ１０'])('%s', (text) =>
    expect(codeOf(text)).toBe('ap10'),
  );
});

describe('a query', () => {
  test.each(['', '   ', '-', '…'])('"%s" is empty', (text) =>
    expect(readQuery(text)).toEqual({ kind: 'empty' }),
  );
  test.each([
    ['ㅂㅌㅍㄹㅇ', 'ㅂㅌㅍㄹㅇ'],
    ['ㅂㅌㅍㄹㅇ ㅂㅂ', 'ㅂㅌㅍㄹㅇㅂㅂ'],
    ['ㅄ', 'ㅂㅅ'], // what an input method makes of two
  ])('%s is initial consonants', (text, initials) =>
    expect(readQuery(text)).toEqual({ kind: 'initials', initials }),
  );
  test('words are taken apart into letters, a code is kept whole', () => {
    expect(readQuery('PQVF dn100')).toEqual({
      kind: 'words',
      terms: ['pqvf', 'dn100'],
      code: 'pqvfdn100',
    });
    expect(readQuery('볼 밸브')).toEqual({
      kind: 'words',
      terms: ['ㅂㅗㄹ', 'ㅂㅐㄹㅂㅡ'],
      code: '볼밸브',
    });
  });
  test('A/S is one word, and no product code that begins with S', () =>
    expect(readQuery('480 A/S')).toEqual({ kind: 'words', terms: ['480', 'as'], code: '480as' }));
  test('Hangul of a Mac, in parts, is the same', () =>
    expect(readQuery('밸브'.normalize('NFD'))).toEqual(readQuery('밸브')));
});

test('every stage of composing 버터플 is the beginning of 버터플라이', () => {
  for (const stage of ['버', '벝', '버터', '버텊', '버터프', '버터플'])
    expect(termOf('버터플라이').startsWith(termOf(stage)), stage).toBe(true);
});

test('a name is found by its words, their ends, and written together', () => {
  const terms = nameTerms('SIRCA S30 볼 밸브');
  for (const word of ['sirca', 's30', '볼', '밸브', '볼밸브'])
    expect(terms).toContain(termOf(word));
});

test('a long Korean word of a text is found by its end, a short one is not', () => {
  expect(textTerms('전자접촉기')).toContain(termOf('접촉기'));
  expect(textTerms('밸브를')).not.toContain(termOf('브를'));
});

test('a size is found with and without its space', () =>
  expect(textTerms('DN 100')).toEqual(expect.arrayContaining(['dn', '100', 'dn100'])));

test('initials begin at every word of a name', () =>
  expect(initialTerms('버터플라이 밸브')).toEqual(['ㅂㅌㅍㄹㅇㅂㅂ', 'ㅂㅂ']));

test('a typo is looked for in words, never in codes or stumps', () => {
  expect(['actuater', termOf('엑추에이터')].every(mayHaveTypo)).toBe(true);
  expect(['301', 's30t', 'dn', 'ㅂㅌㅍㄹㅇ', termOf('볼')].some(mayHaveTypo)).toBe(false);
});
