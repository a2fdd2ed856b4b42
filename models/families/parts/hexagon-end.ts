import type { Shape3D } from 'replicad';
import { intersect } from '#models/lib/booleans.ts';
import { alongX, place, hexagon, revolve, X, Z } from '#models/lib/solids.ts';

const ACROSS_FLATS = 58;

/** Hexagon of a threaded end along X, mm. */
export const hexEnd = (from: number, to: number): Shape3D =>
  place(hexagon(ACROSS_FLATS, to - from), [from, 0, 0], X);

/** The same with its outer corners turned off. */
export function bevelledHex(from: number, to: number): Shape3D {
  const corner = ACROSS_FLATS / 2 / Math.cos(Math.PI / 6) + 1;
  const turned = alongX(
    revolve([
      [0, from],
      [corner, from],
      [corner, to - 7],
      [ACROSS_FLATS / 2 - 2, to],
      [0, to],
    ]),
  );
  return intersect(hexEnd(from, to), turned);
}

/** A right-hand end's copy on the left. */
export const turnedAround = (shape: Shape3D): Shape3D =>
  (shape.clone() as Shape3D).rotate(180, [0, 0, 0], Z);
