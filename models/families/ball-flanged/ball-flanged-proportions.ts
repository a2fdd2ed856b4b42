import type { BallFlangedParams } from '#models/families/ball-flanged.ts';

type Body = BallFlangedParams['body'];

/** Proportions of the illustration that all bodies share, mm. */
export const frame = {
  bore: 25,
  ball: 40,
  stem: 8.5,
  /** Turn of ball, stem and lever, degrees from open; the ball's mouth then looks at the camera. */
  open: -28,
} as const;

/** Flange of each look, mm: outer radius, thickness, bolt holes, half the valve's length. */
export const ends = {
  'two-piece': { radius: 82.5, thickness: 18, pitch: 125, holes: 4, hole: 18, half: 76 },
  'two-piece-yoke': { radius: 88, thickness: 22, pitch: 135, holes: 8, hole: 17, half: 84 },
  'three-piece': { radius: 96, thickness: 31, pitch: 144, holes: 8, hole: 21, half: 112 },
} as const satisfies Record<Body, object>;

/** Underside of the actuator pad. */
export const padHeight: Record<Body, number> = {
  'two-piece': 76,
  'two-piece-yoke': 136,
  'three-piece': 138,
};
