import type { Shape3D, Sketch } from 'replicad';
import { cad } from './kernel.ts';
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
 * kink: from any side they look like a helix, and mesh to fewer triangles than a swept one. The faces between the halves are
 * left out, since their edges would be drawn. The skin is closed by a face on each end of the wire, at the bottom.
 */
export function spring({ radius, wire, turns, from, to }: Spring): Shape3D {
  const start = from + wire / 2;
  const pitch = (to - from - wire) / turns;
  const tilt = (Math.atan2(pitch / 4, radius) * 180) / Math.PI;
  const end = start + turns * pitch;
  const closed = (x: number) => ({ x, tilt: 0, radius });
  const halves = [
    ...[start, start].map(closed),
    ...Array.from({ length: 2 * turns }, (_, i) => ({
      x: start + ((i + 0.5) * pitch) / 2,
      tilt,
      // A tilted ring must be wider to meet the closed ends.
      radius: Math.hypot(radius, pitch / 4),
    })),
    ...[end, end].map(closed),
  ];
  let seam = 0;
  const skin = halves.flatMap((half, i) => {
    // The seam along the wire goes on from half to half: else the corners of their meshes do not meet.
    seam -= half.tilt + (halves[i - 1]?.tilt ?? 0);
    const side = i % 2 === 0 ? 1 : -1;
    const shape = halfRing(half.radius, wire, seam, side)
      .rotate(-side * half.tilt, [0, 0, 0], Y)
      .translate([half.x, 0, 0]);
    const outer = i === 0 || i === halves.length - 1;
    return shape.faces.filter(
      ({ geomType, center }) => geomType !== 'PLANE' || (outer && center.z > 0),
    );
  });
  return (cad.makeCompound(skin) as Shape3D).rotate(180, [0, 0, 0], X);
}

/** Half of a ring of wire around the X axis: from its top to its bottom, or, `side` -1, back up. @param seam of the wire, degrees */
function halfRing(radius: number, wire: number, seam: number, side: 1 | -1): Shape3D {
  const section = drawCircle(wire / 2)
    .rotate(seam)
    .translate(0, radius)
    .sketchOnPlane('XY') as Sketch;
  return section.revolve(X, { angle: 180 }).rotate(side * 90, [0, 0, 0], X);
}

/** The same as solids, which the kernel can cut: rings between two closed ends, each tilted as the helix climbs. */
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
