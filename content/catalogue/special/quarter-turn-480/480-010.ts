import { figuresOf } from '#content/figures/of-product.ts';
import { torqueLimits } from '#content/notes.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'quarter-turn-actuator'> = {
  family: 'quarter-turn-actuator',
  torque: atMost(100, 'Nm'),
  flanges: ['F07'],
  time: { seconds: 21, angle: 90, atHz: 50 },
  singlePhase: { voltage: between(110, 220, 'V'), frequency: between(50, 60, 'Hz') },
  threePhase: 'unavailable',
  timeAt60Hz: 'not-stated',
  protection: 'not-stated',
  explosionProtection: 'not-stated',
  ambient: 'not-stated',
  duty: 'not-stated',
  manualOverride: 'not-stated',
  dimensions: 'not-stated',
  weight: 'not-stated',
};
const is = figuresOf(technical);

export default defineProduct({
  id: '480-010',
  code: '480-010',
  name: { ko: '쿼터턴 전동 액추에이터', en: 'Quarter-turn electric actuator' },
  category: 'special',
  subcategory: 'quarter-turn-480',
  brand: 'not-stated',
  actuation: 'electric',
  applications: ['water', 'power', 'general'],
  image: 'quarter-turn-480/card',
  description: {
    ko: `최대 토크 ${is.torque}의 쿼터턴 전동 액추에이터입니다. 출력 플랜지는 ${is.flanges}, 90° 작동 시간은 ${is.atHz}에서 ${is.time}입니다.`,
    en: `Quarter-turn electric actuator with a maximum torque of ${is.torque}, output flange ${is.flanges} and ${is.time} for 90° at ${is.atHz}.`,
  },
  detailDescription: {
    ko: `볼 밸브나 버터플라이 밸브처럼 90° 회전으로 여닫는 밸브에 장착하는 전동 액추에이터입니다. 480 시리즈에서 480-006과 480-015 사이의 모델입니다.\n\n삼상 사양은 없습니다. 삼상이 필요하면 480-015부터 선정해 주십시오. ${torqueLimits.ko} 밸브 토크와 전원, 사용 빈도를 알려 주시면 모델을 확인해 드립니다.`,
    en: `An electric actuator for valves that open and close with a quarter turn, such as ball and butterfly valves. In the 480 series it is the model between 480-006 and 480-015.\n\nThere is no three-phase version; for three-phase supply choose 480-015 or larger. ${torqueLimits.en} Tell us the valve torque, the supply and how often it operates, and we confirm the model.`,
  },
  features: {
    ko: [
      `최대 토크 ${is.torque}입니다`,
      `출력 플랜지 ${is.flanges}입니다`,
      `${is.atHz}에서 90° 회전에 ${is.time}가 걸립니다`,
      '단상 전원으로만 공급합니다',
    ],
    en: [
      `Maximum torque ${is.torque}`,
      `Output flange ${is.flanges}`,
      `Turns 90° in ${is.time} at ${is.atHz}`,
      'Single-phase supply only',
    ],
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
      note: 'Suitability of 480-010 for these sectors is a judgement',
    },
  ],
});
