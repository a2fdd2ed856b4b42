import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';
import { valveComparison } from '#content/tables.ts';

const valves = productsIn('ball-valves');
const series = figuresOfSeries(valves);

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
          title: { ko: `${series.count} 시리즈 비교`, en: `The ${series.count} series compared` },
          content: [
            {
              type: 'dimension-table',
              table: valveComparison({ ko: '볼 밸브 비교', en: 'Ball valves compared' }, valves),
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
