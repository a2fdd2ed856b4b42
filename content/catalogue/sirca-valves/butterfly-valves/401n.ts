import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(80, 700),
  rating: { pn: [16] },
  temperature: between(-50, 200, '°C'),
  bodyStyles: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '401n',
  code: '401N',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'power', 'general'],
  image: '401n/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperature}에서 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for ${is.temperature}.`,
  },
  detailDescription: {
    ko: `사용 온도가 ${is.temperature}인 ${is.pn} 버터플라이 밸브입니다.\n\n호칭경은 ${is.sizeFrom}부터 ${is.sizeTo}까지입니다. ${is.temperatureMin}보다 낮은 온도나 ${is.pn}보다 높은 등급이 필요하면 501M을 검토해 주십시오.`,
    en: `A ${is.pn} butterfly valve for temperatures from ${is.temperature}.\n\nNominal sizes run from ${is.sizeFrom} to ${is.sizeTo}. For temperatures below ${is.temperatureMin} or a rating above ${is.pn}, consider 501M.`,
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
  detailImages: ['401n/tone', '401n/render', '401n/hidden', '401n/line'],
  model: '401n',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 401N for these sectors is a judgement',
    },
  ],
});
