import { springStroke } from '#content/notes.ts';
import { defineGuide } from '#content/schema/guide.ts';

export default defineGuide({
  id: 'torque-and-safety-factor',
  order: 2,
  title: { ko: '밸브 토크와 안전율', en: 'Valve torque and safety factor' },
  description: {
    ko: '액추에이터를 고를 때 비교할 토크는 무엇인지, 안전율은 어디에 곱하는지 설명합니다.',
    en: 'Which torques are compared when an actuator is selected, and what the safety factor multiplies.',
  },
  keywords: {
    ko: [
      '밸브 토크',
      '안전율',
      '개방 토크',
      '구동 토크',
      '폐쇄 토크',
      'MAST',
      '액추에이터 토크 계산',
    ],
    en: [
      'valve torque',
      'safety factor',
      'break torque',
      'running torque',
      'seating torque',
      'MAST',
      'actuator sizing',
    ],
  },
  sections: [
    {
      id: 'three-torques',
      title: { ko: '밸브의 세 토크', en: 'Three torques of a valve' },
      items: {
        ko: [
          '개방(초동) 토크: 닫힌 밸브를 움직이기 시작할 때',
          '구동 토크: 움직이는 동안',
          '폐쇄(착좌) 토크: 시트에 닿아 완전히 닫을 때',
        ],
        en: [
          'Break torque: to start the closed valve moving',
          'Running torque: while it moves',
          'Seating torque: to close it fully on its seat',
        ],
      },
      paragraphs: {
        ko: [
          '세 값은 밸브 제조사가 제시합니다. 차압과 유체, 온도에 따라 달라지므로 어떤 조건의 값인지 함께 받으십시오. 선정에는 셋 가운데 가장 큰 값을 씁니다. 이것이 밸브의 최대 요구 토크입니다.',
        ],
        en: [
          'The valve maker states them. They depend on differential pressure, medium and temperature, so ask for which conditions they hold. The highest of the three decides: it is the highest valve torque.',
        ],
      },
    },
    {
      id: 'factor',
      title: { ko: '안전율은 곱합니다', en: 'The factor multiplies' },
      paragraphs: {
        ko: [
          `밸브의 최대 요구 토크에 안전율을 곱한 값이 액추에이터의 토크를 넘지 않아야 합니다. 공압 액추에이터는 현장의 최저 공급 압력에서 내는 토크와 비교합니다. ${springStroke.ko}`,
          '안전율은 유체, 사용 빈도, 온도, 밸브의 상태를 아는 분이 정합니다. 이 사이트는 값을 제안하지 않습니다.',
        ],
        en: [
          `The highest valve torque times the safety factor must not exceed the torque of the actuator. For a pneumatic actuator that is its torque at the lowest supply pressure on site. ${springStroke.en}`,
          'The factor is for the engineer who knows medium, frequency of operation, temperature and condition of the valve. This site proposes no value.',
        ],
      },
    },
    {
      id: 'upper-limit',
      title: { ko: '위쪽 한계도 있습니다', en: 'There is an upper limit too' },
      paragraphs: {
        ko: [
          '액추에이터가 낼 수 있는 가장 큰 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다. 공압 액추에이터는 현장의 최고 공급 압력에서 내는 토크로 확인합니다. 단동식은 스프링 행정이 시작될 때의 토크도 함께 비교합니다. 너무 큰 액추에이터는 스템을 손상시킬 수 있습니다.',
        ],
        en: [
          'The highest torque that the actuator can deliver must stay within the maximum allowable stem torque (MAST) of the valve. For a pneumatic actuator that is its torque at the highest supply pressure on site. For spring-return, compare the torque at the start of the spring stroke too. An actuator that is too large can damage the stem.',
        ],
      },
    },
  ],
  tell: {
    ko: [
      '다른 회사의 밸브이면 개방·구동·폐쇄 토크와 그 조건',
      '그 밸브의 최대 허용 스템 토크(MAST)',
      '공압이면 현장의 최저·최고 공급 압력',
    ],
    en: [
      'For a valve from another manufacturer: break, running and seating torque, and their conditions',
      'Its maximum allowable stem torque (MAST)',
      'For pneumatic: the lowest and the highest supply pressure on site',
    ],
  },
  ask: {
    ko: [
      '그 공급 압력에서 액추에이터가 내는 토크',
      '단동식이면 공기 행정(최저·최고 공급 압력에서)과 스프링 행정의 시작·끝 토크',
      'SIRCA 밸브의 토크와 최대 허용 스템 토크(MAST) (자료 없음)',
    ],
    en: [
      'The torque of the actuator at these supply pressures',
      'For spring-return: the torques at the start and the end of the air stroke (at the lowest and the highest supply pressure) and of the spring stroke',
      'Torques and maximum allowable stem torque (MAST) of a SIRCA valve, which are not stated',
    ],
  },
  links: [
    {
      label: {
        ko: '쿼터턴 480 시리즈: 밸브 토크로 모델 선택',
        en: 'Quarter-turn 480 series: sizing for a valve',
      },
      to: '/products/special/quarter-turn-480',
    },
    { label: { ko: '공압 액추에이터', en: 'Pneumatic actuators' }, to: '/products/pneumatic' },
    {
      label: { ko: '전동 액추에이터 선정', en: 'Selecting an electric actuator' },
      to: '/guides/electric-actuator-selection',
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});
