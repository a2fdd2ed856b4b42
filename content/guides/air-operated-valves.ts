import doubleActing from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { productsIn } from '#content/products.ts';
import { defineGuide } from '#content/schema/guide.ts';

const is = figuresOfProduct(doubleActing, 'pneumatic-actuator');
const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const ball = figuresOfSeries(productsIn('ball-valves'));

export default defineGuide({
  id: 'air-operated-valves',
  order: 10,
  title: { ko: '공압밸브', en: 'Air-operated valves' },
  description: {
    ko: '공압밸브는 밸브에 공압 액추에이터를 조립한 것입니다. 복동식과 스프링 리턴형이 있으며, 조립해 공급합니다.',
    en: 'An air-operated valve is a valve with a pneumatic actuator, double-acting or spring-return, supplied assembled.',
  },
  keywords: {
    ko: ['공압밸브', '공압 밸브', '에어밸브', '자동밸브', '공압 볼밸브', '공압 버터플라이밸브'],
    en: [
      'air-operated valve',
      'pneumatic valve',
      'AOV',
      'automatic valve',
      'pneumatic ball valve',
      'pneumatic butterfly valve',
    ],
  },
  sections: [
    {
      id: 'types',
      title: { ko: '복동식과 스프링 리턴형', en: 'Double-acting and spring-return' },
      paragraphs: {
        ko: [
          '공압 밸브의 액추에이터는 두 가지입니다. 복동식은 여닫는 방향 모두 공기로 움직입니다. 스프링 리턴형은 공기가 끊기면 스프링이 밸브를 돌립니다. 열림과 닫힘 가운데 어느 쪽으로 돌릴지는 주문할 때 정합니다.',
        ],
        en: [
          'A double-acting actuator opens and closes by air. In a spring-return one springs turn the valve when the air is gone; whether they open or close it is settled with the order.',
        ],
      },
    },
    {
      id: 'range',
      title: { ko: 'AP 시리즈', en: 'AP series' },
      paragraphs: {
        ko: [
          `AP 시리즈는 ${is.sizes}, 토크 ${is.torque}, 공급 압력 ${is.supply}, 온도 ${is.temperature}입니다. 회전각은 ${is.rotation}가 표준이고 ${is.rotationOptions}를 선택할 수 있으며, ${is.mounting} 규격으로 장착합니다.`,
          `밸브는 버터플라이 밸브 ${butterfly.count} 시리즈와 볼 밸브 ${ball.count} 시리즈 가운데 고릅니다.`,
        ],
        en: [
          `The AP series covers ${is.sizes}: torque ${is.torque}, supply ${is.supply}, temperature ${is.temperature}. It turns ${is.rotation} as standard, ${is.rotationOptions} as options, with ${is.mounting} mounting.`,
          `The valve is one of ${butterfly.count} butterfly and ${ball.count} ball valve series.`,
        ],
      },
    },
  ],
  tell: {
    ko: [
      '유체, 호칭경, 압력, 온도',
      '복동식 또는 스프링 리턴형, 공기가 끊겼을 때 필요한 위치',
      '밸브 앞에서 늘 확보되는 공급 압력',
      '솔레노이드 밸브, 리미트 스위치, 포지셔너의 필요 여부',
    ],
    en: [
      'Medium, nominal size, pressure, temperature',
      'Double-acting or spring-return, and the position wanted without air',
      'The supply pressure that is always there at the valve',
      'Whether solenoid valve, limit switches or positioner are wanted',
    ],
  },
  ask: {
    ko: ['크기별 토크', '밸브의 토크와 상부 플랜지', '공기 소비량과 작동 시간'],
    en: [
      'Torque by size',
      'Torque and mounting flange of the valve',
      'Air consumption and operating time',
    ],
  },
  links: [
    {
      label: { ko: '공압 로터리 액추에이터', en: 'Pneumatic rotary actuators' },
      to: '/products/pneumatic/rotary',
    },
    {
      label: { ko: '밸브 토크와 안전율', en: 'Valve torque and safety factor' },
      to: '/guides/torque-and-safety-factor',
    },
    { label: { ko: '조건으로 찾기', en: 'Find by conditions' }, to: '/products' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.1', source: 'spec §9' },
  ],
});
