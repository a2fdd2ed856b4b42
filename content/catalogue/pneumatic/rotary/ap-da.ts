import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';
import { AP_ROWS } from '#content/unstated.ts';

const technical: TechnicalOf<'pneumatic-actuator'> = {
  family: 'pneumatic-actuator',
  action: 'double-acting',
  appliesTo: 'range',
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
  brand: 'not-stated',
  actuation: 'pneumatic',
  applications: ['water', 'petrochemical', 'marine', 'general'],
  image: 'ap-da/card',
  description: {
    ko: `여는 방향과 닫는 방향 모두 공기로 구동하는 복동식 액추에이터입니다. AP 시리즈의 토크는 ${is.torque}입니다.`,
    en: `Air drives it in both directions, opening and closing. The AP range covers ${is.torque}.`,
  },
  detailDescription: {
    ko: '복동식은 양쪽 방향을 모두 압축 공기로 구동합니다. 공기가 끊겨도 정해진 위치로 복귀하지 않으며, 위치 유지도 보장되지 않습니다.\n\n수치는 AP 시리즈 전체의 범위입니다. 공급 압력별·크기별 토크는 자료에 없으므로 밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 현장의 최저·최고 공급 압력을 알려 주시면 크기를 확인해 드립니다.',
    en: 'A double-acting actuator is driven by compressed air both ways. On loss of air it does not return to a set position, and it is not guaranteed to hold the one it has.\n\nThe figures are those of the AP range as a whole. At which supply pressure the torques hold, and the torque per size, are not stated: tell us the highest valve torque, the MAST of the valve and your lowest and highest supply pressure, and we confirm the size.',
  },
  features: {
    ko: [
      '양쪽 방향을 공기로 구동합니다',
      '공기가 끊겨도 정해진 위치로 복귀하지 않으며, 위치 유지도 보장되지 않습니다',
      `공급 압력은 ${is.supply}입니다`,
      `${is.mounting}에 따라 밸브에 장착합니다`,
      `회전각은 90° 표준이며 ${is.rotationOptions}를 선택할 수 있습니다`,
      `씰과 ${is.protection} 보호등급의 선택 사양이 있습니다`,
    ],
    en: [
      'Air drives it in both directions',
      'On loss of air it does not return to a set position and is not guaranteed to hold the one it has',
      `Supply pressure ${is.supply}`,
      `Mounted on the valve to ${is.mounting}`,
      `Rotation 90° as standard, ${is.rotationOptions} as options`,
      `Seal options and ${is.protection} as options`,
    ],
  },
  technical,
  extraSpecifications: [
    ...AP_ROWS['double-acting'],
    { label: { ko: '씰', en: 'Seals' }, value: { ko: '선택 사양 있음', en: 'Options available' } },
  ],
  detailImages: ['ap-da/tone', 'ap-da/render', 'ap-da/cutaway', 'ap-da/hidden', 'ap-da/line'],
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
