import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';
import { AP_ROWS } from '#content/unstated.ts';

const technical: TechnicalOf<'pneumatic-actuator'> = {
  family: 'pneumatic-actuator',
  action: 'spring-return',
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
  id: 'ap-sr',
  code: 'AP-SR',
  name: {
    ko: '단동식(스프링 리턴) 공압 로터리 액추에이터',
    en: 'Spring-return pneumatic rotary actuator',
  },
  category: 'pneumatic',
  subcategory: 'rotary',
  brand: 'not-stated',
  actuation: 'pneumatic',
  applications: ['water', 'petrochemical', 'marine', 'general'],
  image: 'ap-sr/card',
  description: {
    ko: `공기가 끊기면 스프링 힘으로 정해진 위치로 돌아가는 단동식 액추에이터입니다. AP 시리즈의 토크는 ${is.torque}입니다.`,
    en: `On loss of air, springs return it to the set position. The AP range covers ${is.torque}.`,
  },
  detailDescription: {
    ko: '단동식은 한쪽 방향은 압축 공기로, 반대 방향은 스프링으로 구동합니다. 공기가 끊겼을 때 밸브가 닫혀야 하거나 열려야 하는 곳에 씁니다.\n\n수치는 AP 시리즈 전체의 범위입니다. 공급 압력별·크기별 토크, 공기 행정과 스프링 행정의 토크는 자료에 없으므로 함께 문의해 주십시오. 단동식의 최소 공급 압력도 자료에 없으므로 밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 비상 시 위치(열림 또는 닫힘), 현장의 최저·최고 공급 압력을 알려 주시면 크기와 함께 확인해 드립니다.',
    en: 'A spring-return actuator is driven by air one way and by springs the other. It is used where the valve must close, or open, on loss of air.\n\nThe figures are those of the AP range as a whole. The torque per supply pressure and size, and the torques of the air stroke and of the spring stroke, are not stated: ask for them. Nor is the minimum supply pressure of the spring-return type: tell us the highest valve torque and the MAST of the valve, the fail position, open or closed, and your lowest and highest supply pressure, and we confirm it together with the size.',
  },
  features: {
    ko: [
      '공기가 끊기면 스프링이 정해진 위치로 되돌립니다',
      `공급 압력은 AP 시리즈 기준 ${is.supply}입니다`,
      `${is.mounting}에 따라 밸브에 장착합니다`,
      `회전각은 90° 표준이며 ${is.rotationOptions}를 선택할 수 있습니다`,
      `씰과 ${is.protection} 보호등급의 선택 사양이 있습니다`,
    ],
    en: [
      'On loss of air, springs return it to the set position',
      `Supply pressure of the AP range ${is.supply}`,
      `Mounted on the valve to ${is.mounting}`,
      `Rotation 90° as standard, ${is.rotationOptions} as options`,
      `Seal options and ${is.protection} as options`,
    ],
  },
  technical,
  extraSpecifications: [
    ...AP_ROWS['spring-return'],
    { label: { ko: '씰', en: 'Seals' }, value: { ko: '선택 사양 있음', en: 'Options available' } },
  ],
  detailImages: ['ap-sr/tone', 'ap-sr/render', 'ap-sr/cutaway', 'ap-sr/hidden', 'ap-sr/line'],
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
