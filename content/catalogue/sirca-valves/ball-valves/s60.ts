import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: 's60',
  code: 'S60',
  name: { ko: '공압 구동 볼 밸브', en: 'Pneumatically actuated ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['power', 'petrochemical', 'general'],
  image: 's60/card',
  description: {
    ko: '1/4 in부터 4 in까지, PN 63 등급의 공압 구동 볼 밸브입니다.',
    en: 'Pneumatically actuated PN 63 ball valve from 1/4 to 4 in.',
  },
  detailDescription: {
    ko: '정격은 S50과 같고 크기가 4 in까지 이어지는 시리즈입니다. 액추에이터 공급 압력은 5.5 bar, 최대 차압은 16 bar입니다.\n\n사용 온도는 −20 ~ +200 °C입니다. S50과의 구조 차이는 자료에 없으므로 도면이 필요하면 문의해 주십시오.',
    en: 'The same ratings as S50, with sizes up to 4 in. Actuator supply is 5.5 bar, the maximum differential pressure 16 bar.\n\nThe temperature range is −20 to +200 °C. How its design differs from S50 is not stated; ask us for a drawing if you need one.',
  },
  features: {
    ko: [
      '1/4–4 in에 대응합니다',
      '호칭압력 PN 63입니다',
      '액추에이터 공급 압력은 5.5 bar입니다',
      '최대 차압은 16 bar입니다',
    ],
    en: [
      'Sizes 1/4–4 in',
      'Rated PN 63',
      'Actuator supply 5.5 bar',
      'Maximum differential pressure 16 bar',
    ],
  },
  technical: {
    family: 'ball-valve',
    size: inchFromTo('1/4', '4'),
    rating: { pn: [63] },
    temperature: between(-20, 200, '°C'),
    actuatorSupply: exactly(5.5, 'bar'),
    maxDifferentialPressure: exactly(16, 'bar'),
  },
  detailImages: ['s60/tone', 's60/render', 's60/cutaway', 's60/hidden', 's60/line'],
  model: 's60',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S60 for these sectors is a judgement',
    },
  ],
});
