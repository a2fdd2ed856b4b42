import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';

const models = productsIn('quarter-turn-480');
const series = figuresOfSeries(models);

export default defineDocument({
  id: 'quarter-turn-480',
  name: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      content: [
        {
          type: 'text',
          html: {
            ko: `<p>90° 회전 밸브에 쓰는 <a href="/products/electric">전동 액추에이터</a>, ${series.count} 모델</p>`,
            en: `<p>${series.Count} <a href="/products/electric">electric actuators</a> for quarter-turn valves</p>`,
          },
        },
        {
          type: 'product-catalog',
          title: { ko: '모델 선택', en: `The ${series.count} models` },
          products: models.map((model) => model.id),
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
