import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'quarter-turn-actuator'> = {
  family: 'quarter-turn-actuator',
  torque: atMost(60, 'Nm'),
  flanges: ['F05', 'F07'],
  time: { seconds: 20, angle: 90, atHz: 50 },
  singlePhase: { voltage: between(110, 220, 'V'), frequency: between(50, 60, 'Hz') },
  threePhase: 'unavailable',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '480-006',
  code: '480-006',
  name: { ko: '쿼터턴 전동 액추에이터', en: 'Quarter-turn electric actuator' },
  category: 'special',
  subcategory: 'quarter-turn-480',
  actuation: 'electric',
  applications: ['water', 'power', 'general'],
  image: 'quarter-turn-480/card',
  description: {
    ko: `최대 토크 ${is.torque}의 쿼터턴 전동 액추에이터입니다. 출력 플랜지는 ${is.flanges}, 90° 작동 시간은 ${is.atHz}에서 ${is.time}입니다.`,
    en: `Quarter-turn electric actuator with a maximum torque of ${is.torque}, output flange ${is.flanges} and ${is.time} for 90° at ${is.atHz}.`,
  },
  detailDescription: {
    ko: '볼 밸브나 버터플라이 밸브처럼 90° 회전으로 여닫는 밸브에 장착하는 전동 액추에이터입니다. 480 시리즈 모델 가운데 토크가 가장 작고 작동 시간이 가장 짧습니다. 전원은 단상이며, 삼상은 480-015부터 있습니다.',
    en: 'An electric actuator for valves that open and close with a quarter turn, such as ball and butterfly valves. Of the models of the 480 series it has the lowest torque and the shortest time. Single-phase supply; three-phase from 480-015 up.',
  },
  features: {
    ko: ['볼 밸브와 버터플라이 밸브용', '단상 전원'],
    en: ['For ball and butterfly valves', 'Single-phase supply'],
  },
  technical,
  detailImages: [
    'quarter-turn-480/tone',
    'quarter-turn-480/render',
    'quarter-turn-480/hidden',
    'quarter-turn-480/line',
  ],
  model: 'quarter-turn-480',
  document: 'quarter-turn-480',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of 480-006 for these sectors is a judgement',
    },
  ],
});
