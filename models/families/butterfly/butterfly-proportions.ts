import { flangeSize } from '../../../content/flange-sizes.ts';
import type { ButterflyParams } from '#models/families/butterfly.ts';

/** Proportions of the illustration, mm: those of a DN 100 valve between PN 16 flanges. */
export const proportions = {
  bore: 50,
  flange: flangeSize(100),
  /** Rotation of disc and stem, degrees: a lever at right angles to the disc points to the right. */
  open: -70,
  /** Outer radius of the body ring. */
  ring: 74,
  stem: 9.5,
} as const;

/** Radius of the sphere in which a metal-seated disc turns, and the x of its rim when it is shut, mm. */
export const SWEEP = proportions.bore - 0.6,
  OFFSET = 14;

/** Length of the boss below the pipe's axis that the lower plug closes, mm. */
export const LOWER_BOSS = 90;

/** z at which the stem ends within the disc's upper boss in pictures, which do not show what lies in it, mm. */
export const IN_BOSS = 30;

/** Half the body's face-to-face width. */
export const halfWidth = (body: ButterflyParams['body']): number =>
  body === 'double-flanged' ? 48 : 23;

/** Thickness of the actuator pad, mm. */
export const PAD = 13;

/** z of the pad's underside, mm. */
export const padHeight = (neck: ButterflyParams['neck']): number =>
  ({ ribbed: 122, oval: 116, yoke: 176, finned: 232 })[neck];

/** x of the right face of a metal-seated valve, into which its seat ring is let, mm. */
export const seatFace = (body: ButterflyParams['body']): number =>
  halfWidth(body) + (body === 'double-flanged' ? 2 : 0);

/** Whether the seat is metal: a ring let into the face. The disc then lies beside its stem, in the seat's plane. */
export const metalSeated = ({ neck }: ButterflyParams): boolean =>
  neck === 'yoke' || neck === 'finned';
