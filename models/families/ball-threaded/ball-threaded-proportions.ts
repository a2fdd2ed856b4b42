/** Proportions of the illustration, mm. */
export const proportions = {
  bore: 15,
  ball: 24,
  stem: 6.5,
  /** Rotation of ball and lever from open, degrees: the bore faces the camera. */
  open: -28,
  /** z of the actuator pad's underside, and its thickness. */
  pad: 46,
  padThickness: 9,
  /** Radius of the thread crest, and half the valve's length. */
  thread: 17.5,
  half: 72,
} as const;
