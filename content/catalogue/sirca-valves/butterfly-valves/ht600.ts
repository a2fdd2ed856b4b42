import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 1000),
  rating: { pn: [6, 10, 16], ansi: [150] },
  temperature: atMost(600, '°C'),
  bodyStyles: [
    { style: 'wafer', size: dnFromTo(50, 600) },
    { style: 'double-flanged', size: dnFromTo(700, 1000) },
  ],
};
const is = figuresOf(technical);

export default defineProduct({
  id: 'ht600',
  code: 'HT600',
  name: { ko: '고온용 버터플라이 밸브', en: 'High-temperature butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['power', 'petrochemical'],
  image: 'ht600/card',
  description: {
    ko: `${is.temperature}까지 사용하는 고온용 버터플라이 밸브입니다. ${is.waferTo}까지는 웨이퍼형, ${is.flangedFrom}부터는 양플랜지형입니다.`,
    en: `High-temperature butterfly valve for ${is.temperature}: wafer type to ${is.waferTo}, double-flanged from ${is.flangedFrom}.`,
  },
  detailDescription: {
    ko: `고온 배관에 쓰는 버터플라이 밸브입니다. ${is.sizeFrom}부터 ${is.waferTo}까지는 플랜지 사이에 끼우는 웨이퍼형, ${is.flangedFrom}부터 ${is.sizeTo}까지는 양플랜지형입니다.`,
    en: `A butterfly valve for hot lines. From ${is.sizeFrom} to ${is.waferTo} it is a wafer type, clamped between flanges; from ${is.flangedFrom} to ${is.sizeTo} it is double-flanged.`,
  },
  features: {
    ko: [
      '90° 회전으로 열고 닫는 디스크',
      '웨이퍼형과 양플랜지형',
      '전동·공압·유압 구동 밸브로 조립',
    ],
    en: [
      'Quarter-turn disc',
      'Wafer and double-flanged types',
      'Assembled with an electric, pneumatic or hydraulic actuator',
    ],
  },
  technical,
  detailImages: ['ht600/tone', 'ht600/render', 'ht600/hidden', 'ht600/line'],
  model: 'ht600',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of HT600 for these sectors is a judgement',
    },
  ],
});
