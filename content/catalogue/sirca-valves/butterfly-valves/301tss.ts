import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 300),
  rating: { pn: [16] },
  temperature: between(-10, 200, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301tss',
  code: '301TSS',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['petrochemical', 'general'],
  image: '301tss/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperatureMax}까지 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for temperatures up to ${is.temperatureMax}.`,
  },
  detailDescription: {
    ko: `301보다 높은 ${is.temperatureMax}까지 사용하는 버터플라이 밸브입니다. 호칭경은 ${is.sizeFrom}부터 ${is.sizeTo}까지, 호칭압력은 ${is.pn}입니다.`,
    en: `A butterfly valve for temperatures up to ${is.temperatureMax}, higher than 301. Sizes ${is.size}, rated ${is.pn}.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 디스크', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn disc', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['301tss/tone', '301tss/render', '301tss/hidden', '301tss/line'],
  model: '301tss',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301TSS for these sectors is a judgement',
    },
  ],
});
