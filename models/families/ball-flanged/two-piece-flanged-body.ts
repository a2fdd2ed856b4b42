import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { tappedHole, tappedStud } from '#models/lib/tapped-joint.ts';
import {
  box,
  circularPattern,
  compound,
  cylinder,
  halfTurn,
  place,
  roundedBox,
  tube,
  X,
} from '#models/lib/solids.ts';
import { flangedEnd, passage, stemPassage } from './flanged-end.ts';
import { ends, padHeight, type FloatingBody } from './ball-flanged-proportions.ts';
import { packingOf } from './packing.ts';

// Proportions of the illustration, mm: the joint, radius of barrel, joint flanges and studs. There is a stud's diameter of
// material outside the studs, and under the tapped holes.
const SPLIT = 28,
  BARREL = 68,
  RIM = 82,
  STUD = 7,
  STUD_RADIUS = 71.5,
  /** Thickness of the body's joint flange, and outer face of the end's. */
  TAPPED_FLANGE = 19,
  NUT_SEAT = SPLIT + 11.4;

/** Gasket of the joint: in a recess of the body, inside the studs, where the end's spigot presses it against the recess's floor. */
const GASKET = { inner: 58.6, recess: 65, floor: 22.6, thickness: 3.2 };
const SPIGOT = GASKET.floor + GASKET.thickness + 0.1;

/**
 * Makes one item for each stud: between the holes of the flange, so that there is room for both, and like those on both sides of the
 * centre lines, clear of the neck.
 */
const atStuds = (make: (y: number, z: number) => Shape3D) =>
  circularPattern(8, STUD_RADIUS, make, Math.PI / 8);

/** Two-piece body: neck and left flange in one casting, the right end bolted on. */
export function twoPieceFlangedBody(body: FloatingBody): Part[] {
  const back = ends[body].half - ends[body].thickness;
  const clearanceHoles = atStuds((y, z) => cylinder(STUD / 2 + 0.35, 20, [SPLIT, y, z], X));
  const tappedHoles = atStuds((y, z) => place(tappedHole(STUD), [SPLIT, y, z], X));
  const end = flangedEnd(body, [
    [0, SPIGOT],
    [GASKET.recess - 0.1, SPIGOT],
    [GASKET.recess - 0.1, SPLIT + 0.2],
    [RIM, SPLIT + 0.2],
    [RIM, SPLIT + 11],
    // Flat under the nuts.
    [63, SPLIT + 11],
    [58, SPLIT + 12.5],
    [51, SPLIT + 18],
    [51, back - 4],
    [54, back],
  ]);
  const left = halfTurn(
    flangedEnd(body, [
      [0, -SPLIT],
      [RIM, -SPLIT],
      [RIM, -SPLIT + TAPPED_FLANGE],
      [BARREL, -SPLIT + TAPPED_FLANGE + 1],
      [BARREL, 27],
      [51, 49],
      [51, back - 4],
      [54, back],
    ]),
  );
  const top = padHeight[body];
  const neck = body === 'two-piece' ? plainNeck(top) : yokeNeck(top);
  const main = cut(
    fuse(left, neck, squarePad(body === 'two-piece' ? 'F05' : 'F07', top, 11)),
    passage(body),
    cylinder(GASKET.recess, SPLIT + 1 - GASKET.floor, [GASKET.floor, 0, 0], X),
    tappedHoles,
    stemPassage(body, 200, packingOf(body)),
    cylinder(body === 'two-piece' ? 16 : 17.5, 4, [0, 0, top + 8]),
  );
  const studs = atStuds((y, z) => place(tappedStud(STUD, NUT_SEAT - SPLIT), [NUT_SEAT, y, z], X));
  const gasket = tube(
    GASKET.recess - 0.1,
    GASKET.inner,
    GASKET.thickness - 0.1,
    [GASKET.floor + 0.1, 0, 0],
    X,
  );
  return [
    { name: 'body', material: 'paint-valve', shape: main },
    { name: 'end', material: 'paint-valve-second', shape: cut(end, passage(body), clearanceHoles) },
    { name: 'gaskets', material: 'ptfe', shape: gasket },
    { name: 'body-studs', material: 'steel', shape: compound(studs) },
  ];
}

function plainNeck(top: number): Shape3D {
  const ribs = [-1, 1].map((s) =>
    box([-5, Math.min(0, s * 27), 50], [5, Math.max(0, s * 27), top + 1]),
  );
  return fuse(cylinder(23, top + 1), ribs);
}

/**
 * Closed up to the packing gland, then two arms up to the pad. The yoke's base stands out beyond neck and arms, so that its
 * edges are whole, and clear of the joint flanges below it.
 */
function yokeNeck(top: number): Shape3D {
  const seat = top - 50;
  // Narrow, so that there is room for nuts under the pad, but no slit beside the stem in the pictures.
  const arms = [-1, 1].map((s) => roundedBox(14, 31, 57, 4, [s * 26, 0, seat - 6]));
  const base = roundedBox(72, 54, seat - RIM - 4, 10, [0, 0, RIM + 4]);
  return fuse(cylinder(24, seat - 1), base, arms);
}
