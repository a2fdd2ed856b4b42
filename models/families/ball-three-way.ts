import type { ParamsOf } from '#content/schema/model.ts';
import { mounted } from '#models/lib/assembly.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { threeWayBody, threeWayFrame } from './ball-three-way/body.ts';
import { portedBall, stemParts } from './ball-three-way/ball.ts';
import { pneumaticParts } from './pneumatic.ts';

/** Looks of a three-way ball valve. */
export type BallThreeWayParams = ParamsOf<'ball-three-way'>;

/**
 * Three-way ball valve with threaded ends. All geometry is illustration. Which product has the T port
 * and which the L port is not stated: their models say `port: 'closed-in'` and have no cut-away.
 */
export const ballThreeWay: Family<BallThreeWayParams> = {
  id: 'ball-three-way',
  source: import.meta.url,
  build: (params) => [
    ...threeWayBody(),
    ...portedBall(params.port),
    ...stemParts(params.actuator !== 'none'),
    ...actuator(params),
  ],
  seen: ({ port, actuator: position }) => ({
    ko: `나사식 끝단이 셋인 금속 몸체, ${positions[position].ko}${ports[port].ko}`,
    en: `metal body with three threaded ends, ${positions[position].en}${ports[port].en}`,
  }),
  cutaway: ({ port }) => ({
    box: [
      [-300, -300, 0],
      [300, 300, 300],
    ],
    view: { azimuth: -62, elevation: 52 },
    shows: {
      ko: port === 'T' ? '세 끝단을 모두 잇는 T 포트 볼' : '두 끝단을 직각으로 잇는 L 포트 볼',
      en:
        port === 'T'
          ? 'the T-port ball, which joins all three ends'
          : 'the L-port ball, which joins two ends at a right angle',
    },
  }),
};

const positions: Record<BallThreeWayParams['actuator'], Bilingual> = {
  none: { ko: '액추에이터 설치 패드와 축', en: 'actuator pad and bare shaft' },
  along: {
    ko: '배관 방향으로 얹은 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps along the pipe',
  },
  across: {
    ko: '배관을 가로질러 얹은 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps across the pipe',
  },
};
const ports: Record<BallThreeWayParams['port'], Bilingual> = {
  T: { ko: ', T 포트 볼', en: ', T-port ball' },
  L: { ko: ', L 포트 볼', en: ', L-port ball' },
  'closed-in': { ko: '', en: '' },
};

function actuator({ actuator: position }: BallThreeWayParams): Part[] {
  if (position === 'none') return [];
  const at = threeWayFrame.pad + threeWayFrame.padThickness + 0.1;
  const spin = position === 'across' ? 90 : 0;
  return mounted(pneumaticParts({ action: 'double-acting' }), {
    prefix: 'actuator',
    at: [0, 0, at],
    spin,
    scale: 0.76,
  });
}
