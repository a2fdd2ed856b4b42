import { figuresOf } from '#content/figures/of-product.ts';
import { actuatorConfirmed } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 1000),
  rating: { pn: [6, 10, 16], ansi: [150] },
  temperature: atMost(600, '°C'),
  bodyStyles: [
    { style: 'wafer', size: dnFromTo(50, 600) },
    { style: 'double-flanged', size: dnFromTo(700, 1000) },
  ],
};
const is = figuresOf(technical);

export default defineProduct({
  id: 'ht600',
  code: 'HT600',
  name: { ko: '고온용 버터플라이 밸브', en: 'High-temperature butterfly valve' },
  category: 'sirca-valves',
  subcategory: 'butterfly-valves',
  brand: 'sirca',
  actuation: 'not-stated',
  applications: ['power', 'petrochemical'],
  image: 'ht600/card',
  description: {
    ko: `${is.temperature}까지 사용하는 고온용 버터플라이 밸브입니다. ${is.waferTo}까지는 웨이퍼형, ${is.flangedFrom}부터는 양플랜지형입니다.`,
    en: `High-temperature butterfly valve for ${is.temperature}: wafer type to ${is.waferTo}, double-flanged from ${is.flangedFrom}.`,
  },
  detailDescription: {
    ko: `고온 배관을 위한 버터플라이 밸브입니다. 호칭경 ${is.sizeFrom}부터 ${is.waferTo}까지는 플랜지 사이에 끼우는 웨이퍼형이고, ${is.flangedFrom}부터 ${is.sizeTo}까지는 양플랜지형입니다.\n\n최고 온도는 ${is.temperatureMax}이며 최저 온도는 자료에 없습니다. 저온 상태에서 기동하는 배관이라면 이 밸브의 최저 온도를 먼저 확인받으십시오. 등급이 몇 °C까지 성립하는지는 자료에 없습니다.`,
    en: `A butterfly valve for hot lines. From ${is.sizeFrom} to ${is.waferTo} it is a wafer type, clamped between flanges; from ${is.flangedFrom} to ${is.sizeTo} it is double-flanged.\n\nThe highest temperature is ${is.temperatureMax}; the lowest is not stated. If your line starts up cold, have the lowest temperature confirmed first. Up to what temperature the ratings hold is not stated.`,
  },
  features: {
    ko: [
      `${is.temperature}까지 사용합니다`,
      `${is.wafer}은 웨이퍼형입니다`,
      `${is.flanged}은 양플랜지형입니다`,
      `${is.pn} 등급과 ${is.ansi} 등급이 있습니다`,
      actuatorConfirmed.ko,
    ],
    en: [
      `For ${is.temperature}`,
      `Wafer type, ${is.wafer}`,
      `Double-flanged, ${is.flanged}`,
      `${is.pn} and ${is.ansi}`,
      actuatorConfirmed.en,
    ],
  },
  technical,
  detailImages: ['ht600/tone', 'ht600/render', 'ht600/hidden', 'ht600/line'],
  model: 'ht600',
  document: 'butterfly-valves',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of HT600 for these sectors is a judgement',
    },
  ],
});
