import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { pinion, rackOutline } from '#models/lib/gears.ts';
import type { Part } from '#models/lib/part.ts';
import {
  box,
  compound,
  cylinder,
  extrudeOn,
  halfTurn,
  place,
  revolve,
  tube,
  X,
  Z,
} from '#models/lib/solids.ts';
import { spring } from '#models/lib/springs.ts';
import { actuatorProportions } from './actuator-body.ts';
import { capDepth, type Action } from './end-caps.ts';

const { half, axisZ, bore, top } = actuatorProportions;
const TEETH = 14,
  PITCH = 8.2,
  /** A rack stays clear of the other piston where they are nearest, and in mesh where they are apart. */
  RACK_TEETH = 9;
const PITCH_RADIUS = (TEETH * PITCH) / (2 * Math.PI);
const PISTON_DEPTH = 20,
  RACK_HALF_HEIGHT = 13;

/** Ends of the stroke, a quarter turn apart. */
export type Position = 'open' | 'shut';

/** x of a piston's inner face: the pistons are together when shut. */
const pistonX: Record<Position, number> = { shut: 38, open: 38 + (Math.PI / 2) * PITCH_RADIUS };

/** What the cutaway shows: shaft with pinion, both pistons with racks and seals, springs. */
export function pistonsAndShaft(action: Action, position: Position): Part[] {
  const face = pistonX[position];
  const right = piston(face);
  const left = halfTurn(right);
  const seals = [-1, 1].map((s) =>
    tube(bore - 0.2, bore - 3, 5, [s * (face + PISTON_DEPTH / 2) - 2.5, 0, axisZ], X),
  );
  // Turned so that its teeth stand in the gaps of the racks.
  const spin = (face + PITCH / 2) / PITCH_RADIUS;
  const parts: Part[] = [
    { name: 'shaft', material: 'steel', shape: shaft(position) },
    { name: 'pinion', material: 'steel', shape: pinion(TEETH, PITCH, axisZ - 16, 32, spin) },
    { name: 'piston-right', material: 'cast-aluminium', shape: right },
    { name: 'piston-left', material: 'cast-aluminium', shape: left },
    { name: 'piston-seals', material: 'rubber', shape: compound(seals) },
  ];
  if (action === 'spring-return') {
    const from = face + PISTON_DEPTH - 3,
      to = half + capDepth(action) - 8;
    const coil = spring({ radius: 29, wire: 8, turns: 5, from, to });
    // The left one is the same, not turned: that packs twice as well.
    const springs = [0, -from - to].map((x) => place(coil, [x, 0, axisZ]));
    parts.push({ name: 'springs', material: 'steel', shape: compound(springs) });
  }
  return parts;
}

/** Right piston; its rack runs before the pinion (y < 0), so that pistons that move apart turn it counter-clockwise. */
function piston(face: number): Shape3D {
  const disc = cylinder(bore - 0.5, PISTON_DEPTH, [face, 0, axisZ], X);
  const groove = tube(bore + 2, bore - 3, 5, [face + PISTON_DEPTH / 2 - 2.5, 0, axisZ], X);
  const dish = cylinder(bore - 9, 6, [face + PISTON_DEPTH - 3, 0, axisZ], X);
  const outline = rackOutline(face - RACK_TEETH * PITCH, RACK_TEETH, PITCH, 13).translate(
    0,
    PITCH_RADIUS + 0.4,
  );
  const rack = extrudeOn('XY', outline, 2 * RACK_HALF_HEIGHT, [0, 0, axisZ - RACK_HALF_HEIGHT]);
  const root = box(
    [face - 2, PITCH_RADIUS + 3, axisZ - RACK_HALF_HEIGHT],
    [face + 2, PITCH_RADIUS + 13.4, axisZ + RACK_HALF_HEIGHT],
  );
  return fuse(cut(disc, groove, dish), rack, root).rotate(180, [0, 0, axisZ], X);
}

/** Output shaft from the pad to its top above the indicator, whose slot lies along the pipe when the valve is open. */
function shaft(position: Position): Shape3D {
  const turned = revolve([
    [0, 2],
    [15, 2],
    [15, top + 7],
    [14, top + 7],
    [14, top + 30],
    [13, top + 32],
    [0, top + 32],
  ]);
  return cut(
    turned,
    // It ends within the shaft on the side away from the viewer: an open mouth there would be a notch in the outline.
    position === 'open'
      ? box([-9.5, -2.2, top + 25], [20, 2.2, top + 40])
      : box([-20, -2.2, top + 25], [9.5, 2.2, top + 40]),
    box([-8, -8, -1], [8, 8, 30]),
  ).rotate(position === 'open' ? 0 : 90, [0, 0, 0], Z);
}
