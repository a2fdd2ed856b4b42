import { figuresOf } from '#content/figures/of-product.ts';
import { ownActuator } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';
import { ACTUATOR_ROWS } from '#content/unstated.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '4'),
  rating: { pn: [63] },
  temperature: between(-20, 200, '°C'),
  actuatorSupply: exactly(5.5, 'bar'),
  maxDifferentialPressure: exactly(16, 'bar'),
};
const is = figuresOf(technical);
const actuator = ownActuator(is.supply);

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
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn} 등급의 공압 구동 볼 밸브입니다.`,
    en: `Pneumatically actuated ${is.pn} ball valve in sizes ${is.size}.`,
  },
  detailDescription: {
    ko: `압력 등급은 S50과 같고 호칭경이 ${is.sizeTo}까지 이어지는 시리즈입니다. 최대 차압은 ${is.differential}입니다. ${actuator.ko}\n\nS50과의 구조 차이는 자료에 없으므로 도면이 필요하면 문의해 주십시오.`,
    en: `The same ratings as S50, with sizes up to ${is.sizeTo}. The maximum differential pressure is ${is.differential}. ${actuator.en}\n\nHow its design differs from S50 is not stated; ask us for a drawing if you need one.`,
  },
  features: {
    ko: [
      `호칭경은 ${is.size}입니다`,
      `호칭압력 ${is.pn}입니다`,
      `액추에이터 공급 압력은 ${is.supply}입니다`,
      `최대 차압은 ${is.differential}입니다`,
    ],
    en: [
      `Sizes ${is.size}`,
      `Rated ${is.pn}`,
      `Actuator supply pressure ${is.supply}`,
      `Maximum differential pressure ${is.differential}`,
    ],
  },
  technical,
  extraSpecifications: ACTUATOR_ROWS,
  detailImages: ['s60/tone', 's60/render', 's60/cutaway', 's60/hidden', 's60/line'],
  model: 's60',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    {
      field: 'actuation',
      source: 'sample',
      note: 'That S60 is pneumatically actuated is inferred from its supply pressure in bar',
    },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S60 for these sectors is a judgement',
    },
  ],
});
