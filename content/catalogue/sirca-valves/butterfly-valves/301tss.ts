import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 300),
  rating: { pn: [16] },
  temperature: between(-10, 200, '°C'),
  bodyStyles: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301tss',
  code: '301TSS',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['petrochemical', 'general'],
  image: '301tss/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, ${is.temperatureMax}까지 사용하는 ${is.pn} 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}, for temperatures up to ${is.temperatureMax}.`,
  },
  detailDescription: {
    ko: `사용 온도가 ${is.temperature}인 ${is.pn} 버터플라이 밸브입니다. 301보다 최고 온도가 높고, 최저 온도도 높습니다. 호칭경은 ${is.sizeFrom}부터 ${is.sizeTo}까지입니다.\n\n유체 이름과 농도, 최저·최고 온도를 알려 주시면 적합 여부를 확인해 드립니다.`,
    en: `A ${is.pn} butterfly valve for ${is.temperature}. Its upper limit is higher than that of 301, and so is its lower limit. Nominal sizes run from ${is.sizeFrom} to ${is.sizeTo}.\n\nTell us the medium, its concentration and the lowest and highest temperature, and we check whether the valve suits.`,
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
  detailImages: ['301tss/tone', '301tss/render', '301tss/hidden', '301tss/line'],
  model: '301tss',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301TSS for these sectors is a judgement',
    },
  ],
});
