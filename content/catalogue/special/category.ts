import { fluidDriven } from '#content/figures/of-facts.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineCategory } from '#content/schema/category.ts';

const series = figuresOfSeries(productsIn('quarter-turn-480'));

export default defineCategory({
  id: 'special',
  name: { ko: '특수 액추에이터', en: 'Special Actuators' },
  description: {
    ko: '액추에이터 제어, 쿼터턴 480 시리즈, 유압·공압 모터로 구동하는 특수 액추에이터입니다.',
    en: 'Actuator controls, the quarter-turn 480 series, and actuators driven by hydraulic or pneumatic motors.',
  },
  introduction: {
    ko: '전원을 쓸 수 있고 90°로 여닫는 밸브라면 쿼터턴 480 시리즈를, 유압이나 공기를 쓰는 현장이라면 유압·공압 액추에이터를 보십시오. 제어 방식은 액추에이터 제어에 설명합니다.\n\n밸브의 최대 요구 토크에 안전율을 곱한 값이 액추에이터의 최대 토크를 넘지 않아야 하고, 액추에이터의 최대 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다. 유압·공압 액추에이터는 현장의 최저 공급 압력에서 내는 토크와 비교하고, 최고 공급 압력에서 내는 토크를 MAST와 비교하십시오. 안전율은 설계자가 정하는 값입니다.',
    en: 'For a quarter-turn valve where an electric supply is available, look at the quarter-turn 480 series; where hydraulic fluid or air is the driving medium, look at the hydraulic and pneumatic actuators. Actuator controls explains the modes of control.\n\nThe highest valve torque times the safety factor must not exceed the maximum torque of the actuator, and that must not exceed the maximum allowable stem torque (MAST) of the valve. For the hydraulic and pneumatic actuators compare with the torque at the lowest supply pressure on site, and the torque at the highest supply pressure with MAST. The factor is for the engineer to choose.',
  },
  keywords: {
    ko: ['특수 액추에이터', '쿼터턴 480', '유압 액추에이터', '베인 모터', '4HO', '4PO'],
    en: ['special actuator', 'quarter-turn 480', 'hydraulic actuator', 'vane motor', '4HO', '4PO'],
  },
  theme: 'special',
  image: 'hydraulic/card',
  unknownSubcategory: 'not-found',
  subcategories: [
    {
      id: 'actuator-controls',
      name: { ko: '액추에이터 제어', en: 'Actuator controls' },
      description: {
        ko: '액추에이터를 현장과 제어실에 연결하는 방법, 온오프와 비례제어, 일체형 제어를 설명합니다.',
        en: 'How an actuator is connected to the field and the control room: on-off, modulating and integral control.',
      },
      keywords: {
        ko: ['액추에이터 제어', '온오프', '비례제어'],
        en: ['actuator control', 'on-off', 'modulating'],
      },
      document: 'actuator-controls',
    },
    {
      id: 'quarter-turn-480',
      name: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      description: {
        ko: `${series.torqueMin}부터 ${series.torqueMax}까지 ${series.count} 모델의 쿼터턴 전동 액추에이터입니다. 모델별 토크, 출력 플랜지, 90° 작동 시간을 비교합니다.`,
        en: `${series.Count} quarter-turn electric actuators, ${series.torque}, compared by torque, output flange and time for 90°.`,
      },
      keywords: {
        ko: ['480 시리즈', '쿼터턴 액추에이터', '1,100 Nm', 'F05', 'F07', 'F10', 'F12', 'F14'],
        en: ['480 series', 'quarter-turn actuator', '1,100 Nm', 'F05', 'F07', 'F10', 'F12', 'F14'],
      },
      document: 'quarter-turn-480',
      menuNote: { ko: series.torque, en: series.torque },
    },
    {
      id: 'hydraulic-pneumatic-actuators',
      name: { ko: '유압·공압 액추에이터', en: 'Hydraulic and pneumatic actuators' },
      description: {
        ko: `유압 모터(${fluidDriven.hydraulicSupply}) 또는 공압 베인 모터(${fluidDriven.pneumaticSupply})로 구동하는 액추에이터입니다. 4HO/4PO 쿼터턴 시리즈는 ${fluidDriven.torque}입니다.`,
        en: `Actuators driven by a hydraulic motor (${fluidDriven.hydraulicSupply}) or a pneumatic vane motor (${fluidDriven.pneumaticSupply}). The 4HO/4PO quarter-turn series reaches ${fluidDriven.torqueMax}.`,
      },
      keywords: {
        ko: ['유압 액추에이터', '공압 베인 모터', '4HO', '4PO', '4,000 Nm'],
        en: ['hydraulic actuator', 'pneumatic vane motor', '4HO', '4PO', '4,000 Nm'],
      },
      document: 'hydraulic-pneumatic-actuators',
      menuNote: { ko: fluidDriven.torque, en: fluidDriven.torque },
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'subcategories', source: 'spec §9' },
  ],
});
