import type { ParamsOf } from '../../content/schema/model.ts';
import type { Indication } from '#models/lib/indicators.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { actuatorBody, actuatorProportions, galleryStep } from './pneumatic/actuator-body.ts';
import { endCaps } from './pneumatic/end-caps.ts';
import { pistonsAndShaft } from './pneumatic/pistons-and-shaft.ts';

type Params = ParamsOf<'pneumatic'>;

/** Both ways of the air, which a stepped cut lays bare. */
const AIR: Bilingual = {
  ko: '앞벽의 두 공기 접속구: 하나는 두 피스톤 사이로 열리고, 하나는 통로로 양쪽 엔드캡과 이어짐',
  en: 'two air ports in the front wall: one opens between the pistons, a gallery joins the other to both end caps',
};

/**
 * Pneumatic actuator, double-acting or spring-return (longer end caps, which hold the springs). It is drawn with rack and
 * pinion, which the specification does not state. All geometry is illustration: no proportion is a dimension of a product.
 */
export const pneumatic: Family<Params> = {
  id: 'pneumatic',
  source: import.meta.url,
  build: (params) => pneumaticParts(params),
  description: ({ action }) =>
    action === 'spring-return'
      ? {
          ko: '홈이 있는 밝은 회색 몸체, 스프링이 든 긴 갈색 엔드캡, 옆면의 접속면, 닫힘(S)을 가리키는 노란 위치 지시계',
          en: 'light grey grooved body, long brown end caps that hold the springs, mounting face on the side, yellow position indicator at S (shut)',
        }
      : {
          ko: '홈이 있는 밝은 회색 몸체, 짧고 평평한 갈색 엔드캡, 옆면의 접속면, 열림(O)을 가리키는 노란 위치 지시계',
          en: 'light grey grooved body, short flat brown end caps, mounting face on the side, yellow position indicator at O (open)',
        },
  cutaway: ({ action }) => ({
    box: [
      [-400, -400, actuatorProportions.axisZ],
      [400, 0, 400],
    ],
    step: galleryStep,
    uncut: [
      'shaft',
      'pinion',
      'piston-right',
      'piston-left',
      'piston-seals',
      'springs',
      'indicator-ring',
      'indicator-marks',
      'indicator',
      'indicator-bars',
      'stop-screws',
    ],
    view: { azimuth: -60, elevation: 34 },
    description:
      action === 'spring-return'
        ? {
            ko: `가운데 축과 톱니로 맞물린 두 피스톤, 두 피스톤을 안쪽으로 민 엔드캡 속 스프링, ${AIR.ko}`,
            en: `two pistons meshing with the shaft between them by teeth, pushed together by the springs in the end caps, ${AIR.en}`,
          }
        : {
            ko: `가운데 축 양쪽에서 톱니로 맞물린 두 피스톤, ${AIR.ko}`,
            en: `two pistons meshing with the shaft between them by teeth, ${AIR.en}`,
          },
  }),
};

/** Parts of the actuator, standing on z = 0 with its output on the Z axis; also for assemblies. */
export function pneumaticParts(
  { action }: Params,
  { indication, caps }: { indication?: Indication; caps?: MaterialName } = {},
): Part[] {
  // Without air, springs have shut it.
  const position = action === 'spring-return' ? 'shut' : 'open';
  return [
    ...actuatorBody(indication ?? position),
    ...endCaps(action, caps),
    ...pistonsAndShaft(action, position),
  ];
}
