import apDa from './rotary/ap-da.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineCategory } from '#content/schema/category.ts';

const ap = figuresOfProduct(apDa, 'pneumatic-actuator');

export default defineCategory({
  id: 'pneumatic',
  name: { ko: '공압 액추에이터', en: 'Pneumatic Actuators' },
  description: {
    ko: `복동식과 단동식(스프링 리턴) 공압 로터리 액추에이터입니다. 토크 ${ap.torque}, 공급 압력 ${ap.supply}입니다.`,
    en: `Double-acting and spring-return pneumatic rotary actuators, ${ap.torque}. Supply pressure ${ap.supply}.`,
  },
  introduction: {
    ko: `공기가 끊겼을 때 밸브가 어느 위치에 있어야 하는지부터 정하십시오. 정해진 위치로 돌아가야 하면 단동식(스프링 리턴)을, 돌아가지 않아도 되면 복동식을 검토합니다. 공기가 끊겨도 그 위치를 유지해야 하면 따로 알려 주십시오.\n\n크기는 ${ap.sizes}입니다. 밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 현장의 최저·최고 공급 압력을 알려 주시면 크기를 정해 드립니다.`,
    en: `First decide which position the valve must take on loss of air. If it has to return to a set position, consider the spring-return type; if it need not return, the double-acting one. If it must hold its position on loss of air, tell us.\n\nSizes are ${ap.sizes}. Give us the highest valve torque, the maximum allowable stem torque (MAST) of the valve and the lowest and highest supply pressure on site, and we choose the size.`,
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
        ko: 'AP 시리즈 공압 로터리 액추에이터의 카탈로그입니다. 크기, 토크, 공급 압력, 회전각, 장착, 옵션을 다룹니다.',
        en: 'Catalogue of the AP pneumatic rotary actuators: sizes, torque, supply pressure, rotation, mounting and options.',
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
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'subcategories', source: 'spec §9' },
  ],
});
