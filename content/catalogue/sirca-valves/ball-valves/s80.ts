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
  id: 's80',
  code: 'S80',
  name: { ko: '공압 구동 삼방 볼 밸브', en: 'Pneumatically actuated three-way ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['petrochemical', 'general'],
  image: 's80/card',
  description: {
    ko: `${is.size}, ${is.pn} 공압 구동 삼방 볼 밸브입니다. 호칭경과 압력 등급은 S70과 같습니다.`,
    en: `Pneumatically actuated ${is.pn} three-way ball valve, ${is.size}, sizes and ratings as S70.`,
  },
  detailDescription: {
    ko: `S70과 호칭경과 압력 등급이 같은 삼방 볼 밸브입니다. 둘의 구조 차이와 포트 배정은 자료에 없으므로 흐름도와 함께 문의해 주십시오.\n\n최대 차압은 ${is.differential}입니다. ${actuator.ko}\n\n${extended.ko}`,
    en: `A three-way ball valve with the same sizes and ratings as S70. How the two differ in design, and which port belongs to which, is not stated; please ask with your flow diagram.\n\nThe maximum differential pressure is ${is.differential}. ${actuator.en}\n\n${extended.en}`,
  },
  features: {
    ko: [
      'S70·S80 시리즈에 T 포트와 L 포트가 있습니다 (코드별 포트는 자료 없음)',
      `호칭경은 ${is.size}입니다`,
      `액추에이터 공급 압력은 ${is.supply}입니다`,
      `사용 온도는 ${is.temperature}입니다 (확장 상한 ${is.extended}, 조건 자료 없음)`,
    ],
    en: [
      'T-port and L-port, stated for S70 and S80 together (which code has which is not stated)',
      `Sizes ${is.size}`,
      `Actuator supply pressure ${is.supply}`,
      `Temperature range ${is.temperature} (extended limit ${is.extended}, condition not stated)`,
    ],
  },
  technical,
  extraSpecifications: ACTUATOR_ROWS,
  detailImages: [
    's80/render',
    's80/tone',
    'three-way-t/cutaway',
    'three-way-l/cutaway',
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
