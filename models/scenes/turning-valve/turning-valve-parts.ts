import { twoPieceFlangedBody } from '#models/families/ball-flanged/two-piece-flanged-body.ts';
import { padHeight, proportions } from '#models/families/ball-flanged/ball-flanged-proportions.ts';
import { electricQuarterTurnParts } from '#models/families/electric-quarter-turn.ts';
import { placedParts } from '#models/lib/assembly.ts';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import type { Cutaway, Part, Vec3 } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import {
  box,
  cylinder,
  draw,
  revolveDrawing,
  roundedBox,
  sphere,
  X,
  Z,
} from '#models/lib/solids.ts';

const { ball, bore, stem } = proportions;

// The exploded view: heights of the parts above their place, and size of the actuator on this valve. Illustration, mm.
const STEM_LIFT = 96,
  ACTUATOR_AT = 250,
  INDICATOR_LIFT = 62,
  ACTUATOR_SCALE = 0.86;
const DOME = { z: 204, radius: 31, height: 20 };
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
  const window = actuator.filter(({ name }) => name.startsWith('dome'));
  const housing = actuator.filter(({ name }) => !name.startsWith('dome'));
  return {
    cut: [
      ...twoPieceFlangedBody('two-piece'),
      {
        name: 'seats',
        material: 'ptfe',
        shape: ballSeats({ ball, bore, outer: 36, from: 24.3, to: 35.8 }),
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
  const drilled = cut(
    sphere(ball),
    cylinder(bore, 200, [-100, 0, 0], X),
    box([-30, -4.5, ball - 8], [30, 4.5, ball + 5]),
  );
  const bar: Part = {
    name: 'bar',
    material: 'black-plastic',
    shape: indicatorBar().rotate(spin, ORIGIN, Z),
  };
  return [
    { name: 'ball', material: 'polished', shape: drilled.rotate(spin, ORIGIN, Z) },
    {
      name: 'stem',
      material: 'steel',
      shape: stemShape().rotate(spin, ORIGIN, Z).translate([0, 0, STEM_LIFT]),
    },
    ...placedParts([bar], indicatorPlace),
  ];
}

/** Stem with a tang for the ball's slot below and a square end above. */
function stemShape() {
  const top = padHeight['two-piece'] + 40;
  const tang = box([-14, -4.2, ball - 7.5], [14, 4.2, ball + 4]);
  const square = intersect(
    cylinder(stem, 44, [0, 0, top - 44]),
    fuse(cylinder(stem, 20, [0, 0, top - 44]), roundedBox(12.4, 12.4, 40, 1.4, [0, 0, top - 40])),
  );
  return fuse(
    tang,
    cylinder(12, 6, [0, 0, ball + 3]),
    cylinder(stem, top - 40 - ball, [0, 0, ball + 2]),
    square,
  );
}

/** A strip over the dome, along the bore: it lies along the pipe when the valve is open. */
function indicatorBar() {
  const { z, radius, height } = DOME;
  const over = 0.9;
  const skin = revolveDrawing(
    draw([0, z])
      .lineTo([radius + over, z])
      .lineTo([radius + over, z + 3])
      .ellipseTo([0, z + height + over], radius + over, height + over - 3, 0, false, true)
      .close(),
  );
  return intersect(skin, box([-radius - 4, -4.6, z + 2], [radius + 4, 4.6, z + height + 4]));
}
