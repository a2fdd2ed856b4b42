import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { capScrew, hexBolt } from '#models/lib/fasteners.ts';
import { finnedBarrel } from '#models/lib/fins.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipeUnion } from '#models/lib/piping.ts';
import {
  alongX,
  circularPattern,
  cylinder,
  compound,
  hexagonalPrism,
  NEG_Y,
  place,
  revolve,
  roundedBox,
  X,
  Z,
} from '#models/lib/solids.ts';
import { wormSeat } from './quarter-turn-gear.ts';

const [SEAT, MOTOR_Y, MOTOR_Z] = wormSeat;
/** Point on the motor's axis, `x` mm from the gear's seat. */
const at = (x: number): Vec3 => [SEAT + x, MOTOR_Y, MOTOR_Z];
const BARREL = 46,
  BARREL_LENGTH = 62,
  END = BARREL + BARREL_LENGTH;

/** Pneumatic vane motor instead of the electric motor, with air ports and silencers. */
export function vaneMotor(): Part[] {
  const adapter = alongX(
    revolve([
      [0, 0.6],
      [52, 0.6],
      [52, 12],
      [39, 12],
      [39, 34],
      [60, 34],
      [60, BARREL - 0.4],
      [0, BARREL - 0.4],
    ]),
  ).translate(at(0));
  const adapterBolts = circularPattern(
    4,
    46,
    (u, v) => place(hexBolt(8), [SEAT + 12, MOTOR_Y + u, MOTOR_Z + v], X),
    Math.PI / 4,
  );
  const end = fillet(
    cylinder(62, 14, at(END + 0.4), X),
    4,
    (e) => e.inPlane('YZ', SEAT + END + 14.4),
    'vane end plate',
  );
  const boss = fillet(
    cylinder(33, 30, at(END), X),
    6,
    (e) => e.inPlane('YZ', SEAT + END + 30),
    'vane end boss',
  );
  const endBolts = circularPattern(
    6,
    50,
    (u, v) => place(capScrew(8, 13.4), [SEAT + END + 14.2, MOTOR_Y + u, MOTOR_Z + v], X),
    Math.PI / 6,
  );
  return [
    { name: 'adapter', material: 'paint-special', shape: adapter },
    { name: 'adapter-bolts', material: 'steel', shape: compound(adapterBolts) },
    { name: 'barrel', material: 'cast-aluminium', shape: barrel() },
    { name: 'end-plate', material: 'paint-special', shape: fuse(end, boss) },
    { name: 'end-bolts', material: 'steel', shape: compound(endBolts) },
    { name: 'end-plug', material: 'steel', shape: hexagonalPrism(22, 6, at(END + 29.8), X) },
    ...ports(),
  ];
}

const portZ = MOTOR_Z + 82;
const centreX = SEAT + BARREL + BARREL_LENGTH / 2;

/**
 * Ribbed barrel with the port block cast on top, from end to end: its walls come down in grooves between fins, so that they meet
 * the barrel in one straight edge.
 */
function barrel() {
  const block = fillet(
    roundedBox(BARREL_LENGTH - 0.4, 79.2, 50, 2, [centreX, MOTOR_Y, portZ - 50]),
    3,
    (e) => e.inPlane('XY', portZ),
    'port block',
  );
  const front = cylinder(15, 6, [centreX, MOTOR_Y - 36.6, portZ - 17], NEG_Y);
  return fuse(finnedBarrel(60, 54, 28, BARREL_LENGTH, at(BARREL)), block, front);
}

/** Two fittings, in front and on top, and two sintered silencers. */
function ports(): Part[] {
  const grooved = [18, 24, 30].flatMap(
    (z) =>
      [
        [10, z],
        [8.6, z],
        [8.6, z + 2],
        [10, z + 2],
      ] as [number, number][],
  );
  const silencer = fuse(
    hexagonalPrism(21, 9),
    revolve([[0, 0], [7, 0], [7, 12], [10, 12], ...grooved, [10, 38], [7, 43], [0, 43]]),
  );
  const silencers = [-24, 24].map((y) => place(silencer, [centreX, MOTOR_Y + y, portZ - 0.3], Z));
  // Open, for the hoses: with flat ends they looked plugged.
  const open = cut(pipeUnion(7.5, [0, 0, 0], Z), cylinder(6.5, 15, [0, 0, 22]));
  const unions = [
    place(open, [centreX, MOTOR_Y, portZ - 0.3], Z),
    place(open, [centreX, MOTOR_Y - 42.4, portZ - 17], NEG_Y),
  ];
  return [
    { name: 'silencers', material: 'brass', shape: compound(silencers) },
    { name: 'air-ports', material: 'steel', shape: compound(unions) },
  ];
}
