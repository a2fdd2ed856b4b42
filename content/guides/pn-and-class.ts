import s30 from '#content/catalogue/sirca-valves/ball-valves/s30.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineGuide } from '#content/schema/guide.ts';

const is = figuresOfProduct(s30, 'ball-valve');

export default defineGuide({
  id: 'pn-and-class',
  order: 7,
  title: { ko: '호칭압력 PN과 클래스', en: 'PN and class' },
  description: {
    ko: 'PN과 클래스(ANSI/ASME)는 무엇을 뜻하는지, 온도에 따라 허용 압력이 어떻게 달라지는지 설명합니다.',
    en: 'What PN and class (ANSI/ASME) mean, and why the allowable pressure depends on the temperature.',
  },
  keywords: {
    ko: ['호칭압력', 'PN', '클래스', 'ANSI 150', 'Class 150', '압력 등급'],
    en: ['nominal pressure', 'PN', 'class', 'ANSI 150', 'Class 150', 'pressure-temperature rating'],
  },
  sections: [
    {
      id: 'designations',
      title: { ko: '둘 다 호칭입니다', en: 'Both are designations' },
      paragraphs: {
        ko: [
          'PN은 EN 1333이 정한 호칭으로, 뒤의 수는 단위가 없습니다. 클래스는 ASME B16.5(플랜지)와 ASME B16.34(밸브)의 호칭입니다.',
          '치수와 허용 압력을 정하는 규격이 서로 다르므로 PN과 클래스는 서로 바꾸어 쓰지 않습니다. 플랜지의 치수도 각각의 규격을 따릅니다.',
        ],
        en: [
          'PN is a designation of EN 1333; the number after it has no unit. Class is the designation of ASME B16.5 for flanges and ASME B16.34 for valves.',
          'Different standards set their dimensions and allowable pressures, so PN and class are not interchangeable. Their flanges follow the dimensions of different standards.',
        ],
      },
    },
    {
      id: 'temperature',
      title: { ko: '온도가 올라가면 낮아집니다', en: 'Falling with temperature' },
      paragraphs: {
        ko: [
          '허용 압력은 재질과 온도에 따라 정해지며 온도가 올라가면 낮아집니다. ASME B16.34는 이를 재질별 압력-온도 표로 정합니다. 호칭의 수를 그 온도의 허용 압력으로 읽지 마십시오.',
          `예를 들어 SIRCA S30의 최대 압력은 ${is.ansi} 등급에서 차례로 ${is.maxByAnsi}입니다. 이 값은 등급의 최댓값이며, 사용 온도에서의 값은 따로 확인해야 합니다.`,
        ],
        en: [
          'The allowable pressure depends on material and temperature and falls as the temperature rises. ASME B16.34 gives it in tables per material. Do not read the number of a designation as the pressure allowed at your temperature.',
          `SIRCA S30, for example, is stated with a maximum of ${is.maxByAnsi} for ${is.ansi}, in this order. These are the maxima of each class; the value at operating temperature has to be confirmed.`,
        ],
      },
    },
  ],
  tell: {
    ko: ['유체, 사용 압력과 온도', '배관의 플랜지 규격(EN, ASME, JIS·KS)과 등급, 플랜지면 형식'],
    en: [
      'Medium, operating pressure and temperature',
      'The flange standard (EN, ASME, JIS or KS), rating and facing of your piping',
    ],
  },
  ask: {
    ko: [
      '사용 온도에서의 허용 압력',
      '밸브의 플랜지 규격과 플랜지면 형식',
      '시트 재질에 따른 한계',
    ],
    en: [
      'The pressure allowed at your operating temperature',
      'The flange standard of the valve and its facing',
      'Limits set by the material of the seat',
    ],
  },
  links: [
    {
      label: { ko: 'SIRCA S30 볼 밸브', en: 'SIRCA S30 ball valve' },
      to: '/products/sirca-valves/ball-valves/s30',
    },
    {
      label: { ko: '버터플라이 밸브 비교', en: 'Butterfly valves compared' },
      to: '/products/sirca-valves/butterfly-valves',
    },
    { label: { ko: 'PN 10과 10K', en: 'PN 10 and 10K' }, to: '/guides/pn-10-and-10k' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.0', source: 'standard EN 1333, ASME B16.5, ASME B16.34' },
    { field: 'sections.1', source: 'spec §9' },
  ],
});
