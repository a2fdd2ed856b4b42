import type { Shape3D } from 'replicad';
import { cut, fillet, fuse } from './booleans.ts';
import { hexBolt } from './fasteners.ts';
import type { Part } from './part.ts';
import {
  cylinder,
  draw,
  extrudeOn,
  hexagonalPrism,
  place,
  roundedBox,
  roundedBoxX,
  Z,
} from './solids.ts';

const rotated = (shape: Shape3D, angle: number): Shape3D => shape.rotate(angle, [0, 0, 0], Z);

/**
 * Lever of a butterfly valve on a notched plate, standing on z.
 * @param angle direction of the lever, degrees from +X
 */
export function notchedLever(z: number, angle: number): Part[] {
  const plate = cut(
    fuse(roundedBox(70, 70, 4, 15, [0, 0, z + 0.1]), sector(86, z + 0.1, 4)),
    notches(z),
    cylinder(12, 10, [0, 0, z - 1]),
  );
  const outline = draw([-19, -17])
    .lineTo([30, -17])
    .lineTo([74, -11])
    .lineTo([150, -11])
    .lineTo([150, 11])
    .lineTo([74, 11])
    .lineTo([30, 17])
    .lineTo([-19, 17])
    .close();
  const lever = extrudeOn('XY', outline, 7, [0, 0, z + 6]);
  const hub = fuse(cylinder(20, 16, [0, 0, z + 4.4]), lever);
  const grip = fillet(
    roundedBoxX(29, 19, 96, 8, [126, 0, z + 9.5]),
    5,
    (e) => e.inPlane('YZ', 222),
    'grip',
  );
  const trigger = fuse(
    roundedBoxX(13, 5, 100, 2, [78, 0, z - 5]),
    roundedBox(7, 13, 14, 2, [82, 0, z - 4]),
  );
  return [
    { name: 'notch-plate', material: 'stainless', shape: rotated(plate, angle - 45) },
    { name: 'lever', material: 'black-plastic', shape: rotated(hub, angle) },
    { name: 'lever-grip', material: 'black-plastic', shape: rotated(grip, angle) },
    { name: 'lever-trigger', material: 'steel', shape: rotated(trigger, angle) },
    { name: 'lever-bolt', material: 'steel', shape: place(hexBolt(10), [0, 0, z + 20.4]) },
  ];
}

/** Sector of a disc from +X to +Y, and 12° beyond both. */
function sector(radius: number, z: number, thickness: number): Shape3D {
  const at = (degrees: number): [number, number] => [
    radius * Math.cos((degrees * Math.PI) / 180),
    radius * Math.sin((degrees * Math.PI) / 180),
  ];
  const outline = draw([0, 0]).lineTo(at(-12)).threePointsArcTo(at(102), at(45)).close();
  return extrudeOn('XY', outline, thickness, [0, 0, z]);
}

const notches = (z: number): Shape3D[] =>
  Array.from({ length: 10 }, (_, i) =>
    roundedBox(12, 5, 10, 1, [85, 0, z - 2]).rotate(i * 10, [0, 0, 0], Z),
  );

/**
 * Bent plate lever of a small ball valve, with grip and nut, standing on z.
 * @param angle direction of the lever, degrees from +X
 * @param length from the stem to the end of the grip, mm
 */
export function plateLever(z: number, angle: number, length: number): Part[] {
  const eye = extrudeOn(
    'XY',
    draw([-17, -13])
      .lineTo([12, -13])
      .lineTo([32, -9])
      .lineTo([32, 9])
      .lineTo([12, 13])
      .lineTo([-17, 13])
      .close(),
    4.5,
    [0, 0, z],
  );
  const rise = draw([30, z])
    .lineTo([44, z])
    .lineTo([66, z + 16])
    .lineTo([length - 6, z + 16])
    .lineTo([length - 6, z + 20.5])
    .lineTo([64.4, z + 20.5])
    .lineTo([42.4, z + 4.5])
    .lineTo([30, z + 4.5])
    .close();
  const bar = extrudeOn('XZ', rise, 18, [0, 9, 0]);
  const grip = fillet(
    roundedBoxX(25, 13, length - 76, 5.5, [76, 0, z + 18.2]),
    3,
    (e) => e.inPlane('YZ', length),
    'lever grip',
  );
  return [
    { name: 'lever', material: 'stainless', shape: rotated(fuse(eye, bar), angle) },
    { name: 'lever-grip', material: 'paint-valve', shape: rotated(grip, angle) },
    {
      name: 'lever-nut',
      material: 'steel',
      shape: fuse(hexagonalPrism(17, 8, [0, 0, z + 4.6]), cylinder(5, 13, [0, 0, z + 4.6])),
    },
  ];
}

/** Wing handle of a small ball valve, standing on z; `angle` as for the lever. */
export function wingHandle(z: number, angle: number): Part[] {
  const wing = (s: number) =>
    fillet(
      roundedBoxX(19, 11, 44, 5, [s > 0 ? 12 : -56, 0, z + 9]),
      3.4,
      (e) => e.inPlane('YZ', s * 56),
      'wing',
    );
  const shape = fuse(
    wing(-1),
    wing(1),
    cylinder(16, 15, [0, 0, z + 1]),
    cylinder(19, 8, [0, 0, z + 0.5]),
  );
  return [
    { name: 'handle', material: 'paint-valve', shape: rotated(shape, angle) },
    { name: 'handle-nut', material: 'steel', shape: place(hexBolt(10), [0, 0, z + 16.2]) },
  ];
}
