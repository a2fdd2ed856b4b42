import type { BlockOf } from './schema/block.ts';
import type { Localized } from './schema/localized.ts';

/** Stands wherever the torque of a pneumatic actuator is compared at a supply pressure. */
export const springStroke: Localized = {
  ko: '단동식의 스프링 행정 토크는 공급 압력과 무관하므로 따로 비교하십시오.',
  en: 'The torque of the spring stroke of a spring-return actuator does not depend on the supply pressure: compare it separately.',
};

/** A feature of the valves that are fitted with any actuator; their pages then offer each of them. */
export const anyActuatorFitted: Localized = {
  ko: '전동·공압·유압 액추에이터를 조립하여 공급합니다',
  en: 'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
};

/** 480-110: what ISO 5211 says of the smaller of its output flanges. */
export const flangeOf480110 = (flange: string): Localized => ({
  ko: `출력 플랜지 ${flange}는 ISO 5211의 최대 플랜지 토크가 이 모델의 최대 토크보다 작으므로, ${flange}로 취부하려면 반드시 확인받으십시오.`,
  en: `The maximum flange torque that ISO 5211 gives for the output flange ${flange} is below the maximum torque of this model: to mount it on ${flange}, have that confirmed first.`,
});

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'highlight'> = {
  type: 'highlight',
  text: {
    ko: '이 자료의 수치는 전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈에도 해당하는지는 자료에 없습니다.',
    en: 'The figures of this document are those of the electric range in common. Whether they hold for the quarter-turn 480 series is not stated.',
  },
};
