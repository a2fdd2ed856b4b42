import { ACTUATION_NAMES, APPLICATION_NAMES, BRAND_NAMES } from '#facts/choices.ts';

import type { Localized } from '#content/schema/localized.ts';
import type { Family } from '#content/schema/technical.ts';

/** Names of the values of a filter, in the order of its list; a filter without names here lists codes, such as IP67. */
export const choiceNames = {
  application: APPLICATION_NAMES,
  brand: BRAND_NAMES,
  actuation: ACTUATION_NAMES,
} as const satisfies Record<string, Record<string, Localized>>;

/** Short names of the kinds of product. */
export const familyNames: Record<Family | 'three-way', Localized> = {
  'butterfly-valve': { ko: '버터플라이', en: 'Butterfly' },
  'ball-valve': { ko: '볼', en: 'Ball' },
  'three-way': { ko: '삼방 볼', en: 'Three-way ball' },
  'pinch-valve-flanged': { ko: '핀치', en: 'Pinch' },
  'pinch-valve-threaded': { ko: '핀치', en: 'Pinch' },
  'pneumatic-actuator': { ko: '공압', en: 'Pneumatic' },
  'quarter-turn-actuator': { ko: '전동', en: 'Electric' },
};

/** Ranges that are stated as a whole and have no product page of their own. */
export const rangeNames = {
  electric: {
    code: { ko: '전동 액추에이터 (공통 사양)', en: 'Electric actuators' },
    name: { ko: '전동 액추에이터 제품군', en: 'Electric actuator range' },
    type: { ko: '전동', en: 'Electric' },
  },
  fluid: {
    name: {
      ko: '유압·공압 쿼터턴 액추에이터',
      en: 'Hydraulic and pneumatic quarter-turn actuators',
    },
    type: { ko: '유압·공압', en: 'Hydraulic, pneumatic motor' },
  },
} as const satisfies Record<string, Record<string, Localized>>;

/** Explanation of each filter, for readers who do not know the term. */
export const finderHelp = {
  category: {
    ko: '카탈로그의 다섯 분류입니다. 여러 개를 고르면 그중 하나에 드는 제품을 찾습니다.',
    en: 'The five categories of the catalogue. With several selected, a product in any of them is found.',
  },
  family: {
    ko: '밸브와 액추에이터의 종류입니다. 여러 개를 고르면 그중 하나인 제품을 찾습니다.',
    en: 'The kind of valve or actuator. With several selected, a product of any of them is found.',
  },
  application: {
    ko: '먼저 검토하는 분야입니다. 선정은 유체와 운전 조건으로 합니다.',
    en: 'The sectors for which a product is considered first. Medium and operating conditions decide.',
  },
  brand: {
    ko: '버터플라이 밸브와 볼 밸브의 브랜드입니다.',
    en: 'The brand of the butterfly and ball valves.',
  },
  actuation: {
    ko: '제품을 움직이는 힘입니다. 핀치 밸브는 슬리브 바깥의 조작 공기로 닫습니다.',
    en: 'What moves the product. A pinch valve is closed by control air around its sleeve.',
  },
  size: {
    ko: '배관의 호칭경입니다. DN 100, 100A, 4B, 4 in는 같은 크기의 이름입니다. 어느 이름으로 넣어도 됩니다.',
    en: 'Nominal size of the pipe. DN 100, 100A, 4B and 4 in name the same size; enter any of them.',
  },
  pn: {
    ko: '호칭압력입니다. JIS 10K는 PN 10과 다른 등급입니다.',
    en: 'Nominal pressure. JIS 10K is a different rating from PN 10.',
  },
  ansi: {
    ko: '클래스(ANSI/ASME 압력 등급)입니다. PN과 서로 바꾸어 쓰지 않습니다.',
    en: 'ANSI/ASME pressure class. It is not interchangeable with PN.',
  },
  jisK: {
    ko: 'JIS 등급입니다. PN이나 클래스로 바꾸지 않으며, 자료에 JIS 등급이 없습니다.',
    en: 'JIS rating. It is not converted to PN or class, and no product states one.',
  },
  bar: {
    ko: '실제 사용 압력(bar)입니다. 허용 압력은 온도에 따라 낮아집니다.',
    en: 'Operating pressure in bar. The allowable pressure falls as the temperature rises.',
  },
  temperature: {
    ko: '밸브 안을 흐르는 유체의 온도입니다. 주위 온도가 아닙니다.',
    en: 'Temperature of the medium in the valve, not of its surroundings.',
  },
  torque: {
    ko: '액추에이터가 내야 하는 토크입니다. 밸브의 최대 요구 토크에 안전율을 곱한 값을 입력하십시오.',
    en: 'Torque the actuator has to deliver: the highest valve torque times the safety factor.',
  },
  rotation: {
    ko: '액추에이터의 회전각입니다. 이방 볼 밸브와 버터플라이 밸브는 90°이며, 삼방은 확인이 필요합니다.',
    en: 'Angle the actuator turns. Two-way ball valves and butterfly valves turn through 90°; the rotation of three-way valves has to be confirmed.',
  },
  phase: {
    ko: '전동 액추에이터에 공급할 전원이 단상인지 삼상인지 고릅니다.',
    en: 'Single-phase or three-phase supply for an electric actuator.',
  },
  voltage: {
    ko: '현장의 전원 전압입니다. 제품의 전압 범위와 비교합니다.',
    en: 'Supply voltage on site, compared with the voltage range of the product.',
  },
  air: {
    ko: '액추에이터에 공급할 수 있는 공기 압력입니다. 현장의 최저값을 넣고, 최고값이 자료의 상한을 넘지 않는지도 확인하십시오.',
    en: 'Supply pressure of the air for the actuator. Enter the lowest you have on site, and check that your maximum stays within the stated limit.',
  },
  oil: {
    ko: '유압 모터에 공급할 수 있는 작동유 압력입니다. 현장의 최저값을 넣고, 최고값이 자료의 상한을 넘지 않는지도 확인하십시오.',
    en: 'Supply pressure of the oil for a hydraulic motor. Enter the lowest you have on site, and check that your maximum stays within the stated limit.',
  },
  flange: {
    ko: '액추에이터와 밸브를 잇는 ISO 5211 플랜지입니다. 밸브의 상부 플랜지와 같아야 합니다. 480-110의 작은 쪽 플랜지는 확인이 필요하여 개수에 넣지 않았습니다.',
    en: 'ISO 5211 flange between actuator and valve. It must match the mounting flange of the valve. The smaller flange of 480-110 needs confirmation and is not counted.',
  },
  protection: {
    ko: '먼지와 물을 막는 등급(IEC 60529)입니다. 적힌 등급만 맞는 것으로 봅니다. IP67이 IP65를 포함하지는 않습니다.',
    en: 'Protection against dust and water (IEC 60529). Only a listed code counts: IP67 does not include IP65.',
  },
} as const satisfies Record<string, Localized>;
