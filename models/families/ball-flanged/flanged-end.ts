import type { Shape3D } from 'replicad';
import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { alongX, cylinder, revolve, X } from '#models/lib/solids.ts';
import {
  COLLAR,
  collarRadius,
  ends,
  floatingSeat,
  STEM,
  trim,
  type FloatingBody,
} from './ball-flanged-proportions.ts';

type Body = BallFlangedParams['body'];

/** Points [radius, x] of an end, from the split face to the flange, for `revolve`. */
export type Profile = readonly (readonly [radius: number, x: number])[];

/**
 * Right end of a valve: neck, then flange with raised face and bolt holes.
 * @param neck profile from the axis at the split face to the back of the flange
 */
export function flangedEnd(body: Body, neck: Profile): Shape3D {
  const { radius, thickness, half, pitchCircle, holeDiameter } = ends[body];
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
  const face = cylinder(pitchCircle / 2 - holeDiameter / 2 - 4, 3, [half - 0.5, 0, 0], X);
  return cut(fuse(turned, face), flangeHoles(ends[body], half - thickness - 1, thickness + 2));
}

/** Cylinder along the pipe around the ball's centre, as a tool for `cut`. */
export const across = (radius: number, halfLength: number): Shape3D =>
  cylinder(radius, 2 * halfLength, [-halfLength, 0, 0], X);

/** Bore, pockets of the seats and chamber of a floating ball, as tools for `cut`. */
export function passage(body: FloatingBody): Shape3D[] {
  const { ball, bore } = trim[body];
  const { outer, from, to } = floatingSeat;
  return [across(bore, 200), across(outer + 0.1, to + 0.1), across(ball + 2, from)];
}

/** Passage of the stem up to `top` with room for its collar, and the packing's chamber. */
export const stemPassage = (
  body: Body,
  top: number,
  packing: { from: number; to: number; radius: number },
): Shape3D[] => [
  cylinder(STEM + 0.2, top, [0, 0, 20]),
  cylinder(collarRadius(body) + 0.3, COLLAR.above + COLLAR.height + 0.2, [0, 0, trim[body].ball]),
  cylinder(packing.radius + 0.1, packing.to - packing.from, [0, 0, packing.from]),
];
