import type { Shape3D } from 'replicad';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { notchedLever } from '#models/lib/levers.ts';
import type { Part } from '#models/lib/part.ts';
import { box, cylinder, compound, place, roundedBox, tube, Z } from '#models/lib/solids.ts';
import { IN_BOSS, PAD, proportions, padHeight } from './butterfly-proportions.ts';

type Neck = ButterflyParams['neck'];
/** From the stem to the end of the lever's grip, mm. */
const LEVER = 188;
/** Width across flats of the stem's square end, mm. */
export const SQUARE = 14;
/** z of the top of the closed part, below the yoke. */
export const glandSeat = (neck: Neck) => padHeight(neck) - 56;

/** Neck from inside the ring up to the pad, before the stem bore is cut. */
export function neckShape(neck: Neck): Shape3D {
  const top = padHeight(neck);
  if (neck === 'oval') return roundedBox(44, 62, top + 1, 21.5);
  if (neck === 'ribbed') {
    const rib = (s: number) =>
      box([-6, Math.min(0, s * 34), 56], [6, Math.max(0, s * 34), top + 1]);
    return fuse(cylinder(21.5, top + 1), rib(-1), rib(1));
  }
  const seat = glandSeat(neck);
  const arms = [-1, 1].map((s) => roundedBox(13, 44, 64, 4, [s * 27, 0, seat - 6]));
  // So thick that in pictures each hides where the neck stands on the one below: a part of that arc would be seen as a dash.
  const fins =
    neck === 'finned' ? [0, 1, 2, 3, 4].map((i) => cylinder(37, 5.2, [0, 0, 94 + i * 12])) : [];
  // Within the ring's width: beyond its face, slivers of the neck stand over the seat's ring.
  return fuse(cylinder(21.5, seat), roundedBox(68, 52, 12, 10, [0, 0, seat - 12]), arms, fins);
}

/** Stem; packing gland for a yoke; lever if that is the operator. */
export function neckAndOperator({ neck, operator }: ButterflyParams): Part[] {
  const top = padHeight(neck) + PAD;
  const parts: Part[] = [{ name: 'stem', material: 'steel', shape: stem(top, operator, IN_BOSS) }];
  if (neck === 'yoke' || neck === 'finned') parts.push(...gland(glandSeat(neck)));
  if (operator === 'lever') parts.push(...notchedLever(top, proportions.open + 90, LEVER));
  return parts;
}

/** Stem from `from` to a square end above the pad: bare, or within the hub of the lever and under its bolt. */
export function stem(top: number, operator: ButterflyParams['operator'], from: number): Shape3D {
  const end = top + (operator === 'lever' ? 19 : 28);
  const square = fuse(
    cylinder(proportions.stem, top + 1 - from, [0, 0, from]),
    roundedBox(SQUARE, SQUARE, end - from, 1.6, [0, 0, from]),
  );
  return intersect(cylinder(proportions.stem, end - from, [0, 0, from]), square).rotate(
    proportions.open,
    [0, 0, 0],
    Z,
  );
}

/** Outer radius of the gland's tube; radius of its studs and the y of each, mm. */
const FOLLOWER = 13.2;
export const GLAND_STUD = 4,
  GLAND_STUDS = [-18, 18] as const;

/** What the gland goes into, cut from the body: without it no line shows where the gland's parts meet the casting. */
export const glandSockets = (neck: Neck): Shape3D[] => [
  cylinder(FOLLOWER + 0.05, 2, [0, 0, glandSeat(neck) - 2]),
  ...GLAND_STUDS.map((y) => cylinder(GLAND_STUD + 0.05, 2, [0, y, glandSeat(neck) - 2])),
];

/** Packing gland: follower with two studs. */
function gland(seat: number): Part[] {
  const follower = cut(
    fuse(
      roundedBox(24, 50, 8, 11.5, [0, 0, seat + 12]),
      tube(FOLLOWER, 9.6, 20.5, [0, 0, seat - 0.5]),
    ),
    cylinder(proportions.stem + 0.1, 60, [0, 0, seat - 2]),
  );
  const studs = GLAND_STUDS.map((y) => cylinder(GLAND_STUD, 14, [0, y, seat - 1]));
  const nuts = GLAND_STUDS.map((y) => place(studNut(2 * GLAND_STUD), [0, y, seat + 20]));
  return [
    { name: 'gland', material: 'stainless', shape: follower },
    { name: 'gland-studs', material: 'steel', shape: compound(studs, nuts) },
  ];
}
