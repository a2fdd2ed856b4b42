import type { BallFlangedParams } from '#models/families/ball-flanged.ts';

type Body = BallFlangedParams['body'];

// Proportions of the illustration, mm.

/** Radius of the stem. */
export const STEM = 8.5;

/** Collar by which the stem cannot be pressed out: its height, and its lower end above the ball. */
export const COLLAR = { height: 7.5, above: 2.5 } as const;

/** Radius of that collar; that of a trunnion-mounted ball goes on into the ball as a journal. */
export const collarRadius = (body: Body): number => (body === 'three-piece' ? 15 : 12);

/** Bodies whose ball floats between two seats. */
export type FloatingBody = Exclude<Body, 'three-piece'>;

// The flanges are so near that one sees seat and ball edge through the open end.
const floating = { ball: 56, bore: 36 };

/** Radius of ball and bore. */
export const trim: Record<Body, { ball: number; bore: number }> = {
  'two-piece': floating,
  'two-piece-yoke': floating,
  'three-piece': { ball: 68, bore: 46 },
};

/** Seats of a floating ball: their outer radius, and their ends from the ball's centre. */
export const floatingSeat = { outer: 48, from: 31, to: 49 } as const;

/** Flange of each body; `half` is half the valve's length. */
export const ends = {
  'two-piece': {
    radius: 82.5,
    thickness: 15,
    pitchCircle: 132,
    holes: 4,
    holeDiameter: 18,
    half: 76,
  },
  'two-piece-yoke': {
    radius: 88,
    thickness: 19,
    pitchCircle: 141,
    holes: 4,
    holeDiameter: 19,
    half: 80,
  },
  'three-piece': {
    radius: 104,
    thickness: 25,
    pitchCircle: 168,
    holes: 8,
    holeDiameter: 18,
    half: 98,
  },
} as const satisfies Record<Body, object>;

/** z of the actuator pad's underside. */
export const padHeight: Record<Body, number> = {
  'two-piece': 94,
  'two-piece-yoke': 154,
  'three-piece': 172,
};
