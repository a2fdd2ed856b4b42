import { expect, test } from 'vitest';

import { conditionHits } from './condition-hits.ts';

test.each(['영하 196도', 'minus 196', '-196°C', '−196 ℃'])(
  '%s leads to the finder at that temperature',
  (query) =>
    expect(conditionHits(query, 'ko')).toMatchObject([
      { title: '−196 °C', place: '조건으로 찾기', path: '/products?temp=-196#finder' },
    ]),
);

test.each(['480-006', 'minus', 'S30 -5', 'DN100'])('%s is no condition alone', (query) =>
  expect(conditionHits(query, 'ko')).toEqual([]),
);
