import { expect, test } from 'vitest';

import { countedWords, readMiss } from './misses.ts';

test.each([
  ['  글로브  밸브 ', '글로브 밸브'],
  ['Globe VALVE', 'globe valve'],
  ['ＤＮ 150', 'dn 150'],
  ['DN 150 PN 16 180 °C', 'dn 150 pn 16 180 °c'],
  ['체크밸브 10k 200a', '체크밸브 10k 200a'],
])('"%s" is counted as "%s"', (typed, words) => expect(countedWords('search', typed)).toBe(words));

test.each([
  '밸',
  'buyer@example.com',
  'buyer＠example.com',
  '02-000-0000',
  '010 0000 0000',
  '홍길동 000.0000',
  '(02) 0000000',
  '000000-0000000',
  '123-45-67890',
  'https://example.com',
  'www.example.com',
  'a'.repeat(41),
  ' ',
])('"%s" is not counted', (typed) => expect(countedWords('search', typed)).toBeNull());

test('conditions of the finder are counted as its address writes them, and nothing else is', () => {
  expect(countedWords('finder', 'dn=80&pn=40&family=ball')).toBe('dn=80&pn=40&family=ball');
  for (const words of ['', 'dn', 'dn=80 ', 'q=어디', 'x=<b>', `dn=${'8'.repeat(25)}`])
    expect(countedWords('finder', words), words).toBeNull();
});

test('what is no miss is none', () => {
  expect(readMiss({ kind: 'search', language: 'ko', words: '글로브' })).toEqual({
    kind: 'search',
    language: 'ko',
    words: '글로브',
  });
  for (const value of [
    null,
    1,
    [],
    {},
    { kind: 'search', words: '글로브' },
    { kind: 'x', language: 'ko', words: 'abc' },
  ])
    expect(readMiss(value)).toBeNull();
});
