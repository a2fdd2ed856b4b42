import apDa from './rotary/ap-da.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineCategory } from '#content/schema/category.ts';

const ap = figuresOfProduct(apDa, 'pneumatic-actuator');

export default defineCategory({
  id: 'pneumatic',
  name: { ko: '공압 액추에이터', en: 'Pneumatic Actuators' },
  description: {
    ko: `복동식과 단동식(스프링 리턴) 공압 로터리 액추에이터입니다. 토크 ${ap.torque}, 공급 압력 ${ap.supply}입니다.`,
    en: `Double-acting and spring-return pneumatic rotary actuators, ${ap.torque} at a supply pressure of ${ap.supply}.`,
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
        ko: ['AP 시리즈', '공압 로터리 액추에이터', '복동식', '단동식', ap.torqueMax],
        en: [
          'AP range',
          'pneumatic rotary actuator',
          'double-acting',
          'spring-return',
          ap.torqueMax,
        ],
      },
      document: 'rotary',
      menuNote: { ko: ap.torque, en: ap.torque },
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});
