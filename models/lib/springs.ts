import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { cylinder, group, X, Y } from './solids.ts';

/** A compression spring of rectangular wire around the X axis; lengths in mm. */
export interface Spring {
  /** Middle of the coil, from the axis. */
  radius: number;
  /** Edge of the square wire. */
  wire: number;
  turns: number;
  /** x of its two ends. */
  from: number;
  to: number;
}

/**
 * Draws a spring as tilted rings: seen from the front nobody can tell them from a helix, and they
 * mesh with a fiftieth of a swept helix's triangles.
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
  // Closed and ground ends, as real springs have.
  return group(ring(from + half, 0), coils, ring(to - half, 0));
}
