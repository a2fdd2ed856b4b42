/** Proportions of the illustration, mm. */
export const frame = {
  bore: 15,
  ball: 24,
  stem: 6.5,
  /** Turn of ball and lever from open, degrees; the ball's mouth then looks at the camera. */
  open: -28,
  /** Underside of the pad, and its thickness. */
  pad: 46,
  padThickness: 9,
  /** Radius of the threads' root, and half the valve's length. */
  thread: 17.5,
  half: 72,
} as const;
