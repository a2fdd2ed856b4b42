import { expect, test } from 'vitest';

import { wordsParts } from './sent-words.ts';

test.each([
  ['한 줄뿐입니다.', [{ text: '한 줄뿐입니다.' }]],
  ['a\tb는 표가 아닙니다.', [{ text: 'a\tb는 표가 아닙니다.' }]],
  [
    '아래와 같습니다.\n\n품명\t수량\n볼밸브 50A\t4\n\n감사합니다.',
    [
      { text: '아래와 같습니다.' },
      {
        rows: [
          ['품명', '수량'],
          ['볼밸브 50A', '4'],
        ],
      },
      { text: '감사합니다.' },
    ],
  ],
  [
    '품명\t비고\n볼밸브\t"두 줄\n비고"',
    [
      {
        rows: [
          ['품명', '비고'],
          ['볼밸브', '두 줄\n비고'],
        ],
      },
    ],
  ],
  [
    'Ball 2"\t4\nGate 3"\t2\nGlobe 1"\t1\nthanks',
    [
      {
        rows: [
          ['Ball 2"', '4'],
          ['Gate 3"', '2'],
          ['Globe 1"', '1'],
        ],
      },
      { text: 'thanks' },
    ],
  ],
])('a pasted list is a table, the rest stays text: %j', (words, parts) =>
  expect(wordsParts(words)).toEqual(parts),
);
