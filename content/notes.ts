import type { BlockOf } from './schema/block.ts';

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'highlight'> = {
  type: 'highlight',
  text: {
    ko: '이 자료의 수치는 전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈에도 해당하는지는 자료에 없습니다.',
    en: 'The figures of this document are those of the electric range in common. Whether they hold for the quarter-turn 480 series is not stated.',
  },
};
