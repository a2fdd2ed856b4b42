import type { Shape3D } from 'replicad';
import type { ParamsOf } from '../../../content/schema/model.ts';
import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { compound, cylinder, halfTurn, place, roundedBoxX, X } from '#models/lib/solids.ts';
import { actuatorProportions, airWay, screwCorners } from './actuator-body.ts';

export type Action = ParamsOf<'pneumatic'>['action'];

const { width, height, half, axisZ, bore } = actuatorProportions;
const FACE = half + 1.5;

/** Depth of a cap, mm of illustration. Spring-return caps are deeper: they hold the springs. */
export const capDepth = (action: Action): number => (action === 'spring-return' ? 76 : 32);

/** Both end caps and their screws. */
export function endCaps(action: Action, material: MaterialName = 'paint-pneumatic'): Part[] {
  const cap = action === 'spring-return' ? springCap() : flatCap();
  const left = cut(halfTurn(cap), airWay(-1));
  const right = cut(cap, airWay(1));
  const seat = action === 'spring-return' ? FACE + 18 : FACE + 24;
  const screws = [-1, 1].flatMap((side) =>
    screwCorners.map(({ y, z }) =>
      place(capScrew(9, seat - FACE + 16), [side * seat, y, z], [side, 0, 0]),
    ),
  );
  return [
    { name: 'cap-right', material, shape: right },
    { name: 'cap-left', material, shape: left },
    { name: 'cap-screws', material: 'steel', shape: compound(screws) },
  ];
}

const screwWells = (from: number) =>
  screwCorners.map(({ y, z }) => cylinder(10, 90, [from, y, z], X));

/** Short, flat cap with a raised, recessed panel. */
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

/** Long cap: flange for the screws, deep rounded housing for the springs. */
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
