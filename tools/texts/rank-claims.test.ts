import { expect, it } from 'vitest';

import { products } from '#content/index.ts';

import { RANK_CLAIMS, rankClaims } from './rank-claims.ts';

const place = (id: string) => `content/catalogue/sirca-valves/butterfly-valves/${id}.ts`;
const problems = (en: string, ko = '', id = '301') =>
  rankClaims([{ file: place(id), field: 'description', ko, en }]).map(({ problem }) => problem);

it.each(RANK_CLAIMS)('$product: the figures bear out "$says"', ({ holds }) => {
  expect(holds()).toBe(true);
});

it('a claim that the figures no longer bear out is a fault', () => {
  const [widest] = RANK_CLAIMS;
  const other = products.find(({ id }) => id === '301e');
  if (!widest || other?.technical.family !== 'butterfly-valve') throw new Error('unknown product');
  const wider = {
    ...other,
    technical: { ...other.technical, size: { system: 'DN' as const, from: 10, to: 2000 } },
  };
  const changed = products.map((product) => (product.id === other.id ? wider : product));
  expect(widest.holds(changed)).toBe(false);
  const texts = [{ file: place('301'), field: 'description', ko: '범위가 가장 넓습니다.', en: '' }];
  expect(rankClaims(texts, [{ ...widest, holds: () => false }])[0]?.problem).toMatch(/bear out/);
});

it.each([
  ['the widest range of temperatures', '사용 온도 범위가 가장 넓은 밸브입니다.'],
  ['the highest torque of all series', '토크가 가장 큰 액추에이터입니다.'],
  ['our best valve', '업계 최고의 밸브입니다.'],
  ['the leading supplier', '유일한 공급사입니다.'],
])('"%s" rests on no figure', (en, ko) => {
  expect(problems(en, '', '401n')).toHaveLength(1);
  expect(problems('', ko, '401n')).toHaveLength(1);
});

it.each([
  'The highest valve torque times the safety factor',
  'your lowest supply pressure',
  'the lowest and highest temperature',
])('"%s" claims nothing', (text) => expect(problems(text)).toEqual([]));
