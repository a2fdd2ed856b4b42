import { motorSeat } from '#models/families/parts/multi-turn-gear.ts';
import { fillet, fuse } from '#models/lib/booleans.ts';
import { hexBolt } from '#models/lib/fasteners.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  cylinder,
  draw,
  extrudeOn,
  compound,
  place,
  revolve,
  roundedBox,
  roundedBoxX,
  X,
} from '#models/lib/solids.ts';

const [SEAT, MOTOR_Y, MOTOR_Z] = motorSeat;
/** Point on the motor's axis, `x` mm from the gear's motor seat. */
const at = (x: number): Vec3 => [SEAT + x, MOTOR_Y, MOTOR_Z];
const BLOCK = 63,
  RING = 129,
  COVER = 166;

/** Positions of the two ports on top of the motor. */
export const motorPorts = [SEAT + BLOCK + 16, SEAT + BLOCK + 50].map((x): Vec3 => [
  x,
  MOTOR_Y,
  MOTOR_Z + 48,
]);

/** Orbital hydraulic motor on a bell housing, instead of the electric motor. */
export function hydraulicMotor(): Part[] {
  const block = fillet(
    roundedBoxX(84, 84, 66, 17, at(BLOCK)),
    3,
    (e) => e.inPlane('YZ', SEAT + BLOCK + 66),
    'motor block',
  );
  const portFace = roundedBox(66, 46, 14, 6, [SEAT + BLOCK + 33, MOTOR_Y, MOTOR_Z + 34]);
  const cover = fillet(
    cylinder(43, 14, at(COVER), X),
    3,
    (e) => e.inPlane('YZ', SEAT + COVER + 14),
    'motor cover',
  );
  const coverBolts = circularPattern(
    6,
    34,
    (u, v) => place(hexBolt(8), [SEAT + COVER + 13.8, MOTOR_Y + u, MOTOR_Z + v], X),
    0.2,
  );
  const flangeBolts = [-1, 1].map((s) =>
    place(hexBolt(12), [SEAT + 62.4, MOTOR_Y + s * 55, MOTOR_Z], X),
  );
  return [
    ...namePlate(46, 30, [SEAT + BLOCK + 33, MOTOR_Y - 41.8, MOTOR_Z]),
    { name: 'bell-housing', material: 'paint-special', shape: bellHousing() },
    { name: 'motor-flange', material: 'cast-iron', shape: rhombicFlange() },
    { name: 'flange-bolts', material: 'steel', shape: compound(flangeBolts) },
    { name: 'motor-block', material: 'cast-iron', shape: fuse(block, portFace) },
    { name: 'motor-plate', material: 'steel', shape: cylinder(43, 6, at(RING + 0.4), X) },
    { name: 'motor-ring', material: 'cast-iron', shape: cylinder(41, 29.5, at(RING + 6.6), X) },
    {
      name: 'motor-cover',
      material: 'cast-iron',
      shape: fuse(cover, cylinder(14, 20, at(COVER), X)),
    },
    { name: 'motor-cover-bolts', material: 'steel', shape: compound(coverBolts) },
  ];
}

/** Outline of the two-bolt flanges: arcs around motor and bolts, joined by their tangents. */
const rhombus = () =>
  draw([63.6, 14.6])
    .lineTo([22.9, 38.7])
    .threePointsArcTo([-22.9, 38.7], [0, 45])
    .lineTo([-63.6, 14.6])
    .threePointsArcTo([-63.6, -14.6], [-72, 0])
    .lineTo([-22.9, -38.7])
    .threePointsArcTo([22.9, -38.7], [0, -45])
    .lineTo([63.6, -14.6])
    .threePointsArcTo([63.6, 14.6], [72, 0])
    .close();

/** Bell housing from the gear's square flange to the motor's two-bolt one. */
function bellHousing() {
  const bell = alongX(
    revolve([
      [0, 5],
      [50, 5],
      [50, 16],
      [41, 40.4],
      [41, 49],
      [0, 49],
    ]),
  ).translate(at(0));
  return fuse(roundedBoxX(108, 108, 11, 22, at(0.6)), bell, extrudeOn('YZ', rhombus(), 10, at(40)));
}

/** Two-bolt mounting flange of the motor, with its pilot in the motor block. */
const rhombicFlange = () =>
  fuse(extrudeOn('YZ', rhombus(), 12, at(50.4)), cylinder(38, 13, at(50.4), X));
