import hotAndCold from '#content/catalogue/sirca-valves/butterfly-valves/501m.ts';
import { electric } from '#content/figures/of-facts.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineGuide } from '#content/schema/guide.ts';

const is = figuresOfProduct(hotAndCold, 'butterfly-valve');

export default defineGuide({
  id: 'cryogenic-and-lng',
  order: 12,
  title: { ko: '초저온·LNG 밸브', en: 'Valves for cryogenic service and LNG' },
  description: {
    ko: `초저온 유체에는 사용 온도 ${is.temperatureMin}까지인 501M 버터플라이 밸브가 있습니다. 크기는 ${is.size}입니다.`,
    en: `For cryogenic media the 501M butterfly valve is stated down to ${is.temperatureMin}, in sizes ${is.size}.`,
  },
  keywords: {
    ko: ['초저온 밸브', '초저온밸브', '저온 밸브', 'LNG 밸브', 'LNG밸브', 'LNG 운반선'],
    en: [
      'cryogenic valve',
      'cryogenic butterfly valve',
      'low-temperature valve',
      'LNG valve',
      'valve for LNG',
      'LNG carrier',
    ],
  },
  sections: [
    {
      id: 'valve',
      title: { ko: '501M', en: '501M' },
      paragraphs: {
        ko: [
          `501M의 사용 온도는 ${is.temperature}, 등급은 ${is.ansi}와 ${is.pn}입니다. 등급은 호칭이므로 사용 온도에서의 허용 압력은 문의로 확인하십시오.`,
          'LNG를 다루는 배관은 밸브의 온도 범위 외에 세정(탈지) 여부, 저온 시험, 연장 보닛, 선급 승인을 함께 정합니다. 필요한 항목을 알려 주십시오.',
        ],
        en: [
          `501M is stated for ${is.temperature} and rated ${is.ansi} and ${is.pn}. Ratings are designations: ask for the pressure allowed at your temperature.`,
          'For LNG more than the temperature is to be settled: cleaning (degreasing), tests at low temperature, an extended bonnet, approval by a classification society. Tell us which of these you need.',
        ],
      },
    },
    {
      id: 'actuator',
      title: { ko: '액추에이터의 온도', en: 'Temperature of the actuator' },
      paragraphs: {
        ko: [
          `액추에이터에는 유체의 온도가 아니라 주위 온도가 기준입니다. 전동 액추에이터 제품군의 주위 온도는 표준 ${electric.ambient}, 저온형 옵션 ${electric.ambientLow}입니다.`,
        ],
        en: [
          `What counts for the actuator is the ambient temperature, not that of the medium. The electric range is stated for ${electric.ambient} as standard and ${electric.ambientLow} as the low option.`,
        ],
      },
    },
  ],
  tell: {
    ko: [
      '유체와 사용 온도, 압력',
      '호칭경과 플랜지 규격',
      '저온 시험, 세정, 연장 보닛, 선급 승인의 필요 여부',
    ],
    en: [
      'Medium, operating temperature and pressure',
      'Nominal size and flange standard',
      'Whether low-temperature tests, cleaning, an extended bonnet or class approval are wanted',
    ],
  },
  ask: {
    ko: ['사용 온도에서의 허용 압력', '시트와 몸체의 재질', '저온 시험과 승인'],
    en: [
      'The pressure allowed at your temperature',
      'Materials of seat and body',
      'Low-temperature tests and approvals',
    ],
  },
  links: [
    {
      label: { ko: '501M 버터플라이 밸브', en: '501M butterfly valve' },
      to: '/products/sirca-valves/butterfly-valves/501m',
    },
    { label: { ko: '조건으로 찾기', en: 'Find by conditions' }, to: '/products' },
    { label: { ko: '호칭압력 PN과 클래스', en: 'PN and class' }, to: '/guides/pn-and-class' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'sections.0', source: 'spec §9' },
    { field: 'sections.1', source: 'spec §9' },
  ],
});
