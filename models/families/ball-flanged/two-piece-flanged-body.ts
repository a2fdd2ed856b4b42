import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import {
  box,
  circularPattern,
  compound,
  cylinder,
  halfTurn,
  NEG_X,
  place,
  roundedBox,
  X,
} from '#models/lib/solids.ts';
import { flangedEnd, passage, stemPassage } from './flanged-end.ts';
import { ends, padHeight } from './ball-flanged-proportions.ts';
import { packingOf } from './packing.ts';

// Proportions of the illustration, mm: the joint, radius of barrel, joint flanges and studs.
const SPLIT = 28,
  BARREL = 68,
  RIM = 81,
  STUD = 8,
  STUD_RADIUS = 73.5,
  /** Outer face of the end's joint flange, and how far its studs reach behind it. */
  NUT_SEAT = SPLIT + 11.4,
  STUD_DEPTH = 21.4;

/** Makes one item for each stud: between the holes of the flange, so that there is room for both. */
const atStuds = (make: (y: number, z: number) => Shape3D) => circularPattern(8, STUD_RADIUS, make);

/** Two-piece body: neck and left flange in one casting, the right end bolted on. */
export function twoPieceFlangedBody(body: 'two-piece' | 'two-piece-yoke'): Part[] {
  const back = ends[body].half - ends[body].thickness;
  const holes = atStuds((y, z) =>
    cylinder(STUD / 2 + 0.1, STUD_DEPTH + 0.5, [NUT_SEAT + 0.4, y, z], NEG_X),
  );
  const end = flangedEnd(body, [
    [0, SPLIT + 0.6],
    [RIM, SPLIT + 0.6],
    [RIM, SPLIT + 11],
    [58, SPLIT + 12.5],
    [51, SPLIT + 18],
    [51, back - 4],
    [54, back],
  ]);
  const left = halfTurn(
    flangedEnd(body, [
      [0, -SPLIT],
      [RIM, -SPLIT],
      [RIM, -SPLIT + 11],
      [BARREL, -SPLIT + 12],
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
    holes,
    stemPassage(body, 200, packingOf(body)),
    cylinder(body === 'two-piece' ? 16 : 17.5, 4, [0, 0, top + 8]),
  );
  const studs = atStuds((y, z) => place(studNut(STUD, STUD_DEPTH), [NUT_SEAT, y, z], X));
  return [
    { name: 'body', material: 'paint-valve', shape: main },
    { name: 'end', material: 'paint-valve-second', shape: cut(end, passage(body), holes) },
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
  // Narrow, so that there is room for nuts under the pad.
  const arms = [-1, 1].map((s) => roundedBox(12, 28, 57, 4, [s * 27, 0, seat - 6]));
  const base = roundedBox(72, 54, seat - RIM - 2, 10, [0, 0, RIM + 2]);
  return fuse(cylinder(24, seat - 1), base, arms);
}
