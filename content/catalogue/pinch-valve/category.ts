import pqvfEntry from './pqvf/pqvf.ts';
import pqviEntry from './pqvi/pqvi.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { defineCategory } from '#content/schema/category.ts';

const pqvf = figuresOfProduct(pqvfEntry, 'pinch-valve-flanged');
const pqvi = figuresOfProduct(pqviEntry, 'pinch-valve-threaded');

export default defineCategory({
  id: 'pinch-valve',
  name: { ko: '핀치 밸브', en: 'Pinch Valve' },
  description: {
    ko: `고무 슬리브를 조작 공기로 눌러 닫는 핀치 밸브입니다. 플랜지형 PQVF (${pqvf.size})와 나사식 PQVI (${pqvi.size})가 있습니다.`,
    en: `Pinch valves: control air squeezes an elastomer sleeve shut. Flanged PQVF (${pqvf.size}) and threaded PQVI (${pqvi.size}).`,
  },
  introduction: {
    ko: '배관 접속이 플랜지이면 PQVF, 나사이면 PQVI입니다. 닫을 때는 조작 공기가 필요하므로 현장에서 공급할 수 있는 공기 압력을 먼저 확인하십시오.\n\n슬리브 재질은 최고 온도만으로 정할 수 없습니다. 유체 이름, 농도, 고형물의 크기와 양을 알려 주시면 재질을 확인해 드립니다.',
    en: 'For flanged lines choose PQVF, for threaded ones PQVI. Closing takes control air: check first which air pressure you can supply on site.\n\nThe sleeve material is not decided by temperature alone. Tell us the medium, its concentration, and the size and amount of solids, and we confirm the material.',
  },
  keywords: {
    ko: ['핀치 밸브', 'PQVF', 'PQVI', '슬리브', '탄성체', '슬러리'],
    en: ['pinch valve', 'PQVF', 'PQVI', 'sleeve', 'elastomer', 'slurry'],
  },
  theme: 'valves',
  image: 'pqvf/card',
  unknownSubcategory: 'not-found',
  subcategories: [
    {
      id: 'pqvf',
      name: { ko: 'PQVF 플랜지형', en: 'PQVF, flanged' },
      description: {
        ko: '플랜지형 핀치 밸브 PQVF의 사양, 호칭경별 치수표, 슬리브 재질별 최고 온도입니다.',
        en: 'The flanged pinch valve PQVF: figures, dimensions per size, and the highest temperature of each sleeve material.',
      },
      keywords: {
        ko: ['PQVF', '플랜지형 핀치 밸브', '치수표', '슬리브 재질', 'DIN 2633', 'DIN 2632'],
        en: [
          'PQVF',
          'flanged pinch valve',
          'dimensions',
          'sleeve material',
          'DIN 2633',
          'DIN 2632',
        ],
      },
      document: 'pqvf',
      menuNote: { ko: pqvf.size, en: pqvf.size },
    },
    {
      id: 'pqvi',
      name: { ko: 'PQVI 나사식', en: 'PQVI, threaded' },
      description: {
        ko: '나사식 핀치 밸브 PQVI의 호칭경별 길이와 중량, 조작 공기 조건입니다.',
        en: 'The threaded pinch valve PQVI: length and weight per size, and what control air it needs.',
      },
      keywords: {
        ko: ['PQVI', '나사식 핀치 밸브', 'G 3/4', 'G 1', '조작 공기'],
        en: ['PQVI', 'threaded pinch valve', 'G 3/4', 'G 1', 'control air'],
      },
      document: 'pqvi',
      menuNote: { ko: pqvi.size, en: pqvi.size },
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'spec §9' },
    { field: 'subcategories', source: 'spec §9' },
  ],
});
