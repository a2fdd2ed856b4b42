import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';
import { valveComparison } from '#content/tables.ts';

const valves = productsIn('ball-valves');

export default defineDocument({
  id: 'ball-valves',
  name: { ko: '볼 밸브', en: 'Ball valves' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '볼 밸브', en: 'Ball valves' },
      content: [
        { type: 'product-catalog', products: valves.map((valve) => valve.id) },
        {
          type: 'section',
          title: { ko: '아홉 시리즈 비교', en: 'The nine series compared' },
          content: [
            {
              type: 'dimension-table',
              table: valveComparison({ ko: '볼 밸브 비교', en: 'Ball valves compared' }, valves),
            },
            {
              type: 'features-list',
              features: {
                ko: [
                  'S30의 20/50/100 bar는 ANSI 150/300/600 등급의 최댓값이며, 온도가 올라가면 낮아집니다',
                  'S30T의 19.6과 13.8은 자료에 단위가 없으므로 확인 후에 사용하십시오',
                  'S50, S60, S70, S80의 액추에이터 공급 압력은 5.5 bar, 최대 차압은 16 bar입니다',
                ],
                en: [
                  'The 20/50/100 bar of S30 are the maxima of ANSI 150/300/600 and fall as the temperature rises',
                  'The 19.6 and 13.8 of S30T carry no unit in the source: have them confirmed before use',
                  'S50, S60, S70 and S80: actuator supply 5.5 bar, maximum differential pressure 16 bar',
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '볼 밸브 문의', en: 'Ask about ball valves' },
          text: {
            ko: '유체, 호칭경, 배관 접속 규격, 사용 온도와 압력, 구동 방식을 알려 주십시오.',
            en: 'Tell us medium, size, end connections, operating temperature and pressure, and how it is to be actuated.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
