import valve301 from '#content/catalogue/sirca-valves/butterfly-valves/301.ts';
import valve301e from '#content/catalogue/sirca-valves/butterfly-valves/301e.ts';
import valve301tss from '#content/catalogue/sirca-valves/butterfly-valves/301tss.ts';
import valve401n from '#content/catalogue/sirca-valves/butterfly-valves/401n.ts';
import valve501m from '#content/catalogue/sirca-valves/butterfly-valves/501m.ts';
import valveHt600 from '#content/catalogue/sirca-valves/butterfly-valves/ht600.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { defineDocument } from '#content/schema/document.ts';
import { valveComparison } from '#content/tables.ts';

/** Which product stands on which page is content, not arithmetic (readings.md). */
const firstPage = [valve301, valve301e, valve301tss];
const secondPage = [valve401n, valve501m, valveHt600];
const series = figuresOfSeries([...firstPage, ...secondPage]);

export default defineDocument({
  id: 'butterfly-valves',
  name: { ko: '버터플라이 밸브', en: 'Butterfly valves' },
  totalPages: 2,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '301, 301E, 301TSS', en: '301, 301E, 301TSS' },
      content: [
        { type: 'product-catalog', products: firstPage.map((valve) => valve.id) },
        {
          type: 'section',
          title: { ko: `${series.count} 시리즈 비교`, en: `The ${series.count} series compared` },
          content: [
            {
              type: 'dimension-table',
              table: valveComparison(
                { ko: '버터플라이 밸브 비교', en: 'Butterfly valves compared' },
                [...firstPage, ...secondPage],
              ),
            },
          ],
        },
      ],
    },
    {
      pageNumber: 2,
      title: { ko: '401N, 501M, HT600', en: '401N, 501M, HT600' },
      content: [
        { type: 'product-catalog', products: secondPage.map((valve) => valve.id) },
        {
          type: 'section',
          title: { ko: `${series.count} 시리즈 비교`, en: `The ${series.count} series compared` },
          content: [
            {
              type: 'dimension-table',
              table: valveComparison(
                { ko: '버터플라이 밸브 비교', en: 'Butterfly valves compared' },
                [...firstPage, ...secondPage],
              ),
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '버터플라이 밸브 문의', en: 'Ask about butterfly valves' },
          text: {
            ko: '유체, 호칭경, 배관 플랜지 규격, 최저·최고 온도, 구동 방식을 알려 주십시오.',
            en: 'Tell us medium, size, flange standard of the piping, lowest and highest temperature, and how it is to be actuated.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
