import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { cylinder, compound, X, Y } from './solids.ts';

/** Compression spring of square wire around the X axis, mm. */
export interface Spring {
  /** Mean coil radius. */
  radius: number;
  /** Width of the wire. */
  wire: number;
  turns: number;
  /** x of its ends. */
  from: number;
  to: number;
}

/**
 * Spring as a row of tilted rings: from the front they look like a helix, with a fiftieth of the
 * triangles of a swept one.
 */
export function spring({ radius, wire, turns, from, to }: Spring): Shape3D {
  const pitch = (to - from - wire) / turns;
  const tilt = (Math.atan2(pitch / 2, 2 * radius) * 180) / Math.PI;
  const half = wire / 2;
  const ring = (x: number, angle: number): Shape3D =>
    cut(
      cylinder(radius + half, wire, [x - half, 0, 0], X),
      cylinder(radius - half, wire + 2, [x - half - 1, 0, 0], X),
    ).rotate(angle, [x, 0, 0], Y);
  const coils = Array.from({ length: turns }, (_, i) =>
    ring(from + half + (i + 0.5) * pitch, tilt),
  );
  // Closed and ground ends.
  return compound(ring(from + half, 0), coils, ring(to - half, 0));
}
