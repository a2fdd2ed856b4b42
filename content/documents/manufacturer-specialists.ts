import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: 'manufacturer-specialists',
  name: { ko: '제조사 소개', en: 'Manufacturer specialists' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: {
        ko: '전동 액추에이터 전문 제조사와 공급사',
        en: 'Specialist manufacturer, specialist supplier',
      },
      content: [
        {
          type: 'overview-text',
          textContent: {
            ko: '전동 액추에이터는 해외 전문 제조사의 제품입니다. 제조사는 액추에이터를 만들고, 저희는 국내 현장의 조건에 맞추어 선정하고, 맞는 밸브와 조립하여 공급합니다.\n\n하나의 액추에이터가 제 역할을 하려면 밸브 토크, 전원, 제어 신호, 설치 환경이 모두 맞아야 합니다. 이 자료는 그 조건을 함께 확인하기 위한 것입니다.',
            en: 'The electric actuators come from a specialist overseas manufacturer. The manufacturer builds the actuator; we select it for the conditions on site in Korea and supply it fitted to a valve that suits.\n\nAn actuator works as intended only when it is matched to valve torque, supply, control signal and surroundings. This document helps you check them together.',
          },
        },
        {
          type: 'text',
          html: {
            ko: '<p>볼 밸브나 버터플라이 밸브처럼 90° 회전으로 여닫는 밸브에는 <a href="/products/special/quarter-turn-480">쿼터턴 480 시리즈</a>가 있습니다. 특수 액추에이터 분류에서 모델별 토크와 출력 플랜지, 작동 시간을 볼 수 있습니다.</p>',
            en: '<p>For valves that open and close with a quarter turn, such as ball and butterfly valves, there is the <a href="/products/special/quarter-turn-480">quarter-turn 480 series</a>. It is listed under special actuators, with torque, output flange and time for 90° of each model.</p>',
          },
        },
        {
          type: 'section',
          title: { ko: '역할 분담', en: 'Who does what' },
          content: [
            {
              type: 'table',
              caption: { ko: '제조사와 공급사의 역할', en: 'Maker and supplier' },
              table: {
                ko: [
                  {
                    label: '제조사',
                    value: '액추에이터와 제어 유닛의 설계와 제작, 기술 자료 제공',
                  },
                  {
                    label: '공급사',
                    value: '조건 확인과 선정, 밸브 조립, 수동 밸브 개조, 국내 문의 대응',
                  },
                  { label: '사용자', value: '유체, 배관, 전원, 사용 빈도 등 현장 조건 제공' },
                ],
                en: [
                  {
                    label: 'Maker',
                    value:
                      'Designs and builds actuators and control units; provides technical data',
                  },
                  {
                    label: 'Supplier',
                    value:
                      'Checks conditions, selects the actuator, mounts it on the valve, retrofits manual valves, gives support in Korea',
                  },
                  {
                    label: 'User',
                    value:
                      'Gives the conditions on site: medium, piping, supply, frequency of operation',
                  },
                ],
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '문의 전에 준비하면 좋은 자료', en: 'What to have at hand before you ask' },
          content: [
            {
              type: 'features-list',
              features: {
                ko: [
                  '밸브 종류와 호칭경, 밸브 토크 또는 차압',
                  '90° 회전형인지 다회전형인지',
                  '전원: 단상 또는 삼상, 전압, 주파수',
                  '제어 방식: 온오프 또는 비례제어, 필요한 신호',
                  '설치 환경: 주위 온도, 옥외 여부, 침수 가능성, 폭발 위험 장소(구역, 가스 그룹, 온도 등급)',
                ],
                en: [
                  'Type and size of the valve, its torque or differential pressure',
                  'Quarter-turn or multi-turn',
                  'Supply: single-phase or three-phase, voltage, frequency',
                  'Control: on-off or modulating, and the signals needed',
                  'Surroundings: ambient temperature, outdoors or not, risk of submersion, hazardous area (zone, gas group, temperature class)',
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '전동 액추에이터 문의', en: 'Ask about electric actuators' },
          text: {
            ko: '위 항목 가운데 아는 것만 적어 보내 주셔도 됩니다. 나머지는 함께 확인합니다.',
            en: 'Send whatever you know of the list above. We work out the rest with you.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    {
      field: 'pages.0.content.4',
      source: 'sample',
      note: 'Name of the electric actuator manufacturer and whether it may be published',
    },
  ],
});
