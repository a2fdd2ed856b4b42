import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'pneumatic-actuator'> = {
  family: 'pneumatic-actuator',
  action: 'double-acting',
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
  id: 'ap-da',
  code: 'AP-DA',
  name: { ko: '복동식 공압 로터리 액추에이터', en: 'Double-acting pneumatic rotary actuator' },
  category: 'pneumatic',
  subcategory: 'rotary',
  actuation: 'pneumatic',
  applications: ['water', 'petrochemical', 'marine', 'general'],
  image: 'ap-da/card',
  description: {
    ko: `여는 방향과 닫는 방향 모두 공기로 구동하는 복동식 액추에이터입니다. AP 시리즈의 토크는 ${is.torque}입니다.`,
    en: `Air drives it in both directions, opening and closing. The AP range covers ${is.torque}.`,
  },
  detailDescription: {
    ko: `여는 방향과 닫는 방향을 모두 압축 공기로 구동하는 액추에이터입니다. 밸브에는 ${is.mounting}에 따라 장착합니다.`,
    en: `Compressed air drives it in both directions, opening and closing. It is mounted on the valve to ${is.mounting}.`,
  },
  features: {
    ko: [
      '양방향 공기 구동',
      `회전각 옵션 ${is.rotationOptions}`,
      `씰 옵션, 보호등급 ${is.protection} 옵션`,
    ],
    en: [
      'Air-driven both ways',
      `Rotation options ${is.rotationOptions}`,
      `Seal options, ${is.protection} as options`,
    ],
  },
  technical,
  detailImages: ['ap-da/tone', 'ap-da/render', 'ap-da/cutaway-tone', 'ap-da/hidden', 'ap-da/line'],
  model: 'ap-da',
  document: 'rotary',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of AP-DA for these sectors is a judgement',
    },
    {
      field: 'code',
      source: 'sample',
      note: 'AP-DA and AP-SR are sample codes; the source names the range AP only',
    },
  ],
});
