import { figuresOf } from '#content/figures/of-product.ts';
import { defineProduct } from '#content/schema/product.ts';
import { atMost, between, dnFromTo, inch } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

const technical: TechnicalOf<'pinch-valve-threaded'> = {
  family: 'pinch-valve-threaded',
  size: dnFromTo(20, 25, [20, 25]),
  maxOperatingPressure: atMost(6, 'bar'),
  controlAirAboveOperating: between(2, 2.5, 'bar'),
  pilotPort: { thread: 'G', size: inch('3/8') },
  variants: [
    { dn: 20, connection: { thread: 'G', size: inch('3/4') }, length: 140, weight: 1.2 },
    { dn: 25, connection: { thread: 'G', size: inch('1') }, length: 150, weight: 1.9 },
  ],
};
const is = figuresOf(technical);

export default defineProduct({
  id: 'pqvi',
  code: 'PQVI',
  name: { ko: '나사식 핀치 밸브', en: 'Threaded pinch valve' },
  category: 'pinch-valve',
  subcategory: 'pqvi',
  actuation: 'control-air',
  applications: ['water', 'general'],
  image: 'pqvi/card',
  description: {
    ko: `${is.sizeFrom}과 ${is.sizeTo}의 나사식 핀치 밸브입니다. 최대 사용 압력은 ${is.pressure}입니다.`,
    en: `Threaded pinch valve in ${is.sizeFrom} and ${is.sizeTo}, for up to ${is.pressure}.`,
  },
  detailDescription: {
    ko: `양 끝이 나사식인 핀치 밸브입니다. 사용 압력보다 ${is.controlAir} 높은 조작 공기를 슬리브 바깥에 넣어 닫습니다.`,
    en: `A pinch valve with threaded ends. Control air ${is.controlAir} above the operating pressure, admitted around the sleeve, closes it.`,
  },
  features: {
    ko: [
      '유체에 맞추어 선정하는 슬리브',
      '가로막는 부품이 없는 유로',
      `조작 공기 접속구 ${is.pilotPort}`,
    ],
    en: [
      'Sleeve material chosen for the medium',
      'Unobstructed flow when open',
      `Pilot port ${is.pilotPort}`,
    ],
  },
  technical,
  detailImages: [
    'pqvi/tone',
    'pqvi/render',
    'pqvi/cutaway-tone',
    'pqvi-dn20/dimensions',
    'pqvi-dn25/dimensions',
    'pqvi/hidden',
    'pqvi/line',
  ],
  model: 'pqvi',
  document: 'pqvi',
  provenance: [
    { field: 'technical', source: 'spec §9' },
    { field: 'description', source: 'project' },
    { field: 'detailDescription', source: 'project' },
    { field: 'features', source: 'project' },
    {
      field: 'applications',
      source: 'sample',
      note: 'Suitability of PQVI for these sectors is a judgement',
    },
  ],
});
