import type { Shape3D } from 'replicad';
import { cut } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  compound,
  cylinder,
  draw,
  drawCircle,
  halfTurn,
  revolveDrawing,
  X,
} from '#models/lib/solids.ts';
import { ringSpring } from '#models/lib/springs.ts';
import { trim } from './ball-flanged-proportions.ts';

// Proportions of the illustration, mm; x from the ball's centre. In each end of the valve a carrier with a soft insert is
// pressed against the ball by coil springs in blind holes, and sealed by a ring around its tail.
const { ball, bore } = trim['three-piece'];
const FRONT = 38.5,
  SHOULDER = 54,
  TAIL = 72;
/** Radii of the carrier in front of its shoulder and behind it, and how far it can give way. */
const OUTER = 58,
  TAIL_RADIUS = 51.5,
  TRAVEL = 1.5;
/** Soft insert between two radii, and its back. */
const INSERT = { inner: 50, outer: 54.5, back: 51.5 };
const SEAL = { radius: 1.15, x: 69, groove: 1.6 };
const SPRINGS = 6,
  SPRING_CIRCLE = 55.2,
  SPRING_HOLE = 2.6,
  SPRING_END = 65;
const SPRING = {
  radius: 1.9,
  wire: 0.9,
  turns: 5,
  from: SHOULDER + 0.05,
  to: SPRING_END,
};

/** Makes one item for each spring of a side. */
const atSprings = (make: (y: number, z: number) => Shape3D) =>
  circularPattern(SPRINGS, SPRING_CIRCLE, make, Math.PI / 2);

/** Carriers with their soft inserts, springs and seals, in both ends. */
export function sprungSeats(): Part[] {
  const springs = atSprings((y, z) => ringSpring(SPRING).translate([0, y, z]));
  const both = (right: Shape3D) => compound(halfTurn(right), right);
  return [
    { name: 'seats', material: 'ptfe', shape: both(insert()) },
    { name: 'seat-carriers', material: 'stainless', shape: both(carrier()) },
    {
      name: 'seat-springs',
      material: 'steel',
      shape: compound(springs.map(halfTurn), springs),
    },
    {
      name: 'seat-seals',
      material: 'rubber',
      shape: both(
        alongX(
          revolveDrawing(
            drawCircle(SEAL.radius).translate(TAIL_RADIUS + 0.1 - SEAL.radius, SEAL.x),
          ),
        ),
      ),
    },
  ];
}

/** Room for carrier and springs in the right end, as tools for `cut`. */
export const seatHousing = (): Shape3D[] => [
  cylinder(OUTER + 0.15, SHOULDER + TRAVEL - 40, [40, 0, 0], X),
  cylinder(TAIL_RADIUS + 0.15, TAIL + 0.6 - 40, [40, 0, 0], X),
  ...atSprings((y, z) => cylinder(SPRING_HOLE, SPRING_END + 0.1 - 50, [50, y, z], X)),
];

/** Point [radius, x] of a sphere around the ball's centre. */
const onSphere = (sphere: number, radius: number): [number, number] => [
  radius,
  Math.sqrt(sphere ** 2 - radius ** 2),
];

/** The sphere is an arc of the profile: after subtracting one from a ring, later cuts return an empty shape. */
function carrier(): Shape3D {
  const clear = ball + 0.6;
  const front = Math.sqrt(clear ** 2 - FRONT ** 2);
  const grooveFrom = INSERT.outer + 0.05,
    grooveTo = INSERT.inner - 0.05;
  const profile = draw([OUTER, FRONT])
    .lineTo([front, FRONT])
    .threePointsArcTo(onSphere(clear, grooveFrom), onSphere(clear, (front + grooveFrom) / 2))
    .lineTo([grooveFrom, INSERT.back + 0.05])
    .lineTo([grooveTo, INSERT.back + 0.05])
    .lineTo(onSphere(clear, grooveTo))
    .threePointsArcTo(onSphere(clear, bore), onSphere(clear, (grooveTo + bore) / 2))
    .lineTo([bore, TAIL])
    .lineTo([TAIL_RADIUS, TAIL])
    .lineTo([TAIL_RADIUS, SHOULDER])
    .lineTo([OUTER, SHOULDER])
    .close();
  const depth = 2 * SEAL.radius - 0.1;
  const groove = cut(
    cylinder(TAIL_RADIUS + 1, 2 * SEAL.groove, [SEAL.x - SEAL.groove, 0, 0], X),
    cylinder(TAIL_RADIUS - depth, 2 * SEAL.groove + 2, [SEAL.x - SEAL.groove - 1, 0, 0], X),
  );
  return cut(alongX(revolveDrawing(profile)), groove);
}

function insert(): Shape3D {
  const touching = ball + 0.05;
  const { inner, outer, back } = INSERT;
  return alongX(
    revolveDrawing(
      draw(onSphere(touching, outer))
        .threePointsArcTo(onSphere(touching, inner), onSphere(touching, (inner + outer) / 2))
        .lineTo([inner, back])
        .lineTo([outer, back])
        .close(),
    ),
  );
}
