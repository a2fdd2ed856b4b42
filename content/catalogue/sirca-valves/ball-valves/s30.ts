import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: dnFromTo(15, 200),
  rating: {
    ansi: [150, 300, 600],
    maxByAnsi: [
      { ansi: 150, bar: 20 },
      { ansi: 300, bar: 50 },
      { ansi: 600, bar: 100 },
    ],
  },
  temperature: between(-20, 200, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's30',
  code: 'S30',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  applications: ['petrochemical', 'power'],
  image: 's30/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.ansi} 등급의 볼 밸브입니다.`,
    en: `Ball valve from ${is.sizeFrom} to ${is.sizeTo} in ${is.ansi}.`,
  },
  detailDescription: {
    ko: `구멍이 뚫린 볼이 90° 회전하여 배관을 여닫는 볼 밸브입니다. 등급별 최대 압력은 ${is.eachMax}입니다.`,
    en: `A bored ball turns through 90° to open or close the line. Maximum pressure by class: ${is.eachMax}.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', '클래스(ANSI) 등급', '전동·공압·유압 구동 밸브로 조립'],
    en: [
      'Quarter-turn ball',
      'ANSI class ratings',
      'Assembled with an electric, pneumatic or hydraulic actuator',
    ],
  },
  technical,
  detailImages: ['s30/tone', 's30/render', 's30/cutaway-tone', 's30/hidden', 's30/line'],
  model: 's30',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S30 for these sectors is a judgement',
    },
  ],
});
