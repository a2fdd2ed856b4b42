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
  place,
  roundedBox,
  X,
} from '#models/lib/solids.ts';
import { flangedEnd, passage } from './flanged-end.ts';
import { ends, proportions, padHeight } from './ball-flanged-proportions.ts';

const SPLIT = 26;

/** Two-piece body: neck and left flange in one casting, the right end bolted on. */
export function twoPieceFlangedBody(body: 'two-piece' | 'two-piece-yoke'): Part[] {
  const back = ends[body].half - ends[body].thickness;
  const end = flangedEnd(body, [
    [0, SPLIT + 0.6],
    [68, SPLIT + 0.6],
    [68, SPLIT + 12],
    [50, SPLIT + 14],
    [41, SPLIT + 22],
    [41, back - 4],
    [44, back],
  ]);
  const left = halfTurn(
    flangedEnd(body, [
      [0, -10],
      [57, -10],
      [57, 12],
      [52, 26],
      [43, 40],
      [41, 44],
      [41, back - 4],
      [44, back],
    ]),
  );
  const barrel = fuse(
    cylinder(57, SPLIT + 4, [-4, 0, 0], X),
    cylinder(68, 13, [SPLIT - 13, 0, 0], X),
  );
  const top = padHeight[body];
  const neck = body === 'two-piece' ? plainNeck(top) : yokeNeck(top);
  const main = cut(
    fuse(left, barrel, neck, squarePad(body === 'two-piece' ? 'F05' : 'F07', top, 11)),
    passage(),
    cylinder(proportions.stem + 0.2, 300, [0, 0, 20]),
    cylinder(body === 'two-piece' ? 16 : 17.5, 4, [0, 0, top + 8]),
  );
  const studs = circularPattern(
    8,
    62,
    (y, z) => place(studNut(8), [SPLIT + 12.4, y, z], X),
    Math.PI / 8,
  );
  return [
    { name: 'body', material: 'paint-valve', shape: main },
    { name: 'end', material: 'paint-valve-second', shape: cut(end, passage()) },
    { name: 'body-studs', material: 'steel', shape: compound(studs) },
  ];
}

function plainNeck(top: number): Shape3D {
  const ribs = [-1, 1].map((s) =>
    box([-5, Math.min(0, s * 27), 44], [5, Math.max(0, s * 27), top + 1]),
  );
  return fuse(cylinder(23, top + 1), ribs);
}

/** Closed up to the packing gland, then two arms up to the pad. */
function yokeNeck(top: number): Shape3D {
  const seat = top - 50;
  const arms = [-1, 1].map((s) => roundedBox(12, 42, 57, 4, [s * 27, 0, seat - 6]));
  return fuse(cylinder(26, seat), roundedBox(66, 50, 12, 10, [0, 0, seat - 12]), arms);
}
