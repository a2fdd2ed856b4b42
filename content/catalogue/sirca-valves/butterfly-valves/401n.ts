import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(80, 700),
  rating: { pn: [16] },
  temperature: between(-50, 200, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: '401n',
  code: '401N',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  applications: ['petrochemical', 'power', 'general'],
  image: '401n/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperature}에서 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for ${is.temperature}.`,
  },
  detailDescription: {
    ko: `${is.temperature}에서 사용하는 ${is.pn} 버터플라이 밸브입니다. 더 낮은 온도나 더 높은 등급에는 501M을 검토하십시오.`,
    en: `A ${is.pn} butterfly valve for temperatures from ${is.temperature}. For lower temperatures or higher ratings, see 501M.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 디스크', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn disc', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['401n/tone', '401n/render', '401n/hidden', '401n/line'],
  model: '401n',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 401N for these sectors is a judgement',
    },
  ],
});
