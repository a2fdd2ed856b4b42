import { electric } from '#content/figures/of-facts.ts';
import { defineCategory } from '#content/schema/category.ts';

export default defineCategory({
  id: 'electric',
  name: { ko: '전동 액추에이터', en: 'Electric Actuators' },
  description: {
    ko: `전동 액추에이터의 설계, 공통 사양, 제품군, 일체형 제어를 설명하는 기술 자료입니다. 표준 보호등급은 ${electric.protection}입니다.`,
    en: `Technical documents on electric actuators: design, common figures, series and integral control. Standard protection is ${electric.protection}.`,
  },
  introduction: {
    ko: '밸브의 종류와 움직임부터 정하십시오. 볼·버터플라이 밸브는 90° 회전형(쿼터턴) 액추에이터로, 여러 바퀴를 돌려야 여닫히는 밸브는 다회전 액추에이터로 구동합니다.\n\n이 분류의 자료는 전동 액추에이터 제품군의 공통 사양입니다. 밸브 토크, 전원, 제어 방식을 알려 주시면 시리즈별 토크와 작동 시간을 확인해 드립니다.',
    en: 'Begin with the valve and how it moves: ball and butterfly valves need a quarter-turn actuator, valves that take several turns to open or close a multi-turn one.\n\nThe documents of this category give the common figures of the electric range. Give us valve torque, supply and mode of control, and we confirm torque and operating time per series.',
  },
  keywords: {
    ko: ['전동 액추에이터', '모터 구동 밸브', '일체형 제어', 'IP67', 'IP68', '필드버스'],
    en: [
      'electric actuator',
      'motor-operated valve',
      'integral control',
      'IP67',
      'IP68',
      'fieldbus',
    ],
  },
  theme: 'electric',
  image: 'multi-turn/card',
  unknownSubcategory: 'not-found',
  also: ['special/quarter-turn-480'],
  subcategories: [
    {
      id: 'manufacturer-specialists',
      name: { ko: '제조사 소개', en: 'Manufacturer specialists' },
      description: {
        ko: '전동 액추에이터 제조사와 공급사의 역할, 그리고 문의하기 전에 준비하면 좋은 자료를 설명합니다.',
        en: 'What the electric actuator manufacturer does, what we do, and what to have at hand before you ask.',
      },
      keywords: {
        ko: ['전동 액추에이터 제조사', '액추에이터 선정'],
        en: ['electric actuator manufacturer', 'actuator selection'],
      },
      document: 'manufacturer-specialists',
    },
    {
      id: 'modular-design',
      name: { ko: '모듈러 설계', en: 'Modular design' },
      description: {
        ko: '모터, 기어, 위치와 토크 검출, 제어부로 나누어 본 전동 액추에이터의 구성입니다.',
        en: 'The electric actuator by its modules: motor, gear, position and torque sensing, control.',
      },
      keywords: {
        ko: ['모듈러 설계', '리미트 스위치', '토크 스위치'],
        en: ['modular design', 'limit switch', 'torque switch'],
      },
      document: 'modular-design',
      menuNote: {
        ko: `절연등급 ${electric.insulation}`,
        en: `insulation class ${electric.insulation}`,
      },
    },
    {
      id: 'electric-features',
      name: { ko: '전동 액추에이터 특징', en: 'Electric actuator features' },
      description: {
        ko: '주위 온도, 절연등급, 운전 정격, 보호등급, 스위치, 전선관 인입구 등 전동 액추에이터의 공통 사양입니다.',
        en: 'Common figures of the electric actuators: ambient temperature, insulation, duty, protection, switches, conduit entries.',
      },
      keywords: {
        ko: ['주위 온도', '절연등급 F', 'S2-15분', 'S4-25 %', '방수 IP67', '침수 IP68'],
        en: [
          'ambient temperature',
          'insulation class F',
          'S2-15 min',
          'S4-25 % duty',
          'IP67',
          'IP68',
        ],
      },
      document: 'electric-features',
      menuNote: { ko: electric.ambient, en: electric.ambient },
    },
    {
      id: 'range-series',
      name: { ko: '제품군', en: 'Range and series' },
      description: {
        ko: '전동 액추에이터 시리즈를 한눈에 보고 해당 자료로 이동하는 안내입니다.',
        en: 'The electric series at a glance, with a link to each document.',
      },
      keywords: {
        ko: ['전동 액추에이터 시리즈', '디지털', '일체형 제어'],
        en: ['electric actuator series', 'digital', 'integral control'],
      },
      document: 'range-series',
      menuNote: {
        ko: '시리즈별 안내',
        en: 'series at a glance',
      },
    },
    {
      id: '400-410-series',
      name: { ko: '400–410 시리즈', en: '400–410 series' },
      description: {
        ko: '400–410 시리즈 자료를 준비하고 있습니다.',
        en: 'The document on the 400–410 series is in preparation.',
      },
      keywords: { ko: ['400 시리즈', '410 시리즈'], en: ['400 series', '410 series'] },
      document: '400-410-series',
      menuNote: { ko: '자료 준비 중', en: 'in preparation' },
    },
    {
      id: '400-470-digital',
      name: { ko: '400–470 디지털', en: '400–470 digital' },
      description: {
        ko: `전동 액추에이터의 위치 검출과 아날로그 출력을 설명합니다. 제품군 공통 사양은 위치 검출 ${electric.positionSensing}, 아날로그 출력 ${electric.analogueOutput}입니다.`,
        en: `Position sensing and analogue output of the electric actuators. Figures of the electric range as a whole: ${electric.positionSensing}, ${electric.analogueOutput}.`,
      },
      keywords: {
        ko: ['위치 검출', '아날로그 출력 4–20 mA', '디지털 액추에이터'],
        en: ['position sensing', '4–20 mA output', 'digital actuator'],
      },
      document: '400-470-digital',
      menuNote: { ko: electric.analogueOutput, en: electric.analogueOutput },
    },
    {
      id: '460-470-series',
      name: { ko: '460–470 시리즈', en: '460–470 series' },
      description: {
        ko: '460–470 시리즈를 검토할 때 참고할 전동 액추에이터 공통 사양과 선정 때 확인할 항목입니다.',
        en: 'The common figures of the electric actuators, as a guide when considering the 460–470 series, and what to check when selecting.',
      },
      keywords: { ko: ['460 시리즈', '470 시리즈'], en: ['460 series', '470 series'] },
      document: '460-470-series',
      menuNote: { ko: '공통 사양', en: 'common figures' },
    },
    {
      id: 'integral-control',
      name: { ko: '일체형 제어', en: 'Integral control' },
      description: {
        ko: '외부 정역 전자접촉기와 배선, 현장 누름버튼을 대신하는 일체형 제어 유닛입니다. 필드버스를 선택할 수 있습니다.',
        en: 'The control unit that replaces external reversing contactors, wiring and local pushbuttons, with optional fieldbus.',
      },
      keywords: {
        ko: ['일체형 제어', '정역 전자접촉기', '필드버스'],
        en: ['integral control', 'reversing contactor', 'fieldbus'],
      },
      document: 'integral-control',
      menuNote: { ko: '필드버스 옵션', en: 'fieldbus optional' },
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'subcategories', source: 'spec §9' },
  ],
});
