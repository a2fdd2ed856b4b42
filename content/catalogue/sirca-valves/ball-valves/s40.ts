import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, inch, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '4'),
  rating: {
    pnBySize: [
      { from: inch('1/4'), to: inch('1'), pn: 40 },
      { from: inch('1-1/4'), to: inch('1-1/4'), pn: 32 },
      { from: inch('1-1/2'), to: inch('2-1/2'), pn: 30 },
      { from: inch('3'), to: inch('4'), pn: 25 },
    ],
  },
  temperature: between(-20, 120, '°C'),
  actuatorSupply: 'by-actuator',
  maxDifferentialPressure: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's40',
  code: 'S40',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['water', 'general'],
  image: 's40/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 호칭경에 따라 ${is.pnLowest}부터 ${is.pnHighest}까지인 볼 밸브입니다.`,
    en: `Ball valve in sizes ${is.size}, ${is.pnLowest} to ${is.pnHighest} depending on size.`,
  },
  detailDescription: {
    ko: `호칭경이 커질수록 압력 등급이 낮아지는 시리즈입니다. 호칭경별로 ${is.pnBySize}입니다.\n\n사용 온도는 ${is.temperature}입니다. 배관에 맞는 호칭경의 압력 등급을 호칭경별 표에서 확인해 주십시오.`,
    en: `In this series the pressure rating falls as the size grows: ${is.pnBySize}.\n\nThe temperature range is ${is.temperature}. Check the rating of your size in the table per size.`,
  },
  features: {
    ko: [
      `호칭경은 ${is.size}입니다`,
      `호칭경에 따라 ${is.pnLowest}부터 ${is.pnHighest}까지입니다`,
      `사용 온도는 ${is.temperature}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `Sizes ${is.size}`,
      `${is.pnLowest} to ${is.pnHighest} by size`,
      `Temperature range ${is.temperature}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['s40/tone', 's40/render', 's40/cutaway', 's40/hidden', 's40/line'],
  model: 's40',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S40 for these sectors is a judgement',
    },
  ],
});
