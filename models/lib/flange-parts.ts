import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import type { FlangeSize } from './flanges.ts';
import { around, cylinder, X } from './solids.ts';

/**
 * Bolt holes along +X, as tools for `cut`. They straddle the vertical centre line, as pipe flanges do.
 * @param from x where they begin, mm
 */
export function flangeHoles(
  size: Pick<FlangeSize, 'pitch' | 'holes' | 'hole'>,
  from: number,
  length: number,
): Shape3D[] {
  return around(
    size.holes,
    size.pitch / 2,
    (y, z) => cylinder(size.hole / 2, length, [from, y, z], X),
    Math.PI / size.holes,
  );
}

/** Flange disc with holes and bore, its axis on X, from x = `from` to `from + thickness`. */
export function flangeDisc(
  size: FlangeSize,
  from: number,
  thickness: number,
  bore: number,
): Shape3D {
  const disc = cylinder(size.outer / 2, thickness, [from, 0, 0], X);
  return cut(
    disc,
    cylinder(bore / 2, thickness + 2, [from - 1, 0, 0], X),
    flangeHoles(size, from - 1, thickness + 2),
  );
}
