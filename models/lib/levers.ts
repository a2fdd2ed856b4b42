import type { Shape3D } from 'replicad';
import { cut, fillet, fuse } from './booleans.ts';
import { countersunkScrew, hexBolt } from './fasteners.ts';
import type { Part } from './part.ts';
import {
  box,
  circularPattern,
  compound,
  cylinder,
  draw,
  extrudeOn,
  hexagonalPrism,
  place,
  roundedBox,
  roundedBoxFront,
  roundedBoxX,
  Y,
  Z,
} from './solids.ts';

const rotated = (shape: Shape3D, angle: number): Shape3D => shape.rotate(angle, [0, 0, 0], Z);

// Notches of the plate: how many, degrees between them, in which one the latch stands; mm.
const NOTCHES = 10,
  NOTCH_STEP = 10,
  LATCHED = 4,
  NOTCH_WIDTH = 5,
  NOTCH_FROM = 79,
  PLATE_RADIUS = 86;

// Countersunk screws of the plate, over which the lever passes, in the holes of the pad below (F07), with nuts under it; mm.
const SCREW = 8,
  SCREW_CIRCLE = 70,
  PAD = 13;
// Hinge of the latch's trigger between two cheeks, and start of the grip behind it; mm.
const HINGE = 97,
  HINGE_PIN = 2.2,
  GRIP_FROM = 105;

/**
 * Lever of a butterfly valve on a notched plate, standing on z. Its trigger lies under the grip and ends
 * in a latch that stands in one of the notches.
 * @param angle direction of the lever, degrees from +X
 * @param length from the stem to the end of the grip, mm
 */
export function notchedLever(z: number, angle: number, length = 222): Part[] {
  const notched = cut(sector(PLATE_RADIUS, z + 0.1, 4), notches(z));
  const plate = cut(
    fuse(
      roundedBox(70, 70, 4, 15, [0, 0, z + 0.1]),
      rotated(notched, angle - LATCHED * NOTCH_STEP),
    ),
    cylinder(12, 10, [0, 0, z - 1]),
    atScrews((x, y) => place(screw(0.05), [x, y, z + 4.1])),
  );
  const screws = atScrews((x, y) =>
    fuse(
      screw(0),
      cut(
        hexagonalPrism(SCREW * 1.6, SCREW * 0.8, [0, 0, -4.1 - PAD - SCREW * 0.8]),
        cylinder(SCREW / 2 - 0.5, 40, [0, 0, -40]),
      ),
    ).translate([x, y, z + 4.1]),
  );
  const outline = draw([-9, -17])
    .lineTo([30, -17])
    .lineTo([74, -11])
    .lineTo([length - 72, -11])
    .lineTo([length - 72, 11])
    .lineTo([74, 11])
    .lineTo([30, 17])
    .lineTo([-9, 17])
    .close();
  const lever = extrudeOn('XY', outline, 7, [0, 0, z + 6]);
  const hub = cut(
    fuse(
      cylinder(20, 16, [0, 0, z + 4.4]),
      lever,
      [-1, 1].map((side) => cheek(z, side)),
    ),
    cylinder(HINGE_PIN + 0.1, 40, [HINGE, -20, z - 2], Y),
  );
  const grip = fillet(
    roundedBoxX(29, 19, length - GRIP_FROM, 8, [GRIP_FROM, 0, z + 9.5]),
    5,
    (e) => e.inPlane('YZ', length),
    'grip',
  );
  const trigger = fuse(
    squeezeLever(z, length - 10),
    box(
      [NOTCH_FROM + 1, 0.3 - NOTCH_WIDTH / 2, z - 6],
      [PLATE_RADIUS + 6, NOTCH_WIDTH / 2 - 0.3, z + 5.9],
    ),
    cylinder(HINGE_PIN, 19, [HINGE, -9.5, z - 2], Y),
  );
  return [
    { name: 'notch-plate', material: 'stainless', shape: plate },
    { name: 'notch-plate-screws', material: 'steel', shape: compound(screws) },
    { name: 'lever', material: 'black-plastic', shape: rotated(hub, angle) },
    { name: 'lever-grip', material: 'black-plastic', shape: rotated(grip, angle) },
    { name: 'lever-trigger', material: 'black-plastic', shape: rotated(trigger, angle) },
    { name: 'lever-bolt', material: 'steel', shape: place(hexBolt(10), [0, 0, z + 20.4]) },
  ];
}

const atScrews = (make: (x: number, y: number) => Shape3D): Shape3D[] =>
  circularPattern(4, SCREW_CIRCLE / 2, make, Math.PI / 4);

/** With a head that ends within the plate. @param clearance wider all round: the hole in the plate, mm */
const screw = (clearance: number): Shape3D =>
  countersunkScrew(SCREW, 4.1 + PAD + SCREW, { radius: SCREW * 0.85, clearance });

/** One of the two cheeks under the lever, between which its trigger hangs. */
const cheek = (z: number, side: number): Shape3D =>
  roundedBoxFront(11, 13, 3.5, 3, [HINGE, side * 6.6 + 1.75, z + 0.7]);

/** Trigger from the notch plate over its hinge to under the grip's end, with room to be squeezed. */
function squeezeLever(z: number, to: number): Shape3D {
  const outline = draw([PLATE_RADIUS + 2, z - 6])
    .lineTo([PLATE_RADIUS + 2, z + 1.5])
    .lineTo([HINGE + 4, z + 1.5])
    .lineTo([HINGE + 12, z - 3])
    .lineTo([to - 4, z - 13])
    .lineTo([to, z - 15])
    .lineTo([to - 2, z - 18])
    .lineTo([HINGE + 12, z - 8.5])
    .lineTo([HINGE, z - 7])
    .close();
  return extrudeOn('XZ', outline, 9, [0, 4.5, 0]);
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
  Array.from({ length: NOTCHES }, (_, i) =>
    roundedBox(12, NOTCH_WIDTH, 10, 1, [NOTCH_FROM + 6, 0, z - 2]).rotate(
      i * NOTCH_STEP,
      [0, 0, 0],
      Z,
    ),
  );
