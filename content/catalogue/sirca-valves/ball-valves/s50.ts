import { figuresOf } from '#content/figures/of-product.ts';
import { ownActuator } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';
import { ACTUATOR_ROWS } from '#content/unstated.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '3'),
  rating: { pn: [63] },
  temperature: between(-20, 200, '°C'),
  actuatorSupply: exactly(5.5, 'bar'),
  maxDifferentialPressure: exactly(16, 'bar'),
};
const is = figuresOf(technical);
const actuator = ownActuator(is.supply);

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
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn} 등급의 공압 구동 볼 밸브입니다.`,
    en: `Pneumatically actuated ${is.pn} ball valve in sizes ${is.size}.`,
  },
  detailDescription: {
    ko: `자료에 액추에이터 공급 압력이 적혀 있는 볼 밸브입니다. 호칭압력은 ${is.pn}이지만 밸브 앞뒤의 최대 차압은 ${is.differential}입니다. ${actuator.ko}\n\n사용 온도는 ${is.temperature}입니다.`,
    en: `A ball valve stated with an actuator supply pressure. The valve is rated ${is.pn}, but the maximum differential pressure is ${is.differential}. ${actuator.en}\n\nThe temperature range is ${is.temperature}.`,
  },
  features: {
    ko: [
      `호칭압력 ${is.pn}입니다`,
      `액추에이터 공급 압력은 ${is.supply}입니다`,
      `최대 차압은 ${is.differential}입니다`,
      `사용 온도는 ${is.temperature}입니다`,
    ],
    en: [
      `Rated ${is.pn}`,
      `Actuator supply pressure ${is.supply}`,
      `Maximum differential pressure ${is.differential}`,
      `Temperature range ${is.temperature}`,
    ],
  },
  technical,
  extraSpecifications: ACTUATOR_ROWS,
  detailImages: ['s50/tone', 's50/render', 's50/cutaway', 's50/hidden', 's50/line'],
  model: 's50',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    {
      field: 'actuation',
      source: 'sample',
      note: 'That S50 is pneumatically actuated is inferred from its supply pressure in bar',
    },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S50 for these sectors is a judgement',
    },
  ],
});
