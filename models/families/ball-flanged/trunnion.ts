import { fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { box, compound, cylinder, NEG_Z, tube } from '#models/lib/solids.ts';
import { collarRadius, trim } from './ball-flanged-proportions.ts';

// Proportions of the illustration, mm.
const { ball, bore } = trim['three-piece'];
const journal = collarRadius('three-piece');
/** Radius of the pin under the ball, and z of the joint of the lower cover, in which it ends. */
export const PIN = 15,
  LOWER = -106;
/** Wall of the bush between pin and ball, and z of its ends. */
const BUSH = 3,
  BUSH_TOP = -bore - 6,
  BUSH_FOOT = 4 - ball;
/** Upper end of the pin, in the ball's pocket. */
const PIN_TOP = -bore - 4;

/**
 * z of the lower end of the stem's journal in the ball's top, and of the tang under it: so high above the bore that in a section
 * the tang, which stands in front of the cut, hides nothing of the bore.
 */
export const JOURNAL = ball - 9,
  TANG = JOURNAL - 4.8;
/** Ends of the journal's bush. */
const UPPER_FOOT = JOURNAL - 0.1,
  UPPER_TOP = ball - 2.8;

const pin = (radius: number) => cylinder(radius, PIN_TOP - LOWER + 4, [0, 0, PIN_TOP], NEG_Z);

/**
 * Pin under the ball, and the bushes on which that turns, around pin and stem. The pin leaves with the lower cover; then the
 * ball can be pushed out along the pipe.
 */
export const trunnion = (): Part[] => [
  { name: 'trunnion', material: 'polished', shape: pin(PIN) },
  {
    name: 'trunnion-bush',
    material: 'ptfe',
    shape: compound(
      tube(PIN + BUSH, PIN + 0.1, BUSH_TOP - BUSH_FOOT, [0, 0, BUSH_FOOT]),
      tube(journal + BUSH, journal + 0.1, UPPER_TOP - UPPER_FOOT, [0, 0, UPPER_FOOT]),
    ),
  },
];

/** Where pin, stem and bushes stand in the ball. */
export const trunnionPockets = () => [
  fuse(pin(PIN + 0.1), cylinder(PIN + BUSH + 0.1, 40, [0, 0, BUSH_TOP + 0.1], NEG_Z)),
  cylinder(journal + BUSH + 0.1, 40, [0, 0, UPPER_FOOT - 0.1]),
  box([-4.5, -9.5, TANG - 0.1], [4.5, 9.5, JOURNAL + 1]),
];
