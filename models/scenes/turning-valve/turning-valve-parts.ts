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
import type { Cutaway, Part, Vec3 } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { Z } from '#models/lib/solids.ts';

const BODY = 'two-piece';

// The exploded view: heights of the parts above their place, and size of the actuator on this valve. Illustration, mm.
const STEM_LIFT = 96,
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
 * Bar of the indicator, stem and ball.
 * @param angle from closed (0) to open (90), degrees
 */
export function turningParts(angle: number): Part[] {
  const spin = angle - 90;
  const { shape, ...bar } = domeBar(QUARTER_TURN_DOME);
  return [
    { name: 'ball', material: 'polished', shape: drilledBall(BODY).rotate(spin, ORIGIN, Z) },
    {
      name: 'stem',
      material: 'steel',
      shape: ballStem(BODY, padHeight[BODY] + 40)
        .rotate(spin, ORIGIN, Z)
        .translate([0, 0, STEM_LIFT]),
    },
    ...placedParts([{ ...bar, shape: shape.rotate(spin, ORIGIN, Z) }], indicatorPlace),
  ];
}
