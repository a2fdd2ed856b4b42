import { makeCompound, type Shape3D, type Sketch } from 'replicad';
import { alongX, compound, drawCircle, revolveDrawing, X, Y } from './solids.ts';

/** Compression spring of round wire around the X axis, mm. */
export interface Spring {
  /** Mean coil radius. */
  radius: number;
  /** Diameter of the wire. */
  wire: number;
  turns: number;
  /** x of its ends. */
  from: number;
  to: number;
}

/**
 * Helical spring with closed ends. Each turn is two halves of a ring, tilted against each other so that they join without a
 * kink: from any side they look like a helix, and mesh to fewer triangles than a swept one. It is a skin without the faces
 * between the halves, whose edges would be drawn.
 */
export function spring({ radius, wire, turns, from, to }: Spring): Shape3D {
  const start = from + wire / 2;
  const pitch = (to - from - wire) / turns;
  const tilt = (Math.asin(pitch / (4 * radius)) * 180) / Math.PI;
  /** The half of a ring on one side of the axis, from its top to its bottom. */
  const half = (
    drawCircle(wire / 2)
      .translate(0, radius)
      .sketchOnPlane('XY') as Sketch
  )
    .revolve(X, { angle: 180 })
    .rotate(90, [0, 0, 0], X);
  const other = half.clone().rotate(180, [0, 0, 0], X) as Shape3D;
  const placed = (shape: Shape3D, x: number, angle: number) =>
    (shape.clone() as Shape3D).rotate(angle, [0, 0, 0], Y).translate([x, 0, 0]);
  const halves = [
    ...Array.from({ length: turns }, (_, turn) => [
      placed(half, start + (turn + 0.25) * pitch, -tilt),
      placed(other, start + (turn + 0.75) * pitch, tilt),
    ]).flat(),
    ...[start, start + turns * pitch].flatMap((x) => [placed(half, x, 0), placed(other, x, 0)]),
  ];
  const skin = halves.flatMap(({ faces }) => faces.filter(({ geomType }) => geomType !== 'PLANE'));
  return makeCompound(skin) as Shape3D;
}

/** The same as solids, which a section can cut: rings between two closed ends, each tilted as the helix climbs. */
export function ringSpring({ radius, wire, turns, from, to }: Spring): Shape3D {
  const start = from + wire / 2;
  const pitch = (to - from - wire) / turns;
  const tilt = (Math.atan2(pitch / 2, 2 * radius) * 180) / Math.PI;
  const ring = (x: number, angle: number) =>
    alongX(revolveDrawing(drawCircle(wire / 2).translate(radius, 0)))
      .rotate(angle, [0, 0, 0], Y)
      .translate([x, 0, 0]);
  return compound(
    ring(start, 0),
    Array.from({ length: turns - 1 }, (_, turn) => ring(start + (turn + 1) * pitch, tilt)),
    ring(start + turns * pitch, 0),
  );
}
