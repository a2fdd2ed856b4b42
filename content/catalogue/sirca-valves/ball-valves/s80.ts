import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/2', '2'),
  rating: { pn: [16] },
  temperature: between(-20, 150, '°C'),
  temperatureExtended: atMost(200, '°C'),
  threeWayPorts: ['T', 'L'],
  actuatorSupply: exactly(5.5, 'bar'),
  maxDifferentialPressure: atMost(16, 'bar'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's80',
  code: 'S80',
  name: { ko: '삼방 볼 밸브', en: 'Three-way ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['petrochemical', 'general'],
  image: 's80/card',
  description: {
    ko: `${is.size}, ${is.pn} 삼방 볼 밸브입니다. 액추에이터 공급 압력은 ${is.supply}이며, 호칭경과 압력 등급은 S70과 같습니다.`,
    en: `${is.pn} three-way ball valve, actuator supply ${is.supply}; ${is.size}, the sizes and rating of S70.`,
  },
  detailDescription: {
    ko: `호칭경과 압력 등급이 S70과 같은 삼방 볼 밸브입니다. 액추에이터 공급 압력은 ${is.supply}, 전후 차압은 ${is.differential}까지입니다.`,
    en: `A three-way ball valve with the sizes and ratings of S70. The actuator supply is ${is.supply}, the differential pressure up to ${is.differential}.`,
  },
  features: {
    ko: ['T 포트와 L 포트(S70·S80 시리즈)', `전 구경 ${is.pn}`],
    en: ['T-port and L-port (S70 and S80 series)', `${is.pn} in every size`],
  },
  technical,
  detailImages: [
    's80/render',
    's80/tone',
    'three-way-t/cutaway-tone',
    'three-way-l/cutaway-tone',
    's80/hidden',
    's80/line',
  ],
  model: 's80',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    {
      field: 'actuation',
      source: 'sample',
      note: 'That S80 is pneumatically actuated is inferred from its supply pressure in bar',
    },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S80 for these sectors is a judgement',
    },
  ],
});
