import { flangeSize } from '#models/lib/flanges.ts';
import type { ButterflyParams } from '#models/families/butterfly.ts';

/** Proportions of the illustration, mm: those of a DN 100 valve between PN 16 flanges. */
export const proportions = {
  bore: 50,
  flange: flangeSize(100),
  /** Rotation of disc and stem, degrees: a lever at right angles to the disc points to the right. */
  open: -62,
  /** Outer radius of the body ring. */
  ring: 74,
  stem: 9.5,
} as const;

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

/** Whether the seat is metal, held by a ring on the face. */
export const metalSeated = ({ neck }: ButterflyParams): boolean =>
  neck === 'yoke' || neck === 'finned';
