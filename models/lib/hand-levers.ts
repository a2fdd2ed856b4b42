import type { Shape3D } from 'replicad';
import { cut, fillet, fuse, intersect } from './booleans.ts';
import { hexBolt } from './fasteners.ts';
import type { Part } from './part.ts';
import {
  alongX,
  cylinder,
  draw,
  extrudeOn,
  halfTurn,
  hexagonalPrism,
  place,
  revolveDrawing,
  tube,
  Z,
} from './solids.ts';

const rotated = (shape: Shape3D, angle: number): Shape3D => shape.rotate(angle, [0, 0, 0], Z);

/** Height of the arm above the hub, where the hand holds it, mm. */
const RISE = 20;

/**
 * Forged lever of a ball valve: hub, tapering arm that rises over the flange, round grip, nut. It stands on z and lies along
 * the bore of an open ball.
 * @param length from the stem to the end of the grip, mm
 */
export function forgedLever(z: number, angle: number, length: number): Part[] {
  const gripFrom = length * 0.5;
  const hub = fuse(cylinder(17, 12, [0, 0, z]), cylinder(14.5, 14, [0, 0, z]));
  const lever = fuse(hub, arm(z, gripFrom + 20));
  return [
    { name: 'lever', material: 'steel', shape: rotated(lever, angle) },
    {
      name: 'lever-grip',
      material: 'paint-valve',
      shape: rotated(grip(gripFrom, length).translate([0, 0, z + RISE + 4]), angle),
    },
    {
      name: 'lever-nut',
      material: 'steel',
      shape: fuse(
        cylinder(11, 1.8, [0, 0, z + 14.1]),
        hexagonalPrism(17, 8, [0, 0, z + 15.5]),
        cylinder(5, 12, [0, 0, z + 15.5]),
      ),
    },
  ];
}

/** Arm from the hub to inside the grip: seen from the side it rises in an S, seen from above it tapers. */
function arm(z: number, to: number): Shape3D {
  const side = draw([0, z + 1])
    .lineTo([16, z + 1])
    .cubicBezierCurveTo([64, z + RISE], [40, z + 1], [44, z + RISE])
    .lineTo([to, z + RISE])
    .lineTo([to, z + RISE + 8])
    .lineTo([62, z + RISE + 8])
    .cubicBezierCurveTo([14, z + 11], [40, z + RISE + 8], [36, z + 11])
    .lineTo([0, z + 11])
    .close();
  const above = draw([0, -13.5])
    .cubicBezierCurveTo([58, -8], [26, -13], [40, -8.6])
    .lineTo([to, -6.5])
    .lineTo([to, 6.5])
    .lineTo([58, 8])
    .cubicBezierCurveTo([0, 13.5], [40, 8.6], [26, 13])
    .close();
  return intersect(
    extrudeOn('XZ', side, 60, [0, 30, 0]),
    extrudeOn('XY', above, 60, [0, 0, z - 10]),
  );
}

/** Round grip along +X with a collar where the thumb lies, three grooves and a domed end. */
function grip(from: number, to: number): Shape3D {
  const outline = draw([0, from])
    .lineTo([10.6, from])
    .lineTo([10.6, from + 3])
    .lineTo([8.6, from + 7])
    .threePointsArcTo([9.6, to - 8], [10, (from + to) / 2 + 8])
    .threePointsArcTo([0, to], [7.2, to - 2.2])
    .close();
  const grooves = [0, 1, 2].map((i) => alongX(tube(14, 8.6, 2.2, [0, 0, to - 26 - i * 7])));
  return cut(alongX(revolveDrawing(outline)), grooves);
}

/** Wing handle of a small ball valve, standing on z; `angle` as for the lever. */
export function wingHandle(z: number, angle: number): Part[] {
  const right = wing(z);
  const shape = fuse(
    right,
    halfTurn(right),
    fillet(cylinder(17, 17, [0, 0, z]), 3, (e) => e.inPlane('XY', z + 17), 'wing hub'),
  );
  return [
    { name: 'handle', material: 'paint-valve', shape: rotated(shape, angle) },
    { name: 'handle-nut', material: 'steel', shape: place(hexBolt(10), [0, 0, z + 17.1]) },
  ];
}

/** Right wing: seen from above it widens towards its rounded end, seen from the side it rises. */
function wing(z: number): Shape3D {
  const above = draw([0, -9])
    .lineTo([48, -9])
    .threePointsArcTo([48, 9], [57, 0])
    .lineTo([0, 9])
    .close();
  const side = draw([0, z + 3])
    .lineTo([16, z + 3])
    .cubicBezierCurveTo([62, z + 12], [34, z + 3], [40, z + 12])
    .lineTo([62, z + 20])
    .cubicBezierCurveTo([12, z + 14], [44, z + 20], [32, z + 14])
    .lineTo([0, z + 14])
    .close();
  return intersect(
    extrudeOn('XY', above, 40, [0, 0, z - 5]),
    extrudeOn('XZ', side, 40, [0, 20, 0]),
  );
}
