import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { circularPattern, cylinder, roundedBox } from './solids.ts';

/** Actuator flange by ISO 5211, mm. */
interface PadSize {
  /** Pitch circle diameter d3. */
  pitchCircle: number;
  /** Outer diameter d1 of the standard's round flange. */
  outer: number;
  /** Nominal diameter of the standard's thread d4, and its clearance hole. */
  thread: number;
  holeDiameter: number;
}

/**
 * ISO 5211 actuator flanges with four holes. TO CONFIRM against the printed standard: used for the
 * proportions of illustrations only, never shown as a dimension.
 */
const padSizes = {
  F03: { pitchCircle: 36, outer: 46, thread: 5, holeDiameter: 5.5 },
  F04: { pitchCircle: 42, outer: 54, thread: 5, holeDiameter: 5.5 },
  F05: { pitchCircle: 50, outer: 65, thread: 6, holeDiameter: 6.6 },
  F07: { pitchCircle: 70, outer: 90, thread: 8, holeDiameter: 9 },
  F10: { pitchCircle: 102, outer: 125, thread: 10, holeDiameter: 11 },
  F12: { pitchCircle: 125, outer: 150, thread: 12, holeDiameter: 13.5 },
  F14: { pitchCircle: 140, outer: 175, thread: 16, holeDiameter: 17.5 },
} as const satisfies Record<string, PadSize>;

export type PadName = keyof typeof padSizes;

/** Nominal thread diameter of a pad's bolts, mm. */
export const padThread = (pad: PadName): number => padSizes[pad].thread;

/** Makes one item for each bolt of a pad; at 45° to the pipe, as in the standard. */
export const atPadHoles = <T>(pad: PadName, make: (x: number, y: number) => T): T[] =>
  circularPattern(4, padSizes[pad].pitchCircle / 2, make, Math.PI / 4);

/** Bolt holes of a pad along +Z, as tools for `cut`. */
export const padHoles = (pad: PadName, fromZ: number, length: number): Shape3D[] =>
  atPadHoles(pad, (x, y) => cylinder(padSizes[pad].holeDiameter / 2, length, [x, y, fromZ]));

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
