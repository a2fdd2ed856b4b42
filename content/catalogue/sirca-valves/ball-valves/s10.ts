import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: dnFromTo(15, 100),
  rating: { pn: [16, 25, 40], ansi: [150, 300] },
  temperature: between(-29, 200, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's10',
  code: 'S10',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  applications: ['petrochemical', 'general'],
  image: 's10/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn}과 ${is.ansi} 등급의 볼 밸브입니다.`,
    en: `Ball valve from ${is.sizeFrom} to ${is.sizeTo} in ${is.pn} and ${is.ansi}.`,
  },
  detailDescription: {
    ko: '구멍이 뚫린 볼이 90° 회전하여 배관을 여닫는 볼 밸브입니다. PN 등급과 클래스(ANSI) 등급으로 공급합니다.',
    en: 'A bored ball turns through 90° to open or close the line. Supplied in PN and ANSI class ratings.',
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn ball', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['s10/tone', 's10/render', 's10/cutaway-tone', 's10/hidden', 's10/line'],
  model: 's10',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S10 for these sectors is a judgement',
    },
  ],
});
