import { fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { cylinder, NEG_Z, tube } from '#models/lib/solids.ts';
import { trim } from './ball-flanged-proportions.ts';

// Proportions of the illustration, mm.
const { ball, bore } = trim['three-piece'];
/** Radius of the pin under the ball, and z of the joint of the lower cover, in which it ends. */
export const PIN = 15,
  LOWER = -106;
/** Wall of the bush between pin and ball, and z of its ends. */
const BUSH = 3,
  BUSH_TOP = -bore - 6,
  BUSH_FOOT = 4 - ball;
/** Upper end of the pin, in the ball's pocket. */
const PIN_TOP = -bore - 4;

const pin = (radius: number) => cylinder(radius, PIN_TOP - LOWER + 4, [0, 0, PIN_TOP], NEG_Z);

/** Pin under the ball, and the bush on which that turns. The pin leaves with the lower cover; then the ball can be pushed out along the pipe. */
export const trunnion = (): Part[] => [
  { name: 'trunnion', material: 'polished', shape: pin(PIN) },
  {
    name: 'trunnion-bush',
    material: 'ptfe',
    shape: tube(PIN + BUSH, PIN + 0.1, BUSH_TOP - BUSH_FOOT, [0, 0, BUSH_FOOT]),
  },
];

/** Where pin and bush stand in the ball. */
export const trunnionPocket = () =>
  fuse(pin(PIN + 0.1), cylinder(PIN + BUSH + 0.1, 40, [0, 0, BUSH_TOP + 0.1], NEG_Z));
