import type { Shape3D } from 'replicad';
import { cut } from '#models/lib/booleans.ts';
import { countersunkScrew } from '#models/lib/fasteners.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  compound,
  cylinder,
  draw,
  NEG_X,
  place,
  revolveDrawing,
  X,
} from '#models/lib/solids.ts';
import { OFFSET, proportions, SWEEP } from './butterfly-proportions.ts';

const { bore } = proportions;

// Proportions of the illustration, mm.
/** Thread of the screws, which hold the ring on the face, and the length of their shanks. */
const SCREW = 4,
  SCREW_LENGTH = 14;
/** Radius and thickness of the ring's rim in the face, and outer radius of the part that reaches inwards. */
const RIM = bore + 18,
  RIM_DEPTH = 5,
  SLEEVE = bore + 4;
/** x of the lip on which the disc's rim lies when the valve is shut. */
const LIP = [OFFSET - 3, OFFSET + 2.5] as const;
const CLEARANCE = 0.1,
  /** Of the screws' heads: so little that both edges are one line. */
  SCREW_CLEARANCE = 0.02;

/**
 * Seat of a metal-seated valve: a ring let flush into the face, under the gasket, with a lip in the plane of the shut disc.
 * @param face x of the face
 */
export function seatRing(face: number): Part[] {
  const [inner, outer] = LIP;
  const radius = SWEEP + CLEARANCE;
  const at = (x: number): [number, number] => [Math.sqrt(radius ** 2 - x ** 2), x];
  // The arc is part of the profile: see `ballSeats`.
  const profile = draw([SLEEVE, inner])
    .lineTo(at(inner))
    .threePointsArcTo(at(outer), at((inner + outer) / 2))
    .lineTo([bore, outer])
    .lineTo([bore, face])
    .lineTo([RIM, face])
    .lineTo([RIM, face - RIM_DEPTH])
    .lineTo([SLEEVE, face - RIM_DEPTH])
    .close();
  return [
    {
      name: 'seat-ring',
      material: 'stainless',
      shape: cut(alongX(revolveDrawing(profile)), screws(face, SCREW_CLEARANCE)),
    },
    { name: 'seat-screws', material: 'steel', shape: compound(screws(face, 0)) },
  ];
}

/** What is cut from the body for the ring and its screws. */
export const seatPocket = (face: number): Shape3D[] => [
  cylinder(RIM + CLEARANCE, RIM_DEPTH + 1, [face - RIM_DEPTH - CLEARANCE, 0, 0], X),
  cylinder(SLEEVE + CLEARANCE, face - LIP[0] + 1, [LIP[0] - CLEARANCE, 0, 0], X),
  ...atScrews((y, z) => cylinder(SCREW / 2 + CLEARANCE, SCREW_LENGTH + 1, [face, y, z], NEG_X)),
];

/** @param clearance wider all round: the holes of the screws */
const screws = (face: number, clearance: number) =>
  atScrews((y, z) => place(countersunkScrew(SCREW, SCREW_LENGTH, { clearance }), [face, y, z], X));

const atScrews = (make: (y: number, z: number) => Shape3D): Shape3D[] =>
  circularPattern(8, bore + 12, (y, z) => make(y, z), Math.PI / 8);
