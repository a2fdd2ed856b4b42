import { electric } from '#content/figures/of-facts.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineGuide } from '#content/schema/guide.ts';

const series = figuresOfSeries(productsIn('quarter-turn-480'));

export default defineGuide({
  id: 'electric-actuator-selection',
  order: 6,
  title: { ko: '전동 액추에이터 선정', en: 'Selecting an electric actuator' },
  description: {
    ko: '밸브의 움직임, 토크, 운전 정격, 전원, 환경의 순서로 전동 액추에이터를 고르는 방법입니다.',
    en: 'How to select an electric actuator: valve motion, torque, duty, power supply, environment.',
  },
  keywords: {
    ko: ['전동 액추에이터 선정', '모터 밸브', 'S2 정격', 'S4 정격', '단상 삼상', '60 Hz'],
    en: [
      'electric actuator selection',
      'motor-operated valve',
      'S2 duty',
      'S4 duty',
      'single-phase',
      '60 Hz',
    ],
  },
  sections: [
    {
      id: 'movement',
      title: { ko: '1. 밸브의 움직임', en: '1. Movement of the valve' },
      paragraphs: {
        ko: [
          '볼·버터플라이 밸브는 90° 회전형(쿼터턴) 액추에이터로, 여러 바퀴를 돌려야 여닫히는 밸브는 다회전 액추에이터로 구동합니다. 다회전이면 전체 회전수를 알아야 합니다.',
        ],
        en: [
          'Ball and butterfly valves need a quarter-turn actuator, valves that take several turns to open or close a multi-turn one. For multi-turn, the number of turns has to be known.',
        ],
      },
    },
    {
      id: 'torque',
      title: { ko: '2. 토크', en: '2. Torque' },
      paragraphs: {
        ko: [
          `밸브의 최대 요구 토크에 안전율을 곱한 값이 액추에이터의 최대 토크를 넘지 않아야 하고, 액추에이터의 최대 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다. 쿼터턴 480 시리즈는 ${series.torque}의 ${series.count} 모델입니다.`,
        ],
        en: [
          `The highest valve torque times the safety factor must not exceed the maximum torque of the actuator, and that must not exceed the maximum allowable stem torque (MAST) of the valve. The quarter-turn 480 series has ${series.count} models, ${series.torque}.`,
        ],
      },
    },
    {
      id: 'duty',
      title: { ko: '3. 운전 정격', en: '3. Duty' },
      paragraphs: {
        ko: [
          `S2는 단시간 정격, S4는 기동을 포함하는 단속 정격입니다(IEC 60034-1). 자료에 있는 전동 액추에이터 제품군의 운전 정격은 ${electric.onOff}, 비례제어 ${electric.modulating}입니다.`,
        ],
        en: [
          `S2 is short-time duty, S4 intermittent periodic duty with starting (IEC 60034-1). The electric range is stated for ${electric.onOff}, and for ${electric.modulating} when modulating.`,
        ],
      },
    },
    {
      id: 'supply',
      title: { ko: '4. 전원', en: '4. Supply' },
      paragraphs: {
        ko: [
          '단상인지 삼상인지, 전압과 주파수를 확인합니다. 한국의 표준 주파수는 60 Hz입니다(전기사업법 시행규칙 별표 3).',
          '480 시리즈의 작동 시간은 50 Hz의 값만 자료에 있습니다.',
        ],
        en: [
          'Settle single-phase or three-phase, voltage and frequency. The standard frequency in Korea is 60 Hz (Enforcement Rule of the Electric Utility Act, Annex 3).',
          'For the 480 series the time for 90° is stated at 50 Hz only.',
        ],
      },
    },
    {
      id: 'surroundings',
      title: { ko: '5. 환경과 제어', en: '5. Environment and control' },
      paragraphs: {
        ko: [
          `제품군의 주위 온도는 표준 ${electric.ambient}, 옵션 ${electric.ambientHigh} 또는 ${electric.ambientLow}입니다. 보호등급은 표준 ${electric.protection}입니다. 온오프인지 비례제어인지, 필요한 신호가 무엇인지 정합니다. 방폭 사양은 자료에 없으므로 폭발 위험 장소이면 그 구분을 알려 주십시오.`,
        ],
        en: [
          `Ambient temperature of the range is ${electric.ambient} as standard, ${electric.ambientHigh} or ${electric.ambientLow} as options; protection is ${electric.protection} as standard. Decide between on-off and modulating control, and which signals you need. Explosion protection is not stated: tell us the zone if there is one.`,
        ],
      },
    },
  ],
  tell: {
    ko: [
      '밸브의 종류와 호칭경, 다회전이면 전체 회전수',
      '다른 회사의 밸브이면 그 토크와 최대 허용 스템 토크(MAST), 상부 플랜지(ISO 5211)',
      '전원의 전압, 상, 주파수',
      '개폐 빈도, 필요한 작동 시간, 온오프 또는 비례제어, 필요한 신호',
      '주위 온도, 침수 조건(수심, 시간), 폭발 위험 장소의 구분',
    ],
    en: [
      'Type and nominal size of the valve, and for multi-turn the number of turns',
      'For a valve from another manufacturer: its torques, its maximum allowable stem torque (MAST) and its mounting flange (ISO 5211)',
      'Voltage, phases and frequency of the supply',
      'How often it moves, the time it may take, on-off or modulating, and the signals you need',
      'Ambient temperature, depth and time of any submersion, and any hazardous-area zone',
    ],
  },
  ask: {
    ko: [
      'SIRCA 밸브의 토크, 최대 허용 스템 토크(MAST), 상부 플랜지(자료 없음)',
      '60 Hz에서의 작동 시간',
      '시리즈별 토크와 작동 시간(자료 없음)',
      '480 시리즈의 운전 정격, 보호등급, 방폭, 주위 온도(자료 없음)',
    ],
    en: [
      'Torques, maximum allowable stem torque (MAST) and mounting flange of a SIRCA valve, which are not stated',
      'The time for 90° at 60 Hz',
      'Torque and operating time per series, which are not stated',
      'Duty, protection, explosion protection and ambient temperature of the 480 series, which are not stated',
    ],
  },
  links: [
    { label: { ko: '전동 액추에이터', en: 'Electric actuators' }, to: '/products/electric' },
    {
      label: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      to: '/products/special/quarter-turn-480',
    },
    {
      label: { ko: '밸브 토크와 안전율', en: 'Valve torque and safety factor' },
      to: '/guides/torque-and-safety-factor',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.1', source: 'spec §9' },
    { field: 'sections.2', source: 'spec §9' },
    { field: 'sections.2.paragraphs.ko.0', source: 'standard IEC 60034-1' },
    { field: 'sections.3', source: 'spec §9' },
    {
      field: 'sections.3.paragraphs.ko.0',
      source: 'standard Enforcement Rule of the Electric Utility Act, Annex 3',
    },
    { field: 'sections.4', source: 'spec §9' },
  ],
});
