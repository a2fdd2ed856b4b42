import { figuresOf } from '#content/figures/of-product.ts';
import { extendedLimit, ownActuator } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';
import { ACTUATOR_ROWS } from '#content/unstated.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/2', '2'),
  rating: { pn: [16] },
  temperature: between(-20, 150, '°C'),
  temperatureExtended: atMost(200, '°C'),
  threeWayPorts: ['T', 'L'],
  actuatorSupply: exactly(5.5, 'bar'),
  maxDifferentialPressure: exactly(16, 'bar'),
};
const is = figuresOf(technical);
const actuator = ownActuator(is.supply);
const extended = extendedLimit(is.extended);

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
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn} 등급의 공압 구동 삼방 볼 밸브입니다.`,
    en: `Pneumatically actuated ${is.pn} three-way ball valve in sizes ${is.size}.`,
  },
  detailDescription: {
    ko: `세 방향의 배관을 잇는 밸브입니다. 흐름을 나누고 합치는지(T 포트), 전환하는지(L 포트)는 포트에 따릅니다. T 포트와 L 포트는 삼방 시리즈인 S70과 S80에 함께 적혀 있습니다. 어느 코드에 어느 포트가 있는지는 자료에 없으므로, 필요한 흐름도를 알려 주시면 확인해 드립니다.\n\n최대 차압은 ${is.differential}입니다. ${actuator.ko}\n\n${extended.ko}`,
    en: `Joins three lines: with a T-port it divides and mixes, with an L-port it diverts. Both ports are stated for S70 and S80 together, and which code has which is not; send us your flow diagram and we confirm it.\n\nThe maximum differential pressure is ${is.differential}. ${actuator.en}\n\n${extended.en}`,
  },
  features: {
    ko: [
      'S70·S80 시리즈에 T 포트와 L 포트가 있습니다 (코드별 포트는 자료 없음)',
      `호칭압력 ${is.pn}입니다`,
      `액추에이터 공급 압력은 ${is.supply}입니다`,
      `최대 차압은 ${is.differential}입니다`,
    ],
    en: [
      'T-port and L-port, stated for S70 and S80 together (which code has which is not stated)',
      `Rated ${is.pn}`,
      `Actuator supply pressure ${is.supply}`,
      `Maximum differential pressure ${is.differential}`,
    ],
  },
  technical,
  extraSpecifications: ACTUATOR_ROWS,
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
