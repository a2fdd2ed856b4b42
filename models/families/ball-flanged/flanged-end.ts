import type { Shape3D } from 'replicad';
import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { alongX, cylinder, revolve, X } from '#models/lib/solids.ts';
import { ends, proportions } from './ball-flanged-proportions.ts';

/** Points [radius, x] of an end, from the split face to the flange, for `revolve`. */
export type Profile = readonly (readonly [radius: number, x: number])[];

/**
 * Right end of a valve: neck, then flange with raised face and bolt holes.
 * @param neck profile from the axis at the split face to the back of the flange
 */
export function flangedEnd(body: BallFlangedParams['body'], neck: Profile): Shape3D {
  const { radius, thickness, half, pitchCircle } = ends[body];
  const turned = alongX(
    revolve([
      ...neck,
      [radius - 2, half - thickness],
      [radius, half - thickness + 2],
      [radius, half - 2],
      [radius - 2, half],
      [0, half],
    ]),
  );
  const face = cylinder(
    pitchCircle / 2 - ends[body].holeDiameter / 2 - 4,
    3,
    [half - 0.5, 0, 0],
    X,
  );
  return cut(fuse(turned, face), flangeHoles(ends[body], half - thickness - 1, thickness + 2));
}

/** Bore and ball chamber, as tools for `cut`. */
export const passage = (): Shape3D[] => [
  cylinder(proportions.bore, 400, [-200, 0, 0], X),
  cylinder(proportions.ball + 2, 72, [-36, 0, 0], X),
];
