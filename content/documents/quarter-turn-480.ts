import model110 from '#content/catalogue/special/quarter-turn-480/480-110.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { flangeOf480110 } from '#content/notes.ts';
import { productsIn } from '#content/products.ts';
import { defineDocument } from '#content/schema/document.ts';

const models = productsIn('quarter-turn-480');
const series = figuresOfSeries(models);
const largest = figuresOfProduct(model110, 'quarter-turn-actuator');
const flangeNote = flangeOf480110(largest.flangeFrom);

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
          type: 'overview-text',
          textContent: {
            ko: `볼 밸브와 버터플라이 밸브처럼 90° 회전으로 여닫는 밸브에 쓰는 전동 액추에이터입니다. 최대 토크 ${series.torqueMin}부터 ${series.torqueMax}까지 ${series.count} 모델이 있습니다.\n\n단상 전원은 모든 모델에, 삼상 전원은 ${series.threePhaseFrom}부터 있습니다.`,
            en: `Electric actuators for valves that open and close with a quarter turn, such as ball and butterfly valves. ${series.Count} models run from a maximum torque of ${series.torqueMin} to ${series.torqueMax}.\n\nSingle-phase supply is available for all models, three-phase from ${series.threePhaseFrom} up.`,
          },
        },
        {
          type: 'product-catalog',
          title: { ko: '모델 고르기', en: `The ${series.count} models` },
          products: models.map((model) => model.id),
        },
        {
          type: 'highlight',
          text: {
            ko: `480-110의 최대 토크 ${largest.torque}와 출력 플랜지 ${largest.flanges}는 자료에 있는 그대로입니다. ${flangeNote.ko}`,
            en: `The maximum torque of 480-110, ${largest.torque}, and its output flanges ${largest.flanges} are given as stated. ${flangeNote.en}`,
          },
        },
        {
          type: 'text',
          html: {
            ko: '<p>다른 전동 액추에이터는 <a href="/products/electric">전동 액추에이터</a> 분류에 있습니다. 그 분류에 실린 주위 온도, 정격, 보호등급 등의 공통 사양이 480 시리즈에도 해당하는지는 자료에 없습니다.</p>',
            en: '<p>The other electric actuators are listed under <a href="/products/electric">electric actuators</a>. Whether the common figures given there, such as ambient temperature, duty and protection, hold for the 480 series is not stated.</p>',
          },
        },
        {
          type: 'contact',
          title: { ko: '480 시리즈 문의', en: 'Ask about the 480 series' },
          text: {
            ko: '밸브 토크, 밸브의 상부 플랜지(ISO 5211), 전원을 알려 주시면 모델을 확인해 드립니다.',
            en: 'Give us the valve torque, the mounting flange of the valve (ISO 5211) and the supply, and we confirm the model.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    {
      field: 'pages.0.content.2.text',
      source: 'standard ISO 5211',
      note: 'Reference torques of the flanges only',
    },
  ],
});
