import s70 from '#content/catalogue/sirca-valves/ball-valves/s70.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineGuide } from '#content/schema/guide.ts';

const is = figuresOfProduct(s70, 'ball-valve');

export default defineGuide({
  id: 'three-way-ports',
  order: 4,
  title: { ko: '삼방 밸브의 T 포트와 L 포트', en: 'T-port and L-port of three-way valves' },
  description: {
    ko: '삼방 볼 밸브의 T 포트와 L 포트가 무엇을 잇는지, 고를 때 무엇을 정해야 하는지 설명합니다.',
    en: 'What the T-port and the L-port of a three-way ball valve connect, and what has to be settled to choose one.',
  },
  keywords: {
    ko: ['삼방 밸브', '3방 밸브', '3way 밸브', 'T 포트', 'L 포트'],
    en: ['three-way valve', '3-way valve', 'T-port', 'L-port', 'three-way ball valve'],
  },
  sections: [
    {
      id: 'l-port',
      port: 'L',
      title: { ko: 'L 포트', en: 'L-port' },
      paragraphs: {
        ko: [
          '볼의 통로가 L자로 꺾여 엔드 피스 두 개를 직각으로 잇습니다. 볼을 돌리면 공통 엔드 피스와 이어지는 엔드 피스가 바뀝니다. 흐름의 방향을 바꿀 때 검토합니다.',
        ],
        en: [
          'The bore of the ball is bent like an L and joins two ends at a right angle. Turning the ball changes which end is joined to the common one. Consider it for diverting a flow.',
        ],
      },
    },
    {
      id: 't-port',
      port: 'T',
      title: { ko: 'T 포트', en: 'T-port' },
      paragraphs: {
        ko: [
          '볼의 통로가 T자여서 위치에 따라 세 엔드 피스를 모두 잇거나 두 엔드 피스만 잇습니다. 흐름을 나누거나 합칠 때 검토합니다.',
        ],
        en: [
          'The bore is shaped like a T: depending on its position it joins all three ends, or two of them. Consider it for dividing one flow or mixing two.',
        ],
      },
    },
    {
      id: 'choose',
      title: { ko: '고를 때 정할 것', en: 'What has to be settled' },
      items: {
        ko: [
          '세 엔드 피스 가운데 어느 것이 공통인지',
          '각 위치에서 무엇이 이어지고 무엇이 막혀야 하는지',
          '움직이는 도중에 세 엔드 피스가 동시에 이어져도 되는지',
          '회전각과 공기가 끊겼을 때의 위치',
        ],
        en: [
          'Which of the three ends is the common one',
          'What must be joined and what shut in each position',
          'Whether all three ends may be joined while the ball turns',
          'The angle of rotation, and the position on loss of air',
        ],
      },
      paragraphs: {
        ko: [
          `SIRCA S70과 S80은 삼방 볼 밸브이며, T 포트와 L 포트가 있습니다. 코드별 포트는 견적 때 확인합니다. 호칭경 ${is.size}, ${is.pn}, 액추에이터 공급 압력 ${is.supply}, 최대 전후 차압 ${is.differential}입니다.`,
        ],
        en: [
          `SIRCA S70 and S80 are three-way ball valves with T-ports and L-ports. Which code has which is confirmed with the quotation. Both are ${is.size}, ${is.pn}, actuator supply pressure ${is.supply}, maximum differential pressure ${is.differential}.`,
        ],
      },
    },
  ],
  tell: {
    ko: [
      '위치마다 어느 엔드 피스가 이어지는지(그린 흐름도는 접수 번호를 적어 이메일로)',
      '유체, 압력, 온도',
    ],
    en: [
      'Which ends are connected in each position (email a flow diagram, quoting your receipt number)',
      'Medium, pressure and temperature',
    ],
  },
  ask: {
    ko: [
      'S70과 S80 가운데 어느 것이 어느 포트로 공급되는지',
      '흐름도에 맞는 포트와 회전각',
      '어느 엔드 피스 사이에서 최대 전후 차압이 성립하는지',
    ],
    en: [
      'Which of S70 and S80 is supplied with which port',
      'The port and the angle of rotation for your flow diagram',
      'Between which ends the maximum differential pressure holds',
    ],
  },
  links: [
    { label: { ko: 'SIRCA S70', en: 'SIRCA S70' }, to: '/products/sirca-valves/ball-valves/s70' },
    { label: { ko: 'SIRCA S80', en: 'SIRCA S80' }, to: '/products/sirca-valves/ball-valves/s80' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.2', source: 'spec §9' },
  ],
});
