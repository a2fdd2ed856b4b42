import type { Shape3D } from 'replicad';
import { fillet, fuse, intersect } from './booleans.ts';
import { capScrew, hexBolt } from './fasteners.ts';
import { atPadHoles, type PadName } from './iso5211.ts';
import type { Part } from './part.ts';
import {
  alongX,
  compound,
  cylinder,
  draw,
  drawCircle,
  extrudeOn,
  hexagonalPrism,
  place,
  revolveDrawing,
  Z,
} from './solids.ts';

const rotated = (shape: Shape3D, angle: number): Shape3D => shape.rotate(angle, [0, 0, 0], Z);

/** Height of the arm above the hub, where the hand holds it, mm. */
const RISE = 17;

/**
 * Forged lever of a ball valve: hub, tapering arm that rises over the flange, round grip, nut. It stands on z and lies along
 * the bore of an open ball.
 * @param length from the stem to the end of the grip, mm
 */
export function forgedLever(z: number, angle: number, length: number): Part[] {
  const gripFrom = length * 0.5;
  const lever = fuse(hubAndArm(z, gripFrom + 20), cylinder(14.5, 3, [0, 0, z + 11]));
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

/** Radius of the hub of a lever or wing handle, mm. What goes out from it is 8° off its tangent: too little for an edge. */
const HUB = 17;

/**
 * Hub, and arm to inside the grip: seen from the side it rises in an S, seen from above it tapers. One outline: an arm fused to a hub
 * has edges that end on its round.
 */
function hubAndArm(z: number, to: number): Shape3D {
  const side = draw([-HUB - 1, z])
    .lineTo([16, z])
    .cubicBezierCurveTo([64, z + RISE], [40, z], [44, z + RISE])
    .lineTo([to, z + RISE])
    .lineTo([to, z + RISE + 8])
    .lineTo([62, z + RISE + 8])
    .cubicBezierCurveTo([14, z + 12], [40, z + RISE + 8], [36, z + 12])
    .lineTo([-HUB - 1, z + 12])
    .close();
  const above = draw([0, -12])
    .lineTo([5.7, -15.8])
    .lineTo([8, -15])
    .cubicBezierCurveTo([58, -8], [23, -9.5], [40, -8.6])
    .lineTo([to, -6.5])
    .lineTo([to, 6.5])
    .lineTo([58, 8])
    .cubicBezierCurveTo([8, 15], [40, 8.6], [23, 9.5])
    .lineTo([5.7, 15.8])
    .lineTo([0, 12])
    .close()
    .fuse(drawCircle(HUB));
  return intersect(
    extrudeOn('XZ', side, 60, [0, 30, 0]),
    extrudeOn('XY', above, 60, [0, 0, z - 10]),
  );
}

/** Round grip along +X with a collar where the thumb lies and a domed end: grooves are so narrow that their lines break up. */
function grip(from: number, to: number): Shape3D {
  const outline = draw([0, from])
    .lineTo([10.6, from])
    .lineTo([10.6, from + 3])
    .lineTo([8.6, from + 7])
    .threePointsArcTo([9.6, to - 8], [10, (from + to) / 2 + 8])
    .threePointsArcTo([0, to], [7.2, to - 2.2])
    .close();
  return alongX(revolveDrawing(outline));
}

/** Height of the sleeves that a lever or wing handle lies against, above the pad, mm. */
const STOP = 16;

/**
 * Stops of a lever along the pipe: screws with sleeves in two holes of the pad across from each other. It lies against one when
 * open, against the other when shut; of a wing handle both wings do.
 * @param z of the pad's upper face
 * @param depth to which they are screwed in, mm
 */
export function stopScrews(z: number, pad: PadName, depth: number): Part {
  const screw = fuse(cylinder(5.2, STOP - 0.1, [0, 0, 0.1 - STOP]), capScrew(6, STOP + depth));
  const four = atPadHoles(pad, (x, y) => place(screw, [x, y, z + STOP]));
  return {
    name: 'stop-screws',
    material: 'steel',
    shape: compound(four.filter((_, index) => index % 2 === 0)),
  };
}

/** Wing handle of a small ball valve, standing on z; `angle` as for the lever. */
export function wingHandle(z: number, angle: number): Part[] {
  const right = wing();
  const above = right.fuse(right.rotate(180)).fuse(drawCircle(HUB));
  const rise = draw([-16, z])
    .lineTo([16, z])
    .cubicBezierCurveTo([62, z + 9], [34, z], [40, z + 9])
    .lineTo([62, z + 18])
    .cubicBezierCurveTo([14, z + 13], [44, z + 18], [32, z + 13])
    .lineTo([-14, z + 13])
    .cubicBezierCurveTo([-62, z + 18], [-32, z + 13], [-44, z + 18])
    .lineTo([-62, z + 9])
    .cubicBezierCurveTo([-16, z], [-40, z + 9], [-34, z])
    .close();
  const wings = intersect(
    extrudeOn('XY', above, 40, [0, 0, z - 5]),
    extrudeOn('XZ', rise, 40, [0, 20, 0]),
  );
  const boss = fillet(
    cylinder(14.5, 6, [0, 0, z + 11]),
    2,
    (e) => e.inPlane('XY', z + 17),
    'wing hub',
  );
  return [
    { name: 'handle', material: 'paint-valve', shape: rotated(fuse(wings, boss), angle) },
    { name: 'handle-nut', material: 'steel', shape: place(hexBolt(10), [0, 0, z + 17.1]) },
  ];
}

/** Right wing seen from above: a waist between hub and rounded end. */
const wing = () =>
  draw([0, -12])
    .lineTo([5.7, -15.8])
    .lineTo([8, -15])
    .cubicBezierCurveTo([48, -9.5], [22, -9], [34, -8])
    .threePointsArcTo([48, 9.5], [57.5, 0])
    .cubicBezierCurveTo([8, 15], [34, 8], [22, 9])
    .lineTo([5.7, 15.8])
    .lineTo([0, 12])
    .close();
