import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: '301tss',
  code: '301TSS',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'general'],
  image: '301tss/card',
  description: {
    ko: 'DN 50부터 DN 300까지, +200 °C까지 사용하는 PN 16 버터플라이 밸브입니다.',
    en: 'Butterfly valve from DN 50 to DN 300, rated PN 16, for temperatures up to +200 °C.',
  },
  detailDescription: {
    ko: '301 시리즈보다 높은 온도에서 사용하는 PN 16 버터플라이 밸브입니다. 호칭경은 DN 50부터 DN 300까지입니다.\n\n사용 온도는 −10 ~ +200 °C입니다. 유체 이름과 농도, 최저·최고 온도를 알려 주시면 적합 여부를 확인해 드립니다.',
    en: 'A PN 16 butterfly valve for temperatures above those of 301. Nominal sizes run from DN 50 to DN 300.\n\nThe temperature range is −10 to +200 °C. Tell us the medium, its concentration and the lowest and highest temperature, and we check whether the valve suits.',
  },
  features: {
    ko: [
      'DN 50–300에 대응합니다',
      '호칭압력 PN 16입니다',
      '사용 온도는 −10 ~ +200 °C입니다',
      '전동·공압·유압 액추에이터를 조립하여 공급합니다',
    ],
    en: [
      'Sizes DN 50–300',
      'Rated PN 16',
      'Temperature range −10 to +200 °C',
      'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
    ],
  },
  technical: {
    family: 'butterfly-valve',
    size: dnFromTo(50, 300),
    rating: { pn: [16] },
    temperature: between(-10, 200, '°C'),
    bodyStyles: 'not-stated',
  },
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
