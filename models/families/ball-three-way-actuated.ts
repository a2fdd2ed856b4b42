import type { ParamsOf } from '../../content/schema/model.ts';
import { placedParts } from '#models/lib/assembly.ts';
import type { Family, Part } from '#models/lib/part.ts';
import { threeWayBody, threeWayProportions } from './ball-three-way/three-way-body.ts';
import { portedBall, stemParts, threeWaySeats } from './ball-three-way/ported-ball.ts';
import { fastenedActuator } from './parts/mounting.ts';
import { pneumaticParts } from './pneumatic.ts';

type Params = ParamsOf<'ball-three-way-actuated'>;

/**
 * Three-way ball valve with an actuator; nobody says what drives it. All geometry is illustration. Which product has the T port and which the L
 * port is not stated: pictures show no ball and there is no cutaway, and the 3D viewer has both balls to choose from.
 */
export const ballThreeWayActuated: Family<Params> = {
  id: 'ball-three-way-actuated',
  source: import.meta.url,
  build: exterior,
  viewer: (params) => [
    ...exterior(params),
    { ...portedBall('T'), name: 'ball-t' },
    { ...portedBall('L'), name: 'ball-l' },
    threeWaySeats(),
  ],
  description: ({ lies }) =>
    lies === 'along'
      ? {
          ko: '엔드 피스가 셋인 몸체, 배관 방향으로 장착한 회색 엔드캡의 액추에이터, 엔드 피스 A·B·C 가운데 B를 가리키는 노란 화살표의 위치 지시계',
          en: 'body with three ends, actuator with grey end caps along the pipe, position indicator whose yellow arrow points to B of the ends A, B and C',
        }
      : {
          ko: '엔드 피스가 셋인 몸체, 배관을 가로질러 장착한 회색 엔드캡의 액추에이터, 엔드 피스 A·B·C 가운데 B를 가리키는 노란 화살표의 위치 지시계',
          en: 'body with three ends, actuator with grey end caps across the pipe, position indicator whose yellow arrow points to B of the ends A, B and C',
        },
};

function exterior({ lies }: Params): Part[] {
  return [...threeWayBody(), ...stemParts(), ...actuator(lies)];
}

const SCALE = 0.76;

/** Its indicator points to an end: a three-way valve joins ends in turn, it is not open or shut. */
function actuator(lies: Params['lies']): Part[] {
  const { pad: underside, padThickness, mounting } = threeWayProportions;
  const foot = underside + padThickness + 0.1;
  const turned = lies === 'across' ? 90 : 0;
  const parts = placedParts(
    pneumaticParts({ action: 'double-acting' }, { indication: { turned }, caps: 'paint-system' }),
    {
      prefix: 'actuator',
      at: [0, 0, foot],
      spin: turned,
      scale: SCALE,
    },
  );
  return fastenedActuator(parts, 'actuator-body', { pad: mounting, underside, foot });
}
