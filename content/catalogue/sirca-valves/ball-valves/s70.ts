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
  id: 's70',
  code: 'S70',
  name: { ko: '삼방 볼 밸브', en: 'Three-way ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['water', 'general'],
  image: 's70/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn} 등급의 삼방 볼 밸브입니다. 액추에이터 공급 압력은 ${is.supply}입니다.`,
    en: `${is.pn} three-way ball valve, actuator supply ${is.supply}, in sizes ${is.size}.`,
  },
  detailDescription: {
    ko: `세 방향의 배관을 잇는 삼방 볼 밸브입니다. T 포트는 흐름을 나누거나 합치고, L 포트는 흐름을 전환합니다. 액추에이터 공급 압력은 ${is.supply}, 전후 차압은 ${is.differential}까지입니다.`,
    en: `A three-way ball valve: with a T-port it divides or mixes the flow, with an L-port it diverts it. The actuator supply is ${is.supply}, the differential pressure up to ${is.differential}.`,
  },
  features: {
    ko: ['T 포트와 L 포트(S70·S80 시리즈)', `전 구경 ${is.pn}`],
    en: ['T-port and L-port (S70 and S80 series)', `${is.pn} in every size`],
  },
  technical,
  detailImages: [
    's70/render',
    's70/tone',
    'three-way-t/cutaway-tone',
    'three-way-l/cutaway-tone',
    's70/hidden',
    's70/line',
  ],
  model: 's70',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    {
      field: 'actuation',
      source: 'sample',
      note: 'That S70 is pneumatically actuated is inferred from its supply pressure in bar',
    },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S70 for these sectors is a judgement',
    },
  ],
});
