import type { BlockOf } from './schema/block.ts';
import type { Localized } from './schema/localized.ts';

/** Stands wherever the torque of a pneumatic actuator is compared at a supply pressure. */
export const springStroke: Localized = {
  ko: '단동식의 스프링 행정 토크는 공급 압력과 무관하므로 따로 비교하십시오.',
  en: 'The torque of the spring stroke of a spring-return actuator does not depend on the supply pressure: compare it separately.',
};

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'highlight'> = {
  type: 'highlight',
  text: {
    ko: '이 자료의 수치는 전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈에도 해당하는지는 자료에 없습니다.',
    en: 'The figures of this document are those of the electric range in common. Whether they hold for the quarter-turn 480 series is not stated.',
  },
};
