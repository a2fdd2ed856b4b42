import type { Shape3D } from 'replicad';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { circles, cut, fillet, fuse } from '#models/lib/booleans.ts';
import { hexBolt } from '#models/lib/fasteners.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { circularPattern, box, cylinder, NEG_Z, place, X } from '#models/lib/solids.ts';
import {
  halfWidth,
  LOWER_BOSS,
  metalSeated,
  PAD,
  padHeight,
  proportions,
  seatFace,
} from './butterfly-proportions.ts';
import { glandSockets, neckShape } from './neck-and-stem.ts';
import { seatPocket } from './seat-ring.ts';

const { bore, flange, ring } = proportions;
const LUG_RADIUS = flange.pitchCircle / 2,
  HOLE = flange.holeDiameter / 2;

/**
 * Radius of the raised faces of the flanged body, mm: 7 mm inside the holes. Seen at the pictures' angle a face as large as a
 * pipe flange's would hide the edges of the holes.
 */
const RAISED_FACE = LUG_RADIUS - HOLE - 7;

/** Body, neck and actuator pad in one casting, and the plug under the lower stem. */
export function bodyRing(params: ButterflyParams): Part[] {
  const half = halfWidth(params.body);
  const outside = fuse(
    outerRing(params.body, half),
    neckShape(params.neck),
    cylinder(20, LOWER_BOSS, [0, 0, 0], NEG_Z),
  );
  const bored = cut(
    outside,
    cylinder(metalSeated(params) ? bore : bore + 6, 2 * half + 12, [-half - 6, 0, 0], X),
    boltHoles(params.body, half),
    metalSeated(params) ? [...seatPocket(seatFace(params.body)), ...glandSockets(params.neck)] : [],
  );
  const top = padHeight(params.neck);
  const padded = fuse(bored, squarePad('F07', top, PAD));
  const body = cut(
    padded,
    cylinder(17.5, 5, [0, 0, top + 9.5]),
    cylinder(proportions.stem + 0.4, top * 2),
  );
  return [
    { name: 'body', material: 'paint-valve', shape: body },
    {
      name: 'lower-plug',
      material: 'steel',
      shape: place(hexBolt(16), [0, 0, -LOWER_BOSS], NEG_Z),
    },
  ];
}

function outerRing(body: ButterflyParams['body'], half: number): Shape3D {
  if (body === 'double-flanged') return flangedBarrel(half);
  const plain = cylinder(ring, 2 * half, [-half, 0, 0], X);
  const shape = body === 'wafer-plain' ? plain : fuse(plain, lugs(body, half));
  // Between eight lugs the ring's edge is too short for a fillet.
  if (body === 'lug') return shape;
  return fillet(shape, 3.5, (e) => circles(ring)(e.inPlane('YZ', half)), 'ring');
}

/** Angles of the lugs around the pipe, radians. */
function lugAngles(body: ButterflyParams['body']): number[] {
  const every = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => from + (i * 2 * Math.PI) / count);
  if (body === 'lug') return every(8, Math.PI / 8);
  if (body === 'wafer-two-lugs') return every(2, -Math.PI / 4);
  return every(4, Math.PI / 4);
}

function lugs(body: ButterflyParams['body'], half: number): Shape3D[] {
  const radius = body === 'lug' ? 18 : 15.5;
  const depth = body === 'lug' ? half : half * 0.78;
  return lugAngles(body).map((angle) => {
    const eye = cylinder(radius, 2 * depth, [-depth, 0, LUG_RADIUS], X);
    const web = box([-depth, -radius, ring - 20], [depth, radius, LUG_RADIUS]);
    return fuse(eye, web).rotate((angle * 180) / Math.PI - 90, [0, 0, 0], X);
  });
}

function boltHoles(body: ButterflyParams['body'], half: number): Shape3D[] {
  if (body === 'wafer-plain') return [];
  if (body === 'double-flanged') return flangeHoles(flange, -half - 1, 2 * half + 2);
  return lugAngles(body).map((angle) =>
    cylinder(HOLE, 2 * half + 2, [-half - 1, 0, LUG_RADIUS], X).rotate(
      (angle * 180) / Math.PI - 90,
      [0, 0, 0],
      X,
    ),
  );
}

/** Barrel with ribs between two flanges. */
function flangedBarrel(half: number): Shape3D {
  const disc = (from: number) => cylinder(flange.outer / 2, 19, [from, 0, 0], X);
  const barrel = cylinder(ring - 2, 2 * half, [-half, 0, 0], X);
  const ribs = circularPattern(
    4,
    1,
    (_u, _v, angle) =>
      box([-half + 4, -6, 40], [half - 4, 6, flange.outer / 2 - 10]).rotate(
        (angle * 180) / Math.PI,
        [0, 0, 0],
        X,
      ),
    Math.PI / 4,
  );
  const faces = [-half - 2, half].map((x) => cylinder(RAISED_FACE, 2, [x, 0, 0], X));
  return fuse(barrel, disc(-half), disc(half - 19), ribs, faces);
}
