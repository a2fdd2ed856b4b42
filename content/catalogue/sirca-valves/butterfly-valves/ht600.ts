import { defineProduct } from '#content/schema/product.ts';
import { atMost, dnFromTo } from '#content/schema/quantity.ts';

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
    ko: '최고 +600 °C까지 사용하는 고온용 버터플라이 밸브입니다. DN 600까지는 웨이퍼형, DN 700부터는 양플랜지형입니다.',
    en: 'High-temperature butterfly valve for up to +600 °C: wafer type to DN 600, double flanged from DN 700.',
  },
  detailDescription: {
    ko: '고온 배관을 위한 버터플라이 밸브입니다. 호칭경 DN 50부터 DN 600까지는 플랜지 사이에 끼우는 웨이퍼형이고, DN 700부터 DN 1000까지는 양플랜지형입니다.\n\n최고 온도는 +600 °C이며 최저 온도는 자료에 없습니다. 저온에서 시작하는 배관이라면 최저 온도를 반드시 확인해 주십시오.',
    en: 'A butterfly valve for hot lines. From DN 50 to DN 600 it is a wafer type, clamped between flanges; from DN 700 to DN 1000 it is double flanged.\n\nThe highest temperature is +600 °C; the lowest is not stated. If your line starts cold, have the lowest temperature confirmed first.',
  },
  features: {
    ko: [
      '최고 +600 °C까지 사용합니다',
      'DN 50–600은 웨이퍼형입니다',
      'DN 700–1000은 양플랜지형입니다',
      'PN 6/10/16 등급과 ANSI 150 등급이 있습니다',
    ],
    en: [
      'For up to +600 °C',
      'Wafer type, DN 50–600',
      'Double flanged, DN 700–1000',
      'PN 6/10/16 and ANSI 150',
    ],
  },
  technical: {
    family: 'butterfly-valve',
    size: dnFromTo(50, 1000),
    rating: { pn: [6, 10, 16], ansi: [150] },
    temperature: atMost(600, '°C'),
    bodyStyles: [
      { style: 'wafer', size: dnFromTo(50, 600) },
      { style: 'double-flanged', size: dnFromTo(700, 1000) },
    ],
  },
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
