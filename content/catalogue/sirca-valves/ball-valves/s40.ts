import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, inch, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '4'),
  rating: {
    pnBySize: [
      { from: inch('1/4'), to: inch('1'), pn: 40 },
      { from: inch('1-1/4'), to: inch('1-1/4'), pn: 32 },
      { from: inch('1-1/2'), to: inch('2-1/2'), pn: 30 },
      { from: inch('3'), to: inch('4'), pn: 25 },
    ],
  },
  temperature: between(-20, 120, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's40',
  code: 'S40',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  applications: ['water', 'general'],
  image: 's40/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 호칭경에 따라 ${is.pnLowest}부터 ${is.pnHighest}까지인 볼 밸브입니다.`,
    en: `Ball valve in sizes ${is.size}, ${is.pnLowest} to ${is.pnHighest} depending on size.`,
  },
  detailDescription: {
    ko: `호칭경이 커질수록 압력 등급이 낮아지는 볼 밸브입니다. 호칭경별 압력 등급은 ${is.pnBySize}입니다.`,
    en: `A ball valve whose pressure rating falls as the size grows: ${is.pnBySize}.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', '호칭경별 압력 등급', '전동·공압·유압 구동 밸브로 조립'],
    en: [
      'Quarter-turn ball',
      'Pressure rating by size',
      'Assembled with an electric, pneumatic or hydraulic actuator',
    ],
  },
  technical,
  detailImages: ['s40/tone', 's40/render', 's40/cutaway-tone', 's40/hidden', 's40/line'],
  model: 's40',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S40 for these sectors is a judgement',
    },
  ],
});
