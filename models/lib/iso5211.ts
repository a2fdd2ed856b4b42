import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { circularPattern, cylinder, roundedBox } from './solids.ts';

/** Actuator flange by ISO 5211, mm. */
interface PadSize {
  /** Pitch circle diameter d3. */
  pitchCircle: number;
  /** Outer diameter d1 of the standard's round flange. */
  outer: number;
  /** Clearance hole for the standard's thread d4. */
  holeDiameter: number;
}

/**
 * ISO 5211 actuator flanges with four holes. TO CONFIRM against the printed standard: used for the
 * proportions of illustrations only, never shown as a dimension.
 */
const padSizes = {
  F03: { pitchCircle: 36, outer: 46, holeDiameter: 5.5 },
  F04: { pitchCircle: 42, outer: 54, holeDiameter: 5.5 },
  F05: { pitchCircle: 50, outer: 65, holeDiameter: 6.6 },
  F07: { pitchCircle: 70, outer: 90, holeDiameter: 9 },
  F10: { pitchCircle: 102, outer: 125, holeDiameter: 11 },
  F12: { pitchCircle: 125, outer: 150, holeDiameter: 13.5 },
  F14: { pitchCircle: 140, outer: 175, holeDiameter: 17.5 },
} as const satisfies Record<string, PadSize>;

export type PadName = keyof typeof padSizes;

/** Bolt holes of a pad along +Z, as tools for `cut`; at 45° to the pipe, as in the standard. */
export const padHoles = (pad: PadName, fromZ: number, length: number): Shape3D[] => {
  const { pitchCircle, holeDiameter } = padSizes[pad];
  return circularPattern(
    4,
    pitchCircle / 2,
    (x, y) => cylinder(holeDiameter / 2, length, [x, y, fromZ]),
    Math.PI / 4,
  );
};

/** Width of a square pad, mm. */
export const squarePadSide = (pad: PadName): number =>
  padSizes[pad].pitchCircle * Math.SQRT1_2 + padSizes[pad].holeDiameter * 2.6;

/** Square pad with rounded corners and four holes, standing on z. */
export function squarePad(pad: PadName, z: number, thickness: number): Shape3D {
  const { holeDiameter } = padSizes[pad];
  const side = squarePadSide(pad);
  return cut(
    roundedBox(side, side, thickness, holeDiameter * 1.3, [0, 0, z]),
    padHoles(pad, z - 1, thickness + 2),
  );
}

/** Round pad with four holes, standing on z. */
export function roundPad(pad: PadName, z: number, thickness: number): Shape3D {
  return cut(
    cylinder(padSizes[pad].outer / 2, thickness, [0, 0, z]),
    padHoles(pad, z - 1, thickness + 2),
  );
}
