import { cut, fuse } from '#models/lib/booleans.ts';
import { capScrew, hexBolt } from '#models/lib/fasteners.ts';
import { handwheel } from '#models/lib/handwheel.ts';
import { padHoles, roundPad } from '#models/lib/iso5211.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  circularPattern,
  cylinder,
  compound,
  NEG_X,
  NEG_Y,
  place,
  revolve,
  roundedBoxX,
  X,
} from '#models/lib/solids.ts';

// Proportions of the illustration, mm. The worm lies along X in front of the output axis.
const WORM_Y = -46,
  WORM_Z = 84,
  MOTOR_X = 104,
  COVER_Z = 150;

/** Centre of the motor flange; the motor's axis runs along +X from it. */
export const motorSeat: Vec3 = [MOTOR_X, WORM_Y, WORM_Z];

/**
 * Multi-turn gear housing with output flange, stem tube and handwheel. A motor goes on `motorSeat`, controls on
 * the left flange at x = -104.
 */
export function multiTurnGear(paint: MaterialName): Part[] {
  const coverBolts = circularPattern(
    6,
    62,
    (x, y) => place(hexBolt(9), [x, y, COVER_Z + 10]),
    Math.PI / 6,
  );
  const motorBolts = circularPattern(
    4,
    56,
    (u, v) => place(capScrew(8, 22), [MOTOR_X - 13, WORM_Y + u, WORM_Z + v], NEG_X),
    Math.PI / 4,
  );
  return [
    { name: 'gear-housing', material: paint, shape: gearHousing() },
    { name: 'gear-cover', material: paint, shape: gearCover() },
    { name: 'cover-bolts', material: 'steel', shape: compound(coverBolts) },
    ...stemTube(paint),
    { name: 'motor-bolts', material: 'steel', shape: compound(motorBolts) },
    ...handwheel(88, [-4, WORM_Y - 84, WORM_Z - 6], NEG_Y, 30),
  ];
}

function gearHousing() {
  const neck = revolve([
    [0, 10],
    [58, 10],
    [64, 34],
    [72, 44],
    [72, COVER_Z],
    [0, COVER_Z],
  ]);
  const worm = cylinder(47, 196, [-92, WORM_Y, WORM_Z], X);
  const wheelBoss = [
    cylinder(38, 62, [-4, WORM_Y, WORM_Z - 6], NEG_Y),
    cylinder(27, 84, [-4, WORM_Y, WORM_Z - 6], NEG_Y),
  ];
  const motorFlange = roundedBoxX(108, 108, 13, 22, [MOTOR_X - 13, WORM_Y, WORM_Z]);
  const controlFlange = roundedBoxX(110, 110, 14, 20, [-104, -6, WORM_Z + 12]);
  const rim = cylinder(76, 12, [0, 0, COVER_Z - 12]);
  const shape = fuse(
    neck,
    worm,
    wheelBoss,
    motorFlange,
    controlFlange,
    rim,
    roundPad('F10', 0, 16),
  );
  return cut(shape, padHoles('F10', -1, 15), cylinder(22, 60, [0, 0, -1]));
}

const gearCover = () =>
  revolve([
    [0, COVER_Z + 0.6],
    [76, COVER_Z + 0.6],
    [76, COVER_Z + 10],
    [50, COVER_Z + 10],
    [44, COVER_Z + 18],
    [34, COVER_Z + 22],
    [0, COVER_Z + 22],
  ]);

/** Tube over a rising stem, with its cap. */
function stemTube(paint: MaterialName): Part[] {
  const z = COVER_Z + 22;
  const nut = revolve([
    [0, z],
    [31, z],
    [31, z + 13],
    [28, z + 16],
    [0, z + 16],
  ]);
  const sleeve = cylinder(21, 60.8, [0, 0, z + 16.1]);
  const cap = revolve([
    [0, z + 77],
    [23.5, z + 77],
    [23.5, z + 86],
    [20, z + 90],
    [0, z + 90],
  ]);
  return [
    { name: 'stem-nut', material: paint, shape: nut },
    { name: 'stem-tube', material: paint, shape: sleeve },
    { name: 'stem-cap', material: 'black-plastic', shape: cap },
  ];
}
