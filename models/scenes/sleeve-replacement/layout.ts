import type { PqvfProportions } from '#models/lib/pqvf-proportions.ts';

/**
 * Proportions of the gallery's 300A pinch valve, mm of illustration. No dimension of it is stated, so no dimension
 * drawing and no CAD file is made of it.
 */
export const VALVE: PqvfProportions = {
  length: 760,
  flange: {
    dn: 300,
    outer: 445,
    pitchCircle: 400,
    holes: 12,
    holeDiameter: 22,
    standard: 'DIN 2632',
    pressure: 'PN 10',
  },
  bore: 146,
  detailScale: 2,
  face: 376,
  thickness: 30,
  ringOuter: 346,
  ringInner: 326,
  sleeveOuter: 160,
  barrel: 176,
  chamber: 164,
  belt: 184,
  lip: 180,
  bossTop: 240,
  bossRadius: 38,
  fitting: 32,
  ribAngles: [30, 90, 150, 210, 270, 330],
  ribShoulder: 204.5,
  screwAngle: 0,
  screw: { thread: 18, length: 24, seat: 16, depth: 20 },
};

/** z of the floor below the pipe's axis. */
export const FLOOR = -380;
/** Centre of the valve while it is worked on: on timbers, in front of the pipe. */
export const BENCH: [number, number, number] = [-150, -720, -68];
/** x of the sleeve's centre when it lies on its own timbers. */
export const SLEEVE_OUT = BENCH[0] + 870;
/** x of the pipe's flange face towards the valve, and thickness of the pipe flanges. */
export const PIPE_FACE = 381;
export const PIPE_FLANGE = 26;
/** Radius of the pipe, outside and inside. */
export const PIPE_OUTER = 162;
export const PIPE_INNER = 150;
/** x of the flange faces of an isolation valve. */
export const ISOLATION: [number, number] = [546, 606];
/** x of the pipe's end in the picture. */
export const PIPE_END = 770;
