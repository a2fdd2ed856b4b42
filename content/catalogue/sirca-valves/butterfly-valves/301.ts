import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(40, 1200),
  rating: { pn: [10, 16] },
  temperature: between(-20, 100, '°C'),
  bodyStyles: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '301',
  code: '301',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['water', 'marine', 'general'],
  image: '301/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지, 호칭압력 ${is.pn}의 버터플라이 밸브입니다.`,
    en: `Butterfly valve from ${is.sizeFrom} to ${is.sizeTo}, rated ${is.pn}.`,
  },
  detailDescription: {
    ko: `디스크가 90° 회전하여 배관을 여닫는 밸브입니다. 301은 SIRCA 버터플라이 밸브 시리즈 가운데 호칭경 범위가 가장 넓습니다.\n\n사용 온도는 ${is.temperature}입니다. 이 범위를 벗어나는 온도라면 ‘조건으로 찾기’에 온도를 넣어 다른 시리즈와 비교해 주십시오.`,
    en: `A disc turned through 90° opens or closes the line. Of the SIRCA butterfly series, 301 covers the widest range of nominal sizes.\n\nThe temperature range is ${is.temperature}. For temperatures outside it, enter yours under “Find by conditions” and compare the other series.`,
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
  detailImages: ['301/tone', '301/render', '301/hidden', '301/line'],
  model: '301',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 301 for these sectors is a judgement',
    },
  ],
});
