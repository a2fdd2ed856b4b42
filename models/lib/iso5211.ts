import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { around, cylinder, roundedBox } from './solids.ts';

/** Actuator flange by ISO 5211: bolt circle and holes, mm. */
export interface PadSize {
  /** Bolt circle diameter d3. */
  pitch: number;
  /** Outer diameter d1 of the standard's round flange. */
  outer: number;
  /** Clearance hole for the standard's thread d4. */
  hole: number;
}

/**
 * ISO 5211 actuator flanges with four holes. TO CONFIRM against the printed standard; used for the
 * proportions of illustrations only, never printed as a dimension.
 */
export const padSizes = {
  F03: { pitch: 36, outer: 46, hole: 5.5 },
  F04: { pitch: 42, outer: 54, hole: 5.5 },
  F05: { pitch: 50, outer: 65, hole: 6.6 },
  F07: { pitch: 70, outer: 90, hole: 9 },
  F10: { pitch: 102, outer: 125, hole: 11 },
  F12: { pitch: 125, outer: 150, hole: 13.5 },
  F14: { pitch: 140, outer: 175, hole: 17.5 },
} as const satisfies Record<string, PadSize>;

export type PadName = keyof typeof padSizes;

/** Hole tools of a pad from z downwards or upwards, at 45° to the pipe as the standard has them. */
export const padHoles = (pad: PadName, fromZ: number, length: number): Shape3D[] => {
  const { pitch, hole } = padSizes[pad];
  return around(4, pitch / 2, (x, y) => cylinder(hole / 2, length, [x, y, fromZ]), Math.PI / 4);
};

/** Square pad with rounded corners and four holes, standing on z. */
export function squarePad(pad: PadName, z: number, thickness: number): Shape3D {
  const { pitch, hole } = padSizes[pad];
  const side = pitch * Math.SQRT1_2 + hole * 2.6;
  return cut(
    roundedBox(side, side, thickness, hole * 1.3, [0, 0, z]),
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
