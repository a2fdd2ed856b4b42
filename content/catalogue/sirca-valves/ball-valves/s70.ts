import { defineProduct } from '#content/schema/product.ts';
import { atMost, between, exactly, inchFromTo } from '#content/schema/quantity.ts';

export default defineProduct({
  id: 's70',
  code: 'S70',
  name: { ko: '공압 구동 삼방 볼 밸브', en: 'Pneumatically actuated three-way ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['water', 'general'],
  image: 's70/card',
  description: {
    ko: '1/2 in부터 2 in까지, PN 16 등급의 공압 구동 삼방 볼 밸브입니다.',
    en: 'Pneumatically actuated PN 16 three-way ball valve from 1/2 to 2 in.',
  },
  detailDescription: {
    ko: '세 방향의 배관을 이어 흐름을 나누거나, 합치거나, 바꾸는 밸브입니다. 삼방 시리즈인 S70과 S80에는 T 포트와 L 포트가 있으며, 필요한 흐름도를 알려 주시면 맞는 포트를 확인해 드립니다.\n\n사용 온도는 −20 ~ +150 °C이고, 확장 사양은 +200 °C까지입니다. 액추에이터 공급 압력은 5.5 bar, 최대 차압은 16 bar입니다.',
    en: 'Joins three lines to divide, mix or divert the flow. The three-way series S70 and S80 come with T-port and L-port; send us your flow diagram and we confirm the port that fits.\n\nThe temperature range is −20 to +150 °C, extended up to +200 °C. Actuator supply is 5.5 bar, the maximum differential pressure 16 bar.',
  },
  features: {
    ko: [
      '삼방 밸브로 T 포트와 L 포트가 있습니다',
      '호칭압력 PN 16입니다',
      '액추에이터 공급 압력은 5.5 bar입니다',
      '최대 차압은 16 bar입니다',
    ],
    en: [
      'Three-way, T-port and L-port',
      'Rated PN 16',
      'Actuator supply 5.5 bar',
      'Maximum differential pressure 16 bar',
    ],
  },
  technical: {
    family: 'ball-valve',
    size: inchFromTo('1/2', '2'),
    rating: { pn: [16] },
    temperature: between(-20, 150, '°C'),
    temperatureExtended: atMost(200, '°C'),
    threeWayPorts: ['T', 'L'],
    actuatorSupply: exactly(5.5, 'bar'),
    maxDifferentialPressure: exactly(16, 'bar'),
  },
  detailImages: [
    's70/render',
    's70/tone',
    'three-way-t/cutaway',
    'three-way-l/cutaway',
    's70/hidden',
    's70/line',
  ],
  model: 's70',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S70 for these sectors is a judgement',
    },
  ],
});
