import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import type { FlangeSize } from '../../content/flange-sizes.ts';
import { circularPattern, cylinder, X } from './solids.ts';

/**
 * Bolt holes along +X, as tools for `cut`. They straddle the centre lines, as on pipe flanges.
 * @param from x of their start, mm
 */
export function flangeHoles(
  size: Pick<FlangeSize, 'pitchCircle' | 'holes' | 'holeDiameter'>,
  from: number,
  length: number,
): Shape3D[] {
  return circularPattern(
    size.holes,
    size.pitchCircle / 2,
    (y, z) => cylinder(size.holeDiameter / 2, length, [from, y, z], X),
    Math.PI / size.holes,
  );
}

/** Flange with bolt holes and bore (diameter, mm) around X, from x = `from` to `from + thickness`. */
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
