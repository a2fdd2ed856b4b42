import s30Entry from '#content/catalogue/sirca-valves/ball-valves/s30.ts';
import s30tEntry from '#content/catalogue/sirca-valves/ball-valves/s30t.ts';
import s50Entry from '#content/catalogue/sirca-valves/ball-valves/s50.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { comparedRatings } from '#content/notes.ts';
import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';
import { valveComparison } from '#content/tables.ts';

const valves = productsIn('ball-valves');
const series = figuresOfSeries(valves);
const s30 = figuresOfProduct(s30Entry, 'ball-valve');
const s30t = figuresOfProduct(s30tEntry, 'ball-valve');
const s50 = figuresOfProduct(s50Entry, 'ball-valve');

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
            { type: 'highlight', text: comparedRatings },
            {
              type: 'features-list',
              features: {
                ko: [
                  `S30의 ${s30.maxByAnsi}는 ${s30.ansi} 등급의 최댓값이며, 온도가 올라가면 낮아집니다`,
                  `S30T의 ${s30t.exampleValues}은 자료에 단위가 없으므로 확인 후에 사용하십시오`,
                  `S50, S60, S70, S80의 액추에이터 공급 압력은 ${s50.supply}, 최대 차압은 ${s50.differential}입니다`,
                  'S50, S60, S70, S80의 공압 구동은 공급 압력에서 추정한 것이므로 견적 때 확인합니다',
                ],
                en: [
                  `The ${s30.maxByAnsi} of S30 are the maxima of ${s30.ansi} and fall as the temperature rises`,
                  `The ${s30t.exampleValues} of S30T carry no unit in the source: have them confirmed before use`,
                  `S50, S60, S70 and S80: actuator supply pressure ${s50.supply}, maximum differential pressure ${s50.differential}`,
                  'That S50, S60, S70 and S80 are pneumatically actuated is inferred from the supply pressure and is confirmed with the quotation',
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
