import type { Shape3D } from 'replicad';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  compound,
  cylinder,
  NEG_X,
  NEG_Z,
  place,
  revolve,
  roundedBox,
  tube,
  X,
  Z,
} from '#models/lib/solids.ts';
import { LOWER_BOSS, metalSeated, PAD, padHeight, proportions } from './butterfly-proportions.ts';
import {
  atSeatScrews,
  SEAT_DEPTH,
  SEAT_OUTER,
  SEAT_RECESS,
  SEAT_SCREW,
  SEAT_SCREW_DEPTH,
  seatFace,
} from './disc-and-seat.ts';
import { PIN, pinHeights } from './disc.ts';
import { glandSeat, SQUARE, stem } from './neck-and-stem.ts';

const { open } = proportions;
const STEM = proportions.stem;

// Proportions of the illustration, mm.
/** z of the stem's lower end, in the boss that the plug closes. */
const STEM_END = -77;
const PLUG_THREAD = 8;
/** The packing around the stem under the gland. */
const PACKING = 13.4,
  RINGS = 4,
  RING_HEIGHT = 6;
/** How far the gland reaches into the packing's chamber. */
const GLAND_DEPTH = 8;
/** Studs of the gland: distance from the stem, radius, depth in the casting. */
const STUD = { sides: [-1, 1], at: 18, radius: 4, depth: 10 } as const;
/** Radius of the seat screws' shanks. */
const SEAT_THREAD = SEAT_SCREW / 2;
const BOLT_THREAD = 5;

type Change = (shape: Shape3D) => Shape3D;

/**
 * The same valve with what a section or an exploded view shows and no picture does: one stem through the bored disc down to
 * the lower plug, taper pins through both, packing under the gland, and room in every part for what is screwed into it. How
 * a series is built inside is not stated: an illustration.
 */
export function withInside(params: ButterflyParams, parts: readonly Part[]): Part[] {
  const changes = changesOf(params);
  const inside = parts
    .filter(({ name }) => name !== 'disc-shaft')
    .map((part) => ({ ...part, shape: changes[part.name]?.(part.shape) ?? part.shape }));
  return hasGland(params) ? [...inside, packing(glandSeat(params.neck))] : inside;
}

const hasGland = ({ neck }: ButterflyParams) => neck === 'yoke' || neck === 'finned';

function changesOf(params: ButterflyParams): Record<string, Change> {
  const { neck, operator } = params;
  const top = padHeight(neck) + PAD;
  const face = seatFace(params);
  const gland = glandSeat(neck);
  const pinHoles = () => pinHeights(params).map((z) => taperPin(z, 0.05));
  return {
    body: (shape) =>
      cut(
        shape,
        stemBore(0.4),
        cylinder(PLUG_THREAD + 0.1, LOWER_BOSS + STEM_END + 2, [0, 0, -LOWER_BOSS - 1]),
        metalSeated(params) ? seatPocket(face) : [],
        hasGland(params) ? glandPocket(gland) : [],
      ),
    'lower-plug': (shape) =>
      fuse(shape, cylinder(PLUG_THREAD, LOWER_BOSS + STEM_END - 2, [0, 0, -LOWER_BOSS - 0.5])),
    disc: (shape) => cut(shape, stemBore(0.1), pinHoles()),
    'disc-pins': () => compound(pinHeights(params).map((z) => taperPin(z, 0))),
    stem: () => {
      const through = cut(stem(top, operator, STEM_END), pinHoles());
      if (operator !== 'lever') return through;
      return cut(through, cylinder(BOLT_THREAD + 0.1, 24, [0, 0, top + 6]));
    },
    liner: (shape) => cut(shape, stemBore(0.1)),
    'seat-ring': (shape) =>
      cut(
        shape,
        atSeatScrews((y, z) =>
          fuse(
            cylinder(SEAT_THREAD + 0.2, 20, [face - 10, y, z], X),
            cylinder(SEAT_SCREW * 0.75 + 0.2, 10, [face + SEAT_RECESS, y, z], X),
          ),
        ),
      ),
    gland: (shape) =>
      cut(
        fuse(shape, tube(PACKING - 0.1, STEM + 0.1, GLAND_DEPTH + 4, [0, 0, gland - GLAND_DEPTH])),
        studs(gland, 0.3),
        // Under its flange the gland is as wide as the packing; above, it leaves room for the nuts.
        tube(PACKING + 6, PACKING - 0.1, 12.4, [0, 0, gland - 0.6]),
        tube(PACKING + 6, STEM + 0.6, 4, [0, 0, gland + 20]),
      ),
    'gland-studs': () =>
      compound(
        studs(gland, 0).map((stud, i) =>
          fuse(stud, place(studNut(2 * STUD.radius), [0, STUD.sides[i]! * STUD.at, gland + 20])),
        ),
      ),
    lever: (shape) =>
      cut(
        shape,
        roundedBox(SQUARE + 0.2, SQUARE + 0.2, 30, 1.6, [0, 0, top]).rotate(open, [0, 0, 0], Z),
      ),
    'lever-bolt': (shape) => fuse(shape, cylinder(BOLT_THREAD, 12, [0, 0, top + 21], NEG_Z)),
  };
}

const stemBore = (clearance: number) => cylinder(STEM + clearance, 200, [0, 0, STEM_END - 1]);

/** Pin through disc and stem, thinner at one end. @param clearance wider all round, mm */
function taperPin(z: number, clearance: number): Shape3D {
  const { thick, thin, end } = PIN;
  const pin = revolve([
    [0, -end],
    [thin + clearance, -end],
    [thick + clearance, end],
    [0, end],
  ]);
  return alongX(pin).translate([0, 0, z]).rotate(open, [0, 0, 0], Z);
}

function seatPocket(face: number): Shape3D[] {
  return [
    cylinder(SEAT_OUTER + 0.1, 10, [face - SEAT_DEPTH - 0.1, 0, 0], X),
    ...atSeatScrews((y, z) => cylinder(SEAT_THREAD + 0.1, SEAT_SCREW_DEPTH, [face, y, z], NEG_X)),
  ];
}

const glandPocket = (gland: number): Shape3D[] => [
  cylinder(PACKING + 0.1, GLAND_DEPTH + RINGS * RING_HEIGHT + 2, [0, 0, gland - packingDepth]),
  ...studs(gland, 0.1),
];

const packingDepth = GLAND_DEPTH + RINGS * RING_HEIGHT;

function studs(gland: number, clearance: number): Shape3D[] {
  return STUD.sides.map((side) =>
    cylinder(STUD.radius + clearance, STUD.depth + 20.5, [0, side * STUD.at, gland - STUD.depth]),
  );
}

/** Rings of packing, dark as graphite is: these valves are for heat. */
function packing(gland: number): Part {
  const rings = Array.from({ length: RINGS }, (_, i) =>
    tube(PACKING, STEM + 0.1, RING_HEIGHT - 0.3, [
      0,
      0,
      gland - packingDepth + 0.1 + i * RING_HEIGHT,
    ]),
  );
  return { name: 'packing', material: 'black-plastic', shape: compound(rings) };
}
