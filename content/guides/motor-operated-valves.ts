import { electric } from '#content/figures/of-facts.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineGuide } from '#content/schema/guide.ts';

const series = figuresOfSeries(productsIn('quarter-turn-480'));
const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const ball = figuresOfSeries(productsIn('ball-valves'));

export default defineGuide({
  id: 'motor-operated-valves',
  order: 9,
  title: { ko: '전동밸브', en: 'Motor-operated valves' },
  description: {
    ko: '전동밸브는 밸브에 전동 액추에이터를 조립한 것입니다. 밸브와 액추에이터를 함께 선정하여 조립해 공급합니다.',
    en: 'A motor-operated valve is a valve with an electric actuator. We select both together and supply them assembled.',
  },
  keywords: {
    ko: [
      '전동밸브',
      '전동 밸브',
      '모터밸브',
      '모터 구동 밸브',
      '전동 볼밸브',
      '전동 버터플라이밸브',
    ],
    en: [
      'motor-operated valve',
      'MOV',
      'motorised valve',
      'electric valve',
      'electric ball valve',
      'electric butterfly valve',
    ],
  },
  sections: [
    {
      id: 'parts',
      title: { ko: '밸브와 액추에이터', en: 'Valve and actuator' },
      paragraphs: {
        ko: [
          `전동 밸브의 밸브는 버터플라이 밸브 ${butterfly.count} 시리즈와 볼 밸브 ${ball.count} 시리즈 가운데 유체, 압력, 온도에 맞추어 고릅니다. 90° 회전으로 여닫히므로 쿼터턴 액추에이터를 씁니다.`,
          `쿼터턴 480 시리즈는 ${series.torque}의 ${series.count} 모델입니다. 전동 액추에이터 제품군의 보호등급은 표준 ${electric.protection}입니다.`,
        ],
        en: [
          `The valve is one of ${butterfly.count} butterfly and ${ball.count} ball valve series, chosen by medium, pressure and temperature. Both kinds open and close within 90° and take a quarter-turn actuator.`,
          `The quarter-turn 480 series has ${series.count} models, ${series.torque}. Protection of the electric range is ${electric.protection} as standard.`,
        ],
      },
    },
    {
      id: 'selection',
      title: { ko: '토크를 먼저 맞춥니다', en: 'Torque comes first' },
      paragraphs: {
        ko: [
          '밸브의 최대 요구 토크에 안전율을 곱한 값이 액추에이터의 최대 토크를 넘지 않아야 하고, 상부 플랜지(ISO 5211)가 맞아야 합니다. 그다음에 전원, 작동 시간, 제어 방식을 정합니다.',
        ],
        en: [
          'The highest valve torque times the safety factor must not exceed the maximum torque of the actuator, and the mounting flanges (ISO 5211) have to agree. Supply, operating time and control follow.',
        ],
      },
    },
  ],
  tell: {
    ko: [
      '유체, 호칭경, 압력, 온도',
      '전원의 전압, 상, 주파수',
      '온오프 또는 비례제어, 개폐 빈도, 필요한 작동 시간',
      '설치 장소의 주위 온도와 보호등급',
    ],
    en: [
      'Medium, nominal size, pressure, temperature',
      'Voltage, phases and frequency of the supply',
      'On-off or modulating, how often it moves, the time it may take',
      'Ambient temperature and protection where it is installed',
    ],
  },
  ask: {
    ko: ['밸브의 토크와 상부 플랜지', '조립품의 중량과 치수'],
    en: ['Torque and mounting flange of the valve', 'Weight and dimensions of the assembly'],
  },
  links: [
    { label: { ko: '전동 액추에이터', en: 'Electric actuators' }, to: '/products/electric' },
    {
      label: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      to: '/products/special/quarter-turn-480',
    },
    {
      label: { ko: '전동 액추에이터 선정', en: 'Selecting an electric actuator' },
      to: '/guides/electric-actuator-selection',
    },
    { label: { ko: '조건으로 찾기', en: 'Find by conditions' }, to: '/products' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.0', source: 'spec §9' },
    { field: 'sections.1', source: 'standard ISO 5211' },
  ],
});
