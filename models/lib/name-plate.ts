import type { Part, Vec3 } from './part.ts';
import { compound, cylinder, NEG_Y, roundedBoxFront } from './solids.ts';

/** Thickness of the plate, and of the ruled lines on it, mm of illustration. */
const PLATE = 1,
  RULE = 0.35;

/**
 * Name plate on a front wall: a heading, ruled lines and one upright rule for what a maker engraves there, and two rivets.
 * It says nothing: the figures of a real plate are not stated.
 * @param at centre of its back, on the wall
 */
export function namePlate(width: number, height: number, at: Vec3): Part[] {
  const [x, y, z] = at;
  const bar = (centreX: number, centreZ: number, w: number, h: number) =>
    roundedBoxFront(w, h, PLATE + RULE, Math.min(w, h) * 0.2, [x + centreX, y, z + centreZ]);
  const inner = width - 9,
    step = (height - 6) / 5;
  const rules = [0, 1, 2].map((i) => bar(0, height / 2 - 4 - (i + 2) * step, inner, 0.7));
  const heading = bar(-inner * 0.22, height / 2 - 4 - step * 0.55, inner * 0.56, step * 0.62);
  // In pieces between the rules: solids that overlap in a compound break a cut-away.
  const uprights = [2.5, 3.5].map((i) =>
    bar(inner * 0.08, height / 2 - 4 - i * step, 0.7, step - 1.1),
  );
  const rivets = [-1, 1].map((s) =>
    cylinder(1.2, PLATE + 0.6, [x + s * (width / 2 - 2.3), y, z], NEG_Y),
  );
  return [
    {
      name: 'name-plate',
      material: 'stainless',
      shape: roundedBoxFront(width, height, PLATE, 2, at),
    },
    {
      name: 'name-plate-rules',
      material: 'black-plastic',
      shape: compound(heading, rules, uprights),
    },
    { name: 'name-plate-rivets', material: 'steel', shape: compound(rivets) },
  ];
}
