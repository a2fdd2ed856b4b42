import type { ButterflyParams } from '#models/families/butterfly.ts';
import { cut } from '#models/lib/booleans.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  cylinder,
  compound,
  place,
  revolve,
  tube,
  X,
} from '#models/lib/solids.ts';
import { discParts } from './disc.ts';
import { proportions, halfWidth, metalSeated } from './butterfly-proportions.ts';

const { bore } = proportions;

/** Disc with its pins and shaft, and the seat: a liner folded over both faces, or a metal ring on the face. */
export function discAndSeat(params: ButterflyParams): Part[] {
  const half = halfWidth(params.body);
  const seat = metalSeated(params)
    ? seatRing(params.body === 'double-flanged' ? half + 2 : half)
    : liner(params, half);
  return [...discParts(params), ...seat];
}

function liner(params: ButterflyParams, half: number): Part[] {
  const lip = half + 1.5;
  const profile = revolve([
    [bore, -lip],
    [bore + 13, -lip],
    [bore + 13, -half],
    [bore + 6, -half],
    [bore + 6, half],
    [bore + 13, half],
    [bore + 13, lip],
    [bore, lip],
  ]);
  // Sharp edges: the contour of a rounded one ends in the middle of the lip.
  const material = params.finish === 'stainless' ? 'ptfe' : 'rubber';
  return [{ name: 'liner', material, shape: alongX(profile) }];
}

function seatRing(face: number): Part[] {
  const ring = tube(bore + 18, bore - 0.4, 5, [face - 2, 0, 0], X);
  const screws = circularPattern(
    8,
    bore + 12,
    (y, z) => place(capScrew(4), [face + 1.2, y, z], X),
    Math.PI / 8,
  );
  return [
    {
      name: 'seat-ring',
      material: 'stainless',
      shape: cut(ring, cylinder(bore + 4, 2, [face + 2, 0, 0], X)),
    },
    { name: 'seat-screws', material: 'steel', shape: compound(screws) },
  ];
}
