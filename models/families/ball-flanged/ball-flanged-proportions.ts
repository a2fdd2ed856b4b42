import type { BallFlangedParams } from '#models/families/ball-flanged.ts';

type Body = BallFlangedParams['body'];

// Proportions of the illustration, mm.

/** Radius of the stem. */
export const STEM = 8.5;

/** Ball, bore and seats. The flanges are so near that one sees seat and ball edge through the open end. */
interface Trim {
  /** Radius of ball and bore. */
  ball: number;
  bore: number;
  /** Outer radius of the seats, and their ends from the ball's centre. */
  seat: { outer: number; from: number; to: number };
}

const smallTrim: Trim = { ball: 56, bore: 36, seat: { outer: 48, from: 31, to: 49 } };

export const trim: Record<Body, Trim> = {
  'two-piece': smallTrim,
  'two-piece-yoke': smallTrim,
  'three-piece': { ball: 68, bore: 46, seat: { outer: 58, from: 37, to: 56 } },
};

/** Flange of each body; `half` is half the valve's length. */
export const ends = {
  'two-piece': {
    radius: 82.5,
    thickness: 15,
    pitchCircle: 135,
    holes: 8,
    holeDiameter: 14,
    half: 76,
  },
  'two-piece-yoke': {
    radius: 88,
    thickness: 19,
    pitchCircle: 143,
    holes: 8,
    holeDiameter: 16,
    half: 80,
  },
  'three-piece': {
    radius: 104,
    thickness: 25,
    pitchCircle: 168,
    holes: 12,
    holeDiameter: 18,
    half: 98,
  },
} as const satisfies Record<Body, object>;

/** z of the actuator pad's underside. */
export const padHeight: Record<Body, number> = {
  'two-piece': 88,
  'two-piece-yoke': 142,
  'three-piece': 154,
};
