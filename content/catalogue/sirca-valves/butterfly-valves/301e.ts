import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 500),
  rating: { pn: [10, 16] },
  temperature: between(0, 70, '°C'),
  bodyStyles: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301e',
  code: '301E',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['water', 'general'],
  image: '301e/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperature}에서 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for ${is.temperature}.`,
  },
  detailDescription: {
    ko: `${is.temperature}에서 사용하는 버터플라이 밸브입니다. 호칭압력은 301과 같은 ${is.pn}입니다.\n\n최고 온도가 SIRCA 버터플라이 밸브 시리즈 가운데 가장 낮습니다. ${is.temperatureMin}보다 낮거나 ${is.temperatureMax}를 넘는 배관에는 다른 시리즈를 선정해 주십시오.`,
    en: `A butterfly valve for ${is.temperature}. The pressure rating, ${is.pn}, is the same as that of 301.\n\nThe upper limit of its temperature range is the lowest of the SIRCA butterfly series. Choose another series for lines below ${is.temperatureMin} or above ${is.temperatureMax}.`,
  },
  features: {
    ko: [
      `호칭경은 ${is.size}입니다`,
      `호칭압력 ${is.pn}입니다`,
      `사용 온도는 ${is.temperature}입니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `Sizes ${is.size}`,
      `Rated ${is.pn}`,
      `Temperature range ${is.temperature}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['301e/tone', '301e/render', '301e/hidden', '301e/line'],
  model: '301e',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301E for these sectors is a judgement',
    },
  ],
});
