import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '4'),
  rating: { pn: [63] },
  temperature: between(-20, 200, '°C'),
  actuatorSupply: exactly(5.5, 'bar'),
  maxDifferentialPressure: atMost(16, 'bar'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's60',
  code: 'S60',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'pneumatic',
  applications: ['power', 'petrochemical', 'general'],
  image: 's60/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn} 등급의 볼 밸브입니다. 액추에이터 공급 압력은 ${is.supply}입니다.`,
    en: `${is.pn} ball valve, actuator supply ${is.supply}, in sizes ${is.size}.`,
  },
  detailDescription: {
    ko: `액추에이터 공급 압력 ${is.supply}의 볼 밸브입니다. ${is.sizeFrom}부터 ${is.sizeTo}까지 호칭압력은 ${is.pn}이며, 전후 차압은 ${is.differential}까지입니다.`,
    en: `A ball valve with an actuator supply pressure of ${is.supply}. Rated ${is.pn} from ${is.sizeFrom} to ${is.sizeTo}, for differential pressures up to ${is.differential}.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', `전 구경 ${is.pn}`],
    en: ['Quarter-turn ball', `${is.pn} in every size`],
  },
  technical,
  detailImages: ['s60/tone', 's60/render', 's60/cutaway-tone', 's60/hidden', 's60/line'],
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
