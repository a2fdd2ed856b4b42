import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: '401n',
  code: '401N',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'power', 'general'],
  image: '401n/card',
  description: {
    ko: 'DN 80부터 DN 700까지, −50 ~ +200 °C에서 사용하는 PN 16 버터플라이 밸브입니다.',
    en: 'Butterfly valve from DN 80 to DN 700, rated PN 16, for −50 to +200 °C.',
  },
  detailDescription: {
    ko: '영하의 유체부터 +200 °C의 유체까지 한 시리즈로 대응하는 PN 16 버터플라이 밸브입니다.\n\n호칭경은 DN 80부터 DN 700까지입니다. −50 °C보다 낮은 온도나 PN 16보다 높은 등급이 필요하면 501M을 검토해 주십시오.',
    en: 'A PN 16 butterfly valve that covers media from below zero up to +200 °C in one series.\n\nNominal sizes run from DN 80 to DN 700. For temperatures below −50 °C or a rating above PN 16, consider 501M.',
  },
  features: {
    ko: [
      'DN 80–700에 대응합니다',
      '호칭압력 PN 16입니다',
      '사용 온도는 −50 ~ +200 °C입니다',
      '전동·공압·유압 액추에이터를 조립하여 공급합니다',
    ],
    en: [
      'Sizes DN 80–700',
      'Rated PN 16',
      'Temperature range −50 to +200 °C',
      'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
    ],
  },
  technical: {
    family: 'butterfly-valve',
    size: dnFromTo(80, 700),
    rating: { pn: [16] },
    temperature: between(-50, 200, '°C'),
    bodyStyles: 'not-stated',
  },
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
