import type { Shape3D } from 'replicad';
import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import type { Part } from '#models/lib/part.ts';
import { cylinder, group, place, roundedBoxX, X, Z } from '#models/lib/solids.ts';
import { bodyFrame, screwCorners } from './actuator-body.ts';

/** How the actuator returns. */
export type Action = 'double-acting' | 'spring-return';

const { width, height, half, axisZ, bore } = bodyFrame;
const FACE = half + 1.5;

/** Depth of a cap, mm of illustration: a spring-return cap has to hold the springs. */
export const capDepth = (action: Action): number => (action === 'spring-return' ? 76 : 32);

/** Both end caps and their screws. */
export function endCaps(action: Action): Part[] {
  const right = action === 'spring-return' ? springCap() : flatCap();
  const left = (right.clone() as Shape3D).rotate(180, [0, 0, 0], Z);
  const seat = action === 'spring-return' ? FACE + 18 : FACE + 24;
  const screws = [-1, 1].flatMap((side) =>
    screwCorners.map(({ y, z }) => place(capScrew(9), [side * seat, y, z], [side, 0, 0])),
  );
  return [
    { name: 'cap-right', material: 'paint-pneumatic', shape: right },
    { name: 'cap-left', material: 'paint-pneumatic', shape: left },
    { name: 'cap-screws', material: 'steel', shape: group(screws) },
  ];
}

const screwWells = (from: number) =>
  screwCorners.map(({ y, z }) => cylinder(10, 90, [from, y, z], X));

/** Short, flat cap with a raised and recessed field. */
function flatCap(): Shape3D {
  const depth = capDepth('double-acting');
  const end = FACE + depth;
  const block = roundedBoxX(width + 4, height + 4, depth, 32, [FACE, 0, axisZ]);
  const rounded = fillet(block, 11, (e) => e.inPlane('YZ', end), 'flat cap');
  const raised = fuse(rounded, roundedBoxX(62, 72, depth + 3, 18, [FACE, 0, axisZ]));
  return cut(
    raised,
    roundedBoxX(50, 60, 5, 13, [end + 1, 0, axisZ]),
    screwWells(FACE + 24),
    cylinder(bore - 6, depth - 10, [FACE - 1, 0, axisZ], X),
  );
}

/** Long cap: a flange for the screws and a deep rounded pot for the springs. */
function springCap(): Shape3D {
  const depth = capDepth('spring-return');
  const end = FACE + depth;
  const flange = fillet(
    roundedBoxX(width + 4, height + 4, 26, 32, [FACE, 0, axisZ]),
    7,
    (e) => e.inPlane('YZ', FACE + 26),
    'spring cap flange',
  );
  const pot = fillet(
    roundedBoxX(98, 108, depth, 40, [FACE, 0, axisZ]),
    14,
    (e) => e.inPlane('YZ', end),
    'spring cap pot',
  );
  return cut(
    fuse(flange, pot, cylinder(20, depth + 3, [FACE, 0, axisZ], X)),
    cylinder(14, 5, [end + 1, 0, axisZ], X),
    screwWells(FACE + 18),
    cylinder(bore - 4, depth - 8, [FACE - 1, 0, axisZ], X),
  );
}
