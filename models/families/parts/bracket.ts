import { cut, fuse } from '#models/lib/booleans.ts';
import { hexBolt } from '#models/lib/fasteners.ts';
import { atPadHoles, padHoles, type PadName, padThread } from '#models/lib/iso5211.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { padStuds } from './mounting.ts';
import { box, cylinder, compound, place, roundedBox } from '#models/lib/solids.ts';

/** Bracket between a valve's pad and an actuator, mm of illustration. */
export interface Bracket {
  /** Hole circle of both joints. */
  pad: PadName;
  /** z of the valve's pad: its underside, where the nuts are, and its top. */
  underside: number;
  z: number;
  height: number;
  /** Along the pipe and across it. */
  width: number;
  depth: number;
  material: MaterialName;
}

/** Wall of a bracket, mm of illustration. */
export const BRACKET_WALL = 5;

/** Open box bracket, bolted through the valve's pad, and in it the coupling between stem and actuator. */
export function mountingBracket({
  pad,
  underside,
  z,
  height,
  width,
  depth,
  material,
}: Bracket): Part[] {
  const wall = BRACKET_WALL;
  const frame = cut(
    roundedBox(width, depth, height - 0.2, 6, [0, 0, z + 0.1]),
    box([-width / 2 + wall, -depth, z + wall], [width / 2 - wall, depth, z + height - wall]),
    cylinder(width * 0.2, height + 2, [0, 0, z - 1]),
    padHoles(pad, z - 1, height + 2),
  );
  const d = padThread(pad);
  const bolts = [
    ...atPadHoles(pad, (x, y) => place(hexBolt(d), [x, y, z + wall + 0.1])),
    ...padStuds(pad, underside, z - underside + wall),
  ];
  // Its square end stands in the actuator's shaft.
  const coupling = fuse(
    cylinder(width * 0.17, height * 0.62, [0, 0, z + height * 0.2]),
    cylinder(width * 0.2, height * 0.14, [0, 0, z + height * 0.44]),
    roundedBox(11, 11, height * 0.2 + 14, 1, [0, 0, z + height * 0.8]),
  );
  return [
    { name: 'bracket', material, shape: frame },
    { name: 'bracket-bolts', material: 'steel', shape: compound(bolts) },
    { name: 'coupling', material: 'steel', shape: coupling },
  ];
}
