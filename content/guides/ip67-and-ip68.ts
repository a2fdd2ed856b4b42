import { electric } from '#content/figures/of-facts.ts';
import { defineGuide } from '#content/schema/guide.ts';

export default defineGuide({
  id: 'ip67-and-ip68',
  order: 5,
  title: { ko: '보호등급 IP67과 IP68', en: 'IP67 and IP68 protection' },
  description: {
    ko: 'IEC 60529의 보호등급 IP67과 IP68이 무엇을 뜻하는지, 침수될 수 있는 곳에서 무엇을 확인할지 설명합니다.',
    en: 'What the codes IP67 and IP68 of IEC 60529 mean, and what to check where equipment can be submerged.',
  },
  keywords: {
    ko: ['IP67', 'IP68', '방수 등급', '보호등급', '침수', 'IEC 60529'],
    en: ['IP67', 'IP68', 'ingress protection', 'waterproof', 'submersion', 'IEC 60529'],
  },
  sections: [
    {
      id: 'digits',
      title: { ko: '두 숫자의 뜻', en: 'The two digits' },
      paragraphs: {
        ko: [
          'IP 뒤의 첫째 숫자는 먼지와 고형물, 둘째 숫자는 물에 대한 보호를 나타냅니다. 첫째 숫자 6은 먼지가 들어가지 않는다는 뜻입니다.',
          '둘째 숫자 7은 일시적인 침수, 8은 계속되는 침수에 대한 보호입니다. 숫자가 크다고 모든 조건을 포함하지는 않습니다. 물을 뿜는 시험(5, 6)과 침수 시험(7, 8)은 서로 다른 시험입니다.',
        ],
        en: [
          'The first digit after IP stands for protection against dust and solids, the second against water. A first digit of 6 means dust-tight.',
          'A second digit of 7 stands for temporary immersion, 8 for continuous immersion. A higher digit does not include every other condition: jets of water (5, 6) and immersion (7, 8) are tested separately.',
        ],
      },
    },
    {
      id: 'ip68',
      title: { ko: 'IP68의 조건은 합의합니다', en: 'The conditions of IP68 are agreed' },
      paragraphs: {
        ko: [
          'IEC 60529는 IP68의 수심과 시간을 정하지 않고 제조사와 사용자가 합의하도록 합니다. 그래서 IP68이라는 이름만으로는 수심을 알 수 없습니다.',
          `전동 액추에이터 제품군은 표준이 ${electric.protection}, 옵션이 ${electric.protectionOption}입니다. ${electric.protectionOption}의 조건은 수심 ${electric.depth}, ${electric.submersion}, 개폐 ${electric.cycles}회까지입니다.`,
        ],
        en: [
          'IEC 60529 leaves depth and time of IP68 to agreement between manufacturer and user. The code alone therefore says nothing about depth.',
          `The electric actuators are ${electric.protection} as standard, ${electric.protectionOption} as an option. The conditions of ${electric.protectionOption} are a depth of ${electric.depth}, ${electric.submersion}, and up to ${electric.cycles} open-close cycles.`,
        ],
      },
    },
  ],
  tell: {
    ko: ['예상되는 수심과 침수 시간', '침수 중의 작동 횟수'],
    en: [
      'The depth and the time of submersion that you expect',
      'How often the valve moves while submerged',
    ],
  },
  ask: {
    ko: [
      '전선관 인입구와 케이블 글랜드까지 포함한 등급인지',
      '쿼터턴 480 시리즈의 보호등급(자료 없음)',
    ],
    en: [
      'Whether the code covers conduit entries and cable glands too',
      'The protection of the quarter-turn 480 series, which is not stated',
    ],
  },
  links: [
    {
      label: { ko: '전동 액추에이터 특징', en: 'Electric actuator features' },
      to: '/products/electric/electric-features',
    },
    {
      label: { ko: '전동 액추에이터 선정', en: 'Selecting an electric actuator' },
      to: '/guides/electric-actuator-selection',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.0', source: 'standard IEC 60529' },
    { field: 'sections.1', source: 'spec §9' },
  ],
});
