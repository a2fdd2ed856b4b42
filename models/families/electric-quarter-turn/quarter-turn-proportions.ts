import type { IndicatorDome } from '#models/lib/indicators.ts';

/** Proportions of the illustration, mm. The housing is a block around CENTRE_X, parted at JOINT_Z. */
export const JOINT_Z = 100,
  COVER_TOP = 196,
  LENGTH = 222,
  WIDTH = 146,
  CENTRE_X = 14;

/** Axis of the handwheel, which runs along Y beside the output: the worm lies on it. */
export const WHEEL_X = -46,
  WHEEL_Z = 60;

/** The window on the cover. */
export const QUARTER_TURN_DOME: IndicatorDome = { radius: 27, height: 20, z: COVER_TOP + 8 };
