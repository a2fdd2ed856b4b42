import type { ButterflyParams } from '#models/families/butterfly.ts';
import type { Part } from '#models/lib/part.ts';
import { alongX, revolve } from '#models/lib/solids.ts';
import { discParts } from './disc.ts';
import { proportions, halfWidth, metalSeated, seatFace } from './butterfly-proportions.ts';
import { seatRing } from './seat-ring.ts';

const { bore } = proportions;

/** Disc with its pins and shaft, and the seat: a liner folded over both faces, or a metal ring let into the right one. */
export function discAndSeat(params: ButterflyParams): Part[] {
  const half = halfWidth(params.body);
  const seat = metalSeated(params) ? seatRing(seatFace(params.body)) : liner(half);
  return [...discParts(params), ...seat];
}

function liner(half: number): Part[] {
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
  return [{ name: 'liner', material: 'rubber', shape: alongX(profile) }];
}
