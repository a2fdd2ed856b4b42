import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  rating: {
    examples: [
      { value: 19.6, at: { value: 38, unit: '°C' } },
      { value: 13.8, at: { value: 200, unit: '°C' } },
    ],
  },
  temperature: between(-40, 200, '°C'),
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's30t',
  code: 'S30T',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  applications: ['petrochemical'],
  image: 's30t/card',
  description: {
    ko: `${is.temperatureMin}의 저온까지 사용하는 볼 밸브입니다.`,
    en: `Ball valve for temperatures down to ${is.temperatureMin}.`,
  },
  detailDescription: {
    ko: `S30보다 낮은 ${is.temperatureMin}부터 사용하는 볼 밸브입니다. 압력 등급은 온도에 따라 달라집니다.`,
    en: `A ball valve for temperatures from ${is.temperatureMin}, lower than S30. Its pressure rating depends on the temperature.`,
  },
  features: {
    ko: ['90° 회전으로 열고 닫는 볼', 'S30보다 낮은 최저 온도', '전동·공압·유압 구동 밸브로 조립'],
    en: [
      'Quarter-turn ball',
      'Lower temperature limit than S30',
      'Assembled with an electric, pneumatic or hydraulic actuator',
    ],
  },
  technical,
  detailImages: ['s30t/tone', 's30t/render', 's30t/cutaway-tone', 's30t/hidden', 's30t/line'],
  model: 's30t',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S30T for these sectors is a judgement',
    },
    {
      field: 'technical.rating.examples',
      source: 'spec §9',
      note: 'The unit of 19.6 and 13.8 is not stated in the source',
    },
  ],
});
