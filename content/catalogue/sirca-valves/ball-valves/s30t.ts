import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: 'not-stated',
  rating: {
    examples: [
      { value: 19.6, unit: 'not-stated', at: { value: 38, unit: '°C' } },
      { value: 13.8, unit: 'not-stated', at: { value: 200, unit: '°C' } },
    ],
  },
  temperature: between(-40, 200, '°C'),
  actuatorSupply: 'by-actuator',
  maxDifferentialPressure: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's30t',
  code: 'S30T',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical'],
  image: 's30t/card',
  description: {
    ko: `${is.temperatureMin}까지 사용하는 볼 밸브입니다. 호칭경은 자료에 없어 문의가 필요합니다.`,
    en: `Ball valve for temperatures down to ${is.temperatureMin}. Nominal sizes are not stated; please ask.`,
  },
  detailDescription: {
    ko: `S30보다 낮은 ${is.temperatureMin}부터 사용하는 볼 밸브입니다. 자료에는 온도에 따른 압력 등급의 예로 ${is.examples}이 실려 있습니다.\n\n압력 등급의 예로 실린 두 값의 단위와 호칭경은 자료에 없습니다. 선정에 쓰기 전에 반드시 확인을 요청해 주십시오.`,
    en: `A ball valve for temperatures from ${is.temperatureMin}, a lower limit than that of S30. As an example of rating against temperature the source gives ${is.examples}.\n\nThe unit of the two values given as examples, and the nominal sizes, are not stated. Ask for confirmation before you use them to select a valve.`,
  },
  features: {
    ko: [
      `사용 온도는 ${is.temperature}입니다`,
      `온도별 압력 등급의 예: ${is.examples} (단위 자료 없음)`,
      '호칭경은 문의해 주십시오',
      actuatorConfirmed.ko,
    ],
    en: [
      `Temperature range ${is.temperature}`,
      `Examples of rating: ${is.examples} (unit not stated)`,
      'Nominal sizes on request',
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['s30t/tone', 's30t/render', 's30t/cutaway', 's30t/hidden', 's30t/line'],
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
