import { flangeSize } from '#models/lib/flanges.ts';
import type { ButterflyParams } from '#models/families/butterfly.ts';

/** Proportions of the illustration, mm: those of a DN 100 valve between PN 16 flanges. */
export const frame = {
  bore: 50,
  flange: flangeSize(100),
  /** Turn of the disc and stem, degrees; a lever across the disc then points to the right. */
  open: -62,
  /** Outside of the ring. */
  ring: 74,
  stem: 9.5,
} as const;

/** Half the body's width along the pipe. */
export const halfWidth = (body: ButterflyParams['body']): number =>
  body === 'double-flanged' ? 48 : 23;

/** Height of the pad's underside over the pipe's axis. */
export const padHeight = (neck: ButterflyParams['neck']): number =>
  ({ ribbed: 122, oval: 116, yoke: 176, finned: 232 })[neck];

/** Are seat and disc metal, held by a ring on the face? */
export const metalSeated = ({ neck }: ButterflyParams): boolean =>
  neck === 'yoke' || neck === 'finned';
