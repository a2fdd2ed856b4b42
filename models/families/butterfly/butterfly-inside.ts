import type { Shape3D } from 'replicad';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  compound,
  cylinder,
  NEG_Z,
  place,
  revolve,
  roundedBox,
  tube,
  Z,
} from '#models/lib/solids.ts';
import { LOWER_BOSS, PAD, padHeight, proportions } from './butterfly-proportions.ts';
import { PIN, pinHeights, pinTurn } from './disc.ts';
import { GLAND_STUD, GLAND_STUDS, glandSeat, SQUARE, stem } from './neck-and-stem.ts';

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
/** How deep the studs of the gland stand in the casting. */
const STUD_DEPTH = 10;
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
  const gland = glandSeat(neck);
  const pins = (clearance: number) =>
    pinHeights(params).map((z) => taperPin(z, proportions.open + pinTurn(params), clearance));
  const pinHoles = () => pins(0.05);
  return {
    body: (shape) =>
      cut(
        shape,
        stemBore(0.4),
        cylinder(PLUG_THREAD + 0.1, LOWER_BOSS + STEM_END + 2, [0, 0, -LOWER_BOSS - 1]),
        hasGland(params) ? glandPocket(gland) : [],
      ),
    'lower-plug': (shape) =>
      fuse(shape, cylinder(PLUG_THREAD, LOWER_BOSS + STEM_END - 2, [0, 0, -LOWER_BOSS - 0.5])),
    disc: (shape) => cut(shape, stemBore(0.1), pinHoles()),
    'disc-pins': () => compound(pins(0)),
    stem: () => {
      const through = cut(stem(top, operator, STEM_END), pinHoles());
      if (operator !== 'lever') return through;
      return cut(through, cylinder(BOLT_THREAD + 0.1, 24, [0, 0, top + 6]));
    },
    liner: (shape) => cut(shape, stemBore(0.1)),
    gland: (shape) =>
      cut(
        fuse(shape, tube(PACKING - 0.1, STEM + 0.1, GLAND_DEPTH + 4, [0, 0, gland - GLAND_DEPTH])),
        studs(gland, 0.3),
      ),
    'gland-studs': () =>
      compound(
        studs(gland, 0).map((stud, i) =>
          fuse(stud, place(studNut(2 * GLAND_STUD), [0, GLAND_STUDS[i]!, gland + 20])),
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

/**
 * Pin through disc and stem, thinner at one end.
 * @param turn direction around the stem, degrees
 * @param clearance wider all round, mm
 */
function taperPin(z: number, turn: number, clearance: number): Shape3D {
  const { thick, thin, end } = PIN;
  const pin = revolve([
    [0, -end],
    [thin + clearance, -end],
    [thick + clearance, end],
    [0, end],
  ]);
  return alongX(pin).translate([0, 0, z]).rotate(turn, [0, 0, 0], Z);
}

const glandPocket = (gland: number): Shape3D[] => [
  cylinder(PACKING + 0.1, GLAND_DEPTH + RINGS * RING_HEIGHT + 2, [0, 0, gland - packingDepth]),
  ...studs(gland, 0.1),
];

const packingDepth = GLAND_DEPTH + RINGS * RING_HEIGHT;

function studs(gland: number, clearance: number): Shape3D[] {
  return GLAND_STUDS.map((y) =>
    cylinder(GLAND_STUD + clearance, STUD_DEPTH + 20.5, [0, y, gland - STUD_DEPTH]),
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
