import { sleeves } from '#content/figures/of-facts.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { productsIn } from '#content/products.ts';
import type { Downloads } from '#content/schema/company.ts';

const models = figuresOfSeries(productsIn('quarter-turn-480'));
const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const ball = figuresOfSeries(productsIn('ball-valves'));

const downloads: Downloads = withFigures<Downloads>({
  title: { ko: '자료실', en: 'Downloads' },
  lead: {
    ko: '지금 볼 수 있는 기술 자료입니다. 페이지는 인쇄하거나 PDF로 저장할 수 있습니다.',
    en: 'The technical documents available today. Each page can be printed or saved as PDF.',
  },
  groups: [
    {
      id: 'actuators',
      title: { ko: '액추에이터', en: 'Actuators' },
      items: [
        {
          id: 'rotary',
          title: { ko: 'AP 시리즈 카탈로그', en: 'AP catalogue' },
          description: {
            ko: '공압 로터리 액추에이터, 13쪽',
            en: 'Pneumatic rotary actuators, 13 pages',
          },
          href: '/products/pneumatic/rotary',
          format: 'page',
        },
        {
          id: 'electric-features',
          title: {
            ko: '전동 액추에이터 공통 사양',
            en: 'Common figures of the electric actuators',
          },
          description: {
            ko: '주위 온도, 정격, 보호등급, 접속',
            en: 'Ambient temperature, duty, protection, connections',
          },
          href: '/products/electric/electric-features',
          format: 'page',
        },
        {
          id: 'quarter-turn-480',
          title: { ko: '쿼터턴 480 시리즈 사양표', en: 'Quarter-turn 480 data sheet' },
          description: {
            ko: `${models.count} 모델의 토크, 플랜지, 작동 시간`,
            en: `Torque, flange and time of the ${models.count} models`,
          },
          href: '/products/special/quarter-turn-480',
          format: 'page',
        },
        {
          id: 'hydraulic-pneumatic-actuators',
          title: {
            ko: '유압·공압 액추에이터 사양',
            en: 'Figures of the hydraulic and pneumatic actuators',
          },
          description: { ko: '공급 압력, 효율, 토크', en: 'Supply pressure, efficiency, torque' },
          href: '/products/special/hydraulic-pneumatic-actuators',
          format: 'page',
        },
      ],
    },
    {
      id: 'valves',
      title: { ko: '밸브', en: 'Valves' },
      items: [
        {
          id: 'butterfly-valves',
          title: { ko: '버터플라이 밸브 비교표', en: 'Butterfly valves compared' },
          description: {
            ko: `${butterfly.count} 시리즈의 호칭경, 등급, 온도`,
            en: `Size, rating and temperature of ${butterfly.count} series`,
          },
          href: '/products/sirca-valves/butterfly-valves',
          format: 'page',
        },
        {
          id: 'ball-valves',
          title: { ko: '볼 밸브 비교표', en: 'Ball valves compared' },
          description: {
            ko: `${ball.count} 시리즈의 호칭경, 등급, 온도`,
            en: `Size, rating and temperature of ${ball.count} series`,
          },
          href: '/products/sirca-valves/ball-valves',
          format: 'page',
        },
        {
          id: 'pqvf',
          title: { ko: 'PQVF 치수표와 슬리브 재질표', en: 'PQVF dimensions and sleeve materials' },
          description: {
            ko: `치수표, 재질 ${sleeves.count}`,
            en: `Dimensions per size, ${sleeves.count} sleeve materials`,
          },
          href: '/products/pinch-valve/pqvf',
          format: 'page',
        },
        {
          id: 'pqvi',
          title: { ko: 'PQVI 사양', en: 'Figures of PQVI' },
          description: { ko: '길이, 중량, 조작 공기', en: 'Length, weight, control air' },
          href: '/products/pinch-valve/pqvi',
          format: 'page',
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});

export default downloads;
