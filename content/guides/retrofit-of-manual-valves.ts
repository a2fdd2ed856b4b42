import { defineGuide } from '#content/schema/guide.ts';

export default defineGuide({
  id: 'retrofit-of-manual-valves',
  order: 11,
  title: { ko: '수동밸브 개조', en: 'Retrofit of manual valves' },
  description: {
    ko: '사용 중인 수동밸브의 레버나 핸드휠을 떼고 전동·공압·유압 액추에이터를 달아 구동 밸브로 개조합니다.',
    en: 'We take the lever or handwheel off a manual valve in service and fit an electric, pneumatic or hydraulic actuator.',
  },
  keywords: {
    ko: ['수동밸브 개조', '수동 밸브 개조', '밸브 자동화', '밸브 전동화', '액추에이터 취부'],
    en: [
      'manual valve retrofit',
      'retrofit of manual valves',
      'valve automation',
      'valve motorisation',
      'actuator mounting',
    ],
  },
  sections: [
    {
      id: 'what-is-needed',
      title: { ko: '밸브에서 확인하는 것', en: 'What is looked at on the valve' },
      paragraphs: {
        ko: [
          '수동 밸브의 종류에 따라 액추에이터가 다릅니다. 볼 밸브와 버터플라이 밸브는 90° 회전하므로 쿼터턴 액추에이터를, 게이트 밸브와 글로브 밸브는 스템이 여러 바퀴를 돌거나 오르내리므로 다회전 액추에이터를 씁니다.',
          '쿼터턴 밸브는 토크와 상부 플랜지(ISO 5211), 스템의 모양과 치수를 확인합니다. 다회전 밸브는 추력 또는 토크, 스템의 지름과 나사, 전체 회전수를 확인합니다(장착 규격 ISO 5210).',
        ],
        en: [
          'Ball and butterfly valves turn by 90° and take a quarter-turn actuator. Gate and globe valves, whose stem takes several turns or rises, take a multi-turn one.',
          'A quarter-turn valve is looked at for torque, mounting flange (ISO 5211) and the shape and size of its stem; a multi-turn valve for thrust or torque, diameter and thread of the stem and the number of turns (mounting to ISO 5210).',
        ],
      },
    },
    {
      id: 'order-of-work',
      title: { ko: '진행 순서', en: 'Order of work' },
      paragraphs: {
        ko: [
          '알려 주신 내용과 사진으로 액추에이터와 장착 부품을 정하고 견적합니다. 토크를 알 수 없는 밸브는 제작사와 형식, 명판의 내용을 알려 주십시오.',
        ],
        en: [
          'From what you tell us and your photographs we choose actuator and mounting parts, and quote. Where the torque is not known, tell us the maker, the type and what the nameplate says.',
        ],
      },
    },
  ],
  tell: {
    ko: [
      '밸브의 종류, 호칭경, 제작사와 형식, 대수',
      '토크 또는 추력, 전체 회전수, 스템의 치수',
      '유체, 압력, 온도',
      '쓸 수 있는 동력: 전원의 전압과 상, 공기 또는 유압의 압력',
      '밸브 전체와 명판, 스템 주변의 사진',
    ],
    en: [
      'Kind, nominal size, maker and type of the valve, and how many',
      'Torque or thrust, number of turns, dimensions of the stem',
      'Medium, pressure, temperature',
      'The supply at hand: voltage and phases, or the pressure of air or oil',
      'Photographs of the whole valve, its nameplate and the surroundings of its stem',
    ],
  },
  ask: {
    ko: ['개조할 수 있는지', '액추에이터의 형식과 장착 부품', '현장 작업의 범위와 기간'],
    en: [
      'Whether the valve can be retrofitted',
      'Type of actuator and mounting parts',
      'Scope and duration of the work on site',
    ],
  },
  links: [
    { label: { ko: '사업 분야', en: 'Business areas' }, to: '/about/business' },
    { label: { ko: '전동 액추에이터', en: 'Electric actuators' }, to: '/products/electric' },
    {
      label: { ko: '밸브 토크와 안전율', en: 'Valve torque and safety factor' },
      to: '/guides/torque-and-safety-factor',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §1' },
    { field: 'sections.0', source: 'standard ISO 5211, ISO 5210' },
  ],
});
