/** Sentences on which somebody's safety may rest: each stands where a reader selects, in both languages. */
import { describe, expect, it } from 'vitest';

import { findDocument, products } from './index.ts';
import { textsOf } from './texts.ts';

const textOf = (entry: unknown): string =>
  textsOf('', entry)
    .map(({ ko, en }) => `${ko}\n${en}`)
    .join('\n');

const rotaryPage = (number: number): string => textOf(findDocument('rotary')?.pages[number - 1]);

describe('sizing: the highest valve torque times the safety factor', () => {
  const models = products.filter(({ technical }) => technical.family === 'quarter-turn-actuator');

  it.each(models)('$code', ({ detailDescription }) => {
    expect(detailDescription.ko).toContain(
      '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 합니다.',
    );
    expect(detailDescription.en).toContain(
      'The highest valve torque times the safety factor must not exceed the maximum torque.',
    );
  });

  it('page 12 of the AP catalogue, text and the steps that its picture shows', () => {
    expect(rotaryPage(12)).toContain('가운데 가장 큰 값에 안전율을 곱합니다');
    expect(rotaryPage(12)).toContain('최대 요구 토크에 안전율을 곱합니다');
    expect(rotaryPage(12)).toContain('multiply it by the safety factor');
    expect(rotaryPage(12)).toContain('Multiply it by the safety factor');
  });
});

describe('loss of air: a double-acting actuator has no set position', () => {
  it.each([
    ['AP-DA', textOf(products.find(({ id }) => id === 'ap-da'))],
    ['page 2 of the AP catalogue', rotaryPage(2)],
  ])('%s', (_place, text) => {
    expect(text).toContain('정해진 위치로 복귀하지 않으며, 위치 유지도 보장되지 않습니다');
    expect(text).toContain('does not return to a set position');
    expect(text).toContain('not guaranteed to hold');
  });
});
