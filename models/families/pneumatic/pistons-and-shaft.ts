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
  revolve,
  tube,
  X,
} from '#models/lib/solids.ts';
import { spring } from '#models/lib/springs.ts';
import { actuatorProportions } from './actuator-body.ts';
import { capDepth, type Action } from './end-caps.ts';

const { half, axisZ, bore, top } = actuatorProportions;
const TEETH = 14,
  PITCH = 9.6;
const PITCH_RADIUS = (TEETH * PITCH) / (2 * Math.PI);
/** x of a piston's inner face at mid-stroke. */
const PISTON_X = 52,
  PISTON_DEPTH = 20,
  RACK_HALF_HEIGHT = 13;

/** What the cutaway shows: shaft with pinion, both pistons with racks and seals, springs. */
export function pistonsAndShaft(action: Action): Part[] {
  const right = piston();
  const left = halfTurn(right);
  const seals = [-1, 1].map((s) =>
    tube(bore - 0.2, bore - 3, 5, [s * (PISTON_X + PISTON_DEPTH / 2) - 2.5, 0, axisZ], X),
  );
  const parts: Part[] = [
    { name: 'shaft', material: 'steel', shape: shaft() },
    { name: 'pinion', material: 'steel', shape: pinion(TEETH, PITCH, axisZ - 16, 32, 0.22) },
    { name: 'piston-right', material: 'cast-aluminium', shape: right },
    { name: 'piston-left', material: 'cast-aluminium', shape: left },
    { name: 'piston-seals', material: 'rubber', shape: compound(seals) },
  ];
  if (action === 'spring-return') {
    const to = half + capDepth(action) - 8;
    const right = spring({
      radius: 29,
      wire: 6.5,
      turns: 6,
      from: PISTON_X + PISTON_DEPTH - 3,
      to,
    }).translate([0, 0, axisZ]);
    parts.push({ name: 'springs', material: 'steel', shape: compound(right, halfTurn(right)) });
  }
  return parts;
}

/** Right piston; its rack runs behind the pinion (y > 0). */
function piston(): Shape3D {
  const disc = cylinder(bore - 0.5, PISTON_DEPTH, [PISTON_X, 0, axisZ], X);
  const groove = tube(bore + 2, bore - 3, 5, [PISTON_X + PISTON_DEPTH / 2 - 2.5, 0, axisZ], X);
  const dish = cylinder(bore - 9, 6, [PISTON_X + PISTON_DEPTH - 3, 0, axisZ], X);
  const outline = rackOutline(PISTON_X - 9 * PITCH, 9, PITCH, 13).translate(0, PITCH_RADIUS + 0.4);
  const rack = extrudeOn('XY', outline, 2 * RACK_HALF_HEIGHT, [0, 0, axisZ - RACK_HALF_HEIGHT]);
  const root = box(
    [PISTON_X - 2, PITCH_RADIUS + 3, axisZ - RACK_HALF_HEIGHT],
    [PISTON_X + 2, PITCH_RADIUS + 13.4, axisZ + RACK_HALF_HEIGHT],
  );
  return fuse(cut(disc, groove, dish), rack, root);
}

/** Output shaft from the pad to the slotted top above the indicator. */
function shaft(): Shape3D {
  const turned = revolve([
    [0, 2],
    [16, 2],
    [16, top + 7],
    [14.6, top + 7],
    [14.6, top + 30],
    [13, top + 32],
    [0, top + 32],
  ]);
  return cut(
    turned,
    box([-20, -2.2, top + 25], [20, 2.2, top + 40]),
    box([-8, -8, -1], [8, 8, 30]),
  );
}
