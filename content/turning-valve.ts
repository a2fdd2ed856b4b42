/** Angles at which the turning parts of the home page's valve are drawn, degrees from closed (models/scenes/turning-valve). */
export const TURNING_ANGLES: readonly number[] = Array.from({ length: 19 }, (_, step) => step * 5);
