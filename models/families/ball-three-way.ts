import type { ParamsOf } from '../../content/schema/model.ts';
import type { Family } from '#models/lib/part.ts';
import { threeWayBody } from './ball-three-way/three-way-body.ts';
import { portedBall, stemParts, threeWaySeats } from './ball-three-way/ported-ball.ts';

/**
 * Three-way ball valve with threaded ends and bare shaft, to explain T and L ports. All geometry is illustration.
 */
export const ballThreeWay: Family<ParamsOf<'ball-three-way'>> = {
  id: 'ball-three-way',
  source: import.meta.url,
  build: ({ port }) => [...threeWayBody(), portedBall(port), threeWaySeats(), ...stemParts(port)],
  description: ({ port }) => ({
    ko: `끝단이 셋인 몸체, 액추에이터 설치 패드와 축, 목의 포트 표시 ${port}, 볼의 통로와 같은 방향으로 노란 띠를 그은 축의 지시판`,
    en: `body with three ends, actuator pad and bare shaft, port mark ${port} on the neck, on the shaft a disc with yellow bars that lie as the passage in the ball does`,
  }),
  // Cut through the pipe axis and seen from above, the passage in the ball has the letter's shape.
  cutaway: ({ port }) => ({
    box: [
      [-300, -300, 0],
      [300, 300, 300],
    ],
    view: { azimuth: -62, elevation: 52 },
    description:
      port === 'T'
        ? { ko: '세 끝단을 모두 잇는 T 포트 볼', en: 'the T-port ball, which joins all three ends' }
        : {
            ko: '두 끝단을 직각으로 잇는 L 포트 볼',
            en: 'the L-port ball, which joins two ends at a right angle',
          },
  }),
};
