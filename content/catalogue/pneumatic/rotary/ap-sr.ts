import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'pneumatic-actuator'> = {
  family: 'pneumatic-actuator',
  action: 'spring-return',
  sizes: { from: 1, to: 12 },
  sizesStated: 11,
  supply: { bar: between(2, 8, 'bar'), psi: between(29, 116, 'psi') },
  temperature: between(-20, 80, '°C'),
  torque: between(25, 18_500, 'Nm'),
  rotation: { standard: 90, options: [45, 60, 120] },
  mounting: 'ISO 5211',
  protectionOptions: ['IP65', 'IP67'],
};
const is = figuresOf(technical);

export default defineProduct({
  id: 'ap-sr',
  code: 'AP-SR',
  name: {
    ko: '단동식(스프링 리턴) 공압 로터리 액추에이터',
    en: 'Spring-return pneumatic rotary actuator',
  },
  category: 'pneumatic',
  subcategory: 'rotary',
  actuation: 'pneumatic',
  applications: ['water', 'petrochemical', 'marine', 'general'],
  image: 'ap-sr/card',
  description: {
    ko: `공기가 끊기면 스프링 힘으로 정해진 위치로 돌아가는 단동식 액추에이터입니다. AP 시리즈의 토크는 ${is.torque}입니다.`,
    en: `On loss of air, springs return it to the set position. The AP range covers ${is.torque}.`,
  },
  detailDescription: {
    ko: '한쪽 방향은 압축 공기로, 반대 방향은 스프링으로 구동하는 액추에이터입니다. 공기가 끊기면 스프링이 밸브를 정해진 위치로 되돌립니다.',
    en: 'Air drives it one way and springs the other. On loss of air the springs return the valve to the set position.',
  },
  features: {
    ko: [
      '스프링 복귀',
      `회전각 옵션 ${is.rotationOptions}`,
      `씰 옵션, 보호등급 ${is.protection} 옵션`,
    ],
    en: [
      'Spring return',
      `Rotation options ${is.rotationOptions}`,
      `Seal options, ${is.protection} as options`,
    ],
  },
  technical,
  detailImages: ['ap-sr/tone', 'ap-sr/render', 'ap-sr/cutaway-tone', 'ap-sr/hidden', 'ap-sr/line'],
  model: 'ap-sr',
  document: 'rotary',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of AP-SR for these sectors is a judgement',
    },
    {
      field: 'code',
      source: 'sample',
      note: 'AP-DA and AP-SR are sample codes; the source names the range AP only',
    },
    {
      field: 'technical.supply',
      source: 'spec §9',
      note: 'Whether 2 bar also holds for spring-return is not stated',
    },
  ],
});
