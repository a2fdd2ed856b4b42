import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, exactly, inchFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'ball-valve'> = {
  family: 'ball-valve',
  size: inchFromTo('1/4', '2'),
  rating: { working: { psi: exactly(800, 'psi'), bar: exactly(55, 'bar') } },
  temperature: between(-25, 180, '°C'),
  actuatorSupply: 'by-actuator',
  maxDifferentialPressure: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: 's20',
  code: 'S20',
  name: { ko: '볼 밸브', en: 'Ball valve' },
  category: 'sirca-valves',
  subcategory: 'ball-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['general', 'petrochemical'],
  image: 's20/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 압력 등급 ${is.workingPsi} (${is.workingBar})의 볼 밸브입니다.`,
    en: `Ball valve in sizes ${is.size}, rated ${is.workingPsi} (${is.workingBar}).`,
  },
  detailDescription: {
    ko: `호칭경 ${is.sizeTo}까지의 볼 밸브입니다. 압력 등급은 ${is.workingPsi} (${is.workingBar})입니다. 이 값이 어느 온도의 것인지는 자료에 없습니다.\n\n사용 온도는 ${is.temperature}입니다. 접속 방식은 자료에 없으므로 견적 문의 때 배관 접속 규격을 알려 주십시오.`,
    en: `A ball valve in sizes up to ${is.sizeTo}. It is rated ${is.workingPsi} (${is.workingBar}). The temperature at which this value holds is not stated.\n\nThe temperature range is ${is.temperature}. The type of end connection is not stated; please name the connection of your piping when you ask for a quote.`,
  },
  features: {
    ko: [
      `호칭경은 ${is.size}입니다`,
      `압력 등급 ${is.workingPsi} (${is.workingBar})입니다`,
      `사용 온도는 ${is.temperature}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `Sizes ${is.size}`,
      `Rated ${is.workingPsi} (${is.workingBar})`,
      `Temperature range ${is.temperature}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['s20/tone', 's20/render', 's20/cutaway', 's20/hidden', 's20/line'],
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
