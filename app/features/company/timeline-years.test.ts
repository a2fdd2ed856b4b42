import { expect, test } from 'vitest';

import { markKeywords, timelineYears } from './timeline-years.ts';

test('years without an event keep their place', () => {
  const years = timelineYears([
    { date: '1992', text: 'a', keywords: [] },
    { date: '1995-03', text: 'b', keywords: [] },
  ]);
  expect(years.map(({ year, events }) => [year, events.length])).toEqual([
    [1992, 1],
    [1993, 0],
    [1994, 0],
    [1995, 1],
  ]);
  expect(years[3]?.events[0]?.month).toBe('03');
});

test('events of one year stand together', () =>
  expect(
    timelineYears([
      { date: '1992-01', text: 'a', keywords: [] },
      { date: '1992-05', text: 'b', keywords: [] },
    ])[0]?.events,
  ).toHaveLength(2));

const words = (text: string, keywords: string[]) =>
  markKeywords(text, keywords)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test('keywords are marked wherever they occur, the longest first', () => {
  expect(words('버터플라이 밸브와 볼 밸브 공급', ['볼 밸브', '버터플라이 밸브'])).toBe(
    '[버터플라이 밸브]와 [볼 밸브] 공급',
  );
  expect(words('ball valves, ball', ['ball', 'ball valves'])).toBe('[ball valves], [ball]');
  expect(words('a+b (c)', ['+b (c)'])).toBe('a[+b (c)]');
  expect(words('nothing', [])).toBe('nothing');
});
