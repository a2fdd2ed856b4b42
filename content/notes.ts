import type { Subject } from '#facts/facts.ts';

import type { BlockOf } from './schema/block.ts';
import type { Localized, PictureId } from './schema/localized.ts';
import type { Product } from './schema/product.ts';

/** Texts one after the other. */
const joined = (...texts: readonly Localized[]): Localized => ({
  ko: texts.map(({ ko }) => ko).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

/** Stands wherever the torque of a pneumatic actuator is compared at a supply pressure. */
export const springStroke: Localized = {
  ko: '단동식의 스프링 행정 토크는 공급 압력과 무관하므로 따로 비교하십시오.',
  en: 'The torque of the spring stroke of a spring-return actuator does not depend on the supply pressure: compare it separately.',
};

/** What the torques of a valve and of its actuator mean for each other. */
export const torqueLimits: Localized = {
  ko: '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 하며, 최대 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다.',
  en: 'The highest valve torque times the safety factor must not exceed the maximum torque of the actuator, and that must not exceed the maximum allowable stem torque (MAST) of the valve.',
};

/** Selects a pneumatic actuator. */
const airTorque: Localized = {
  ko: '밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 현장의 최저·최고 공급 압력으로 크기를 정합니다.',
  en: 'The size follows from the highest valve torque, the maximum allowable stem torque (MAST) of the valve and the lowest and highest supply pressure on site.',
};

/** The lowest supply pressure of the range holds for double-acting only. */
const springMinimum: Localized = {
  ko: '단동식의 최소 공급 압력은 견적 때 확인합니다.',
  en: 'The minimum supply pressure of the spring-return type is confirmed with the quotation.',
};

/** An output flange for which ISO 5211 gives less torque than the actuator delivers. */
const flangeTorque = (flange: string): Localized => ({
  ko: `${flange}로 장착할 때는 ISO 5211의 ${flange} 토크를 확인하십시오.`,
  en: `To mount it on ${flange}, check the torque that ISO 5211 gives for ${flange}.`,
});

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'overview-text'> = {
  type: 'overview-text',
  textContent: {
    ko: '전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈의 사양은 480 시리즈 표를 참조하십시오.',
    en: 'These figures apply to the electric range; the quarter-turn 480 series has its own table.',
  },
};

/** What must be said wherever a pressure stands beside a temperature. */
export const pressureFalls: Localized = {
  ko: '허용 압력은 온도에 따라 낮아집니다.',
  en: 'The allowable pressure falls as the temperature rises.',
};

/** The same of a PN or a class. */
export const ratingFalls: Localized = {
  ko: '압력 등급은 호칭이며 허용 압력은 온도에 따라 낮아집니다.',
  en: 'The pressure rating is a designation; the allowable pressure falls as the temperature rises.',
};

/** Stands under a table that compares series: a row is not one valve. */
export const comparedRatings: Localized = joined(
  {
    ko: '호칭경, 압력 등급, 사용 온도는 시리즈 전체의 범위입니다.',
    en: 'Size, rating and temperature are the ranges of the whole series.',
  },
  ratingFalls,
);

/** The temperature that S70 and S80 state beside their range. */
const extendedLimit: Localized = {
  ko: '확장 상한의 조건은 견적 때 확인합니다.',
  en: 'The condition of the extended limit is confirmed with the quotation.',
};

/** Flanges that take less torque than their actuator delivers; once each: torque and mounting flange both carry the reservation. */
export const weakFlanges = ({ facts }: Subject): Localized[] =>
  [
    ...new Set(
      facts
        .flatMap(({ reservations }) => reservations)
        .flatMap((each) => (each.key === 'flange-torque' ? each.flange : [])),
    ),
  ].map(flangeTorque);

/** The footnote of a product, on its page and its data sheet: what must be known before it is chosen. */
export function caveatOf({ technical, facts }: Pick<Product, 'technical' | 'facts'>): Localized {
  switch (technical.family) {
    case 'pneumatic-actuator':
      return technical.action === 'double-acting' ? airTorque : joined(springMinimum, airTorque);
    case 'quarter-turn-actuator':
      return joined(torqueLimits, ...weakFlanges(facts));
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return pinchSelecting;
    case 'ball-valve':
    case 'butterfly-valve': {
      const { pn, ansi, pnBySize } = technical.rating;
      const falls = pn || ansi || pnBySize ? ratingFalls : pressureFalls;
      return 'temperatureExtended' in technical ? joined(falls, extendedLimit) : falls;
    }
  }
}

/** How a pinch valve opens, and what that means when its air fails. */
export const pinchOpens: Localized = {
  ko: '공기를 빼면 유체의 압력과 슬리브의 탄성으로 열리므로, 조작 공기가 끊기면 닫힌 상태가 유지되지 않습니다.',
  en: 'When the air is vented the valve opens, by the pressure of the medium and the elasticity of the sleeve: it does not stay closed on loss of control air.',
};

/** The sleeve of a pinch valve is chosen by more than the temperature. */
const sleeveChoice: Localized = {
  ko: '슬리브 재질은 온도만으로 정할 수 없으므로 유체 이름, 농도, 고형물의 크기와 양을 알려 주십시오.',
  en: 'Temperature alone does not decide the sleeve material: tell us the medium, its concentration, and the size and amount of solids.',
};

const pinchSelecting: Localized = joined(
  {
    ko: '조작 공기가 끊기면 닫힌 상태가 유지되지 않습니다.',
    en: 'The valve does not stay closed on loss of control air.',
  },
  sleeveChoice,
);

/** Stands under every table of sleeve materials: spec §9 gives one list of highest temperatures for all pinch valves. */
export const sleeveReservations: Localized = joined(
  { ko: '재질별 최고 온도입니다.', en: 'Highest temperature of each material.' },
  sleeveChoice,
);

/** Views of the AP range that show its inside, alone and on the pages of its catalogue. */
const AP_INSIDE = /^(?:ap-(?:da|sr)\/cutaway|rotary-figure\/(?:0[23]|1[01])-)/;
const apPrinciple: Localized = {
  ko: '원리를 나타낸 그림입니다.',
  en: 'It shows the principle.',
};

/** What stands beside a picture that shows more than its source states; undefined for any other. */
export function pictureNote(id: PictureId): Localized | undefined {
  return AP_INSIDE.test(id) ? apPrinciple : undefined;
}
