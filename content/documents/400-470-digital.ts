import { specs } from '#content/authoring.ts';
import { electric } from '#content/figures/of-facts.ts';
import { electricRangeOnly } from '#content/notes.ts';
import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: '400-470-digital',
  name: { ko: '400–470 디지털', en: '400–470 digital' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '위치 검출과 아날로그 출력', en: 'Position sensing and analogue output' },
      content: [
        electricRangeOnly,
        {
          type: 'technical-specs',
          title: {
            ko: '검출과 신호: 전동 액추에이터 제품군 전체',
            en: 'Sensing and signals: the electric range as a whole',
          },
          specs: specs(
            [
              { ko: '위치 검출 범위', en: 'Range of position sensing' },
              {
                ko: electric.positionSensing,
                en: electric.positionSensing,
              },
            ],
            [{ ko: '아날로그 출력', en: 'Analogue output' }, electric.analogueOutput],
            [
              { ko: '추가 스위치 (옵션)', en: 'Additional switches (option)' },
              {
                ko: `설정 가능한 스위치 ${electric.extraSwitches}개`,
                en: `${electric.extraSwitches}, configurable`,
              },
            ],
          ),
        },
        {
          type: 'section',
          title: {
            ko: '위치 검출과 아날로그 출력이 필요한 경우',
            en: 'When position sensing and an analogue output are needed',
          },
          content: [
            {
              type: 'features-list',
              features: {
                ko: [
                  '밸브 개도를 제어실에서 연속으로 보아야 할 때',
                  '회전수가 많은 밸브의 위치를 검출해야 할 때',
                  '중간 개도에서 다른 기기를 연동해야 할 때',
                ],
                en: [
                  'The control room needs a continuous valve position signal',
                  'A valve with many turns has to report its position',
                  'Other equipment is interlocked with an intermediate position',
                ],
              },
            },
          ],
        },
        {
          type: 'highlight',
          text: {
            ko: '시리즈별 토크와 속도는 문의해 주십시오.',
            en: 'Please ask for torque and speed per series.',
          },
        },
        {
          type: 'contact',
          title: { ko: '400–470 디지털 문의', en: 'Ask about 400–470 digital' },
          text: {
            ko: '밸브의 전체 회전수와 필요한 신호를 알려 주십시오.',
            en: 'Tell us the total turns of the valve and the signals you need.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    {
      field: 'pages.0.content.1',
      source: 'sample',
      note: 'That the figures of position sensing and analogue output stand in the document of the digital series is a judgement; the source gives them for the electric range',
    },
  ],
});
