import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 1000),
  rating: { ansi: [150, 300, 600], pn: [16, 40, 63, 100] },
  temperature: between(-196, 538, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: '501m',
  code: '501M',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['lng', 'petrochemical', 'power'],
  image: '501m/card',
  description: {
    ko: `${is.ansi}, ${is.pn} 버터플라이 밸브입니다. 시리즈 전체의 사용 온도는 ${is.temperature}입니다.`,
    en: `Butterfly valve rated ${is.ansi} and ${is.pn}. The series covers ${is.temperature}.`,
  },
  detailDescription: {
    ko: `SIRCA 버터플라이 밸브 가운데 압력 등급이 가장 많은 시리즈입니다. ${is.ansi}과 ${is.pn} 등급이 있으며, 시리즈의 사용 온도는 ${is.temperature}입니다.`,
    en: `The SIRCA butterfly series with the most pressure ratings: ${is.ansi} and ${is.pn}. The series covers ${is.temperature}.`,
  },
  features: {
    ko: [
      '90° 회전으로 열고 닫는 디스크',
      'PN 등급과 클래스(ANSI) 등급',
      '전동·공압·유압 구동 밸브로 조립',
    ],
    en: [
      'Quarter-turn disc',
      'PN and ANSI class ratings',
      'Assembled with an electric, pneumatic or hydraulic actuator',
    ],
  },
  technical,
  detailImages: ['501m/tone', '501m/render', '501m/hidden', '501m/line'],
  model: '501m',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 501M for these sectors is a judgement',
    },
  ],
});
