import { defineCategory } from '#content/schema/category.ts';

export default defineCategory({
  id: 'sirca-valves',
  name: { ko: 'SIRCA 밸브', en: 'SIRCA Valves' },
  description: {
    ko: 'SIRCA 버터플라이 밸브 여섯 시리즈와 볼 밸브 아홉 시리즈입니다. 호칭경, 압력 등급, 사용 온도로 비교합니다.',
    en: 'Six SIRCA butterfly valve series and nine ball valve series, compared by size, pressure rating and temperature.',
  },
  keywords: {
    ko: ['SIRCA', '버터플라이 밸브', '볼 밸브', '삼방 밸브', '고온 밸브', '극저온 밸브'],
    en: [
      'SIRCA',
      'butterfly valve',
      'ball valve',
      'three-way valve',
      'high-temperature valve',
      'cryogenic valve',
    ],
  },
  theme: 'valves',
  image: '501m/card',
  unknownSubcategory: 'fallback',
  subcategories: [
    {
      id: 'butterfly-valves',
      name: { ko: '버터플라이 밸브', en: 'Butterfly valves' },
      description: {
        ko: 'DN 40부터 DN 1200까지, −196 °C부터 +600 °C까지 여섯 시리즈의 버터플라이 밸브입니다.',
        en: 'Six butterfly valve series from DN 40 to DN 1200 and from −196 °C to +600 °C.',
      },
      keywords: {
        ko: ['버터플라이 밸브', '301', '301E', '301TSS', '401N', '501M', 'HT600'],
        en: ['butterfly valve', '301', '301E', '301TSS', '401N', '501M', 'HT600'],
      },
      document: 'butterfly-valves',
      menuNote: { ko: 'DN 40–1200', en: 'DN 40–1200' },
    },
    {
      id: 'ball-valves',
      name: { ko: '볼 밸브', en: 'Ball valves' },
      description: {
        ko: '1/4 in부터 DN 200까지 아홉 시리즈의 볼 밸브입니다. 공압 구동과 삼방 시리즈가 있습니다.',
        en: 'Nine ball valve series from 1/4 in to DN 200, among them pneumatically actuated and three-way series.',
      },
      keywords: {
        ko: [
          '볼 밸브',
          '삼방 볼 밸브',
          'S10',
          'S20',
          'S30',
          'S30T',
          'S40',
          'S50',
          'S60',
          'S70',
          'S80',
        ],
        en: [
          'ball valve',
          'three-way ball valve',
          'S10',
          'S20',
          'S30',
          'S30T',
          'S40',
          'S50',
          'S60',
          'S70',
          'S80',
        ],
      },
      document: 'ball-valves',
      menuNote: { ko: '1/4 in–DN 200', en: '1/4 in–DN 200' },
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});
