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

/** Screws of the seat ring, where they bear on it in front of the body's face, how far they reach behind that, the ring's radius and its depth in the face, mm. */
export const SEAT_SCREW = 4,
  SEAT_RECESS = 1.2,
  SEAT_SCREW_DEPTH = 10,
  SEAT_OUTER = bore + 18,
  SEAT_DEPTH = 2;

/** x of the face that the seat ring is let into. */
export const seatFace = ({ body }: ButterflyParams): number =>
  halfWidth(body) + (body === 'double-flanged' ? 2 : 0);

/** Disc with its pins and shaft, and the seat: a liner folded over both faces, or a metal ring on the face. */
export function discAndSeat(params: ButterflyParams): Part[] {
  const half = halfWidth(params.body);
  const seat = metalSeated(params) ? seatRing(seatFace(params)) : liner(params, half);
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

/** Makes one item for each screw of the seat ring. */
export const atSeatScrews = <T>(make: (y: number, z: number) => T): T[] =>
  circularPattern(8, bore + 12, (y, z) => make(y, z), Math.PI / 8);

/** Screws in their places, with shanks in the body. */
const seatScrews = (face: number) =>
  atSeatScrews((y, z) =>
    place(capScrew(SEAT_SCREW, SEAT_SCREW_DEPTH + SEAT_RECESS), [face + SEAT_RECESS, y, z], X),
  );

function seatRing(face: number): Part[] {
  const ring = tube(SEAT_OUTER, bore - 0.4, 5, [face - SEAT_DEPTH, 0, 0], X);
  const screws = seatScrews(face);
  return [
    {
      name: 'seat-ring',
      material: 'stainless',
      shape: cut(ring, cylinder(bore + 4, 2, [face + 2, 0, 0], X)),
    },
    { name: 'seat-screws', material: 'steel', shape: compound(screws) },
  ];
}
