import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'pinch-valve-flanged'> = {
  family: 'pinch-valve-flanged',
  size: dnFromTo(40, 200, [40, 50, 65, 80, 100, 125, 150, 200]),
  maxOperatingPressure: between(4, 6, 'bar'),
  casing: ['grey-cast-iron-gg20', 'aluminium'],
  flanges: [
    { standard: 'DIN 2633', size: dnFromTo(40, 150) },
    { standard: 'DIN 2632', size: dnFromTo(200, 200) },
  ],
  dimensions: [
    { dn: 40, l: 156, d: 150, di: 40 },
    { dn: 50, l: 167, d: 165, di: 45 },
    { dn: 65, l: 184, d: 185, di: 60 },
    { dn: 80, l: 226, d: 200, di: 75 },
    { dn: 100, l: 282, d: 220, di: 95 },
    { dn: 125, l: 350, d: 250, di: 120 },
    { dn: 150, l: 420, d: 285, di: 145 },
    { dn: 200, l: 559, d: 340, di: 195 },
  ],
};
const is = figuresOf(technical);

export default defineProduct({
  id: 'pqvf',
  code: 'PQVF',
  name: { ko: '플랜지형 핀치 밸브', en: 'Flanged pinch valve' },
  category: 'pinch-valve',
  subcategory: 'pqvf',
  actuation: 'control-air',
  applications: ['water', 'power', 'general'],
  image: 'pqvf/card',
  description: {
    ko: `${is.sizeFrom}부터 ${is.sizeTo}까지의 플랜지형 핀치 밸브입니다. 유체는 고무 슬리브 안으로 흐릅니다.`,
    en: `Flanged pinch valve from ${is.sizeFrom} to ${is.sizeTo}. The medium flows inside its elastomer sleeve.`,
  },
  detailDescription: {
    ko: '슬리브 바깥에 조작 공기를 넣어 슬리브를 눌러 닫는 핀치 밸브입니다. 유체는 슬리브 안으로 흐르며, 열린 상태에서는 유로를 가로막는 부품이 없습니다.',
    en: 'Control air around the sleeve squeezes it shut. The medium flows inside the sleeve, and when the valve is open no part obstructs the flow.',
  },
  features: {
    ko: ['유체에 맞추어 선정하는 슬리브', '가로막는 부품이 없는 유로'],
    en: ['Sleeve material chosen for the medium', 'Unobstructed flow when open'],
  },
  technical,
  detailImages: [
    'pqvf/tone',
    'pqvf/render',
    'pqvf/cutaway-tone',
    'pqvf/dimensions',
    'pqvf/hidden',
    'pqvf/line',
  ],
  model: 'pqvf',
  document: 'pqvf',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of PQVF for these sectors is a judgement',
    },
  ],
});
