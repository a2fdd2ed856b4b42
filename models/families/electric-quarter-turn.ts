import type { ParamsOf } from '../../content/schema/model.ts';
import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { cableGland, hexBolt } from '#models/lib/fasteners.ts';
import { handwheel } from '#models/lib/handwheel.ts';
import { indicatorDome } from '#models/lib/indicators.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import { padHoles, roundPad } from '#models/lib/iso5211.ts';
import type { Family, Part } from '#models/lib/part.ts';
import {
  cylinder,
  compound,
  NEG_Y,
  place,
  revolve,
  roundedBox,
  roundedBoxFront,
  roundedBoxX,
  X,
} from '#models/lib/solids.ts';
import { withInside } from './electric-quarter-turn/quarter-turn-inside.ts';
import {
  CENTRE_X,
  COVER_TOP,
  JOINT_Z,
  LENGTH,
  QUARTER_TURN_DOME,
  WHEEL_X,
  WHEEL_Z,
  WIDTH,
} from './electric-quarter-turn/quarter-turn-proportions.ts';

/** Positions of the screws in the joint between base and cover: far enough from the cover for a wrench. */
const ears = [-1, 1].flatMap((sx) => [-1, 1].map((sy) => ({ x: CENTRE_X + sx * 104, y: sy * 68 })));
/** Corners of the joint: sharper than those of the cover, so that its edge goes behind the cover where it is straight. */
const JOINT_RADIUS = 36;

/**
 * Quarter-turn electric actuator: gear housing with handwheel, cover with a position window, cable
 * entries. All geometry is illustration; the eight models of the 480 series share it.
 */
export const electricQuarterTurn: Family<ParamsOf<'electric-quarter-turn'>> = {
  id: 'electric-quarter-turn',
  source: import.meta.url,
  build: electricQuarterTurnParts,
  viewer: () => withInside(electricQuarterTurnParts()),
  description: () => ({
    ko: '청록색 기어 하우징과 덮개, 노란 위치 지시계, 핸드휠, 전선관 인입구',
    en: 'teal gear housing and cover, yellow position indicator, handwheel, conduit entries',
  }),
};

/** Parts of the actuator, standing on z = 0 with its output on the Z axis; also for assemblies. */
export function electricQuarterTurnParts(): Part[] {
  const front = -WIDTH / 2;
  const entries = [-32, 22].map((y) =>
    place(cableGland(26), [CENTRE_X + LENGTH / 2 + 7, y, 56], X),
  );
  return [
    { name: 'base', material: 'paint-electric', shape: base() },
    {
      name: 'joint',
      material: 'rubber',
      shape: roundedBox(LENGTH + 5, WIDTH + 5, 0.7, JOINT_RADIUS, [CENTRE_X, 0, JOINT_Z]),
    },
    { name: 'cover', material: 'paint-electric', shape: cover() },
    {
      name: 'cover-screws',
      material: 'steel',
      shape: compound(ears.map(({ x, y }) => place(hexBolt(9), [x, y, JOINT_Z + 11.7]))),
    },
    ...indicatorDome(QUARTER_TURN_DOME),
    ...namePlate(80, 36, [CENTRE_X + 26, front + 0.3, 148]),
    { name: 'cable-glands', material: 'steel', shape: compound(entries) },
    ...handwheel(76, [WHEEL_X, front - 40, WHEEL_Z], NEG_Y, 10),
    ...declutch(),
  ];
}

function base() {
  const front = -WIDTH / 2;
  const housing = fillet(
    roundedBox(LENGTH, WIDTH, JOINT_Z - 22, 42, [CENTRE_X, 0, 22]),
    12,
    (e) => e.inPlane('XY', 22),
    'base',
  );
  const flange = fuse(
    roundedBox(LENGTH + 6, WIDTH + 6, 10, JOINT_RADIUS, [CENTRE_X, 0, JOINT_Z - 10]),
    ears.map(({ x, y }) => cylinder(12, 10, [x, y, JOINT_Z - 10])),
  );
  // Neck and worm boss overlap the housing: coincident faces make the kernel fail.
  const neck = revolve([
    [0, 10],
    [46, 10],
    [56, 26],
    [56, 30],
    [0, 30],
  ]);
  const wormBoss = [
    cylinder(33, 24, [WHEEL_X, front + 8, WHEEL_Z], NEG_Y),
    cylinder(24, 48.5, [WHEEL_X, front + 8, WHEEL_Z], NEG_Y),
  ];
  const entryPad = roundedBoxX(98, 44, 14, 14, [CENTRE_X + LENGTH / 2 - 7, -5, 56]);
  return cut(
    fuse(housing, flange, neck, roundPad('F07', 0, 13), wormBoss, entryPad),
    padHoles('F07', -1, 12),
    cylinder(13, 40, [0, 0, -1]),
  );
}

function cover() {
  const flange = fuse(
    roundedBox(LENGTH + 6, WIDTH + 6, 10, JOINT_RADIUS, [CENTRE_X, 0, JOINT_Z + 0.7]),
    ears.map(({ x, y }) => cylinder(12, 11, [x, y, JOINT_Z + 0.7])),
  );
  const hood = fillet(
    roundedBox(LENGTH - 8, WIDTH - 4, COVER_TOP - JOINT_Z - 4, 40, [CENTRE_X, 0, JOINT_Z + 4]),
    28,
    (e) => e.inPlane('XY', COVER_TOP),
    'cover',
  );
  const window = revolve([
    [0, COVER_TOP - 4],
    [50, COVER_TOP - 4],
    [46, COVER_TOP + 7.5],
    [0, COVER_TOP + 7.5],
  ]);
  const plateField = roundedBoxFront(88, 44, 6, 6, [CENTRE_X + 26, -WIDTH / 2 + 6, 148]);
  return fuse(flange, hood, window, plateField);
}

/** Declutch lever: engages the handwheel and disengages the motor. */
function declutch(): Part[] {
  const at = [CENTRE_X + 36, -WIDTH / 2 + 1, 62] as const;
  const boss = fuse(cylinder(17, 9), cylinder(12, 15));
  const lever = fuse(cylinder(11, 9), roundedBox(12, 58, 7, 5, [0, -26, 1]));
  return [
    { name: 'declutch-boss', material: 'paint-electric', shape: place(boss, [...at], NEG_Y) },
    {
      name: 'declutch-lever',
      material: 'black-plastic',
      shape: place(lever, [at[0], at[1] - 14, at[2]], NEG_Y, 62),
    },
  ];
}
