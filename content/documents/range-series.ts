import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';

const models = figuresOfSeries(productsIn('quarter-turn-480'));

export default defineDocument({
  id: 'range-series',
  name: { ko: '제품군', en: 'Range and series' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '전동 액추에이터 제품군', en: 'The electric actuator range' },
      content: [
        {
          type: 'overview-text',
          textContent: {
            ko: '전동 액추에이터를 시리즈별로 정리하였습니다. 어느 시리즈가 맞는지 모르시면 밸브 종류와 토크부터 알려 주십시오.',
            en: 'The electric actuators, series by series. If you do not know which one fits, start by telling us the valve type and its torque.',
          },
        },
        {
          type: 'product-series',
          title: { ko: '시리즈', en: 'Series' },
          series: [
            {
              name: { ko: '400–410 시리즈', en: '400–410 series' },
              description: { ko: '자료를 준비하고 있습니다.', en: 'Document in preparation.' },
              href: '/products/electric/400-410-series',
            },
            {
              name: { ko: '400–470 디지털', en: '400–470 digital' },
              description: {
                ko: '제품군 공통의 위치 검출과 아날로그 출력',
                en: 'Position sensing and analogue output of the range',
              },
              href: '/products/electric/400-470-digital',
            },
            {
              name: { ko: '460–470 시리즈', en: '460–470 series' },
              description: {
                ko: '공통 사양과 선정 때 확인할 항목',
                en: 'Common figures and what to check when selecting',
              },
              href: '/products/electric/460-470-series',
            },
            {
              name: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
              description: {
                ko: `90° 회전형 ${models.count} 모델, ${models.torque}`,
                en: `Quarter-turn, ${models.count} models, ${models.torque}`,
              },
              href: '/products/special/quarter-turn-480',
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '밸브에 따른 선택', en: 'Choosing by valve' },
          content: [
            {
              type: 'table',
              caption: { ko: '밸브 동작과 액추에이터', en: 'Valve movement and actuator' },
              table: {
                ko: [
                  { label: '볼, 버터플라이 밸브', value: '90° 회전형(쿼터턴) 액추에이터' },
                  { label: '여러 바퀴를 돌리는 밸브', value: '다회전 액추에이터' },
                  {
                    label: '전원을 쓸 수 없는 곳',
                    value:
                      '압축 공기가 있으면 AP 시리즈 공압 로터리 액추에이터, 압축 공기나 유압이 있으면 유압·공압 모터로 구동하는 특수 액추에이터',
                  },
                ],
                en: [
                  { label: 'Ball and butterfly valves', value: 'Quarter-turn actuator' },
                  { label: 'Valves that take several turns', value: 'Multi-turn actuator' },
                  {
                    label: 'Where there is no electric supply',
                    value:
                      'With compressed air: AP pneumatic rotary actuators. With compressed air or hydraulic power: special actuators driven by a pneumatic or hydraulic motor',
                  },
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '시리즈 선정 문의', en: 'Ask which series fits' },
          text: {
            ko: '밸브 종류, 토크, 전원을 알려 주시면 맞는 시리즈를 제안합니다.',
            en: 'Give us valve type, torque and supply, and we propose the series.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    {
      field: 'pages.0.content.1',
      source: 'spec §9',
      note: 'The names of the series are of spec §3',
    },
  ],
});
