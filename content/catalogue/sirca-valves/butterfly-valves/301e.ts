import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 500),
  rating: { pn: [10, 16] },
  temperature: between(0, 70, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301e',
  code: '301E',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['water', 'general'],
  image: '301e/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperature}에서 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for ${is.temperature}.`,
  },
  detailDescription: {
    ko: `디스크가 90° 회전하여 배관을 여닫는 버터플라이 밸브입니다. 사용 온도는 ${is.temperature}, 호칭압력은 301과 같은 ${is.pn}입니다.`,
    en: `A disc turns through 90° to open or close the line. For ${is.temperature}, rated ${is.pn} as 301.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 디스크', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn disc', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['301e/tone', '301e/render', '301e/hidden', '301e/line'],
  model: '301e',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301E for these sectors is a judgement',
    },
  ],
});
