import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { cylinder, NEG_Y, revolve, roundedBox, sphere, X } from '#models/lib/solids.ts';
import { threeWayProportions } from './three-way-body.ts';

const { ball, bore, stem, pad, padThickness, seat } = threeWayProportions;

/** Ball with T or L passage, and four seats. */
export function portedBall(port: 'T' | 'L'): Part[] {
  const branch = cylinder(bore, 60, [0, 0, 0], NEG_Y);
  const run =
    port === 'T'
      ? cylinder(bore, 120, [-60, 0, 0], X)
      : fuse(cylinder(bore, 60, [0, 0, 0], X), sphere(bore));
  const seats = ballSeats({ ball, bore, ...seat }, [0, 90, 180, 270]);
  return [
    { name: 'ball', material: 'polished', shape: cut(sphere(ball), run, branch) },
    { name: 'seats', material: 'ptfe', shape: seats },
  ];
}

/** Stem with square end and packing nut, or a short one under an actuator. */
export function stemParts(end: 'square' | 'short'): Part[] {
  const top = pad + padThickness;
  const shaft = cylinder(stem, top - ball + 14, [0, 0, ball - 2]);
  if (end === 'short') return [{ name: 'stem', material: 'steel', shape: shaft }];
  const nut = revolve([
    [stem + 0.1, top - 3],
    [12, top - 3],
    [12, top + 3],
    [9, top + 6],
    [stem + 0.1, top + 6],
  ]);
  const square = roundedBox(9.8, 9.8, 20, 1.2, [0, 0, top + 11]);
  return [
    { name: 'stem', material: 'steel', shape: fuse(shaft, square) },
    { name: 'packing-nut', material: 'steel', shape: nut },
  ];
}
