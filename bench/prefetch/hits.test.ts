import { expect, test } from 'vitest';

import { hitsOf, sentenceOf } from './hits.ts';

const file = (name: string, at: number) => ({ path: `/data/ko/${name}/1.json`, at });
const move = (name: string, pressed: number) => ({
  file: `/data/ko/${name}/1.json`,
  pointed: pressed - 10,
  pressed,
  arrived: pressed + 50,
});

test('a move is a hit by a link in view or by pointing; what no move led to is unused', () => {
  const hits = hitsOf([
    {
      start: '/data/ko/1.json',
      files: [
        { path: '/data/ko/1.json', at: 1 },
        { path: '/data/ko/chrome.json', at: 2 },
        file('a', 30),
        file('unused', 31),
        file('b', 195),
        file('c', 310),
      ],
      scripts: [5, 320],
      moves: [move('a', 100), move('b', 200), move('c', 300)],
    },
  ]);
  expect(hits).toEqual({
    moves: 3,
    inView: 1,
    pointed: 1,
    lateScripts: 1,
    ahead: 3,
    opened: 2,
  });
  expect(sentenceOf(hits)).toContain('of 3 moves the data was asked for before the press in 2');
});
