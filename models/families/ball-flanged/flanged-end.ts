import type { Shape3D } from 'replicad';
import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { cylinder, revolve, alongX, X, Z } from '#models/lib/solids.ts';
import { ends, frame } from './ball-flanged-proportions.ts';

/** Points [radius, x] of a half body, from its split face out to the flange, for `revolve`. */
export type Profile = readonly (readonly [radius: number, x: number])[];

/**
 * Right-hand end of a valve: the given neck, then the flange with raised face and bolt holes.
 * @param neck outline from the axis at the split to the neck's radius at the flange's back
 */
export function flangedEnd(body: BallFlangedParams['body'], neck: Profile): Shape3D {
  const { radius, thickness, half, pitch } = ends[body];
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
  const face = cylinder(pitch / 2 - ends[body].hole / 2 - 4, 3, [half - 0.5, 0, 0], X);
  return cut(fuse(turned, face), flangeHoles(ends[body], half - thickness - 1, thickness + 2));
}

/** The same end on the left. */
export const leftward = (end: Shape3D): Shape3D =>
  (end.clone() as Shape3D).rotate(180, [0, 0, 0], Z);

/** Bore and ball chamber, as tools for `cut`. */
export const passage = (): Shape3D[] => [cylinder(frame.bore, 400, [-200, 0, 0], X), chamber()];

const chamber = (): Shape3D => cylinder(frame.ball + 2, 72, [-36, 0, 0], X);
