import type { Shape3D } from 'replicad';
import { intersect } from '#models/lib/booleans.ts';
import { alongX, place, hexagonalPrism, revolve, X } from '#models/lib/solids.ts';

/** Of a threaded end's hexagon, two of whose flats lie above and below, mm of illustration. */
export const ACROSS_FLATS = 58;

/** Hexagon of a threaded end, along X between two x, mm. */
export const hexEnd = (from: number, to: number): Shape3D =>
  place(hexagonalPrism(ACROSS_FLATS, to - from), [from, 0, 0], X);

/** As `hexEnd`, with chamfered outer corners. */
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
