import { twoPieceFlangedBody } from '#models/families/ball-flanged/two-piece-flanged-body.ts';
import { ballStem, drilledBall } from '#models/families/ball-flanged/ball-and-stem.ts';
import {
  floatingSeat,
  padHeight,
  trim,
} from '#models/families/ball-flanged/ball-flanged-proportions.ts';
import { electricQuarterTurnParts } from '#models/families/electric-quarter-turn.ts';
import { QUARTER_TURN_DOME } from '#models/families/electric-quarter-turn/quarter-turn-proportions.ts';
import { placedParts } from '#models/lib/assembly.ts';
import { domeBar } from '#models/lib/indicators.ts';
import { PRODUCT_VIEW, type Cutaway, type Part, type Vec3 } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { Z } from '#models/lib/solids.ts';

const BODY = 'two-piece';

// The exploded view: heights of the parts above their place, and size of the actuator on this valve. Illustration, mm.
const STEM_LIFT = 86,
  ACTUATOR_AT = 250,
  INDICATOR_LIFT = 62,
  ACTUATOR_SCALE = 0.86;
const ORIGIN: Vec3 = [0, 0, 0];

/** Above everything that turns, mm: what turns may not change the frame. */
export const TOP: Vec3 = [0, 0, ACTUATOR_AT + INDICATOR_LIFT + ACTUATOR_SCALE * 240];

/** The half of the valve that is cut away; the actuator above is whole. */
export const halfSection: Cutaway['box'] = [
  [-400, -400, -400],
  [400, 0, 110],
];

/** Valve without its ball and stem, actuator, and window of the indicator lifted off it. */
export function fixedParts(): { cut: Part[]; whole: Part[] } {
  const actuator = electricQuarterTurnParts();
  const window = actuator.filter(({ name }) => name.startsWith('dome') && name !== 'dome-bar');
  const housing = actuator.filter(({ name }) => !name.startsWith('dome'));
  return {
    cut: [
      ...twoPieceFlangedBody(BODY),
      {
        name: 'seats',
        material: 'ptfe',
        shape: ballSeats({ ...trim[BODY], ...floatingSeat }),
      },
    ],
    whole: [
      ...placedParts(housing, {
        prefix: 'actuator',
        at: [0, 0, ACTUATOR_AT],
        scale: ACTUATOR_SCALE,
      }),
      ...placedParts(window, indicatorPlace),
    ],
  };
}

const indicatorPlace = {
  prefix: 'indicator',
  at: [0, 0, ACTUATOR_AT + INDICATOR_LIFT] as Vec3,
  scale: ACTUATOR_SCALE,
};

/**
 * Seen exactly edge on, the sides of the stem's square have no outline: their rounded corners turn away from the viewer where
 * they begin, and there is no silhouette there. So these parts turn further by this much, degrees; nobody sees it.
 */
const HAIR = 0.3;
/** Whether sides along or across the bore are seen edge on. */
const isEdgeOn = (angle: number) => (angle - PRODUCT_VIEW.azimuth) % 90 === 0;

const spinAt = (angle: number) => angle - 90 + (isEdgeOn(angle) ? HAIR : 0);

/** The stem, lifted out of the valve. @param angle as for `turningParts` */
export const turningStem = (angle: number): Part => ({
  name: 'stem',
  material: 'steel',
  shape: ballStem(BODY, padHeight[BODY] + 40)
    .rotate(spinAt(angle), ORIGIN, Z)
    .translate([0, 0, STEM_LIFT]),
});

/**
 * Bar of the indicator, stem and ball.
 * @param angle from closed (0) to open (90), degrees
 */
export function turningParts(angle: number): Part[] {
  const spin = spinAt(angle);
  const { shape, ...bar } = domeBar(QUARTER_TURN_DOME);
  return [
    { name: 'ball', material: 'polished', shape: drilledBall(BODY).rotate(spin, ORIGIN, Z) },
    turningStem(angle),
    ...placedParts([{ ...bar, shape: shape.rotate(spin, ORIGIN, Z) }], indicatorPlace),
  ];
}
