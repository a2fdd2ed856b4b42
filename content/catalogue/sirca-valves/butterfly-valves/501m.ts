import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 1000),
  rating: { ansi: [150, 300, 600], pn: [16, 40, 63, 100] },
  temperature: between(-196, 538, '°C'),
  bodyStyles: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '501m',
  code: '501M',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['lng', 'petrochemical', 'power'],
  image: '501m/card',
  description: {
    ko: `${is.ansi}, ${is.pn} 버터플라이 밸브입니다. 시리즈 전체의 사용 온도는 ${is.temperature}입니다.`,
    en: `Butterfly valve series rated ${is.ansi} and ${is.pn}. The series is stated for ${is.temperature}.`,
  },
  detailDescription: {
    ko: `SIRCA 버터플라이 밸브 가운데 압력 등급이 가장 많은 시리즈입니다. ${is.ansi}과 ${is.pn}이 있습니다.\n\n한 대의 밸브가 사용 온도 범위 전체에 쓰이는지는 자료에 없습니다.`,
    en: `The SIRCA butterfly series with the most pressure ratings: ${is.ansi} as well as ${is.pn}.\n\nWhether one version covers the whole temperature range is not stated.`,
  },
  features: {
    ko: [
      `사용 온도는 ${is.temperature}입니다`,
      `${is.ansi} 등급과 ${is.pn} 등급이 있습니다`,
      `호칭경은 ${is.size}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `Temperature range ${is.temperature}`,
      `${is.ansi} and ${is.pn}`,
      `Sizes ${is.size}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['501m/tone', '501m/render', '501m/hidden', '501m/line'],
  model: '501m',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 501M for these sectors is a judgement',
    },
  ],
});
