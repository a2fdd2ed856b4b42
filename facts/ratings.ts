/** Pressure ratings are names: they are never converted into each other, and PN 10 is not JIS 10K. */
export type RatingKind = 'PN' | 'class' | 'JIS K';

/** EN 1333 and the older steps still on drawings, with PN 30 and 32 of the catalogue; ASME B16.34, B16.1; JIS B 2220. Another number is no rating. */
export const RATINGS: Readonly<Record<RatingKind, readonly number[]>> = {
  PN: [2.5, 6, 10, 16, 20, 25, 30, 32, 40, 50, 63, 64, 100, 110, 150, 160, 250, 260, 320, 400, 420],
  class: [125, 150, 250, 300, 400, 600, 800, 900, 1500, 2500, 4500],
  'JIS K': [2, 5, 10, 16, 20, 30, 40, 63],
};
