import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: dnFromTo(15, 200),
  rating: {
    ansi: [150, 300, 600],
    maxByAnsi: [
      { ansi: 150, bar: 20 },
      { ansi: 300, bar: 50 },
      { ansi: 600, bar: 100 },
    ],
  },
  temperature: between(-20, 200, '°C'),
  actuatorSupply: 'by-actuator',
  maxDifferentialPressure: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's30',
  code: 'S30',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'power'],
  image: 's30/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.ansi} 등급의 볼 밸브입니다.`,
    en: `Ball valve from ${is.sizeFrom} to ${is.sizeTo} in ${is.ansi}.`,
  },
  detailDescription: {
    ko: `호칭경 자료가 있는 SIRCA 볼 밸브 가운데 S30의 호칭경이 가장 큽니다(${is.sizeTo}까지). 등급별 최대 압력은 ${is.eachMax}입니다.\n\n사용 온도는 ${is.temperature}입니다.`,
    en: `Of the SIRCA ball valves whose nominal sizes are stated, S30 reaches the largest (up to ${is.sizeTo}). Maximum pressure by class: ${is.eachMax}.\n\nThe temperature range is ${is.temperature}.`,
  },
  features: {
    ko: [
      `${is.ansi} 등급이 있습니다`,
      `등급별 최대 압력은 ${is.maxByAnsi}입니다`,
      `호칭경은 ${is.size}입니다`,
      `사용 온도는 ${is.temperature}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      is.ansi,
      `Maximum ${is.maxByAnsi} by class`,
      `Sizes ${is.size}`,
      `Temperature range ${is.temperature}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['s30/tone', 's30/render', 's30/cutaway', 's30/hidden', 's30/line'],
  model: 's30',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S30 for these sectors is a judgement',
    },
  ],
});
