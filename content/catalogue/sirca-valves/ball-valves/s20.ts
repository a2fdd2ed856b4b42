import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '2'),
  rating: { working: { psi: exactly(800, 'psi'), bar: exactly(55, 'bar') } },
  temperature: between(-25, 180, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's20',
  code: 'S20',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  applications: ['general', 'petrochemical'],
  image: 's20/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 압력 등급 ${is.workingPsi} (${is.workingBar})의 볼 밸브입니다.`,
    en: `Ball valve in sizes ${is.size}, rated ${is.workingPsi} (${is.workingBar}).`,
  },
  detailDescription: {
    ko: `구멍이 뚫린 볼이 90° 회전하여 배관을 여닫는 볼 밸브입니다. 호칭경은 ${is.sizeFrom}부터 ${is.sizeTo}까지, 압력 등급은 ${is.workingPsi}(${is.workingBar})입니다.`,
    en: `A bored ball turns through 90° to open or close the line. Sizes ${is.size}, rated ${is.workingPsi} (${is.workingBar}).`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', '전동·공압·유압 구동 밸브로 조립'],
    en: ['Quarter-turn ball', 'Assembled with an electric, pneumatic or hydraulic actuator'],
  },
  technical,
  detailImages: ['s20/tone', 's20/render', 's20/cutaway-tone', 's20/hidden', 's20/line'],
  model: 's20',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S20 for these sectors is a judgement',
    },
  ],
});
