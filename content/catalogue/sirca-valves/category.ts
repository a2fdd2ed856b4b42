import s20 from './ball-valves/s20.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineCategory } from '#content/schema/category.ts';

const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const ball = figuresOfSeries(productsIn('ball-valves'));
const smallest = figuresOfProduct(s20, 'ball-valve');

export default defineCategory({
  id: 'sirca-valves',
  name: { ko: 'SIRCA 밸브', en: 'SIRCA Valves' },
  description: {
    ko: `SIRCA 버터플라이 밸브 ${butterfly.count} 시리즈와 볼 밸브 ${ball.count} 시리즈입니다. 호칭경, 압력 등급, 사용 온도로 비교합니다.`,
    en: `${butterfly.Count} SIRCA butterfly valve series and ${ball.count} ball valve series, compared by size, pressure rating and temperature.`,
  },
  introduction: {
    ko: `호칭경과 압력 등급, 유체 온도로 시리즈를 좁히십시오. 버터플라이 밸브는 큰 호칭경까지 있고(${butterfly.sizeFrom}부터 ${butterfly.sizeTo}까지), 볼 밸브에는 액추에이터가 있는 시리즈와 삼방 시리즈가 있습니다.\n\nPN과 클래스는 서로 바꾸어 쓰지 않으며, 온도가 올라가면 허용 압력이 낮아집니다. 사용 온도에서의 압력과 배관 접속 규격을 함께 알려 주십시오.`,
    en: `Narrow the series down by nominal size, pressure rating and temperature of the medium. Butterfly valves cover the larger sizes (from ${butterfly.sizeFrom} to ${butterfly.sizeTo}). Among the ball valves are series with actuator and three-way series.\n\nPN and class are not interchangeable, and the allowable pressure falls as the temperature rises. Please give the pressure at operating temperature together with the end connections of your piping.`,
  },
  keywords: {
    ko: ['SIRCA', '버터플라이 밸브', '볼 밸브', '삼방 밸브', '고온 밸브', '극저온 밸브'],
    en: [
      'SIRCA',
      'butterfly valve',
      'ball valve',
      'three-way valve',
      'high-temperature valve',
      'cryogenic valve',
    ],
  },
  theme: 'valves',
  image: '501m/card',
  unknownSubcategory: 'fallback',
  subcategories: [
    {
      id: 'butterfly-valves',
      name: { ko: '버터플라이 밸브', en: 'Butterfly valves' },
      description: {
        ko: `버터플라이 밸브 ${butterfly.count} 시리즈입니다. 모두 합한 범위는 ${butterfly.size}, ${butterfly.temperature}이며 시리즈마다 다릅니다.`,
        en: `${butterfly.Count} butterfly valve series. Taken together they cover ${butterfly.size} and ${butterfly.temperature}; each series covers a part of that.`,
      },
      keywords: {
        ko: ['버터플라이 밸브', '301', '301E', '301TSS', '401N', '501M', 'HT600'],
        en: ['butterfly valve', '301', '301E', '301TSS', '401N', '501M', 'HT600'],
      },
      document: 'butterfly-valves',
      menuNote: { ko: butterfly.size, en: butterfly.size },
    },
    {
      id: 'ball-valves',
      name: { ko: '볼 밸브', en: 'Ball valves' },
      description: {
        ko: `볼 밸브 ${ball.count} 시리즈입니다. 모두 합한 호칭경은 ${smallest.sizeFrom}–${ball.sizeTo}이며 시리즈마다 다릅니다. 액추에이터가 있는 시리즈와 삼방 시리즈가 있습니다.`,
        en: `${ball.Count} ball valve series, together from ${smallest.sizeFrom} to ${ball.sizeTo}; some with actuator, some three-way.`,
      },
      keywords: {
        ko: [
          '볼 밸브',
          '삼방 볼 밸브',
          'S10',
          'S20',
          'S30',
          'S30T',
          'S40',
          'S50',
          'S60',
          'S70',
          'S80',
        ],
        en: [
          'ball valve',
          'three-way ball valve',
          'S10',
          'S20',
          'S30',
          'S30T',
          'S40',
          'S50',
          'S60',
          'S70',
          'S80',
        ],
      },
      document: 'ball-valves',
      menuNote: {
        ko: `${smallest.sizeFrom}–${ball.sizeTo}`,
        en: `${smallest.sizeFrom}–${ball.sizeTo}`,
      },
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'subcategories', source: 'spec §9' },
  ],
});
