import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: '301e',
  code: '301E',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['water', 'general'],
  image: '301e/card',
  description: {
    ko: 'DN 50부터 DN 500까지, 0 ~ +70 °C에서 사용하는 PN 10/16 버터플라이 밸브입니다.',
    en: 'Butterfly valve from DN 50 to DN 500, rated PN 10/16, for 0 to +70 °C.',
  },
  detailDescription: {
    ko: '상온 부근의 배관에서 검토하는 버터플라이 밸브입니다. 호칭압력은 301과 같은 PN 10/16입니다.\n\n사용 온도는 0 ~ +70 °C로, 최고 온도가 여섯 시리즈 가운데 가장 낮습니다. 영하로 내려가거나 +70 °C를 넘는 배관에는 다른 시리즈를 선정해 주십시오.',
    en: 'A butterfly valve for lines near room temperature. The pressure rating, PN 10/16, is the same as that of 301.\n\nThe temperature range is 0 to +70 °C; its upper limit is the lowest of the six series. Choose another series for lines below zero or above +70 °C.',
  },
  features: {
    ko: [
      'DN 50–500에 대응합니다',
      '호칭압력 PN 10/16입니다',
      '사용 온도는 0 ~ +70 °C입니다',
      '전동·공압·유압 액추에이터를 조립하여 공급합니다',
    ],
    en: [
      'Sizes DN 50–500',
      'Rated PN 10/16',
      'Temperature range 0 to +70 °C',
      'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
    ],
  },
  technical: {
    family: 'butterfly-valve',
    size: dnFromTo(50, 500),
    rating: { pn: [10, 16] },
    temperature: between(0, 70, '°C'),
    bodyStyles: 'not-stated',
  },
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
