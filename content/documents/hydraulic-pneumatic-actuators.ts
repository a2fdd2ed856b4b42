import { specs, toAsk } from '#content/authoring.ts';
import range from '#content/facts/special-medium.ts';
import { fluidDriven } from '#content/figures/of-facts.ts';
import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: 'hydraulic-pneumatic-actuators',
  name: { ko: '유압·공압 액추에이터', en: 'Hydraulic and pneumatic actuators' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: {
        ko: '유압·공압 모터로 구동하는 액추에이터',
        en: 'Actuators driven by a hydraulic or pneumatic motor',
      },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          text: {
            ko: '전기 모터 자리에 유압 모터나 공압 베인 모터를 단 액추에이터입니다. 전원을 끌어오기 어렵거나 유압·공압 설비가 이미 있는 현장에서 검토합니다.\n\n먼저 구동 매체와 그 압력을 정하고, 그다음 토크를 확인하십시오. 밸브의 최대 요구 토크에 안전율을 곱한 값이 현장의 최저 공급 압력에서 내는 토크를 넘지 않아야 하고, 최고 공급 압력에서 내는 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다.',
            en: 'A hydraulic motor or a pneumatic vane motor takes the place of the electric one. Consider them where an electric supply is hard to bring in, or where a hydraulic or air supply is available.\n\nDecide on the driving medium and its pressure first, then on the torque. The highest valve torque times the safety factor must not exceed the torque at the lowest supply pressure on site, and the torque at the highest supply pressure must not exceed the maximum allowable stem torque (MAST) of the valve.',
          },
          imageUrl: 'hydraulic/tone',
          imageAlt: {
            ko: '보라색 기어 하우징과 핸드휠, 전기 모터 자리에 유압 모터를 단 액추에이터',
            en: 'Actuator with violet gear housing and handwheel, a hydraulic motor in the place of the electric one',
          },
        },
        {
          type: 'technical-specs',
          title: { ko: '사양', en: 'Figures' },
          specs: specs(
            [
              { ko: '유압 모터 공급 압력', en: 'Supply pressure of the hydraulic motor' },
              fluidDriven.hydraulicSupply,
            ],
            [
              { ko: '공압 베인 모터 공급 압력', en: 'Supply pressure of the pneumatic vane motor' },
              fluidDriven.pneumaticSupply,
            ],
            [{ ko: '기계 효율', en: 'Mechanical efficiency' }, fluidDriven.efficiency],
            [
              {
                ko: `${range.series.join('/')} 쿼터턴 시리즈 토크`,
                en: `Torque of the ${range.series.join('/')} quarter-turn series`,
              },
              fluidDriven.torque,
            ],
            [{ ko: '보호등급', en: 'Protection' }, fluidDriven.protection],
          ),
        },
        toAsk(
          {
            ko: '구동 매체의 공급이 끊겼을 때의 위치',
            en: 'Position on loss of hydraulic or air supply',
          },
          { ko: '유량, 공기 소비량', en: 'Flow, air consumption' },
          { ko: '침수 조건 (수심, 시간)', en: 'Submersion (depth, time)' },
          { ko: '방폭', en: 'Explosion protection' },
          { ko: '출력 플랜지', en: 'Output flange' },
          { ko: '작동 시간', en: 'Operating time' },
          { ko: '주위 온도', en: 'Ambient temperature' },
          { ko: '치수, 중량', en: 'Dimensions, weight' },
        ),
        {
          type: 'product-images',
          title: { ko: '두 가지 구동 모터', en: 'The two motors' },
          images: [
            {
              src: 'hydraulic/tone',
              alt: {
                ko: '보라색 기어 하우징 오른쪽의 유압 모터, 그 위로 이어진 유압 배관 두 줄과 왼쪽의 밸브 블록',
                en: 'Hydraulic motor to the right of the violet gear housing, two pipes leading from it to the valve block on the left',
              },
              caption: { ko: '유압 모터 액추에이터', en: 'Actuator with hydraulic motor' },
            },
            {
              src: 'vane-motor/tone',
              alt: {
                ko: '보라색 기어 하우징 끝에 단 공압 베인 모터, 위쪽의 소음기 두 개, 왼쪽 끝의 핸드휠',
                en: 'Pneumatic vane motor at the end of the violet gear housing, two silencers on top, handwheel at the other end',
              },
              caption: {
                ko: '공압 베인 모터 액추에이터',
                en: 'Actuator with pneumatic vane motor',
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '매체별 확인 항목', en: 'To check by medium' },
          content: [
            {
              type: 'table',
              caption: { ko: '구동 매체와 확인할 내용', en: 'Driving medium and what to check' },
              table: {
                ko: [
                  {
                    label: '유압',
                    value: '작동유 종류, 최저·최고 공급 압력, 유량, 배관 접속 규격',
                  },
                  {
                    label: '공압',
                    value: '최저·최고 공급 압력, 유량, 압축 공기 품질(건조, 여과), 배기 방법',
                  },
                ],
                en: [
                  {
                    label: 'Hydraulic',
                    value:
                      'Hydraulic fluid, lowest and highest supply pressure, flow, pipe connections',
                  },
                  {
                    label: 'Pneumatic',
                    value:
                      'Lowest and highest supply pressure, flow, air quality (drying, filtering), exhaust',
                  },
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: {
            ko: '유압·공압 액추에이터 문의',
            en: 'Ask about hydraulic and pneumatic actuators',
          },
          text: {
            ko: '구동 매체, 최저·최고 공급 압력, 밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST)를 알려 주십시오.',
            en: 'Tell us the driving medium, its lowest and highest supply pressure, the highest valve torque and the MAST of the valve.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
