import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(40, 1200),
  rating: { pn: [10, 16] },
  temperature: between(-20, 100, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301',
  code: '301',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['water', 'marine', 'general'],
  image: '301/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 호칭압력 ${is.pn}의 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}.`,
  },
  detailDescription: {
    ko: '디스크가 90° 회전하여 배관을 여닫는 버터플라이 밸브입니다. SIRCA 버터플라이 밸브 시리즈 가운데 호칭경 범위가 가장 넓습니다.',
    en: 'A disc turns through 90° to open or close the line. Of the SIRCA butterfly series it covers the widest range of nominal sizes.',
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 디스크', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn disc', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['301/tone', '301/render', '301/hidden', '301/line'],
  model: '301',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301 for these sectors is a judgement',
    },
  ],
});
