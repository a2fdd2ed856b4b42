import { specs, toAsk } from '#content/authoring.ts';
import { electric } from '#content/figures/of-facts.ts';
import { electricRangeOnly } from '#content/notes.ts';
import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: '460-470-series',
  name: { ko: '460–470 시리즈', en: '460–470 series' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '460–470 시리즈', en: '460–470 series' },
      content: [
        electricRangeOnly,
        {
          type: 'overview',
          title: {
            ko: '전동 액추에이터 제품군 전체의 사양',
            en: 'Figures of the electric range as a whole',
          },
          specifications: specs(
            [{ ko: '주위 온도 (표준)', en: 'Ambient temperature (standard)' }, electric.ambient],
            [
              { ko: '운전 정격', en: 'Duty' },
              {
                ko: `${electric.onOff} (비례제어 ${electric.modulating})`,
                en: `${electric.onOff} (modulating ${electric.modulating})`,
              },
            ],
            [
              { ko: '보호등급', en: 'Protection' },
              {
                ko: `${electric.protection} 표준, ${electric.protectionOption} 옵션`,
                en: `${electric.protection} standard, ${electric.protectionOption} optional`,
              },
            ],
          ),
        },
        toAsk(
          { ko: '시리즈별 토크', en: 'Torque of the series' },
          { ko: '시리즈별 작동 시간', en: 'Operating time of the series' },
          { ko: '시리즈별 치수', en: 'Dimensions of the series' },
        ),
        {
          type: 'section',
          title: { ko: '선정 때 확인할 항목', en: 'To check when selecting' },
          content: [
            {
              type: 'features-list',
              features: {
                ko: [
                  '밸브의 개방 토크, 구동 토크, 폐쇄 토크',
                  '밸브의 최대 허용 스템 토크(MAST)',
                  '시간당 작동 횟수와 비례제어 여부',
                  '전원 전압의 변동 폭',
                ],
                en: [
                  'Break, running and seating torque of the valve',
                  'Maximum allowable stem torque (MAST)',
                  'Operations per hour, and whether it modulates',
                  'How far the supply voltage may vary',
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '460–470 시리즈 문의', en: 'Ask about the 460–470 series' },
          text: {
            ko: '밸브 토크와 작동 횟수를 알려 주시면 시리즈의 적합 여부를 제조사와 확인합니다.',
            en: 'Give us the valve torque and the number of operations; we check with the maker whether the series fits.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
