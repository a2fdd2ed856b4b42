import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: 's50',
  code: 'S50',
  name: { ko: '공압 구동 볼 밸브', en: 'Pneumatically actuated ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['power', 'petrochemical', 'general'],
  image: 's50/card',
  description: {
    ko: '1/4 in부터 3 in까지, PN 63 등급의 공압 구동 볼 밸브입니다.',
    en: 'Pneumatically actuated PN 63 ball valve from 1/4 to 3 in.',
  },
  detailDescription: {
    ko: '공급 압력 5.5 bar의 액추에이터로 여닫는 볼 밸브입니다. 호칭압력은 PN 63이지만 밸브 앞뒤의 최대 차압은 16 bar입니다.\n\n사용 온도는 −20 ~ +200 °C입니다. 현장의 최저 공급 압력이 5.5 bar보다 낮으면 문의 때 알려 주십시오.',
    en: 'A ball valve operated by an actuator supplied at 5.5 bar. The valve is rated PN 63, but the maximum differential pressure is 16 bar.\n\nThe temperature range is −20 to +200 °C. If your lowest supply pressure is below 5.5 bar, tell us when you ask.',
  },
  features: {
    ko: [
      '호칭압력 PN 63입니다',
      '액추에이터 공급 압력은 5.5 bar입니다',
      '최대 차압은 16 bar입니다',
      '사용 온도는 −20 ~ +200 °C입니다',
    ],
    en: [
      'Rated PN 63',
      'Actuator supply 5.5 bar',
      'Maximum differential pressure 16 bar',
      'Temperature range −20 to +200 °C',
    ],
  },
  technical: {
    family: 'ball-valve',
    size: inchFromTo('1/4', '3'),
    rating: { pn: [63] },
    temperature: between(-20, 200, '°C'),
    actuatorSupply: exactly(5.5, 'bar'),
    maxDifferentialPressure: exactly(16, 'bar'),
  },
  detailImages: ['s50/tone', 's50/render', 's50/cutaway', 's50/hidden', 's50/line'],
  model: 's50',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S50 for these sectors is a judgement',
    },
  ],
});
