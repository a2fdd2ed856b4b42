import { figuresOf } from '#content/figures/of-product.ts';
import { pinchOpens } from '#content/notes.ts';
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
  brand: 'not-stated',
  actuation: 'control-air',
  applications: ['water', 'general'],
  image: 'pqvi/card',
  description: {
    ko: `${is.sizeFrom}과 ${is.sizeTo}의 나사식 핀치 밸브입니다. 최대 사용 압력은 ${is.pressure}입니다.`,
    en: `Threaded pinch valve in ${is.sizeFrom} and ${is.sizeTo}, for up to ${is.pressure}.`,
  },
  detailDescription: {
    ko: `양 끝이 나사식인 핀치 밸브입니다. 조작 공기로 슬리브를 눌러 닫는 원리는 PQVF와 같습니다. ${pinchOpens.ko}\n\n닫을 때의 조작 공기는 사용 압력보다 ${is.controlAir} 높아야 하며, 그보다 낮아도 높아도 안 됩니다. 조작 공기 접속구는 ${is.pilotPort}입니다.`,
    en: `A pinch valve with threaded ends. As with PQVF, control air squeezes the sleeve shut. ${pinchOpens.en}\n\nTo close it, control air must be ${is.controlAir} above the operating pressure, neither less nor more. The pilot port is ${is.pilotPort}.`,
  },
  features: {
    ko: [
      `${is.variants} 두 호칭경이 있습니다`,
      is.eachVariant,
      `조작 공기는 사용 압력보다 ${is.controlAir} 높게 공급합니다`,
      `조작 공기 접속구는 ${is.pilotPort}입니다`,
    ],
    en: [
      is.variants,
      is.eachVariant,
      `Control air ${is.controlAir} above operating pressure`,
      `Pilot port ${is.pilotPort}`,
    ],
  },
  technical,
  detailImages: [
    'pqvi/tone',
    'pqvi/render',
    'pqvi/cutaway',
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
