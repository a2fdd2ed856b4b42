/** Proportions of the illustration, mm. */
export const proportions = {
  bore: 15,
  ball: 24,
  stem: 6.5,
  /** Rotation of ball, stem and handle, degrees: open, the handle lies along the pipe. */
  open: 0,
  /** Outer radius of the seats, and their ends from the ball's centre. */
  seat: { outer: 21.5, from: 14.2, to: 21.8 },
  /** Actuator pad, whose nuts stand clear of the neck; z of its underside, and its thickness. */
  mounting: 'F05',
  pad: 46,
  padThickness: 9,
  /** Radius of the thread crest, and half the valve's length. */
  thread: 17.5,
  half: 72,
} as const;
