import type { BallFlangedParams } from '#models/families/ball-flanged.ts';

type Body = BallFlangedParams['body'];

/** Proportions of the illustration that all bodies share, mm. */
export const proportions = {
  bore: 25,
  ball: 40,
  stem: 8.5,
  /** Rotation of ball, stem and lever from open, degrees: the bore faces the camera. */
  open: -28,
} as const;

/** Flange of each body, mm; `half` is half the valve's length. */
export const ends = {
  'two-piece': {
    radius: 82.5,
    thickness: 18,
    pitchCircle: 125,
    holes: 4,
    holeDiameter: 18,
    half: 76,
  },
  'two-piece-yoke': {
    radius: 88,
    thickness: 22,
    pitchCircle: 135,
    holes: 8,
    holeDiameter: 17,
    half: 84,
  },
  'three-piece': {
    radius: 96,
    thickness: 31,
    pitchCircle: 144,
    holes: 8,
    holeDiameter: 21,
    half: 112,
  },
} as const satisfies Record<Body, object>;

/** z of the actuator pad's underside, mm. */
export const padHeight: Record<Body, number> = {
  'two-piece': 76,
  'two-piece-yoke': 136,
  'three-piece': 138,
};
