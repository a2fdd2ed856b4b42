import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: '501m',
  code: '501M',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['lng', 'petrochemical', 'power'],
  image: '501m/card',
  description: {
    ko: '−196 °C의 극저온부터 +538 °C까지 대응하는 ANSI 150/300/600, PN 16/40/63/100 버터플라이 밸브입니다.',
    en: 'Butterfly valve rated ANSI 150/300/600 and PN 16/40/63/100, from −196 °C to +538 °C.',
  },
  detailDescription: {
    ko: 'SIRCA 버터플라이 밸브 가운데 압력 등급이 가장 많은 시리즈입니다. ANSI 150/300/600과 PN 16/40/63/100을 모두 갖추고 있습니다.\n\n압력 등급은 상온 기준의 이름이며, 온도가 올라가면 실제로 허용되는 압력은 낮아집니다. 사용 온도에서의 압력을 함께 알려 주십시오.',
    en: 'The SIRCA butterfly series with the most pressure ratings: ANSI 150/300/600 as well as PN 16/40/63/100.\n\nA pressure class is a name: the pressure actually allowed falls as the temperature rises. Please give the pressure together with the temperature at which it occurs.',
  },
  features: {
    ko: [
      '사용 온도는 −196 ~ +538 °C입니다',
      'ANSI 150/300/600 등급과 PN 16/40/63/100 등급이 있습니다',
      'DN 50–1000에 대응합니다',
      '전동·공압·유압 액추에이터를 조립하여 공급합니다',
    ],
    en: [
      'Temperature range −196 to +538 °C',
      'ANSI 150/300/600 and PN 16/40/63/100',
      'Sizes DN 50–1000',
      'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
    ],
  },
  technical: {
    family: 'butterfly-valve',
    size: dnFromTo(50, 1000),
    rating: { ansi: [150, 300, 600], pn: [16, 40, 63, 100] },
    temperature: between(-196, 538, '°C'),
    bodyStyles: 'not-stated',
  },
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
