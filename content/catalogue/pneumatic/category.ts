import { defineCategory } from '#content/schema/category.ts';

export default defineCategory({
  id: 'pneumatic',
  name: { ko: '공압 액추에이터', en: 'Pneumatic Actuators' },
  description: {
    ko: '복동식과 단동식(스프링 리턴) 공압 로터리 액추에이터입니다. 토크 25–18,500 Nm, 공급 압력 2–8 bar입니다.',
    en: 'Double-acting and spring-return pneumatic rotary actuators, 25–18,500 Nm at a supply pressure of 2–8 bar.',
  },
  keywords: {
    ko: ['공압 액추에이터', '로터리 액추에이터', '복동식', '스프링 리턴', 'ISO 5211'],
    en: ['pneumatic actuator', 'rotary actuator', 'double-acting', 'spring-return', 'ISO 5211'],
  },
  theme: 'pneumatic',
  image: 'ap-da/card',
  unknownSubcategory: 'fallback',
  subcategories: [
    {
      id: 'rotary',
      name: { ko: '로터리 액추에이터', en: 'Rotary actuators' },
      description: {
        ko: 'AP 시리즈 공압 로터리 액추에이터의 카탈로그 13쪽입니다. 크기, 토크, 공급 압력, 회전각, 취부, 선택 사양을 다룹니다.',
        en: 'Catalogue of the AP pneumatic rotary actuators in 13 pages: sizes, torque, supply pressure, rotation, mounting and options.',
      },
      keywords: {
        ko: ['AP 시리즈', '공압 로터리 액추에이터', '복동식', '단동식', '18,500 Nm'],
        en: [
          'AP range',
          'pneumatic rotary actuator',
          'double-acting',
          'spring-return',
          '18,500 Nm',
        ],
      },
      document: 'rotary',
      menuNote: { ko: '25–18,500 Nm', en: '25–18,500 Nm' },
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});
