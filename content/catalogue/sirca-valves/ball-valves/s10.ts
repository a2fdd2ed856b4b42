import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: dnFromTo(15, 100),
  rating: { pn: [16, 25, 40], ansi: [150, 300] },
  temperature: between(-29, 200, '°C'),
  actuatorSupply: 'by-actuator',
  maxDifferentialPressure: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's10',
  code: 'S10',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'general'],
  image: 's10/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.pn}과 ${is.ansi} 등급의 볼 밸브입니다.`,
    en: `Ball valve from ${is.sizeFrom} to ${is.sizeTo} in ${is.pn} and ${is.ansi}.`,
  },
  detailDescription: {
    ko: `구멍이 뚫린 볼이 90° 회전하여 배관을 여닫는 밸브입니다. S10에는 PN과 클래스(ANSI)가 모두 있습니다.\n\n사용 온도는 ${is.temperature}입니다. 배관의 플랜지 규격과 사용 압력을 알려 주십시오.`,
    en: `A bored ball turned through 90° opens or closes the line. S10 comes in both PN and ANSI ratings.\n\nThe temperature range is ${is.temperature}. Please give the flange standard of your piping and your operating pressure.`,
  },
  features: {
    ko: [
      `${is.pn} 등급과 ${is.ansi} 등급이 있습니다`,
      `호칭경은 ${is.size}입니다`,
      `사용 온도는 ${is.temperature}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `${is.pn} and ${is.ansi}`,
      `Sizes ${is.size}`,
      `Temperature range ${is.temperature}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['s10/tone', 's10/render', 's10/cutaway', 's10/hidden', 's10/line'],
  model: 's10',
  document: 'ball-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of S10 for these sectors is a judgement',
    },
  ],
});
